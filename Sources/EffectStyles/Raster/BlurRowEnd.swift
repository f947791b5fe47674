/// The last stage of a blur along a row: interpolation, or the whole filter if the axis is direct.
struct BlurRowEnd: Sendable {
  let axis: BlurAxis
  private let limits: PixelLimits
  private var filter: BlurRowFilter
  /// Results that end within a block, and cells that are wanted in part.
  private var rest: [SIMD4<Float>]

  init(axis: BlurAxis, limits: PixelLimits) {
    self.axis = axis
    self.limits = limits
    filter = BlurRowFilter(axis: axis)
    rest = Array(repeating: .zero, count: axis.lowRate == nil ? (axis.output.count + 3) / 4 * 4 : axis.step)
  }

  /// Fills all results of the axis from low-rate samples, or from source samples if it is direct.
  ///
  /// - Parameters:
  ///   - row: one pixel for each of the axis's `lowRate.samples`, or of its source samples; more may follow.
  ///   - active: the pixels of `row` that can be non-zero, counted from its first.
  ///   - result: `axis.output.count` pixels.
  mutating func apply(
    _ row: Span<SIMD4<Float>>, active: ColumnIntervals, into result: inout MutableSpan<SIMD4<Float>>
  ) {
    precondition(result.count == axis.output.count, "a pixel for each result is expected")
    if let lowRate = axis.lowRate {
      interpolate(row, lowRate, active, &result)
    } else {
      convolve(row, active, &result)
    }
  }

  private mutating func interpolate(
    _ row: Span<SIMD4<Float>>, _ lowRate: BlurAxis.LowRate, _ active: ColumnIntervals,
    _ result: inout MutableSpan<SIMD4<Float>>
  ) {
    let step = axis.step
    let cells = lowRate.cells
    // The first cell's first pixel, counted from the first result: 0 or less.
    let origin = cells.lowerBound * step - axis.output.lowerBound
    var done = 0
    for index in 0..<active.count {
      // Cell c lies between samples c + 1 and c + 2 of the row and needs those from c to c + 3.
      let needed = ((active[index].lowerBound - 3)..<active[index].upperBound).clamped(to: 0..<cells.count)
      guard !needed.isEmpty else { continue }
      let start = max(origin + needed.lowerBound * step, done)
      result.clear(done..<start)
      let whole = wholeCells(needed, origin: origin, step: step, count: result.count)
      let parts =
        whole.isEmpty
        ? [needed]
        : [
          needed.lowerBound..<whole.lowerBound, whole.upperBound..<needed.upperBound,
        ]
      for cell in parts.joined() {
        fillPart(row, lowRate.interpolation, cell: cell, first: origin + cell * step, &result)
      }
      if !whole.isEmpty {
        let first = origin + whole.lowerBound * step
        var pixels = result._mutatingExtracting(first..<(first + whole.count * step))
        let low = row.extracting(whole.lowerBound..<(whole.upperBound + 3))
        lowRate.interpolation.fill(&pixels, cells: 0..<whole.count, from: low, limits: limits)
      }
      done = min(max(origin + needed.upperBound * step, done), result.count)
    }
    result.clear(done..<result.count)
  }

  private func wholeCells(_ cells: Range<Int>, origin: Int, step: Int, count: Int) -> Range<Int> {
    let first = max(cells.lowerBound, BlurAxis.quotient(step - 1 - origin, step))
    let end = min(cells.upperBound, BlurAxis.quotient(count - origin, step))
    return first < end ? first..<end : 0..<0
  }

  /// Fills the wanted part of a cell at either end.
  private mutating func fillPart(
    _ row: Span<SIMD4<Float>>, _ interpolation: HorizontalInterpolation, cell: Int, first: Int,
    _ result: inout MutableSpan<SIMD4<Float>>
  ) {
    var rest = self.rest.lend()
    var span = rest.mutableSpan
    interpolation.fill(&span, cells: 0..<1, from: row.extracting(cell..<(cell + 4)), limits: limits)
    for index in max(-first, 0)..<min(axis.step, result.count - first) { result[first + index] = rest[index] }
    self.rest = rest
  }

  private mutating func convolve(
    _ row: Span<SIMD4<Float>>, _ active: ColumnIntervals, _ result: inout MutableSpan<SIMD4<Float>>
  ) {
    let source = row.extracting(0..<axis.length)
    var done = 0
    var rest = self.rest.lend()
    for index in 0..<active.count {
      var span = rest.mutableSpan
      let blocks = filter.apply(source, active: active[index], into: &span)
      let start = max(blocks.lowerBound * 4, done)
      let end = min(blocks.upperBound * 4, result.count)
      guard start < end else { continue }
      result.clear(done..<start)
      for pixel in start..<end { result[pixel] = rest[pixel].limited(limits.lower, limits.upper) }
      done = end
    }
    self.rest = rest
    result.clear(done..<result.count)
  }
}

extension MutableSpan<SIMD4<Float>> {
  /// Sets pixels to zero.
  mutating func clear(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var part = _mutatingExtracting(range)
    part.update(repeating: .zero)
  }
}

extension MutableSpan<PixelBlock> {
  /// Sets blocks to zero.
  mutating func clear(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var part = _mutatingExtracting(range)
    part.update(repeating: .zero)
  }
}
