/// A count known to the compiler, written as so many `Successor`s of `Zero`.
///
/// Integer generic parameters would say the same, but need a newer operating system.
protocol StaticCount {
  /// The count as a number.
  static var value: Int { get }

  /// Adds to four sums the pixel pairs at distances 1 to `value` from four centres, each times the distance's weight.
  ///
  /// The first centre lies at `centre` of `window`, the others `step` pixels further each.
  static func addPairs(
    to sums: inout PixelBlock, window: borrowing Span<SIMD4<Float>>, centre: Int, step: Int,
    weights: borrowing Span<SIMD4<Float>>)

  /// Fills pixels 1 to `value` of a cell and their mirror images, `factor - 1` down.
  static func fillPairs(
    of cell: inout MutableSpan<SIMD4<Float>>, factor: Int, sums: InterpolationSums,
    weights: borrowing Span<PixelBlock>, lower: SIMD4<Float>, upper: SIMD4<Float>)
}

enum Zero: StaticCount {
  static var value: Int { 0 }

  @inline(__always)
  static func addPairs(
    to sums: inout PixelBlock, window: borrowing Span<SIMD4<Float>>, centre: Int, step: Int,
    weights: borrowing Span<SIMD4<Float>>
  ) {}

  @inline(__always)
  static func fillPairs(
    of cell: inout MutableSpan<SIMD4<Float>>, factor: Int, sums: InterpolationSums,
    weights: borrowing Span<PixelBlock>, lower: SIMD4<Float>, upper: SIMD4<Float>
  ) {}
}

enum Successor<Count: StaticCount>: StaticCount {
  static var value: Int { Count.value &+ 1 }

  @inline(__always)
  static func addPairs(
    to sums: inout PixelBlock, window: borrowing Span<SIMD4<Float>>, centre: Int, step: Int,
    weights: borrowing Span<SIMD4<Float>>
  ) {
    Count.addPairs(to: &sums, window: window, centre: centre, step: step, weights: weights)
    let weight = weights[value]
    let left = centre &- value
    let right = centre &+ value
    sums.a += weight * (window[left] + window[right])
    sums.b += weight * (window[left &+ step] + window[right &+ step])
    sums.c += weight * (window[left &+ 2 &* step] + window[right &+ 2 &* step])
    sums.d += weight * (window[left &+ 3 &* step] + window[right &+ 3 &* step])
  }

  @inline(__always)
  static func fillPairs(
    of cell: inout MutableSpan<SIMD4<Float>>, factor: Int, sums: InterpolationSums,
    weights: borrowing Span<PixelBlock>, lower: SIMD4<Float>, upper: SIMD4<Float>
  ) {
    Count.fillPairs(of: &cell, factor: factor, sums: sums, weights: weights, lower: lower, upper: upper)
    let (even, odd) = sums.weighted(weights[value &- 1])
    cell[value] = (even + odd).limited(lower, upper)
    cell[factor &- value] = (even - odd).limited(lower, upper)
  }
}

typealias One = Successor<Zero>
typealias Two = Successor<One>
typealias Three = Successor<Two>
typealias Four = Successor<Three>
typealias Five = Successor<Four>
typealias Six = Successor<Five>
typealias Seven = Successor<Six>
typealias Eight = Successor<Seven>
typealias Nine = Successor<Eight>
typealias Ten = Successor<Nine>
typealias Eleven = Successor<Ten>
