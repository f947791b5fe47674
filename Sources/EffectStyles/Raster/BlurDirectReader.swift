/// Rows of a blur that is direct in both axes: a ring of rows filtered along x, summed along y.
struct BlurDirectReader<Source: PixelRowSource> {
  private let y: BlurAxis
  private var source: BlurSourceRows<Source>
  private var ring: BlurRing
  private var bases: [Int]
  /// A tile of results that ends beyond the row.
  private var rest = [SIMD4<Float>](repeating: .zero, count: PixelBlock.tileWidth)

  init(blur: Blur, source: Source) {
    y = blur.y
    self.source = BlurSourceRows(source: source, axis: blur.y)
    let capacity = blur.isMultirate ? 0 : 2 * blur.y.reach + 1
    ring = BlurRing(axis: blur.x, firstColumn: blur.sourceBounds.minX, capacity: capacity)
    bases = Array(repeating: 0, count: capacity)
  }

  /// Fills the row at a position that counts from the source's first row.
  mutating func read(_ position: Int, into pixels: inout MutableSpan<SIMD4<Float>>) {
    var active = 0..<0
    for index in bases.indices {
      let line = position - y.reach + index
      let row = source.load(line, into: &ring)
      bases[index] = row.base
      active = active.hull(row.tiles)
    }
    let width = PixelBlock.tileWidth
    let whole = active.clamped(to: 0..<(pixels.count / width))
    pixels.clear(0..<min(active.lowerBound * width, pixels.count))
    VerticalConvolution.symmetric(
      ring.blocks.span, bases: bases.span, weights: y.weights.span, tiles: whole, into: &pixels)
    if active.upperBound > whole.upperBound {
      sumRest(tile: active.upperBound - 1, into: &pixels)
    } else {
      pixels.clear(min(active.upperBound * width, pixels.count)..<pixels.count)
    }
  }

  /// Sums the tile that the row's end cuts.
  private mutating func sumRest(tile: Int, into pixels: inout MutableSpan<SIMD4<Float>>) {
    let first = tile * PixelBlock.tileWidth
    let shifted = bases.map { $0 + tile * PixelBlock.tile }
    var rest = self.rest.lend()
    var span = rest.mutableSpan
    VerticalConvolution.symmetric(
      ring.blocks.span, bases: shifted.span, weights: y.weights.span, tiles: 0..<1, into: &span)
    for pixel in first..<pixels.count { pixels[pixel] = rest[pixel - first] }
    self.rest = rest
  }
}
