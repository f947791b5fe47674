/// The picture between the two halves of a multirate blur: decimated, and filtered along x.
///
/// Its columns are the low-rate samples of the x axis, or the source's columns if that axis is direct; its rows are the
/// decimated rows of the y axis, or the source's rows. Between down and up lies everything that needs rows of other
/// bands, so this is the only picture that a blur holds: 1/d^2 of a frame, with a factor of d in both axes.
struct BlurLowRate: Sendable {
  /// The rows that are held.
  let rows: Range<Int>
  /// The blocks of a row, a whole number of tiles.
  let stride: Int
  /// Row after row, and at the end one that stays zero.
  let blocks: [PixelBlock]
  /// The active pixels of each row, or nil if all are active.
  let active: [ColumnIntervals]?
  /// The pixels of a row.
  let width: Int
  /// Whether a pixel holds four columns of one channel.
  let isPlane: Bool
  /// For each cell of a multirate y axis, the active pixels of all rows that its results depend on.
  private let activeCells: [ColumnIntervals]

  /// No picture, for a blur that is direct in both axes.
  static let none = BlurLowRate(rows: 0..<0, stride: 0, blocks: [], active: nil, width: 0, isPlane: false, y: nil)

  init(
    rows: Range<Int>, stride: Int, blocks: [PixelBlock], active: [ColumnIntervals]?, width: Int, isPlane: Bool,
    y: BlurAxis?
  ) {
    self.rows = rows
    self.stride = stride
    self.blocks = blocks
    self.active = active
    self.width = width
    self.isPlane = isPlane
    guard let lowRate = y?.lowRate else {
      activeCells = []
      return
    }
    let all = ColumnIntervals(0..<width)
    activeCells = lowRate.cells.map { cell in
      guard let active else { return all }
      var result = ColumnIntervals()
      let needed = (cell - 1 - lowRate.radius)..<(cell + 3 + lowRate.radius)
      for row in needed.clamped(to: rows) { result.formUnion(active[row - rows.lowerBound]) }
      return result
    }
  }

  /// Runs the first half of a blur, in bands.
  init<Source: PixelRowSource>(blur: Blur, source: Source, scheduler: BandScheduler) {
    let (x, y) = (blur.x, blur.y)
    guard !blur.bounds.isEmpty else {
      self = .none
      return
    }
    let rows = BlurLowRate.rows(of: blur)
    let width = x.lowRate?.samples.count ?? x.length
    let stride = PixelBlock.tileCount(pixels: width) * PixelBlock.tile
    var blocks = [PixelBlock](repeating: .zero, count: (rows.count + 1) * stride)
    var span = blocks.mutableSpan
    var part = span._mutatingExtracting(0..<(rows.count * stride))
    let minimum = y.lowRate == nil ? 16 : 12
    scheduler.run(rows, rowLength: stride, minimumRows: minimum, in: &part) { band, pixels in
      var builder = BlurLowRateBuilder(blur: blur, source: source, stride: stride)
      builder.build(band, into: &pixels)
    }
    let active = source.isDense ? nil : BlurLowRate.activeRows(rows, blur: blur, source: source)
    self.init(rows: rows, stride: stride, blocks: blocks, active: active, width: width, isPlane: false, y: y)
  }

  /// The rows that a blur needs.
  static func rows(of blur: Blur) -> Range<Int> {
    blur.y.lowRate == nil ? blur.y.sourceRows : blur.y.filtered(reachedFrom: 0..<blur.y.length)
  }

  /// The tiles that hold active columns: all of a plane, whose rows are short.
  func tiles(of active: ColumnIntervals) -> Range<Int> {
    isPlane ? 0..<(stride / PixelBlock.tile) : PixelBlock.tiles(covering: active.hull)
  }

  /// Where a row begins; rows that aren't held are zero.
  func base(ofRow row: Int) -> Int {
    (rows.contains(row) ? row - rows.lowerBound : rows.count) * stride
  }

  /// The active pixels of a row.
  func activeColumns(ofRow row: Int) -> ColumnIntervals {
    guard rows.contains(row) else { return ColumnIntervals() }
    return active.map { $0[row - rows.lowerBound] } ?? ColumnIntervals(0..<width)
  }

  /// The active pixels of all rows that the result at a position of the y axis depends on.
  func activeColumns(for y: BlurAxis, at position: Int) -> ColumnIntervals {
    var result = ColumnIntervals()
    if let lowRate = y.lowRate {
      let cell = BlurAxis.quotient(position, y.step)
      return activeCells[cell - lowRate.cells.lowerBound]
    } else {
      for line in (position - y.reach)...(position + y.reach) {
        if let row = y.source(at: line) { result.formUnion(activeColumns(ofRow: row)) }
      }
    }
    return result
  }

  /// The results along x that pixels of this picture reach.
  func results(of pixels: Range<Int>, _ x: BlurAxis) -> Range<Int> {
    guard let lowRate = x.lowRate else { return x.filtered(reachedFrom: pixels) }
    let first = (pixels.lowerBound + lowRate.samples.lowerBound) * x.step - x.reach
    let last = (pixels.upperBound - 1 + lowRate.samples.lowerBound) * x.step + x.reach
    return (first..<(last + 1)).clamped(to: x.output)
  }

  static func activeRows<Source: PixelRowSource>(
    _ rows: Range<Int>, blur: Blur, source: Source
  ) -> [ColumnIntervals] {
    let (x, y) = (blur.x, blur.y)
    let sourceRows = BlurSourceRows(source: source, axis: y)
    let spread = (0..<y.length).map { row in
      sourceRows.activeColumns(ofRow: row).mapped { columns in
        let local = (columns.lowerBound - source.bounds.minX)..<(columns.upperBound - source.bounds.minX)
        guard let lowRate = x.lowRate else { return local }
        let reached = x.filtered(reachedFrom: local)
        guard !reached.isEmpty else { return 0..<0 }
        let first = reached.lowerBound - lowRate.radius - lowRate.samples.lowerBound
        let end = reached.upperBound + lowRate.radius - lowRate.samples.lowerBound
        return (first..<end).clamped(to: 0..<lowRate.samples.count)
      }
    }
    return rows.map { row in
      guard y.lowRate != nil else { return spread[row] }
      var result = ColumnIntervals()
      for position in (row * y.step - y.reach)...(row * y.step + y.reach) {
        if let line = y.source(at: position) { result.formUnion(spread[line]) }
      }
      return result
    }
  }
}

extension BlurAxis {
  /// The source samples that a direct filter needs.
  var sourceRows: Range<Int> {
    isExtended ? 0..<length : ((output.lowerBound - reach)..<(output.upperBound + reach)).clamped(to: 0..<length)
  }
}
