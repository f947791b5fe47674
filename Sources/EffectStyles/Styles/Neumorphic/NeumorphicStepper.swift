import EffectMath

/// A soft pill with a minus sign, a value and a plus sign.
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

  /// Creates a stepper.
  public init(value: String, pressed: End? = nil, look: NeumorphicLook = NeumorphicLook(depth: 6)) {
    self.value = value
    self.pressed = pressed
    self.look = look
  }

  /// The stepper as a node.
  public var node: Node { Node().style(self) }

  /// The stepper in place of the content.
  public func body(content: Node, environment: Environment) -> Node {
    let pill = NeumorphicSurface(AnyShape(Capsule()), look: look, environment: environment)
    let ink = pill.theme.label.opacity(environment.isEnabled ? 1 : 0.4)
    return HStack(spacing: 4) {
      end(.minus, "-", environment)
      Text(value).font(.headline).foregroundStyle(ink).frame(minWidth: 44)
      end(.plus, "+", environment)
    }
    .padding(4)
    .contentShape(Capsule())
    .background(pill.raised().allowsHitTesting(false))
  }

  private func end(_ end: End, _ sign: String, _ environment: Environment) -> Node {
    let side = NeumorphicMath.minimumTouchTarget
    let well = NeumorphicSurface(AnyShape(Circle()), look: look.depth(5), environment: environment)
    let ink = well.theme.label.opacity(environment.isEnabled ? 1 : 0.4)
    let glyph = Text(sign).font(.title2).foregroundStyle(ink).frame(width: side, height: side)
    return pressed == end ? glyph.background(well.sunken(depth: 5, fill: well.theme.pressed)) : glyph
  }

  /// The label and the edge of the pill.
  public func contrastPairs(in environment: Environment) -> [ContrastPair] { look.contrastPairs(in: environment) }
}
