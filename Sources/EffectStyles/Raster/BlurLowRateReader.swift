/// Rows of a multirate blur: the low-rate picture filtered along y, then the last stage along x.
struct BlurLowRateReader {
  private let low: BlurLowRate
  private let y: BlurAxis
  private let isDense: Bool
  private var columns: BlurColumnFilter
  private var end: BlurRowEnd
  /// A row after all filters along y.
  private var line: [SIMD4<Float>]

  init(blur: Blur, low: BlurLowRate) {
    self.low = low
    y = blur.y
    isDense = low.active == nil
    columns = BlurColumnFilter(low: low, y: blur.y)
    end = BlurRowEnd(axis: blur.x, limits: blur.limits)
    line = Array(repeating: .zero, count: low.stride * 4)
  }

  /// Fills the row at a position that counts from the source's first row.
  mutating func read(_ position: Int, into pixels: inout MutableSpan<SIMD4<Float>>) {
    let active = isDense ? ColumnIntervals(0..<low.width) : low.activeColumns(for: y, at: position)
    guard !active.isEmpty else {
      pixels.clear(0..<pixels.count)
      return
    }
    var line = self.line.lend()
    var span = line.mutableSpan
    columns.apply(at: position, tiles: PixelBlock.tiles(covering: active.hull), into: &span)
    end.apply(line.span, active: active, into: &pixels)
    self.line = line
  }
}
