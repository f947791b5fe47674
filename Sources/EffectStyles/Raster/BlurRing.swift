/// Source rows after the first filter along x, the last few of them, for the filter along y.
///
/// A row's key is its position, or its number in the source; rows whose keys differ by less than the capacity are held
/// together.
struct BlurRing: Sendable {
  /// The blocks of a row, a whole number of tiles.
  let stride: Int
  /// The number of rows that are held.
  let capacity: Int
  /// The rows, and at the end one that stays zero.
  private(set) var blocks: [PixelBlock]
  private var filter: BlurRowFilter
  private let offset: Int
  /// For each place: the key of the row that it holds, and the tiles of the row that are not zero.
  private var held: [(key: Int, tiles: Range<Int>)]

  /// Creates a ring for some rows of an axis's filtered results, and at least `minimumWidth` pixels each.
  init(axis: BlurAxis, firstColumn: Int, capacity: Int, minimumWidth: Int = 0) {
    let width = capacity == 0 ? 0 : max(axis.filtered.count, minimumWidth)
    stride = PixelBlock.tileCount(pixels: width) * PixelBlock.tile
    self.capacity = capacity
    offset = firstColumn
    filter = BlurRowFilter(axis: axis)
    blocks = Array(repeating: .zero, count: stride * (capacity + 1))
    held = Array(repeating: (Int.min, 0..<0), count: capacity)
  }

  /// Where the row that stays zero begins.
  var zeroRow: Int { capacity * stride }

  /// Where the row of a key begins, and its tiles that are not zero; nil if the ring doesn't hold it.
  func row(for key: Int) -> (base: Int, tiles: Range<Int>)? {
    let place = BlurAxis.remainder(key, capacity)
    guard held[place].key == key else { return nil }
    return held[place].tiles.isEmpty ? (zeroRow, 0..<0) : (place * stride, held[place].tiles)
  }

  /// Notes that the row of a key is zero.
  mutating func insertZero(for key: Int) -> (base: Int, tiles: Range<Int>) {
    held[BlurAxis.remainder(key, capacity)] = (key, 0..<0)
    return (zeroRow, 0..<0)
  }

  /// Filters a source row into the place of a key; `active` are absolute columns.
  mutating func insert(_ row: Span<SIMD4<Float>>, active: ColumnIntervals, for key: Int) {
    let place = BlurAxis.remainder(key, capacity)
    let stride = stride
    var blocks = self.blocks.lend()
    var span = blocks.mutableSpan
    var target = span._mutatingExtracting((place * stride)..<(place * stride + stride))
    var written = 0..<0
    var done = 0
    for index in 0..<active.count {
      let columns = (active[index].lowerBound - offset)..<(active[index].upperBound - offset)
      let reached = filter.apply(row, active: columns, into: &target)
      guard !reached.isEmpty else { continue }
      if reached.lowerBound > done { target.clear(done..<reached.lowerBound) }
      done = max(done, reached.upperBound)
      written = written.isEmpty ? reached : written.lowerBound..<done
    }
    target.clear(done..<stride)
    self.blocks = blocks
    held[place] = (key, PixelBlock.tiles(covering: (written.lowerBound * 4)..<(written.upperBound * 4)))
  }
}

extension Range<Int> {
  /// The smallest range that holds both.
  func hull(_ other: Range<Int>) -> Range<Int> {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
