/// Interpolation along a row from low-rate pixels, a cell of `factor` pixels for each of them.
struct HorizontalInterpolation: Sendable {
  /// The pixels of a cell.
  let factor: Int
  /// For the cell's first pixel: the weight of its own low-rate pixel, and of both neighbours.
  private let first: (centre: SIMD4<Float>, sides: SIMD4<Float>)
  /// For pixel k of a cell and its mirror image factor - k: weights of the sums and differences of low-rate pixels.
  private let pairs: [PixelBlock]
  /// The limits of the results, lane by lane.
  private let lower: SIMD4<Float>
  private let upper: SIMD4<Float>

  /// Prepares the weights; `weight(phase, offset)` is the weight of the low-rate pixel `offset` cells further.
  init(factor: Int, lower: SIMD4<Float>, upper: SIMD4<Float>, weight: (_ phase: Int, _ offset: Int) -> Double) {
    func lanes(_ value: Double) -> SIMD4<Float> { SIMD4(repeating: Float(value)) }
    self.factor = factor
    self.lower = lower
    self.upper = upper
    first = (lanes(weight(0, 0)), lanes(weight(0, 1)))
    pairs = (1..<(factor / 2 + 1)).map { phase in
      let (w0, w1, w2, w3) = (weight(phase, -1), weight(phase, 0), weight(phase, 1), weight(phase, 2))
      return PixelBlock(
        a: lanes((w1 + w2) / 2), b: lanes((w0 + w3) / 2), c: lanes((w1 - w2) / 2), d: lanes((w0 - w3) / 2))
    }
  }

  /// Fills whole cells: cell i, from pixel `i * factor` of `row` on, lies between low-rate pixels i + 1 and i + 2.
  ///
  /// So cell 0 needs the low-rate pixels 0 to 3. A mirror-symmetric filter gives pixel k and pixel factor - k of a cell
  /// from the same four products, once added and once subtracted: four products for two pixels instead of eight.
  func fill(_ row: inout MutableSpan<SIMD4<Float>>, cells: Range<Int>, from low: Span<SIMD4<Float>>) {
    guard !cells.isEmpty else { return }
    precondition(cells.lowerBound >= 0 && cells.upperBound &+ 3 <= low.count, "four low-rate pixels a cell")
    precondition(cells.upperBound &* factor <= row.count, "the row must hold all cells")
    if factor == 2 {
      fillPairs(&row, cells: cells, from: low)
    } else {
      fillCells(&row, cells: cells, from: low)
    }
  }

  private func fillCells(_ row: inout MutableSpan<SIMD4<Float>>, cells: Range<Int>, from low: Span<SIMD4<Float>>) {
    let pairs = pairs.span
    let factor = factor
    let (centre, sides, lower, upper) = (first.centre, first.sides, lower, upper)
    for cell in cells {
      let window = low.extracting(cell..<(cell &+ 4))
      let (x0, x1, x2, x3) = (window[0], window[1], window[2], window[3])
      let (innerSum, outerSum) = (x1 + x2, x0 + x3)
      let (innerDifference, outerDifference) = (x1 - x2, x0 - x3)
      let start = cell &* factor
      row[start] = (centre * x1 + sides * (x0 + x2)).limited(lower, upper)
      var left = start &+ 1
      var right = start &+ factor &- 1
      for index in pairs.indices {
        let weights = pairs[index]
        let even = weights.a * innerSum + weights.b * outerSum
        let odd = weights.c * innerDifference + weights.d * outerDifference
        row[left] = (even + odd).limited(lower, upper)
        row[right] = (even - odd).limited(lower, upper)
        left &+= 1
        right &-= 1
      }
    }
  }

  /// Cells of two pixels: the second pixel is its own mirror image.
  private func fillPairs(_ row: inout MutableSpan<SIMD4<Float>>, cells: Range<Int>, from low: Span<SIMD4<Float>>) {
    let (centre, sides, lower, upper) = (first.centre, first.sides, lower, upper)
    let (inner, outer) = (pairs[0].a, pairs[0].b)
    let hasOuter = outer != .zero
    var cell = cells.lowerBound
    while cell < cells.upperBound {
      let window = low.extracting(cell..<(cell &+ 4))
      let (x0, x1, x2, x3) = (window[0], window[1], window[2], window[3])
      let start = cell &* 2
      row[start] = (centre * x1 + sides * (x0 + x2)).limited(lower, upper)
      let middle = inner * (x1 + x2)
      row[start &+ 1] = (hasOuter ? middle + outer * (x0 + x3) : middle).limited(lower, upper)
      cell &+= 1
    }
  }
}

extension SIMD4<Float> {
  /// Each lane within its limits; a lane that is NaN stays so.
  @inline(__always)
  func limited(_ lower: SIMD4<Float>, _ upper: SIMD4<Float>) -> SIMD4<Float> {
    let raised = replacing(with: lower, where: self .< lower)
    return raised.replacing(with: upper, where: raised .> upper)
  }
}
