extension Blur {
  /// The blurred channel in memory.
  package func plane(of source: PlaneSurface, on scheduler: BandScheduler) -> PlaneSurface {
    var values = [Float](repeating: 0, count: bounds.width * bounds.height)
    var span = values.mutableSpan
    fill(&span, from: source, on: scheduler)
    return PlaneSurface(bounds: bounds, values: values)
  }

  /// Blurs one channel into memory: row after row, `bounds.width` values each.
  ///
  /// Four values are worked on at a time, so this takes less time than a picture. Values stay
  /// within 0...1 if the blur limits alpha.
  package func fill(_ values: inout MutableSpan<Float>, from source: PlaneSurface, on scheduler: BandScheduler) {
    precondition(source.bounds == sourceBounds, "a blur is prepared for one source's bounds")
    guard !bounds.isEmpty else { return }
    let low = BlurLowRate(blur: self, active: nil, scheduler: scheduler) { PlaneSurface.Reader(source) }
    let width = bounds.width
    scheduler.run(bounds.rows, rowLength: width, minimumRows: minimumBand, in: &values) { band, part in
      var reader = BlurPlaneReader(blur: self, low: low)
      reader.read(band, into: &part)
    }
  }
}

extension BlurLowRate {
  /// Filters a plane along x, and down along y if that axis is multirate: rows of pixels with four columns each.
  init<Reader: PlaneRowReader>(
    blur: Blur, active: [ColumnIntervals]?, scheduler: BandScheduler, makeReader: @Sendable () -> Reader
  ) {
    let (x, y) = (blur.x, blur.y)
    let rows = BlurLowRate.rows(of: blur)
    let width = ((x.lowRate?.samples.count ?? x.output.count) + 3) / 4
    let stride = PixelBlock.tileCount(pixels: width) * PixelBlock.tile
    var blocks = [PixelBlock](repeating: .zero, count: (rows.count + 1) * stride)
    var span = blocks.mutableSpan
    var part = span._mutatingExtracting(0..<(rows.count * stride))
    scheduler.run(rows, rowLength: stride, minimumRows: y.lowRate == nil ? 16 : 12, in: &part) { band, pixels in
      var builder = BlurPlaneBuilder(blur: blur, reader: makeReader(), stride: stride)
      builder.build(band, into: &pixels)
    }
    self.init(rows: rows, stride: stride, blocks: blocks, active: active, width: width, isPlane: true, y: y)
  }
}

/// Makes rows of a blurred plane on one thread.
struct BlurPlaneReader {
  private let blur: Blur
  private let limits: PixelLimits
  private let tiles: Range<Int>
  private var columns: BlurColumnFilter
  private var end: BlurRowEnd
  /// Four rows after the filters along y, with four columns in each pixel.
  private var lines: [SIMD4<Float>]
  /// The same with a row in each lane.
  private var line: [SIMD4<Float>]
  /// Four rows of results with a row in each lane.
  private var results: [SIMD4<Float>]
  /// Rows of results of which not all are wanted.
  private var rest: [Float]

  init(blur: Blur, low: BlurLowRate) {
    self.blur = blur
    limits = blur.limits.upper.w == 1 ? .unit : .none
    tiles = PixelBlock.tiles(covering: 0..<low.width)
    columns = BlurColumnFilter(low: low, y: blur.y)
    end = BlurRowEnd(axis: blur.x, limits: limits)
    let isMultirate = blur.x.lowRate != nil
    lines = Array(repeating: .zero, count: low.stride * 16)
    line = Array(repeating: .zero, count: isMultirate ? low.stride * 16 : 0)
    results = Array(repeating: .zero, count: isMultirate ? blur.bounds.width : 0)
    rest = Array(repeating: 0, count: isMultirate ? blur.bounds.width * 4 : 0)
  }

  /// Fills rows with absolute numbers.
  mutating func read(_ rows: Range<Int>, into values: inout MutableSpan<Float>) {
    let width = blur.bounds.width
    for first in Swift.stride(from: rows.lowerBound, to: rows.upperBound, by: 4) {
      let count = min(4, rows.upperBound - first)
      let start = (first - rows.lowerBound) * width
      var part = values._mutatingExtracting(start..<(start + count * width))
      read(first, count: count, into: &part)
    }
  }

  mutating func read(_ first: Int, count: Int, into values: inout MutableSpan<Float>) {
    var lines = self.lines.lend()
    defer { self.lines = lines }
    let length = lines.count / 4
    for row in 0..<count {
      var span = lines.mutableSpan
      var line = span._mutatingExtracting((row * length)..<(row * length + length))
      columns.apply(at: first + row - blur.sourceBounds.minY, tiles: tiles, into: &line)
    }
    let width = blur.bounds.width
    if let lowRate = blur.x.lowRate {
      interpolate(lines.span, samples: lowRate.samples.count, count: count, into: &values)
    } else {
      for row in 0..<count {
        var result = values._mutatingExtracting((row * width)..<(row * width + width))
        PlanePacking.spread(lines.span.extracting((row * length)..<(row * length + length)), into: &result)
      }
    }
    // A direct filter along x comes before the one along y, so nothing has limited its results yet.
    guard blur.scales != nil || blur.x.lowRate == nil else { return }
    for row in 0..<count {
      var result = values._mutatingExtracting((row * width)..<(row * width + width))
      finish(first + row, &result)
    }
  }

  private mutating func interpolate(
    _ lines: Span<SIMD4<Float>>, samples: Int, count: Int, into values: inout MutableSpan<Float>
  ) {
    var line = self.line.lend()
    var results = self.results.lend()
    var lineSpan = line.mutableSpan
    PlanePacking.unpack(lines, into: &lineSpan)
    var resultSpan = results.mutableSpan
    end.apply(line.span, active: ColumnIntervals(0..<samples), into: &resultSpan)
    if count == 4 {
      PlanePacking.separate(results.span, into: &values)
    } else {
      var rest = self.rest.lend()
      var span = rest.mutableSpan
      PlanePacking.separate(results.span, into: &span)
      for index in values.indices { values[index] = rest[index] }
      self.rest = rest
    }
    self.line = line
    self.results = results
  }

  /// Scales a row for `EdgeMode.opaque`, and keeps it within the limits.
  private func finish(_ row: Int, _ values: inout MutableSpan<Float>) {
    let (lower, upper) = (limits.lower.x, limits.upper.x)
    let scale = blur.scales.map { $0.y[row - blur.bounds.minY] } ?? 1
    for column in values.indices {
      let value = values[column] * ((blur.scales.map { $0.x[column] } ?? 1) * scale)
      values[column] = value < lower ? lower : value > upper ? upper : value
    }
  }
}
