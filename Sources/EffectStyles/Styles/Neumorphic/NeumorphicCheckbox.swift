import EffectMath

/// A small soft box: raised while it is empty, sunken and with a check mark while it is on.
public struct NeumorphicCheckbox: Style, NodeConvertible, Hashable {
  /// The side of the box, in points.
  public static let side = 30.0
  /// How long a change takes, in seconds.
  public static let changeDuration = 0.18

  /// Whether it is on.
  public var isOn: Bool
  /// Colours, depth and light.
  public var look: NeumorphicLook
  /// When it changed last, in seconds; nil if that was long ago.
  public var changedAt: Double?
  /// Whether a pointer is over it: it comes up a little.
  public var isHovered: Bool
  /// Whether the keyboard acts on it: it has a ring in the accent colour.
  public var isFocused: Bool

  /// Creates a checkbox.
  public init(
    isOn: Bool, look: NeumorphicLook = NeumorphicLook(depth: 5), changedAt: Double? = nil, isHovered: Bool = false,
    isFocused: Bool = false
  ) {
    self.isOn = isOn
    self.look = look
    self.changedAt = changedAt
    self.isHovered = isHovered
    self.isFocused = isFocused
  }

  /// The checkbox as a node.
  public var node: Node { Node().style(self) }

  /// The checkbox in place of the content.
  public func body(content: Node, environment: Environment) -> Node {
    let amount = ControlMotion.progress(
      isOn, changedAt: changedAt, duration: Self.changeDuration, in: environment)
    let shape = AnyShape(RoundedRectangle(cornerRadius: 9))
    let look = ControlMotion.look(look, isHovered: isHovered, in: environment)
    let surface = NeumorphicSurface(shape, look: look, environment: environment)
    let theme = surface.theme
    let ink = theme.accent.nearest(
      withContrast: ContrastRatio.text, against: theme.pressed.lit.mix(with: theme.pressed.unlit, by: 0.5))
    let mark = CheckMark().trim(to: amount)
      .stroke(.color(ink), style: StrokeStyle(lineWidth: 3.5, lineCap: .round, lineJoin: .round))
      .padding(8).opacity(amount > 0 ? 1 : 0)
    return ControlMotion.focused(surface.pressable(amount: amount, .inset), isFocused, in: shape, theme, environment)
      .overlay(mark)
      .frame(width: Self.side, height: Self.side)
      .opacity(Double(ControlMotion.opacity(in: environment)))
      .contentShape(shape)
      .minimumHitSize()
  }

  /// The time itself while the mark is drawn, else nil.
  public func nextChange(after time: Double, environment: Environment) -> Double? {
    ControlMotion.nextChange(after: time, changedAt: changedAt, duration: Self.changeDuration, in: environment)
  }

  /// The check mark and the edge of the box.
  public func contrastPairs(in environment: Environment) -> [ContrastPair] {
    let theme = look.theme(in: environment)
    let ground = theme.pressed.lit.mix(with: theme.pressed.unlit, by: 0.5)
    let ink = theme.accent.nearest(withContrast: ContrastRatio.text, against: ground)
    return [ContrastPair("check mark on the box", foreground: ink, background: ground, role: .control)]
      + look.contrastPairs(in: environment).suffix(1)
  }
}

/// An open line in the form of a check mark.
private struct CheckMark: Shape {
  func path(in rect: Rect) -> Path {
    var path = Path()
    path.move(to: UnitPoint(x: 0, y: 0.55).point(in: rect))
    path.addLine(to: UnitPoint(x: 0.36, y: 0.92).point(in: rect))
    path.addLine(to: UnitPoint(x: 1, y: 0.12).point(in: rect))
    return path
  }
}
