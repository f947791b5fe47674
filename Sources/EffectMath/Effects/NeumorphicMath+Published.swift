extension NeumorphicMath {
  /// One blurred, moved stroke of the sunken look, and which end of the mask is opaque.
  public struct InsetStroke: Hashable, Sendable {
    /// The width of the centred stroke, in points.
    public let lineWidth: Double
    /// The deviation of its blur, in points.
    public let blur: Double
    /// How far it is moved, in points.
    public let offset: SIMD2<Double>

    /// Creates a stroke.
    public init(lineWidth: Double, blur: Double, offset: SIMD2<Double>) {
      self.lineWidth = lineWidth
      self.blur = blur
      self.offset = offset
    }
  }

  /// The raised look: dark (10, 10), bright (-5, -5), radius 10.
  public static let raised = Shadows(radius: 10, shadeOffset: SIMD2(10, 10), lightOffset: SIMD2(-5, -5))
  /// The flipped look of something pressed: dark (-5, -5), bright (10, 10), radius 10.
  public static let flipped = Shadows(radius: 10, shadeOffset: SIMD2(-5, -5), lightOffset: SIMD2(10, 10))
  /// The raised look on dark ground: bright (-10, -10), dark (10, 10), radius 10.
  public static let darkRaised = Shadows(radius: 10, shadeOffset: SIMD2(10, 10), lightOffset: SIMD2(-10, -10))
  /// The pressed look on dark ground: bright (5, 5), dark (-5, -5), radius 10.
  public static let darkPressed = Shadows(radius: 10, shadeOffset: SIMD2(-5, -5), lightOffset: SIMD2(5, 5))

  /// The gray stroke of the sunken look, masked opaque at the lit corner.
  public static let insetShade = InsetStroke(lineWidth: 4, blur: 4, offset: SIMD2(2, 2))
  /// The white stroke of the sunken look, masked opaque at the unlit corner.
  public static let insetLight = InsetStroke(lineWidth: 8, blur: 4, offset: SIMD2(-2, -2))
  /// The width of the gradient stroke around dark and colourful surfaces, in points.
  public static let borderWidth = 4.0

  /// The strokes of the sunken look for a depth and a light; light from the top left and depth 10 give those published.
  ///
  /// Widths, blurs and offsets grow with the absolute depth, clamped to 20 points.
  public static func insetStrokes(
    depth: Double = defaultDepth, lightFrom light: SIMD2<Double> = defaultLight
  ) -> (shade: InsetStroke, light: InsetStroke) {
    let size = depth.isNaN ? 0 : Swift.min(Swift.abs(depth), depthRange.upperBound) / defaultDepth
    let offset = awayFromLight(light) * (2 * size)
    return (
      InsetStroke(lineWidth: 4 * size, blur: 4 * size, offset: offset),
      InsetStroke(lineWidth: 8 * size, blur: 4 * size, offset: SIMD2(-offset.x, -offset.y))
    )
  }
}
