import EffectMath

/// The blurred alpha of one upright rectangle: a product of two profiles, so no pixel needs a filter.
///
/// Plain form: the coverage of a rectangle is c(x) r(y), and the kernel is a product too, so the blur is that of c times
/// that of r. Below ``Profile/continuousDeviation`` a profile is summed with the sampled kernel, the definition; above
/// it a difference of two error functions is nearer than 2e-5 to that.
package struct RectShadow: Sendable {
  /// The pixels that can be non-zero.
  let bounds: PixelRect
  private let columns: [Float]
  private let rows: [Float]

  /// The shadow of what a program draws, if that is one plain rectangle; deviations in pixels.
  init?(of program: PreparedProgram, deviation: Size, within bounds: PixelRect) {
    guard program.steps.count == 1, case .draw(let drawing, _) = program.steps[0], drawing.blendMode == .normal,
      let pixel = drawing.paint.solid, case .rect(let rect, let limit) = drawing.outline
    else { return nil }
    let visible = rect.intersection(limit.rect)
    guard !visible.isNull else { return nil }
    self.bounds = bounds
    columns = Profile(from: visible.minX, to: visible.maxX, deviation: deviation.width).values(
      at: bounds.columns, times: Double(pixel.w))
    rows = Profile(from: visible.minY, to: visible.maxY, deviation: deviation.height).values(at: bounds.rows, times: 1)
  }

  /// The columns of a row within the bounds that can be non-zero.
  func activeColumns(ofRow row: Int) -> ColumnIntervals {
    rows[row - bounds.minY] == 0 ? ColumnIntervals() : ColumnIntervals(bounds.columns)
  }

  /// Makes rows on one thread.
  struct Reader {
    private let shadow: RectShadow
    private var values: [Float]

    init(_ shadow: RectShadow) {
      self.shadow = shadow
      values = shadow.columns
    }

    /// Calls `body` with a row within the bounds: one value for each of their columns.
    mutating func withRow(_ row: Int, _ body: (Span<Float>) -> Void) {
      let factor = shadow.rows[row - shadow.bounds.minY]
      for index in values.indices { values[index] = shadow.columns[index] * factor }
      body(values.span)
    }
  }
}

/// The coverage of pixels by an interval, blurred along one axis.
private struct Profile {
  private let first: Double
  private let last: Double
  private let deviation: Double

  /// The least deviation, in pixels, for which the continuous Gaussian stands for the sampled one.
  private static let continuousDeviation = 24.0

  init(from first: Double, to last: Double, deviation: Double) {
    self.first = first
    self.last = last
    self.deviation = deviation
  }

  func values(at pixels: Range<Int>, times factor: Double) -> [Float] {
    let values = deviation >= Profile.continuousDeviation ? continuous(pixels) : sampled(pixels)
    return values.map { Float(min(max($0 * factor, 0), 1)) }
  }

  /// The average of each pixel over the Gaussian's distribution function: its width adds a twelfth to the variance.
  private func continuous(_ pixels: Range<Int>) -> [Double] {
    let scale = 1 / (2 * (deviation * deviation + 1 / 12)).squareRoot()
    return pixels.map { pixel in
      let center = Double(pixel) + 0.5
      return (Elementary.erf((center - first) * scale) - Elementary.erf((center - last) * scale)) / 2
    }
  }

  private func sampled(_ pixels: Range<Int>) -> [Double] {
    // Six deviations leave out 2e-9.
    let reach = deviation > 0 ? Int((deviation * 6).rounded(.up)) : 0
    let weights = (0...reach).map { distance in
      let ratio = distance == 0 ? 0 : Double(distance) / deviation
      return Elementary.exp(-ratio * ratio / 2)
    }
    let total = 2 * weights.reduce(0, +) - weights[0]
    return pixels.map { pixel in
      var sum = weights[0] * coverage(pixel)
      for distance in weights.indices.dropFirst() {
        sum += weights[distance] * (coverage(pixel - distance) + coverage(pixel + distance))
      }
      return sum / total
    }
  }

  /// How much of a pixel the interval covers.
  private func coverage(_ pixel: Int) -> Double {
    max(min(last, Double(pixel + 1)) - max(first, Double(pixel)), 0)
  }
}
