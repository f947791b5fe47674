/// The rows of a blurred source: the low-rate picture, if there is one, and what makes a row of the result from it.
package struct BlurredRows<Source: PixelRowSource>: PixelRowSource {
  let blur: Blur
  /// What a direct blur makes its rows from; a multirate one needs it no longer, and lets go of all that it reads.
  let source: Source?
  /// The low-rate picture of a multirate blur.
  let low: BlurLowRate

  init(blur: Blur, source: Source, scheduler: BandScheduler) {
    self.blur = blur
    self.source = blur.isMultirate ? nil : source
    isDense = source.isDense
    low = blur.isMultirate ? BlurLowRate(blur: blur, source: source, scheduler: scheduler) : .none
  }

  package var bounds: PixelRect { blur.bounds }

  package let isDense: Bool

  package func activeColumns(ofRow row: Int) -> ColumnIntervals {
    isDense ? ColumnIntervals(bounds.columns) : blur.activeColumns(ofRow: row, low: low, source: source)
  }

  package func makeReader() -> Reader { Reader(rows: self) }

  /// Makes rows of the result on one thread; fastest in ascending order, right in any.
  package struct Reader: PixelRowReader {
    private let blur: Blur
    private var direct: BlurDirectReader<Source>?
    private var multirate: BlurLowRateReader
    private var line: [SIMD4<Float>] = []

    init(rows: BlurredRows) {
      blur = rows.blur
      direct = rows.source.map { BlurDirectReader(blur: rows.blur, source: $0) }
      multirate = BlurLowRateReader(blur: rows.blur, low: rows.low)
    }

    /// Fills a row of the result: `pixels` holds one pixel for each column of the bounds.
    package mutating func read(row: Int, into pixels: inout MutableSpan<SIMD4<Float>>) {
      precondition(blur.bounds.rows.contains(row), "row outside the blur's bounds")
      precondition(pixels.count == blur.bounds.width, "a pixel for each column of the bounds is expected")
      let position = row - blur.sourceBounds.minY
      if blur.isMultirate {
        multirate.read(position, into: &pixels)
      } else {
        direct?.read(position, into: &pixels)
      }
      if let scales = blur.scales {
        let scale = scales.y[row - blur.bounds.minY]
        let limits = blur.limits
        for column in pixels.indices {
          pixels[column] = (pixels[column] * (scales.x[column] * scale)).limited(limits.lower, limits.upper)
        }
      }
    }

    package mutating func withRow(_ row: Int, _ body: (Span<SIMD4<Float>>) -> Void) {
      if line.count != blur.bounds.width { line = Array(repeating: .zero, count: blur.bounds.width) }
      var line = self.line
      self.line = []
      var span = line.mutableSpan
      read(row: row, into: &span)
      body(line.span)
      self.line = line
    }
  }
}

extension Blur {
  /// The columns of a row of the result that can be non-zero.
  func activeColumns<Source: PixelRowSource>(ofRow row: Int, low: BlurLowRate, source: Source?) -> ColumnIntervals {
    let position = row - sourceBounds.minY
    let offset = sourceBounds.minX
    var result = ColumnIntervals()
    if isMultirate {
      let active = low.activeColumns(for: y, at: position)
      for index in 0..<active.count { result.insert(low.results(of: active[index], x)) }
    } else if let source {
      for line in (position - y.reach)...(position + y.reach) {
        guard let line = y.source(at: line) else { continue }
        let active = source.activeColumns(ofRow: line + sourceBounds.minY)
        result.formUnion(active.mapped { x.filtered(reachedFrom: ($0.lowerBound - offset)..<($0.upperBound - offset)) })
      }
    }
    return result.clamped(to: x.output).mapped { ($0.lowerBound + offset)..<($0.upperBound + offset) }
  }
}
