/// Four pixels side by side: what the filter kernels load, sum and store at a time.
///
/// An array of blocks needs one bounds check where an array of pixels needs four, and a block fills one cache line.
/// Rows of blocks are padded to whole tiles, whose length is a constant: within a tile no check is left at all.
struct PixelBlock: BitwiseCopyable, Sendable {
  var a: SIMD4<Float>
  var b: SIMD4<Float>
  var c: SIMD4<Float>
  var d: SIMD4<Float>

  static let zero = PixelBlock(a: .zero, b: .zero, c: .zero, d: .zero)
  /// The blocks of a tile.
  @inline(__always)
  static var tile: Int { 8 }
  /// The pixels of a tile.
  @inline(__always)
  static var tileWidth: Int { 32 }

  /// The blocks of the tile that begins at a block.
  @inline(__always)
  static func range(from block: Int) -> Range<Int> { block..<(block &+ tile) }

  /// The number of tiles that hold a number of pixels.
  static func tileCount(pixels: Int) -> Int { (pixels &+ 31) >> 5 }

  /// The tiles that hold some of the pixels.
  static func tiles(covering pixels: Range<Int>) -> Range<Int> {
    pixels.isEmpty ? 0..<0 : (pixels.lowerBound >> 5)..<tileCount(pixels: pixels.upperBound)
  }

  /// The blocks that hold some of the pixels.
  static func blocks(covering pixels: Range<Int>) -> Range<Int> {
    pixels.isEmpty ? 0..<0 : (pixels.lowerBound >> 2)..<((pixels.upperBound &+ 3) >> 2)
  }

  @inline(__always)
  static func + (x: PixelBlock, y: PixelBlock) -> PixelBlock {
    PixelBlock(a: x.a + y.a, b: x.b + y.b, c: x.c + y.c, d: x.d + y.d)
  }

  @inline(__always)
  static func * (x: PixelBlock, weight: SIMD4<Float>) -> PixelBlock {
    PixelBlock(a: x.a * weight, b: x.b * weight, c: x.c * weight, d: x.d * weight)
  }
}

/// What a row of kernel results is made of: pixels, or blocks of them.
protocol BlockElement: BitwiseCopyable {
  /// The number of elements that hold a block.
  static var elementsPerBlock: Int { get }
  /// The block that begins at an element.
  static func load(at element: Int, from row: borrowing MutableSpan<Self>) -> PixelBlock
  /// Stores a block from an element on.
  static func store(_ block: PixelBlock, at element: Int, in row: inout MutableSpan<Self>)
}

extension PixelBlock: BlockElement {
  @inline(__always)
  static var elementsPerBlock: Int { 1 }

  @inline(__always)
  static func load(at element: Int, from row: borrowing MutableSpan<PixelBlock>) -> PixelBlock { row[element] }

  @inline(__always)
  static func store(_ block: PixelBlock, at element: Int, in row: inout MutableSpan<PixelBlock>) {
    row[element] = block
  }
}

extension SIMD4: BlockElement where Scalar == Float {
  @inline(__always)
  static var elementsPerBlock: Int { 4 }

  @inline(__always)
  static func load(at element: Int, from row: borrowing MutableSpan<SIMD4<Float>>) -> PixelBlock {
    PixelBlock(a: row[element], b: row[element &+ 1], c: row[element &+ 2], d: row[element &+ 3])
  }

  @inline(__always)
  static func store(_ block: PixelBlock, at element: Int, in row: inout MutableSpan<SIMD4<Float>>) {
    row[element] = block.a
    row[element &+ 1] = block.b
    row[element &+ 2] = block.c
    row[element &+ 3] = block.d
  }
}
