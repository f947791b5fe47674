/// The rows of a source's blurred alpha, one channel: a shadow before it is painted.
package struct BlurredAlpha<Source: PixelRowSource>: Sendable {
  let blur: Blur
  private let source: Source
  private let low: BlurLowRate

  fileprivate init(blur: Blur, source: Source, scheduler: BandScheduler) {
    self.blur = blur
    self.source = source
    guard !blur.bounds.isEmpty else {
      low = .none
      return
    }
    let rows = BlurLowRate.rows(of: blur)
    let active = BlurLowRate.activeRows(rows, blur: blur, source: source)
    low = BlurLowRate(blur: blur, active: active, scheduler: scheduler) { AlphaRowReader(source) }
  }

  /// The pixels that can be non-zero.
  package var bounds: PixelRect { blur.bounds }

  /// The columns of a row that can be non-zero.
  package func activeColumns(ofRow row: Int) -> ColumnIntervals {
    blur.activeColumns(ofRow: row, low: low, source: source)
  }

  /// A reader for one thread.
  func makeReader() -> Reader { Reader(blur: blur, low: low) }

  /// Makes rows on one thread, four at a time; fastest in ascending order.
  struct Reader {
    private let bounds: PixelRect
    private var reader: BlurPlaneReader
    /// Four rows, one after the other, and the number of the first one in fours.
    private var values: [Float]
    private var held = -1

    fileprivate init(blur: Blur, low: BlurLowRate) {
      bounds = blur.bounds
      reader = BlurPlaneReader(blur: blur, low: low)
      values = Array(repeating: 0, count: bounds.width * 4)
    }

    /// Calls `body` with a row within the bounds: one value for each of their columns.
    mutating func withRow(_ row: Int, _ body: (Span<Float>) -> Void) {
      let (group, lane) = (row - bounds.minY).quotientAndRemainder(dividingBy: 4)
      let width = bounds.width
      var values = self.values.lend()
      if held != group {
        let first = bounds.minY + group * 4
        let count = min(4, bounds.maxY - first)
        var span = values.mutableSpan
        var part = span._mutatingExtracting(0..<(count * width))
        reader.read(first, count: count, into: &part)
        held = group
      }
      body(values.span.extracting((lane * width)..<(lane * width + width)))
      self.values = values
    }
  }
}

extension Blur {
  /// The rows of the blurred alpha of a source.
  package func alphaRows<Source: PixelRowSource>(of source: Source, on scheduler: BandScheduler) -> BlurredAlpha<Source>
  {
    precondition(source.bounds == sourceBounds, "a blur is prepared for one source's bounds")
    return BlurredAlpha(blur: self, source: source, scheduler: scheduler)
  }
}
