import EffectMath

/// A soft slider: a raised knob on a sunken groove that is filled up to it.
public struct NeumorphicSlider: Style, NodeConvertible, Hashable {
  /// The height of the groove, in points.
  public static let grooveHeight = 12.0
  /// The side of the knob, in points.
  public static let knobSide = 30.0

  /// Where the knob stands, 0...1; clamped, NaN counts as 0.
  public var value: Double
  /// Colours, depth and light.
  public var look: NeumorphicLook
  /// Whether a pointer is over it: it comes up a little.
  public var isHovered: Bool
  /// Whether the keyboard acts on it: it has a ring in the accent colour.
  public var isFocused: Bool

  /// Creates a slider.
  public init(
    value: Double, look: NeumorphicLook = NeumorphicLook(depth: 5), isHovered: Bool = false, isFocused: Bool = false
  ) {
    self.value = value > 0 ? min(value, 1) : 0
    self.look = look
    self.isHovered = isHovered
    self.isFocused = isFocused
  }

  /// The slider as a node; as wide as it may be.
  public var node: Node { Node().style(self) }

  /// The slider in place of the content.
  public func body(content: Node, environment: Environment) -> Node {
    let look = ControlMotion.look(look, isHovered: isHovered, in: environment)
    let groove = NeumorphicSurface(AnyShape(Capsule()), look: look, environment: environment)
    let knob = NeumorphicSurface(
      AnyShape(Circle()), look: look.depth(max(look.depth, 4)), environment: environment)
    let (value, theme, side, isFocused) = (value, groove.theme, Self.knobSide, isFocused)
    let accent = theme.accent.nearest(withContrast: ContrastRatio.controls, against: theme.ground)
    return Node.sized { size in
      let travel = max(size.width - side, 0)
      ZStack(alignment: .leading) {
        groove.sunken(depth: 4, fill: theme.pressed).frame(height: Self.grooveHeight)
        Capsule().fill(accent).frame(width: travel * value + side / 2, height: Self.grooveHeight - 4)
          .padding(.leading, 2)
        ControlMotion.focused(knob.knob(), isFocused, in: knob.shape, theme, environment)
          .frame(width: side, height: side)
          .overlay(Circle().fill(accent).frame(width: 8, height: 8))
          .padding(.leading, travel * value)
      }.frame(width: size.width, height: size.height, alignment: .leading)
    }
    .frame(minWidth: side, idealWidth: 220, maxWidth: .infinity).frame(height: side)
    .opacity(Double(ControlMotion.opacity(in: environment)))
    .minimumHitSize()
  }

  /// The filled part against the ground.
  public func contrastPairs(in environment: Environment) -> [ContrastPair] {
    let theme = look.theme(in: environment)
    let accent = theme.accent.nearest(withContrast: ContrastRatio.controls, against: theme.ground)
    return [
      ContrastPair("filled part against the ground", foreground: accent, background: theme.ground, role: .control)
    ]
  }
}
