// Roots and powers to the few digits that colours need, in fewer instructions than the exact ones.
extension Lanes {
  /// The square roots of values that aren't negative, to a relative error of 7e-7; 0 gives 0.
  ///
  /// A reciprocal root guessed from the bits, then two Newton steps whose constants balance the error around 0.
  @inlinable @inline(__always)
  package static func root(_ x: SIMD4<Float>) -> SIMD4<Float> {
    let half = 0.5 * x
    var y = float(0x5F37_5A86 &- (bits(x) &>> 1))
    y *= 1.500_876_8 - half * y * y
    y *= 1.500_000_6 - half * y * y
    return x * y
  }

  /// The distances of positions from the origin, to a relative error of 1e-6; above 1e18 they count as 1e18.
  @inlinable @inline(__always)
  static func distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> {
    root(min(SIMD4(repeating: 1e36), x * x + y * y))
  }

  /// Powers of positive values to 3 %, the exponent within -1...0, as a start for Newton steps.
  ///
  /// A float's bits are a straight-line approximation of its logarithm. They are scaled as a number and become bits
  /// again, 8 low bits less, in the mantissa of a number above 2^23. `bias` is (1 - exponent) 127 2^15, moved to where
  /// the error is balanced.
  @inlinable @inline(__always)
  static func powerGuess(_ x: SIMD4<Float>, exponent: Float, bias: Float) -> SIMD4<Float> {
    float(bits(SIMD4<Float>(bits(x) &>> 8) * exponent + bias + 0x1p23) &<< 8)
  }
}
