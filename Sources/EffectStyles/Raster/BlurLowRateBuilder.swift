import EffectMath

/// Makes rows of the low-rate picture on one thread.
struct BlurLowRateBuilder<Source: PixelRowSource> {
  private let x: BlurAxis
  private let y: BlurAxis
  private let stride: Int
  private var source: BlurSourceRows<Source>
  private var ring: BlurRing
  private var bases: [Int]
  /// The weights along y: none but 1 if that filter comes later.
  private let sumWeights: [SIMD4<Float>]
  /// Rows after the filter along y and before the low-rate kernel along x.
  private var lines: [SIMD4<Float>]
  private let lineLength: Int

  /// The rows that are made at a time: they share most of the rows of the ring, which then come from the nearest cache.
  private static var group: Int { 4 }

  init(blur: Blur, source: Source, stride: Int) {
    x = blur.x.lowRate == nil ? blur.x.identity : blur.x
    y = blur.y
    self.stride = stride
    self.source = BlurSourceRows(source: source, axis: blur.y)
    let rows = y.lowRate == nil ? 1 : 2 * y.reach + 1 + (Self.group - 1) * y.step
    // The low-rate kernel takes whole blocks, so it reads up to three pixels past the last sample's reach.
    let minimumWidth = x.lowRate.map { ($0.samples.count + 3) / 4 * 4 + 2 * $0.radius } ?? 0
    ring = BlurRing(axis: x, firstColumn: source.bounds.minX, capacity: rows, minimumWidth: minimumWidth)
    bases = Array(repeating: 0, count: rows)
    sumWeights = y.lowRate == nil ? [SIMD4(repeating: 1)] : y.weights
    lineLength = ring.stride * 4
    lines = Array(repeating: .zero, count: x.lowRate == nil ? 0 : lineLength * Self.group)
  }

  /// Fills zeroed rows of the picture.
  mutating func build(_ rows: Range<Int>, into pixels: inout MutableSpan<PixelBlock>) {
    var row = rows.lowerBound
    while row < rows.upperBound {
      let count = y.lowRate == nil ? 1 : min(Self.group, rows.upperBound - row)
      let start = (row - rows.lowerBound) * stride
      var part = pixels._mutatingExtracting(start..<(start + count * stride))
      makeRows(from: row, count: count, into: &part)
      row += count
    }
  }

  private mutating func makeRows(from row: Int, count: Int, into pixels: inout MutableSpan<PixelBlock>) {
    let isDirect = y.lowRate == nil
    let first = isDirect ? row : row * y.step - y.reach
    let needed = isDirect ? 1 : 2 * y.reach + 1 + (count - 1) * y.step
    var tiles = 0..<0
    for index in 0..<needed {
      let held = source.load(first + index, into: &ring)
      bases[index] = held.base
      tiles = tiles.hull(held.tiles)
    }
    guard !tiles.isEmpty else { return }
    guard let lowRate = x.lowRate else {
      VerticalConvolution.symmetric(
        ring.blocks.span, bases: bases.span, weights: y.weights.span, tiles: tiles, results: count, shift: y.step,
        into: &pixels, rowLength: stride)
      return
    }
    let width = PixelBlock.tileWidth
    var lines = self.lines.lend()
    defer { self.lines = lines }
    let lineLength = lineLength
    var span = lines.mutableSpan
    for line in 0..<count {
      let start = line * lineLength
      span.clear(start..<(start + tiles.lowerBound * width))
      span.clear((start + tiles.upperBound * width)..<(start + lineLength))
    }
    VerticalConvolution.symmetric(
      ring.blocks.span, bases: bases.span, weights: sumWeights.span, tiles: tiles,
      results: count, shift: y.step, into: &span, rowLength: lineLength)
    // A pixel of the line reaches the samples from 2 * radius before its own place up to that place.
    let reached = (tiles.lowerBound * width - 2 * lowRate.radius)..<(tiles.upperBound * width)
    let blocks = PixelBlock.blocks(covering: reached.clamped(to: 0..<lowRate.samples.count))
    for line in 0..<count {
      var target = pixels._mutatingExtracting((line * stride)..<(line * stride + stride))
      HorizontalConvolution.symmetric(
        lines.span.extracting((line * lineLength)..<(line * lineLength + lineLength)), first: 0, step: 1,
        weights: lowRate.kernel.span, blocks: blocks, into: &target)
    }
  }
}

extension BlurAxis {
  /// The axis without a filter: every source sample as it is.
  var identity: BlurAxis {
    BlurAxis(
      .direct(GaussianKernel(standardDeviation: 0)), length: length, output: 0..<length, edge: edge)
  }
}
