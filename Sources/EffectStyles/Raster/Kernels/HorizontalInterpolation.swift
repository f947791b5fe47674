/// Interpolation along a row from low-rate pixels, a cell of `factor` pixels for each of them.
struct HorizontalInterpolation: Sendable {
  /// The pixels of a cell.
  let factor: Int
  /// For the cell's first pixel: the weight of its own low-rate pixel, and of both neighbours.
  private let first: (centre: SIMD4<Float>, sides: SIMD4<Float>)
  /// For pixel k of a cell and its mirror image factor - k: weights of the sums and differences of low-rate pixels.
  private let pairs: [PixelBlock]

  /// Prepares the weights; `weight(phase, offset)` is the weight of the low-rate pixel `offset` cells further.
  init(factor: Int, weight: (_ phase: Int, _ offset: Int) -> Double) {
    func lanes(_ value: Double) -> SIMD4<Float> { SIMD4(repeating: Float(value)) }
    self.factor = factor
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
  /// Results are kept within the limits, lane by lane.
  func fill(
    _ row: inout MutableSpan<SIMD4<Float>>, cells: Range<Int>, from low: Span<SIMD4<Float>>, limits: PixelLimits
  ) {
    guard !cells.isEmpty else { return }
    precondition(cells.lowerBound >= 0 && cells.upperBound &+ 3 <= low.count, "four low-rate pixels a cell")
    precondition(cells.upperBound &* factor <= row.count, "the row must hold all cells")
    switch factor {
    case 2: fillPairs(&row, cells: cells, from: low, limits: limits)
    case 3: fillCells(Three.self, One.self, &row, cells: cells, from: low, limits: limits)
    case 4: fillCells(Four.self, Two.self, &row, cells: cells, from: low, limits: limits)
    case 5: fillCells(Five.self, Two.self, &row, cells: cells, from: low, limits: limits)
    case 6: fillCells(Six.self, Three.self, &row, cells: cells, from: low, limits: limits)
    case 7: fillCells(Seven.self, Three.self, &row, cells: cells, from: low, limits: limits)
    default: fillCells(&row, cells: cells, from: low, limits: limits)
    }
  }

  /// Cells of any number of pixels.
  private func fillCells(
    _ row: inout MutableSpan<SIMD4<Float>>, cells: Range<Int>, from low: Span<SIMD4<Float>>, limits: PixelLimits
  ) {
    let pairs = pairs.span
    let factor = factor
    let (centre, sides, lower, upper) = (first.centre, first.sides, limits.lower, limits.upper)
    for cell in cells {
      let window = low.extracting(cell..<(cell &+ 4))
      let start = cell &* factor
      row[start] = (centre * window[1] + sides * (window[0] + window[2])).limited(lower, upper)
      let sums = InterpolationSums(window[0], window[1], window[2], window[3])
      var left = start &+ 1
      var right = start &+ factor &- 1
      for index in pairs.indices {
        let (even, odd) = sums.weighted(pairs[index])
        row[left] = (even + odd).limited(lower, upper)
        row[right] = (even - odd).limited(lower, upper)
        left &+= 1
        right &-= 1
      }
    }
  }

  /// Cells of a number of pixels that the compiler knows.
  private func fillCells<Factor: StaticCount, Pairs: StaticCount>(
    _: Factor.Type, _: Pairs.Type, _ row: inout MutableSpan<SIMD4<Float>>, cells: Range<Int>,
    from low: Span<SIMD4<Float>>, limits: PixelLimits
  ) {
    let pairs = pairs.span
    precondition(pairs.count == Pairs.value, "weights for each pair are expected")
    let factor = Factor.value
    let (centre, sides, lower, upper) = (first.centre, first.sides, limits.lower, limits.upper)
    for cell in cells {
      let window = low.extracting(cell..<(cell &+ 4))
      let start = cell &* factor
      var pixels = row._mutatingExtracting(start..<(start &+ factor))
      pixels[0] = (centre * window[1] + sides * (window[0] + window[2])).limited(lower, upper)
      let sums = InterpolationSums(window[0], window[1], window[2], window[3])
      Pairs.fillPairs(of: &pixels, factor: factor, sums: sums, weights: pairs, lower: lower, upper: upper)
    }
  }

  /// Cells of two pixels, two at a time: the second pixel is its own mirror image.
  private func fillPairs(
    _ row: inout MutableSpan<SIMD4<Float>>, cells: Range<Int>, from low: Span<SIMD4<Float>>, limits: PixelLimits
  ) {
    let (centre, sides, lower, upper) = (first.centre, first.sides, limits.lower, limits.upper)
    let (inner, outer) = (pairs[0].a, pairs[0].b)
    var cell = cells.lowerBound
    while cell &+ 1 < cells.upperBound {
      let window = low.extracting(cell..<(cell &+ 5))
      let start = cell &* 2
      var pixels = row._mutatingExtracting(start..<(start &+ 4))
      pixels[0] = (centre * window[1] + sides * (window[0] + window[2])).limited(lower, upper)
      pixels[1] = (inner * (window[1] + window[2]) + outer * (window[0] + window[3])).limited(lower, upper)
      pixels[2] = (centre * window[2] + sides * (window[1] + window[3])).limited(lower, upper)
      pixels[3] = (inner * (window[2] + window[3]) + outer * (window[1] + window[4])).limited(lower, upper)
      cell &+= 2
    }
    if cell < cells.upperBound {
      let start = cell &* 2
      row[start] = (centre * low[cell &+ 1] + sides * (low[cell] + low[cell &+ 2])).limited(lower, upper)
      row[start &+ 1] =
        (inner * (low[cell &+ 1] + low[cell &+ 2]) + outer * (low[cell] + low[cell &+ 3])).limited(lower, upper)
    }
  }
}

/// Sums and differences of the four low-rate pixels around a cell.
struct InterpolationSums {
  private let innerSum: SIMD4<Float>
  private let outerSum: SIMD4<Float>
  private let innerDifference: SIMD4<Float>
  private let outerDifference: SIMD4<Float>

  @inline(__always)
  init(_ x0: SIMD4<Float>, _ x1: SIMD4<Float>, _ x2: SIMD4<Float>, _ x3: SIMD4<Float>) {
    innerSum = x1 + x2
    outerSum = x0 + x3
    innerDifference = x1 - x2
    outerDifference = x0 - x3
  }

  /// The parts of a pixel and its mirror image that are the same and opposite.
  @inline(__always)
  func weighted(_ weights: PixelBlock) -> (even: SIMD4<Float>, odd: SIMD4<Float>) {
    (weights.a * innerSum + weights.b * outerSum, weights.c * innerDifference + weights.d * outerDifference)
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
