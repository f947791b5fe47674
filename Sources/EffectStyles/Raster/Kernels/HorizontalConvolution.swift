/// Symmetric filters along a row, at each pixel or at every `step`-th.
enum HorizontalConvolution {
  /// Sums about pixels `first + radius`, `first + radius + step` ..., stored from element `4 * blocks.lowerBound` on.
  ///
  /// `first` belongs to block 0. Every pixel from `first + 4 * step * blocks.lowerBound` up to the last sum's last must
  /// exist. Radius and step become constants of the compiler where they are small, so a block's sums are straight-line
  /// code with one bounds check.
  static func symmetric<Element: BlockElement>(
    _ row: Span<SIMD4<Float>>, first: Int, step: Int, weights: Span<SIMD4<Float>>, blocks: Range<Int>,
    into result: inout MutableSpan<Element>
  ) {
    switch (step, weights.count &- 1) {
    case (1, 0): fixed(Zero.self, One.self, row, first, weights, blocks, &result)
    case (1, 1): fixed(One.self, One.self, row, first, weights, blocks, &result)
    case (1, 2): fixed(Two.self, One.self, row, first, weights, blocks, &result)
    case (1, 3): fixed(Three.self, One.self, row, first, weights, blocks, &result)
    case (1, 4): fixed(Four.self, One.self, row, first, weights, blocks, &result)
    case (1, 5): fixed(Five.self, One.self, row, first, weights, blocks, &result)
    case (1, 6): fixed(Six.self, One.self, row, first, weights, blocks, &result)
    case (1, 7): fixed(Seven.self, One.self, row, first, weights, blocks, &result)
    case (1, 8): fixed(Eight.self, One.self, row, first, weights, blocks, &result)
    case (1, 9): fixed(Nine.self, One.self, row, first, weights, blocks, &result)
    case (1, 10): fixed(Ten.self, One.self, row, first, weights, blocks, &result)
    case (1, 11): fixed(Eleven.self, One.self, row, first, weights, blocks, &result)
    case (2, 2): fixed(Two.self, Two.self, row, first, weights, blocks, &result)
    case (2, 3): fixed(Three.self, Two.self, row, first, weights, blocks, &result)
    case (3, 4): fixed(Four.self, Three.self, row, first, weights, blocks, &result)
    case (4, 6): fixed(Six.self, Four.self, row, first, weights, blocks, &result)
    default: general(row, first, step, weights, blocks, &result)
    }
  }

  private static func fixed<Radius: StaticCount, Step: StaticCount, Element: BlockElement>(
    _: Radius.Type, _: Step.Type, _ row: Span<SIMD4<Float>>, _ first: Int, _ weights: Span<SIMD4<Float>>,
    _ blocks: Range<Int>, _ result: inout MutableSpan<Element>
  ) {
    let (radius, step) = (Radius.value, Step.value)
    precondition(weights.count == radius &+ 1, "a weight for each distance is expected")
    for block in blocks {
      let start = first &+ block &* (4 &* step)
      let window = row.extracting(start..<(start &+ 3 &* step &+ 2 &* radius &+ 1))
      let weight = weights[0]
      var sums = PixelBlock(
        a: weight * window[radius], b: weight * window[radius &+ step], c: weight * window[radius &+ 2 &* step],
        d: weight * window[radius &+ 3 &* step])
      Radius.addPairs(to: &sums, window: window, centre: radius, step: step, weights: weights)
      Element.store(sums, at: block &* Element.elementsPerBlock, in: &result)
    }
  }

  private static func general<Element: BlockElement>(
    _ row: Span<SIMD4<Float>>, _ first: Int, _ step: Int, _ weights: Span<SIMD4<Float>>, _ blocks: Range<Int>,
    _ result: inout MutableSpan<Element>
  ) {
    let radius = weights.count &- 1
    let length = 2 &* radius &+ 1
    for block in blocks {
      let start = first &+ block &* (4 &* step)
      // A window for each of the four sums, so that all of them are indexed alike.
      let a = row.extracting(start..<(start &+ length))
      let b = row.extracting((start &+ step)..<(start &+ step &+ length))
      let c = row.extracting((start &+ 2 &* step)..<(start &+ 2 &* step &+ length))
      let d = row.extracting((start &+ 3 &* step)..<(start &+ 3 &* step &+ length))
      var sums = PixelBlock(a: a[radius], b: b[radius], c: c[radius], d: d[radius]) * weights[0]
      var left = radius &- 1
      var right = radius &+ 1
      while left >= 0 {
        let weight = weights[radius &- left]
        sums.a += weight * (a[left] + a[right])
        sums.b += weight * (b[left] + b[right])
        sums.c += weight * (c[left] + c[right])
        sums.d += weight * (d[left] + d[right])
        left &-= 1
        right &+= 1
      }
      Element.store(sums, at: block &* Element.elementsPerBlock, in: &result)
    }
  }
}
