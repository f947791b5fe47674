/// Makes rows of the picture between the two halves of a plane's blur, on one thread.
///
/// Filters along x work on four rows at a time, a row in each lane; filters along y on pixels of four columns.
struct BlurPlaneBuilder<Reader: PlaneRowReader> {
  private let x: BlurAxis
  private let y: BlurAxis
  private var reader: Reader
  /// The blocks of a row of the picture.
  private let stride: Int
  /// The blocks of a row after the first filter along x, four columns in a pixel.
  private let length: Int
  private var filter: BlurRowFilter
  /// Four source rows, a row in each lane.
  private var pixels: [SIMD4<Float>]
  /// Four rows after the first filter along x, a row in each lane: as pixels, and as blocks.
  private var line: [SIMD4<Float>]
  private var filtered: [PixelBlock]
  /// Four rows after the low-rate kernel along x, a row in each lane.
  private var blocks: [PixelBlock]
  /// Rows that the filter down along y needs, in fours, and at the end one that stays zero.
  private var ring: [PixelBlock]
  /// For each place of the ring: which four rows it holds, and whether there is anything in them.
  private var held: [(group: Int, isEmpty: Bool)]
  private var bases: [Int]
  /// Four rows after the filter down along y.
  private var lines: [SIMD4<Float>]
  /// The same with a row in each lane.
  private var lowLine: [SIMD4<Float>]
  /// Four rows of the picture, of which not all are wanted.
  private var rest: [PixelBlock]

  init(blur: Blur, reader: Reader, stride: Int) {
    x = blur.x
    y = blur.y
    self.reader = reader
    self.stride = stride
    // The low-rate kernel takes whole blocks, so it reads up to three samples past the last one's reach.
    let width = x.lowRate.map { ($0.samples.count + 3) / 4 * 4 + 2 * $0.radius } ?? 0
    length = PixelBlock.tileCount(pixels: (max(x.filtered.count, width) + 3) / 4) * PixelBlock.tile
    filter = BlurRowFilter(axis: x)
    pixels = Array(repeating: .zero, count: x.length)
    line = Array(repeating: .zero, count: x.lowRate == nil ? 0 : length * 16)
    filtered = Array(repeating: .zero, count: length * 4)
    blocks = Array(repeating: .zero, count: x.lowRate == nil ? 0 : stride * 4)
    lowLine = Array(repeating: .zero, count: x.lowRate == nil ? 0 : length * 16)
    rest = Array(repeating: .zero, count: stride * 4)
    let needed = y.lowRate == nil ? 0 : 2 * y.reach + 1 + 3 * y.step
    held = Array(repeating: (Int.min, true), count: needed == 0 ? 0 : (needed + 6) / 4)
    bases = Array(repeating: 0, count: needed)
    ring = Array(repeating: .zero, count: (held.count * 4 + 1) * (needed == 0 ? 0 : length))
    lines = Array(repeating: .zero, count: needed == 0 ? 0 : length * 16)
  }

  /// Fills zeroed rows of the picture.
  mutating func build(_ rows: Range<Int>, into target: inout MutableSpan<PixelBlock>) {
    for first in Swift.stride(from: rows.lowerBound, to: rows.upperBound, by: 4) {
      let count = min(4, rows.upperBound - first)
      let start = (first - rows.lowerBound) * stride
      var part = target._mutatingExtracting(start..<(start + count * stride))
      if y.lowRate == nil {
        if filterRows(from: first, lowRate: x.lowRate) { pack(count, into: &part) }
      } else {
        decimateRows(from: first, count: count, into: &part)
      }
    }
  }

  /// Filters four rows from a position on along x: into `filtered`, or with the low-rate kernel into `blocks`.
  ///
  /// Returns whether there is anything in them; if not, neither is written.
  private mutating func filterRows(from position: Int, lowRate: BlurAxis.LowRate?) -> Bool {
    var pixels = self.pixels.lend()
    defer { self.pixels = pixels }
    var span = pixels.mutableSpan
    let rows = SIMD4(row(at: position), row(at: position + 1), row(at: position + 2), row(at: position + 3))
    let active = reader.interleave(rows, into: &span)
    guard !active.isEmpty else { return false }
    if let lowRate {
      var line = self.line.lend()
      var lineSpan = line.mutableSpan
      let written = filter.apply(pixels.span, active: active, into: &lineSpan)
      lineSpan.clear(0..<(written.lowerBound * 4))
      lineSpan.clear((written.upperBound * 4)..<lineSpan.count)
      convolve(line.span, lowRate)
      self.line = line
    } else {
      var filtered = self.filtered.lend()
      var blockSpan = filtered.mutableSpan
      let written = filter.apply(pixels.span, active: active, into: &blockSpan)
      blockSpan.clear(0..<written.lowerBound)
      blockSpan.clear(written.upperBound..<blockSpan.count)
      self.filtered = filtered
    }
    return true
  }

