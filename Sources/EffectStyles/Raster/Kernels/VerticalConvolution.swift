/// Weighted sums of rows, column by column: the vertical pass of every filter here.
///
/// The rows lie in one array of blocks; `bases` tells where each begins, so a ring of rows, a whole picture and rows
/// that stand for others beyond an edge are all the same to the kernel. Work goes tile by tile, and within a tile four
/// pairs of rows at a time are added to sums that stay in the first-level cache.
enum VerticalConvolution {
  /// Sums of rows about a middle one with symmetric weights, `weights[0]` in the middle, for several results at once.
  ///
  /// Two rows of one weight are added before they are multiplied. Result k takes the rows from `bases[k * shift]` on,
  /// `2 * weights.count - 1` of them, and goes to `rows` from element `k * rowLength` on. Each row and each result has
  /// all of the tiles. Results at once are worth it: their rows are read from the second-level cache once for all.
  static func symmetric<Element: BlockElement>(
    _ storage: Span<PixelBlock>, bases: Span<Int>, weights: Span<SIMD4<Float>>, tiles: Range<Int>,
    results: Int = 1, shift: Int = 1, into rows: inout MutableSpan<Element>, rowLength: Int = 0
  ) {
    let radius = weights.count &- 1
    precondition(radius >= 0 && results >= 1, "a weight and a result are expected")
    precondition(bases.count >= 2 &* radius &+ 1 &+ (results &- 1) &* shift, "a result needs 2 * radius + 1 rows")
    for tile in tiles {
      let first = tile &* PixelBlock.tile
      for result in 0..<results {
        let middle = radius &+ result &* shift
        let start = first &* Element.elementsPerBlock &+ result &* rowLength
        var sums = rows._mutatingExtracting(start..<(start &+ PixelBlock.tile &* Element.elementsPerBlock))
        let centre = storage.extracting(PixelBlock.range(from: bases[middle] &+ first))
        var t = begin(&sums, storage, bases, middle, first, centre, weights)
        while t <= radius {
          addFourPairs(
            to: &sums,
            storage.extracting(PixelBlock.range(from: bases[middle &- t] &+ first)),
            storage.extracting(PixelBlock.range(from: bases[middle &+ t] &+ first)), weights[t],
            storage.extracting(PixelBlock.range(from: bases[middle &- t &- 1] &+ first)),
            storage.extracting(PixelBlock.range(from: bases[middle &+ t &+ 1] &+ first)), weights[t &+ 1],
            storage.extracting(PixelBlock.range(from: bases[middle &- t &- 2] &+ first)),
            storage.extracting(PixelBlock.range(from: bases[middle &+ t &+ 2] &+ first)), weights[t &+ 2],
            storage.extracting(PixelBlock.range(from: bases[middle &- t &- 3] &+ first)),
            storage.extracting(PixelBlock.range(from: bases[middle &+ t &+ 3] &+ first)), weights[t &+ 3])
          t &+= 4
        }
      }
    }
  }

  /// The sum of up to four rows with a weight each; those with a weight of zero are left out.
  static func weighted(
    _ storage: Span<PixelBlock>, bases: SIMD4<Int>, weights: Span<SIMD4<Float>>, tiles: Range<Int>,
    into row: inout MutableSpan<SIMD4<Float>>
  ) {
    precondition(weights.count == 4, "four weights are expected")
    let (w0, w1, w2, w3) = (weights[0], weights[1], weights[2], weights[3])
    for tile in tiles {
      let first = tile &* PixelBlock.tile
      let start = tile &* PixelBlock.tileWidth
      var sums = row._mutatingExtracting(start..<(start &+ PixelBlock.tileWidth))
      let x1 = storage.extracting(PixelBlock.range(from: bases[1] &+ first))
      let x2 = storage.extracting(PixelBlock.range(from: bases[2] &+ first))
      if w0 == .zero && w3 == .zero {
        for i in 0..<PixelBlock.tile { SIMD4.store(x1[i] * w1 + x2[i] * w2, at: i &* 4, in: &sums) }
        continue
      }
      let x0 = storage.extracting(PixelBlock.range(from: bases[0] &+ first))
      if w3 == .zero {
        for i in 0..<PixelBlock.tile { SIMD4.store(x0[i] * w0 + x1[i] * w1 + x2[i] * w2, at: i &* 4, in: &sums) }
        continue
      }
      let x3 = storage.extracting(PixelBlock.range(from: bases[3] &+ first))
      for i in 0..<PixelBlock.tile {
        SIMD4.store(x0[i] * w0 + x1[i] * w1 + x2[i] * w2 + x3[i] * w3, at: i &* 4, in: &sums)
      }
    }
  }

