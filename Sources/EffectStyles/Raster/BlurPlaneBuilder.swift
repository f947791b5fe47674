/// Makes rows of the picture between the two halves of a plane's blur, on one thread.
///
/// Filters along x work on four rows at a time, a row in each lane; filters along y on pixels of four columns.
struct BlurPlaneBuilder {
  private let x: BlurAxis
  private let y: BlurAxis
  private let plane: PlaneSurface
  /// The blocks of a row of the picture.
  private let stride: Int
  /// The blocks of a row after the first filter along x, four columns in a pixel.
  private let length: Int
  private var filter: BlurRowFilter
  /// Four source rows, a row in each lane.
  private var pixels: [SIMD4<Float>]
  private let zeros: [Float]
  /// Four rows after the first filter along x, a row in each lane: as pixels, and as blocks.
  ///
  /// Only results that the source reaches are written, so nothing else may be kept here.
  private var line: [SIMD4<Float>]
  private var filtered: [PixelBlock]
  /// Four rows after the low-rate kernel along x, a row in each lane.
  private var blocks: [PixelBlock]
  /// Rows that the filter down along y needs, in fours, and at the end one that stays zero.
  private var ring: [PixelBlock]
  /// For each place of the ring: which four rows it holds.
  private var held: [Int]
  private var bases: [Int]
  /// Four rows after the filter down along y.
  private var lines: [SIMD4<Float>]
  /// The same with a row in each lane.
  private var lowLine: [SIMD4<Float>]
  /// Four rows of the picture, of which not all are wanted.
  private var rest: [PixelBlock]

  init(blur: Blur, plane: PlaneSurface, stride: Int) {
    x = blur.x
    y = blur.y
    self.plane = plane
    self.stride = stride
    // The low-rate kernel takes whole blocks, so it reads up to three samples past the last one's reach.
    let width = x.lowRate.map { ($0.samples.count + 3) / 4 * 4 + 2 * $0.radius } ?? 0
    length = PixelBlock.tileCount(pixels: (max(x.filtered.count, width) + 3) / 4) * PixelBlock.tile
    filter = BlurRowFilter(axis: x)
    pixels = Array(repeating: .zero, count: x.length)
    zeros = Array(repeating: 0, count: x.length)
    line = Array(repeating: .zero, count: x.lowRate == nil ? 0 : length * 16)
    filtered = Array(repeating: .zero, count: length * 4)
    blocks = Array(repeating: .zero, count: x.lowRate == nil ? 0 : stride * 4)
    lowLine = Array(repeating: .zero, count: x.lowRate == nil ? 0 : length * 16)
    rest = Array(repeating: .zero, count: stride * 4)
    let needed = y.lowRate == nil ? 0 : 2 * y.reach + 1 + 3 * y.step
    held = Array(repeating: Int.min, count: needed == 0 ? 0 : (needed + 6) / 4)
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
        filterRows(from: first, lowRate: x.lowRate)
        pack(count, into: &part)
      } else {
        decimateRows(from: first, count: count, into: &part)
      }
    }
  }

  /// Filters four rows from a position on along x: into `filtered`, or with the low-rate kernel into `blocks`.
  private mutating func filterRows(from position: Int, lowRate: BlurAxis.LowRate?) {
    var pixels = self.pixels.lend()
    var span = pixels.mutableSpan
    load(position, into: &span)
    let count = x.length
    if let lowRate {
      var line = self.line.lend()
      var lineSpan = line.mutableSpan
      _ = filter.apply(pixels.span, active: 0..<count, into: &lineSpan)
      convolve(line.span, lowRate)
      self.line = line
    } else {
      var filtered = self.filtered.lend()
      var blockSpan = filtered.mutableSpan
      _ = filter.apply(pixels.span, active: 0..<count, into: &blockSpan)
      self.filtered = filtered
    }
    self.pixels = pixels
  }

  /// Loads four rows from a position on, a row in each lane; zero where there is nothing.
  private func load(_ position: Int, into pixels: inout MutableSpan<SIMD4<Float>>) {
    let rows = SIMD4(start(of: position), start(of: position + 1), start(of: position + 2), start(of: position + 3))
    let (values, zeros, count) = (plane.values.span, zeros.span, x.length)
    PlanePacking.interleave(
      rows[0] < 0 ? zeros : values.extracting(rows[0]..<(rows[0] + count)),
      rows[1] < 0 ? zeros : values.extracting(rows[1]..<(rows[1] + count)),
      rows[2] < 0 ? zeros : values.extracting(rows[2]..<(rows[2] + count)),
      rows[3] < 0 ? zeros : values.extracting(rows[3]..<(rows[3] + count)), into: &pixels)
  }

  /// Where the values of a position's row begin; negative where there is nothing.
  private func start(of position: Int) -> Int {
    y.source(at: position).map { $0 * x.length } ?? -1
  }

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
    for index in 0..<needed { bases[index] = base(at: first + index) }
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

  /// Where a position's row begins in the ring; filters its four rows if they aren't held.
  private mutating func base(at position: Int) -> Int {
    guard y.source(at: position) != nil else { return held.count * 4 * length }
    let group = BlurAxis.quotient(position, 4)
    let place = BlurAxis.remainder(group, held.count)
    if held[place] != group {
      held[place] = group
      filterGroup(group, place: place)
    }
    return (place * 4 + position - group * 4) * length
  }

  private mutating func filterGroup(_ group: Int, place: Int) {
    let length = length
    // Along x only the first filter: the low-rate kernel follows after the decimation along y.
    filterRows(from: group * 4, lowRate: nil)
    var ring = self.ring.lend()
    var span = ring.mutableSpan
    var part = span._mutatingExtracting((place * 4 * length)..<((place * 4 + 4) * length))
    PlanePacking.pack(filtered.span, into: &part)
    self.ring = ring
  }
}
