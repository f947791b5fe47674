public import EffectMath

/// A node as a glowing tube: a nearly white core in a halo of one colour.
///
/// Works on any node; best on thin text and lines over dark ground. With increased contrast the core is plain white.
public struct NeonText: Style, Hashable {
  /// The colour of the light.
  public var color: Color
  /// How far the light reaches, in points: the deviation of the widest of four blurs.
  public var reach: Double
  /// How bright the tube is, 0 off to 1 on.
  public var brightness: Double

  /// A pink sign.
  public static let pink = NeonText(color: Color(red: 1, green: 0.16, blue: 0.56))
  /// A blue sign.
  public static let blue = NeonText(color: Color(red: 0.1, green: 0.6, blue: 1))
  /// A green sign.
  public static let green = NeonText(color: Color(red: 0.2, green: 1, blue: 0.45))

  /// Creates a sign.
  public init(color: Color, reach: Double = 28, brightness: Double = 1) {
    self.color = color
    self.reach = reach > 0 ? reach : 0
    self.brightness = brightness > 0 ? min(brightness, 1) : 0
  }

  /// The content as a tube.
  public func body(content: Node, environment: Environment) -> Node {
    let glass = color.mix(with: Color(white: 0.25), by: 0.6)
    let core =
      environment.colorSchemeContrast == .increased
      ? Color(white: 1) : color.mix(with: Color(white: 1), by: 0.78)
    let lit = glass.mix(with: core, by: brightness)
    let tube = content.filter(.tint(lit))
    guard brightness > 0, reach > 0 else { return tube }
    return tube.style(
      OuterGlow(
        color: color, radii: [reach / 14, reach / 5, reach / 2.2, reach], intensity: 0.85 * brightness))
  }

  /// The core against a dark wall.
  public func contrastPairs(in environment: Environment) -> [ContrastPair] {
    [
      ContrastPair(
        "tube against dark wall", foreground: color.mix(with: Color(white: 1), by: 0.78 * brightness),
        background: Color(white: 0.05), role: .largeText)
    ]
  }
}

extension NodeConvertible {
  /// The node as a glowing tube of a colour.
  public func neon(_ color: Color, reach: Double = 28, brightness: Double = 1) -> Node {
    style(NeonText(color: color, reach: reach, brightness: brightness))
  }
}
