/// The filters along y that follow the low-rate picture: the low-rate kernel and interpolation, or a direct filter.
struct BlurColumnFilter: Sendable {
  private let low: BlurLowRate
  private let y: BlurAxis
  /// Rows of the picture after the low-rate kernel along y: two groups.
  private var filtered: [PixelBlock]
  /// For each group: its number, and its rows' tiles that are not zero.
  private var held: [(group: Int, tiles: Range<Int>)] = [(Int.min, 0..<0), (Int.min, 0..<0)]
  private var bases: [Int] = []

  /// The rows of a group: they are filtered together, so that their rows come from the nearest cache.
  private static var group: Int { 4 }

  init(low: BlurLowRate, y: BlurAxis) {
    self.low = low
    self.y = y
    filtered = Array(repeating: .zero, count: y.lowRate == nil ? 0 : low.stride * 2 * Self.group)
  }

  /// Fills tiles of the row at a position that counts from the source's first row.
  mutating func apply(at position: Int, tiles: Range<Int>, into line: inout MutableSpan<SIMD4<Float>>) {
    if let lowRate = y.lowRate {
      interpolate(position, lowRate, tiles, into: &line)
      return
    }
    bases.removeAll(keepingCapacity: true)
    for row in (position - y.reach)...(position + y.reach) {
      bases.append(low.base(ofRow: y.source(at: row) ?? Int.max))
    }
    VerticalConvolution.symmetric(
      low.blocks.span, bases: bases.span, weights: y.weights.span, tiles: tiles, into: &line)
  }

  /// Interpolates a row from four filtered ones.
  private mutating func interpolate(
    _ position: Int, _ lowRate: BlurAxis.LowRate, _ tiles: Range<Int>, into line: inout MutableSpan<SIMD4<Float>>
  ) {
    let cell = BlurAxis.quotient(position, y.step)
    let phase = position - cell * y.step
    let bases = SIMD4(
      base(ofRow: cell - 1, lowRate), base(ofRow: cell, lowRate), base(ofRow: cell + 1, lowRate),
      base(ofRow: cell + 2, lowRate))
    VerticalConvolution.weighted(
      filtered.span, bases: bases, weights: lowRate.phases.span.extracting((phase * 4)..<(phase * 4 + 4)),
      tiles: tiles, into: &line)
  }

  /// Where a filtered row begins; makes its group if it isn't held.
  private mutating func base(ofRow row: Int, _ lowRate: BlurAxis.LowRate) -> Int {
    let group = BlurAxis.quotient(row, Self.group)
    let place = group & 1
    if held[place].group != group { filter(group, lowRate) }
    return (place * Self.group + row - group * Self.group) * low.stride
  }

  private mutating func filter(_ group: Int, _ lowRate: BlurAxis.LowRate) {
    let radius = lowRate.radius
    let first = group * Self.group - radius
    bases.removeAll(keepingCapacity: true)
    var active = ColumnIntervals()
    for row in first..<(first + Self.group + 2 * radius) {
      bases.append(low.base(ofRow: row))
      active.formUnion(low.activeColumns(ofRow: row))
    }
    let place = group & 1
    let start = place * Self.group * low.stride
    let tiles = low.tiles(of: active)
    var filtered = self.filtered.lend()
    var span = filtered.mutableSpan
    var part = span._mutatingExtracting(start..<(start + Self.group * low.stride))
    // Tiles that the group before left here and that this one doesn't reach.
    let old = held[place].tiles
    if old != tiles {
      for row in 0..<Self.group {
        for tile in old where !tiles.contains(tile) {
          let block = row * low.stride + tile * PixelBlock.tile
          part.clear(block..<(block + PixelBlock.tile))
        }
      }
    }
    VerticalConvolution.symmetric(
      low.blocks.span, bases: bases.span, weights: lowRate.kernel.span, tiles: tiles, results: Self.group, into: &part,
      rowLength: low.stride)
    self.filtered = filtered
    held[place] = (group, tiles)
  }
}