  /// The middle row and as many pairs, four at most, as leave a multiple of four; the first distance that is left.
  @inline(__always)
  private static func begin<Element: BlockElement>(
    _ sums: inout MutableSpan<Element>, _ storage: Span<PixelBlock>, _ bases: Span<Int>, _ middle: Int, _ first: Int,
    _ centre: Span<PixelBlock>, _ weights: Span<SIMD4<Float>>
  ) -> Int {
    switch weights.count & 3 {
    case 1:
      guard weights.count > 1 else {
        begin(&sums, centre, weights[0])
        return 1
      }
      begin(
        &sums, centre, weights[0],
        storage.extracting(PixelBlock.range(from: bases[middle &- 1] &+ first)),
        storage.extracting(PixelBlock.range(from: bases[middle &+ 1] &+ first)), weights[1],
        storage.extracting(PixelBlock.range(from: bases[middle &- 2] &+ first)),
        storage.extracting(PixelBlock.range(from: bases[middle &+ 2] &+ first)), weights[2],
        storage.extracting(PixelBlock.range(from: bases[middle &- 3] &+ first)),
        storage.extracting(PixelBlock.range(from: bases[middle &+ 3] &+ first)), weights[3],
        storage.extracting(PixelBlock.range(from: bases[middle &- 4] &+ first)),
        storage.extracting(PixelBlock.range(from: bases[middle &+ 4] &+ first)), weights[4])
      return 5
    case 2:
      begin(
        &sums, centre, weights[0],
        storage.extracting(PixelBlock.range(from: bases[middle &- 1] &+ first)),
        storage.extracting(PixelBlock.range(from: bases[middle &+ 1] &+ first)), weights[1])
      return 2
    case 3:
      begin(
        &sums, centre, weights[0],
        storage.extracting(PixelBlock.range(from: bases[middle &- 1] &+ first)),
        storage.extracting(PixelBlock.range(from: bases[middle &+ 1] &+ first)), weights[1],
        storage.extracting(PixelBlock.range(from: bases[middle &- 2] &+ first)),
        storage.extracting(PixelBlock.range(from: bases[middle &+ 2] &+ first)), weights[2])
      return 3
    default:
      begin(
        &sums, centre, weights[0],
        storage.extracting(PixelBlock.range(from: bases[middle &- 1] &+ first)),
        storage.extracting(PixelBlock.range(from: bases[middle &+ 1] &+ first)), weights[1],
        storage.extracting(PixelBlock.range(from: bases[middle &- 2] &+ first)),
        storage.extracting(PixelBlock.range(from: bases[middle &+ 2] &+ first)), weights[2],
        storage.extracting(PixelBlock.range(from: bases[middle &- 3] &+ first)),
        storage.extracting(PixelBlock.range(from: bases[middle &+ 3] &+ first)), weights[3])
      return 4
    }
  }

  @inline(__always)
  private static func begin<Element: BlockElement>(
    _ sums: inout MutableSpan<Element>, _ centre: Span<PixelBlock>, _ weight: SIMD4<Float>

  ) {
    for i in 0..<PixelBlock.tile {
      let sum = centre[i] * weight
      Element.store(sum, at: i &* Element.elementsPerBlock, in: &sums)
    }
  }

  @inline(__always)
  private static func begin<Element: BlockElement>(
    _ sums: inout MutableSpan<Element>, _ centre: Span<PixelBlock>, _ weight: SIMD4<Float>,
    _ above0: Span<PixelBlock>, _ below0: Span<PixelBlock>, _ weight0: SIMD4<Float>
  ) {
    for i in 0..<PixelBlock.tile {
      var sum = centre[i] * weight
      sum = sum + (above0[i] + below0[i]) * weight0
      Element.store(sum, at: i &* Element.elementsPerBlock, in: &sums)
    }
  }

