public import EffectMath

/// A well that holds text: a sunken surface behind a node.
public struct NeumorphicField: Style {
  /// The outline.
  public var shape: AnyShape
  /// Colours, depth and light.
  public var look: NeumorphicLook
  /// The space around the text, in points.
  public var padding: EdgeInsets
  /// Whether the keyboard writes into it.
  public var isFocused: Bool
  /// Whether a pointer is over it: it gets a little deeper.
  public var isHovered: Bool

  /// A well as for a name.
  public static let standard = NeumorphicField()

  /// Creates a well.
  public init(
    in shape: some Shape = Capsule(), look: NeumorphicLook = NeumorphicLook(depth: 8),
    padding: EdgeInsets = EdgeInsets(top: 13, leading: 20, bottom: 13, trailing: 20), isFocused: Bool = false,
    isHovered: Bool = false
  ) {
    self.shape = AnyShape(shape)
    self.look = look
    self.padding = padding
    self.isFocused = isFocused
    self.isHovered = isHovered
  }

  /// The content in the well.
  public func body(content: Node, environment: Environment) -> Node {
    let look = ControlMotion.look(look, isHovered: isHovered, in: environment)
    let surface = NeumorphicSurface(shape, look: look, environment: environment)
    let well = ControlMotion.focused(
      surface.sunken(depth: abs(look.depth), fill: surface.theme.pressed), isFocused, in: shape, surface.theme,
      environment)
    let label = AccessibleBorder.color(
      against: [surface.theme.pressed.lit, surface.theme.pressed.unlit], ratio: ContrastRatio.text
    ).opacity(ControlMotion.opacity(in: environment))
    return content.environment { $0.foregroundStyle = $0.foregroundStyle ?? .color(label) }
      .padding(padding)
      .contentShape(shape)
      .background(well.allowsHitTesting(false))
      .minimumHitSize()
  }

  /// The text and the edge of the well.
  public func contrastPairs(in environment: Environment) -> [ContrastPair] { look.contrastPairs(in: environment) }
}

extension NodeConvertible {
  /// The node in a sunken well, as text that can be edited.
  public func neumorphicField(in shape: some Shape = Capsule(), isFocused: Bool = false) -> Node {
    style(NeumorphicField(in: shape, isFocused: isFocused))
  }
}
