/// One patch of a mesh: bicubic in positions and colours, given by values and slopes at its four corners.
///
/// Slopes are taken by the local parameters, 0...1 across the patch.
struct MeshPatch {
  /// The positions of the corners, their slopes along the row and down the column, and the mixed slopes.
  var positions, positionsAlong, positionsDown, positionTwists: Corners<SIMD2<Double>>
  /// The straight colours of the corners, in the space they are mixed in, and their slopes.
  var colors, colorsAlong, colorsDown: Corners<SIMD4<Float>>
  /// Whether colours follow their slopes; they are mixed bilinearly otherwise.
  var smoothsColors: Bool

  /// Four values, one a corner.
  struct Corners<Value> {
    var topLeading, topTrailing, bottomLeading, bottomTrailing: Value
  }

  func position(_ s: Double, _ t: Double) -> SIMD2<Double> {
    let (a, b) = (Hermite(s), Hermite(t))
    let top = a.curve(
      positions.topLeading, positions.topTrailing, positionsAlong.topLeading,
      positionsAlong.topTrailing)
    let bottom = a.curve(
      positions.bottomLeading, positions.bottomTrailing, positionsAlong.bottomLeading,
      positionsAlong.bottomTrailing)
    let topSlope = a.curve(
      positionsDown.topLeading, positionsDown.topTrailing, positionTwists.topLeading,
      positionTwists.topTrailing)
    let bottomSlope = a.curve(
      positionsDown.bottomLeading, positionsDown.bottomTrailing, positionTwists.bottomLeading,
      positionTwists.bottomTrailing)
    return b.curve(top, bottom, topSlope, bottomSlope)
  }

  func color(_ s: Double, _ t: Double) -> SIMD4<Float> {
    guard smoothsColors else {
      let top = colors.topLeading + (colors.topTrailing - colors.topLeading) * Float(s)
      let bottom = colors.bottomLeading + (colors.bottomTrailing - colors.bottomLeading) * Float(s)
      return top + (bottom - top) * Float(t)
    }
    let (a, b) = (Hermite(s), Hermite(t))
    let top = a.curve(colors.topLeading, colors.topTrailing, colorsAlong.topLeading, colorsAlong.topTrailing)
    let bottom = a.curve(
      colors.bottomLeading, colors.bottomTrailing, colorsAlong.bottomLeading, colorsAlong.bottomTrailing)
    let topSlope = a.mix(colorsDown.topLeading, colorsDown.topTrailing)
    let bottomSlope = a.mix(colorsDown.bottomLeading, colorsDown.bottomTrailing)
    let color = b.curve(top, bottom, topSlope, bottomSlope)
    // Limited slopes keep the edges within their corners; the middle may still leave them a little.
    let least = Lanes.min(
      Lanes.min(colors.topLeading, colors.topTrailing), Lanes.min(colors.bottomLeading, colors.bottomTrailing))
    let greatest = Lanes.max(
      Lanes.max(colors.topLeading, colors.topTrailing), Lanes.max(colors.bottomLeading, colors.bottomTrailing))
    return Lanes.max(least, Lanes.min(greatest, color))
  }

  /// The cubic Hermite weights at a parameter.
  private struct Hermite {
    var start, end, startSlope, endSlope: Double

    init(_ s: Double) {
      end = s * s * (3 - 2 * s)
      start = 1 - end
      startSlope = s * (1 - s) * (1 - s)
      endSlope = s * s * (s - 1)
    }

    func curve(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ da: SIMD2<Double>, _ db: SIMD2<Double>) -> SIMD2<Double> {
      a * start + b * end + (da * startSlope + db * endSlope)
    }

    func curve(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ da: SIMD4<Float>, _ db: SIMD4<Float>) -> SIMD4<Float> {
      a * Float(start) + b * Float(end) + (da * Float(startSlope) + db * Float(endSlope))
    }

    func mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { a * Float(start) + b * Float(end) }
  }
}
