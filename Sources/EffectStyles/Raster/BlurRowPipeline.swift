/// An axis applied to a single row, all stages at once.
struct BlurRowPipeline {
  private var filter: BlurRowFilter
  private var line: [SIMD4<Float>]
  private var low: [SIMD4<Float>]
  private var end: BlurRowEnd

  init(axis: BlurAxis) {
    filter = BlurRowFilter(axis: axis)
    line = Array(repeating: .zero, count: axis.filtered.count + 8)
    low = Array(repeating: .zero, count: (axis.lowRate?.samples.count ?? 0) + 4)
    end = BlurRowEnd(axis: axis, limits: .none)
  }

  /// Blurs a row of the axis's length into a row of its results.
  mutating func apply(_ row: Span<SIMD4<Float>>, into result: inout MutableSpan<SIMD4<Float>>) {
    let axis = filter.axis
    guard let lowRate = axis.lowRate else {
      end.apply(row, active: ColumnIntervals(0..<axis.length), into: &result)
      return
    }
    var line = self.line.lend()
    var low = self.low.lend()
    var lineSpan = line.mutableSpan
    _ = filter.apply(row, active: 0..<axis.length, into: &lineSpan)
    var lowSpan = low.mutableSpan
    HorizontalConvolution.symmetric(
      line.span, first: 0, step: 1, weights: lowRate.kernel.span,
      blocks: PixelBlock.blocks(covering: 0..<lowRate.samples.count), into: &lowSpan)
    end.apply(low.span, active: ColumnIntervals(0..<lowRate.samples.count), into: &result)
    self.line = line
    self.low = low
  }
}