  @inline(__always)
  private static func begin<Element: BlockElement>(
    _ sums: inout MutableSpan<Element>, _ centre: Span<PixelBlock>, _ weight: SIMD4<Float>,
    _ above0: Span<PixelBlock>, _ below0: Span<PixelBlock>, _ weight0: SIMD4<Float>,
    _ above1: Span<PixelBlock>, _ below1: Span<PixelBlock>, _ weight1: SIMD4<Float>
  ) {
    for i in 0..<PixelBlock.tile {
      var sum = centre[i] * weight
      sum = sum + (above0[i] + below0[i]) * weight0
      sum = sum + (above1[i] + below1[i]) * weight1
      Element.store(sum, at: i &* Element.elementsPerBlock, in: &sums)
    }
  }

  @inline(__always)
  private static func begin<Element: BlockElement>(
    _ sums: inout MutableSpan<Element>, _ centre: Span<PixelBlock>, _ weight: SIMD4<Float>,
    _ above0: Span<PixelBlock>, _ below0: Span<PixelBlock>, _ weight0: SIMD4<Float>,
    _ above1: Span<PixelBlock>, _ below1: Span<PixelBlock>, _ weight1: SIMD4<Float>,
    _ above2: Span<PixelBlock>, _ below2: Span<PixelBlock>, _ weight2: SIMD4<Float>
  ) {
    for i in 0..<PixelBlock.tile {
      var sum = centre[i] * weight
      sum = sum + (above0[i] + below0[i]) * weight0
      sum = sum + (above1[i] + below1[i]) * weight1
      sum = sum + (above2[i] + below2[i]) * weight2
      Element.store(sum, at: i &* Element.elementsPerBlock, in: &sums)
    }
  }

  @inline(__always)
  private static func begin<Element: BlockElement>(
    _ sums: inout MutableSpan<Element>, _ centre: Span<PixelBlock>, _ weight: SIMD4<Float>,
    _ above0: Span<PixelBlock>, _ below0: Span<PixelBlock>, _ weight0: SIMD4<Float>,
    _ above1: Span<PixelBlock>, _ below1: Span<PixelBlock>, _ weight1: SIMD4<Float>,
    _ above2: Span<PixelBlock>, _ below2: Span<PixelBlock>, _ weight2: SIMD4<Float>,
    _ above3: Span<PixelBlock>, _ below3: Span<PixelBlock>, _ weight3: SIMD4<Float>
  ) {
    for i in 0..<PixelBlock.tile {
      var sum = centre[i] * weight
      sum = sum + (above0[i] + below0[i]) * weight0
      sum = sum + (above1[i] + below1[i]) * weight1
      sum = sum + (above2[i] + below2[i]) * weight2
      sum = sum + (above3[i] + below3[i]) * weight3
      Element.store(sum, at: i &* Element.elementsPerBlock, in: &sums)
    }
  }

  @inline(__always)
  private static func addFourPairs<Element: BlockElement>(
    to sums: inout MutableSpan<Element>,
    _ above0: Span<PixelBlock>, _ below0: Span<PixelBlock>, _ weight0: SIMD4<Float>,
    _ above1: Span<PixelBlock>, _ below1: Span<PixelBlock>, _ weight1: SIMD4<Float>,
    _ above2: Span<PixelBlock>, _ below2: Span<PixelBlock>, _ weight2: SIMD4<Float>,
    _ above3: Span<PixelBlock>, _ below3: Span<PixelBlock>, _ weight3: SIMD4<Float>
  ) {
    for i in 0..<PixelBlock.tile {
      let element = i &* Element.elementsPerBlock
      var sum = Element.load(at: element, from: sums)
      sum = sum + (above0[i] + below0[i]) * weight0
      sum = sum + (above1[i] + below1[i]) * weight1
      sum = sum + (above2[i] + below2[i]) * weight2
      sum = sum + (above3[i] + below3[i]) * weight3
      Element.store(sum, at: element, in: &sums)
    }
  }
}
