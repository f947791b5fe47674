import EffectMath

/// A soft pill with a minus sign, a value and a plus sign.
///
/// When state must not show by shadow alone, a pressed end has a ring.
public struct NeumorphicStepper: Style, NodeConvertible, Hashable {
  /// One of its two ends.
  public enum End: String, Hashable, Sendable, CaseIterable {
    /// The end that makes the value smaller.
    case minus
    /// The end that makes the value larger.
    case plus
  }

  /// What is written between the ends.
  public var value: String
  /// The end that is pressed; nil for none.
  public var pressed: End?
  /// Colours, depth and light.
  public var look: NeumorphicLook
  /// The end that a pointer is over; nil for none.
  public var hovered: End?
  /// Whether the keyboard acts on it: it has a ring in the accent colour.
  public var isFocused: Bool

  /// Creates a stepper.
  public init(
    value: String, pressed: End? = nil, look: NeumorphicLook = NeumorphicLook(depth: 6), hovered: End? = nil,
    isFocused: Bool = false
  ) {
    self.value = value
    self.pressed = pressed
    self.look = look
    self.hovered = hovered
    self.isFocused = isFocused
  }

  /// The stepper as a node.
  public var node: Node { Node().style(self) }

  /// The stepper in place of the content.
  public func body(content: Node, environment: Environment) -> Node {
    let capsule = AnyShape(Capsule())
    let look = ControlMotion.look(look, isHovered: false, in: environment)
    let pill = NeumorphicSurface(capsule, look: look, environment: environment)
    let background = ControlMotion.focused(pill.raised(), isFocused, in: capsule, pill.theme, environment)
    let ink = pill.theme.label.opacity(ControlMotion.opacity(in: environment))
    return HStack(spacing: 4) {
      end(.minus, "-", environment)
      Text(value).font(.headline).foregroundStyle(ink).frame(minWidth: 44)
      end(.plus, "+", environment)
    }
    .padding(4)
    .contentShape(Capsule())
    .background(background.allowsHitTesting(false))
  }

  private func end(_ end: End, _ sign: String, _ environment: Environment) -> Node {
    let side = NeumorphicMath.minimumTouchTarget
    let well = NeumorphicSurface(AnyShape(Circle()), look: look.depth(5), environment: environment)
    let ink = well.theme.label.opacity(ControlMotion.opacity(in: environment))
    let glyph = Text(sign).font(.title2).foregroundStyle(ink).frame(width: side, height: side)
    if pressed == end {
      let hollow = well.sunken(depth: 5, fill: well.theme.pressed)
      guard environment.accessibilityDifferentiateWithoutColor else { return glyph.background(hollow) }
      let line = Circle().strokeBorder(look.borderColors(in: environment).inner, lineWidth: 3)
      return glyph.background(hollow.overlay(line))
    }
    guard hovered == end, environment.isEnabled else { return glyph }
    return glyph.background(Circle().fill(well.theme.label.opacity(0.08)).padding(2))
  }

  /// The label and the edge of the pill.
  public func contrastPairs(in environment: Environment) -> [ContrastPair] { look.contrastPairs(in: environment) }
}
