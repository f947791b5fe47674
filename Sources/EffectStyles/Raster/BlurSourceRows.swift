/// Source rows by position: counted from the first one, and beyond the ends by the edge mode.
struct BlurSourceRows<Source: PixelRowSource> {
  private let axis: BlurAxis
  private let source: Source
  private var reader: Source.Reader
  private let isDense: Bool

  init(source: Source, axis: BlurAxis) {
    self.axis = axis
    self.source = source
    reader = source.makeReader()
    isDense = source.isDense
  }

  /// Where the filtered row of a position begins in a ring, and its tiles that are not zero.
  ///
  /// The row is filtered unless the ring holds it. A ring that has a place for every source row filters each once,
  /// however often the edge mode repeats it.
  mutating func load(_ position: Int, into ring: inout BlurRing) -> (base: Int, tiles: Range<Int>) {
    guard let row = axis.source(at: position) else { return (ring.zeroRow, 0..<0) }
    let key = axis.length <= ring.capacity ? row : position
    if let held = ring.row(for: key) { return held }
    let active = activeColumns(ofRow: row)
    guard !active.isEmpty else { return ring.insertZero(for: key) }
    reader.withRow(row + source.bounds.minY) { ring.insert($0, active: active, for: key) }
    return ring.row(for: key) ?? (ring.zeroRow, 0..<0)
  }

  /// The active columns of a row that counts from the first.
  func activeColumns(ofRow row: Int) -> ColumnIntervals {
    let columns = source.bounds.columns
    return isDense
      ? ColumnIntervals(columns) : source.activeColumns(ofRow: row + source.bounds.minY).clamped(to: columns)
  }
}
