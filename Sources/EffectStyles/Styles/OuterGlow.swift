public import EffectMath

/// Light around a node: its alpha in one colour, blurred by several radii on each other.
public struct OuterGlow: Style, Hashable {
  /// The colour.
  public var color: Color
  /// The deviations of the blurs, in points, from the core to the rim; at most 64 are drawn.
  public var radii: [Double]
  /// The opacity of each blur, 0...1.
  public var intensity: Double

  /// The four radii of the standard glow, in points.
  public static let standardRadii: [Double] = [2, 6, 14, 28]
  /// A blue glow of four radii.
  public static let standard = OuterGlow()
  /// A faint glow close to the outline.
  public static let subtle = OuterGlow(radii: [1, 3, 6, 10], intensity: 0.45)
  /// A strong, wide glow.
  public static let strong = OuterGlow(radii: [3, 9, 22, 44], intensity: 1)

  /// Creates a glow; radii that aren't positive are left out.
  public init(
    color: Color = Color(red: 0.04, green: 0.52, blue: 1), radii: [Double] = standardRadii, intensity: Double = 0.7
  ) {
    self.color = color
    self.radii = radii.filter { $0 > 0 }
    self.intensity = intensity > 0 ? min(intensity, 1) : 0
  }

  /// The content over its glow.
  public func body(content: Node, environment: Environment) -> Node {
    guard !radii.isEmpty, intensity > 0 else { return content }
    let ink = color.opacity(Float(intensity))
    let filter = radii.prefix(64).reduce(Filter.source) { top, radius in
      .composite(top, .sourceOver, over: .shadow(color: ink, standardDeviation: radius))
    }
    return content.filter(filter)
  }
}

extension NodeConvertible {
  /// The node over light of a colour around it.
  public func outerGlow(
    color: Color = Color(red: 0.04, green: 0.52, blue: 1), radii: [Double] = OuterGlow.standardRadii,
    intensity: Double = 0.7
  ) -> Node {
    style(OuterGlow(color: color, radii: radii, intensity: intensity))
  }
}
