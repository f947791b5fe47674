import EffectMath

/// A soft button that stays pressed while something is on, and shows another glyph then.
public struct NeumorphicToggle: Style, NodeConvertible {
  /// Whether it is on.
  public var isOn: Bool
  /// What it shows while it is on.
  public var onLabel: Node
  /// What it shows while it is off.
  public var offLabel: Node
  /// The button that it is.
  public var button: NeumorphicButton

  /// Creates a toggle with a check mark and a cross, or with two labels of its own.
  public init(
    isOn: Bool, on onLabel: some NodeConvertible = Text("\u{2713}").font(.title),
    off offLabel: some NodeConvertible = Text("\u{2715}").font(.title), in shape: some Shape = Circle(),
    pressed: NeumorphicButton.PressedLook = .inset, look: NeumorphicLook = .standard, changedAt: Double? = nil,
    isHovered: Bool = false, isFocused: Bool = false
  ) {
    self.isOn = isOn
    self.onLabel = onLabel.node
    self.offLabel = offLabel.node
    button = NeumorphicButton(
      isPressed: isOn, in: shape, pressed: pressed, look: look, isHovered: isHovered, isFocused: isFocused,
      changedAt: changedAt)
  }

  /// The toggle as a node.
  public var node: Node { Node().style(self) }

  /// The toggle in place of the content.
  public func body(content: Node, environment: Environment) -> Node {
    let theme = button.look.theme(in: environment)
    let ink =
      isOn
      ? theme.accent.nearest(
        withContrast: ContrastRatio.text, against: theme.pressed.lit.mix(with: theme.pressed.unlit, by: 0.5))
      : theme.label
    let label = (isOn ? onLabel : offLabel).frame(width: 40, height: 40)
    return label.foregroundStyle(ink.opacity(ControlMotion.opacity(in: environment))).style(button)
  }

  /// The pairs of the button.
  public func contrastPairs(in environment: Environment) -> [ContrastPair] { [] }
}
