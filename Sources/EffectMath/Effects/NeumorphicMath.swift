/// The numbers of soft surfaces that are lit from one side: shadow offsets, published looks, and shades.
///
/// A raised surface throws a dark shadow away from the light and gathers light on the near side; a sunken one the other
/// way round. Points, y down; colours are straight, sRGB-encoded.
public enum NeumorphicMath {
  /// The light comes from the top left, at 45 degrees.
  public static let defaultLight = SIMD2(-1.0, -1.0)
  /// The depth of a raised surface where none is asked for, in points.
  public static let defaultDepth = 10.0
  /// The depths that make sense, in points; the sign says raised or sunken.
  public static let depthRange = -20.0...20.0
  /// The opacity of the black shadow.
  public static let shadeOpacity = 0.2
  /// The opacity of the white shadow.
  public static let lightOpacity = 0.7
  /// The smallest side of what can be touched, in points.
  public static let minimumTouchTarget = 44.0

  /// The radius and the offsets of the two shadows of a surface.
  public struct Shadows: Hashable, Sendable {
    /// The deviation of both blurs, in points.
    public let radius: Double
    /// Where the dark shadow falls, in points.
    public let shadeOffset: SIMD2<Double>
    /// Where the bright shadow falls, in points.
    public let lightOffset: SIMD2<Double>

    /// Creates shadows.
    public init(radius: Double, shadeOffset: SIMD2<Double>, lightOffset: SIMD2<Double>) {
      self.radius = radius
      self.shadeOffset = shadeOffset
      self.lightOffset = lightOffset
    }
  }

  /// The two shadows of a surface of some depth under a light that comes from a direction.
  ///
  /// The shadow on the far side lies at √2 times the depth, the one on the near side at half of that, so that light
  /// from the top left and a depth of 10 give the published (10, 10) and (-5, -5); a depth of -10 gives its flipped
  /// form, dark at (-5, -5) and bright at (10, 10). The radius is the absolute depth. Depths are clamped to -20...20,
  /// NaN counts as 0; a light from nowhere, or from a direction that isn't finite, comes from the top left.
  public static func shadows(depth: Double = defaultDepth, lightFrom light: SIMD2<Double> = defaultLight) -> Shadows {
    let depth = depth.isNaN ? 0 : Swift.min(Swift.max(depth, depthRange.lowerBound), depthRange.upperBound)
    let size = Swift.abs(depth)
    let away = awayFromLight(light)
    let far = away * size
    let near = away * (-0.5 * size)
    return Shadows(
      radius: size, shadeOffset: depth < 0 ? near : far, lightOffset: depth < 0 ? far : near)
  }

  /// The same, with the light's direction as an angle: 0 from the right, growing clockwise on screen.
  public static func shadows(depth: Double = defaultDepth, lightAngle: Angle) -> Shadows {
    let (sin, cos) = Elementary.sincos(lightAngle.radians)
    return shadows(depth: depth, lightFrom: SIMD2(cos, sin))
  }

  /// The line of a surface's gradient from its lit to its unlit side, in unit space.
  ///
  /// It runs through the centre from edge to edge: from the top left to the bottom right for the default light.
  public static func surfaceLine(
    lightFrom light: SIMD2<Double> = defaultLight
  ) -> (start: UnitPoint, end: UnitPoint) {
    InnerShadowMath.maskLine(offset: awayFromLight(light))
  }

  /// The direction away from the light, of length √2: exactly (1, 1) for a light from the top left.
  static func awayFromLight(_ light: SIMD2<Double>) -> SIMD2<Double> {
    let largest = Swift.max(Swift.abs(light.x), Swift.abs(light.y))
    guard largest > 0, light.x.isFinite, light.y.isFinite else { return SIMD2(1, 1) }
    let scaled = SIMD2(light.x / largest, light.y / largest)
    let length = (scaled.x * scaled.x + scaled.y * scaled.y).squareRoot()
    return scaled * (-(2.0.squareRoot()) / length)
  }
}
