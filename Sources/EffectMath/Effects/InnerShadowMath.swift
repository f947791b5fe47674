/// The geometry and the arithmetic of inner shadows, of both kinds.
///
/// The *formula* kind multiplies a shape by what its blurred and moved copy leaves free; the *masked stroke* kind blurs
/// a stroke along the outline and masks it with the shape, filled with a gradient that keeps the shaded side.
public enum InnerShadowMath {
  /// The opacity of the formula kind where none is asked for.
  public static let defaultOpacity = 0.55

  /// The opacity of the formula kind at a pixel: a (1 - b) o.
  ///
  /// Here a is the shape's coverage, b the coverage of the shape blurred and moved by the offset, both at this pixel,
  /// and o the opacity of the shadow's colour; all 0...1.
  @inlinable
  public static func alpha(coverage: Float, blurredCoverage: Float, opacity: Float) -> Float {
    coverage * (1 - blurredCoverage) * opacity
  }

  /// The opacity of the formula kind within a half plane, some points inside its straight edge.
  ///
  /// The shadow is moved inward from the edge by an inset in points, blurred with the given deviation in points, and
  /// opaque. An inset that is negative or NaN moves it outward or not at all; without a deviation it is a hard edge.
  public static func alpha(insideEdge distance: Double, inset: Double, deviation: Double) -> Double {
    guard distance >= 0 else { return 0 }
    let place = distance - (inset.isNaN ? 0 : inset)
    guard deviation > 0 else { return place < 0 ? 1 : 0 }
    return 0.5 * (1 - Elementary.erf(place / (deviation * 2.0.squareRoot())))
  }

  /// How far outside the shape its blurred and moved copy takes its values from, in points.
  ///
  /// A shape that is cut to less than this around the part to be drawn loses some of its inner shadow. Three deviations
  /// of the blur and the longer side of the offset; what isn't finite counts as 0.
  public static func reach(deviation: Double, offset: SIMD2<Double>) -> Double {
    let blur = deviation > 0 && deviation.isFinite ? 3 * deviation : 0
    let horizontal = offset.x.isFinite ? Swift.abs(offset.x) : 0
    let vertical = offset.y.isFinite ? Swift.abs(offset.y) : 0
    return blur + Swift.max(horizontal, vertical)
  }

  /// The line of the gradient that masks a stroke: opaque where it starts, clear where it ends, in unit space.
  ///
  /// An inner shadow moved by an offset is seen on the side that it comes from. The line runs through the centre along
  /// the offset, from edge to edge: an offset of (2, 2) gives the diagonal from the top left to the bottom right. The
  /// offset (0, 0) and one that isn't finite count as (1, 1).
  public static func maskLine(offset: SIMD2<Double>) -> (start: UnitPoint, end: UnitPoint) {
    let largest = Swift.max(Swift.abs(offset.x), Swift.abs(offset.y))
    guard largest > 0, offset.x.isFinite, offset.y.isFinite else { return (.topLeading, .bottomTrailing) }
    let half = SIMD2(offset.x / largest, offset.y / largest) * 0.5
    return (UnitPoint(x: 0.5 - half.x, y: 0.5 - half.y), UnitPoint(x: 0.5 + half.x, y: 0.5 + half.y))
  }
}