  /// The row that stands at a position, counted from the source's first; negative where there is nothing.
  private func row(at position: Int) -> Int { y.source(at: position) ?? -1 }

  /// Applies the low-rate kernel along x, into `blocks`.
  private mutating func convolve(_ line: Span<SIMD4<Float>>, _ lowRate: BlurAxis.LowRate) {
    var blocks = self.blocks.lend()
    var span = blocks.mutableSpan
    HorizontalConvolution.symmetric(
      line, first: 0, step: 1, weights: lowRate.kernel.span,
      blocks: PixelBlock.blocks(covering: 0..<lowRate.samples.count), into: &span)
    self.blocks = blocks
  }

  /// Packs rows that are done along x into rows of the picture.
  private mutating func pack(_ count: Int, into target: inout MutableSpan<PixelBlock>) {
    let blocks = x.lowRate == nil ? filtered : blocks
    if count == 4 {
      PlanePacking.pack(blocks.span, into: &target)
      return
    }
    var rest = self.rest.lend()
    var span = rest.mutableSpan
    PlanePacking.pack(blocks.span, into: &span)
    for index in target.indices { target[index] = rest[index] }
    self.rest = rest
  }

  /// Makes rows of the picture from those that the filter down along y needs.
  private mutating func decimateRows(from row: Int, count: Int, into target: inout MutableSpan<PixelBlock>) {
    let first = row * y.step - y.reach
    let needed = 2 * y.reach + 1 + (count - 1) * y.step
    var isEmpty = true
    for index in 0..<needed {
      bases[index] = base(at: first + index)
      if bases[index] != zeroRow { isEmpty = false }
    }
    if isEmpty { return }
    guard let lowRate = x.lowRate else {
      VerticalConvolution.symmetric(
        ring.span, bases: bases.span, weights: y.weights.span, tiles: 0..<(stride / PixelBlock.tile), results: count,
        shift: y.step, into: &target, rowLength: stride)
      return
    }
    var lines = self.lines.lend()
    var line = lowLine.lend()
    var span = lines.mutableSpan
    VerticalConvolution.symmetric(
      ring.span, bases: bases.span, weights: y.weights.span, tiles: 0..<(length / PixelBlock.tile), results: count,
      shift: y.step, into: &span, rowLength: length * 4)
    var lineSpan = line.mutableSpan
    PlanePacking.unpack(lines.span, into: &lineSpan)
    self.lines = lines
    convolve(line.span, lowRate)
    lowLine = line
    pack(count, into: &target)
  }

  /// Where the row of zeros begins in the ring.
  private var zeroRow: Int { held.count * 4 * length }

  /// Where a position's row begins in the ring; filters its four rows if they aren't held.
  private mutating func base(at position: Int) -> Int {
    guard y.source(at: position) != nil else { return zeroRow }
    let group = BlurAxis.quotient(position, 4)
    let place = BlurAxis.remainder(group, held.count)
    if held[place].group != group { held[place] = (group, !filterGroup(group, place: place)) }
    return held[place].isEmpty ? zeroRow : (place * 4 + position - group * 4) * length
  }

  /// Filters four rows into a place of the ring; returns whether there is anything in them.
  private mutating func filterGroup(_ group: Int, place: Int) -> Bool {
    let length = length
    // Along x only the first filter: the low-rate kernel follows after the decimation along y.
    guard filterRows(from: group * 4, lowRate: nil) else { return false }
    var ring = self.ring.lend()
    var span = ring.mutableSpan
    var part = span._mutatingExtracting((place * 4 * length)..<((place * 4 + 4) * length))
    PlanePacking.pack(filtered.span, into: &part)
    self.ring = ring
    return true
  }
}
