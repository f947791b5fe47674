extension Elementary {
  /// The logarithm to base 2 of each lane, within 1 ulp.
  ///
  /// Exact for powers of two. Zero of either sign gives minus infinity, a negative lane NaN, infinity and NaN
  /// themselves.
  @inlinable
  public static func log2(_ x: SIMD4<Float>) -> SIMD4<Float> {
    any(.!Lanes.isPositiveNormal(x)) ? log2Everywhere(x) : log2OfNormal(x, shift: .zero)
  }

  /// The logarithm to base 2 of each lane, within 1 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func log2(_ x: SIMD8<Float>) -> SIMD8<Float> {
    SIMD8(lowHalf: log2(x.lowHalf), highHalf: log2(x.highHalf))
  }

  /// The logarithm to base 2 of a number, within 1 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func log2(_ x: Float) -> Float { log2(SIMD4(repeating: x)).x }

  /// The natural logarithm of each lane, within 1 ulp.
  ///
  /// Zero of either sign gives minus infinity, a negative lane NaN, infinity and NaN themselves.
  @inlinable
  public static func log(_ x: SIMD4<Float>) -> SIMD4<Float> {
    any(.!Lanes.isPositiveNormal(x)) ? logEverywhere(x) : logOfNormal(x, shift: .zero)
  }

  /// The natural logarithm of each lane, within 1 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func log(_ x: SIMD8<Float>) -> SIMD8<Float> {
    SIMD8(lowHalf: log(x.lowHalf), highHalf: log(x.highHalf))
  }

  /// The natural logarithm of a number, within 1 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func log(_ x: Float) -> Float { log(SIMD4(repeating: x)).x }

  /// Positive normal lanes as 1 + f, between the roots of 1/2 and 2, times a power of two; others give rubbish.
  @inlinable @inline(__always)
  static func splitAroundOne(_ x: SIMD4<Float>) -> (f: SIMD4<Float>, exponent: SIMD4<Int32>) {
    let bits = Lanes.bits(x)
    // Counting from the root of 1/2 makes the exponent step there.
    let exponent = (bits &- 0x3F35_04F3) &>> 23
    return (Lanes.float(bits &- (exponent &<< 23)) - 1, exponent)
  }

  /// Subnormal lanes made normal, and the number of doublings that took.
  @inlinable @inline(__always)
  static func normalized(_ x: SIMD4<Float>) -> (x: SIMD4<Float>, shift: SIMD4<Int32>) {
    let isSubnormal = x .< 0x1p-126
    return (
      x.replacing(with: x * 0x1p24, where: isSubnormal), SIMD4<Int32>.zero.replacing(with: 24, where: isSubnormal)
    )
  }

  @inlinable @inline(__always)
  static func log2OfNormal(_ x: SIMD4<Float>, shift: SIMD4<Int32>) -> SIMD4<Float> {
    let (f, exponent) = splitAroundOne(x)
    let (halfSquare, correction) = logSeries(f)
    // log(1 + f) as a sum of 12 bits and a rest, times 1/log(2) as such a sum: the leading product is exact.
    let high = Lanes.float(Lanes.bits(f - halfSquare) & ~0xFFF)
    let low = ((f - high) - halfSquare) + correction
    let rest = (low + high) * -0x1.7135a8p-13 + low * 0x1.716p0
    return (rest + high * 0x1.716p0) + SIMD4<Float>(exponent &- shift)
  }

  @inlinable @inline(__always)
  static func logOfNormal(_ x: SIMD4<Float>, shift: SIMD4<Int32>) -> SIMD4<Float> {
    let (f, integer) = splitAroundOne(x)
    let exponent = SIMD4<Float>(integer &- shift)
    let (halfSquare, correction) = logSeries(f)
    // The logarithm of 2 in 15 bits, whose products with exponents are exact, and a rest.
    let low = correction + exponent * 0x1.7f7d1cp-20
    return exponent * 0x1.62e4p-1 - ((halfSquare - low) - f)
  }

  /// Two terms with log(1 + f) = f - halfSquare + correction, for f from -0.2929 to 0.4143.
  @inlinable @inline(__always)
  static func logSeries(_ f: SIMD4<Float>) -> (halfSquare: SIMD4<Float>, correction: SIMD4<Float>) {
    let s = f / (2 + f)
    let q = s * s
    // Minimax of (2 artanh(s) - 2 s) / s^3 in s^2, error 3e-9 of the logarithm.
    let series = (0.29925594 * q + 0.39976078) * q + 0.66666776
    let halfSquare = 0.5 * f * f
    return (halfSquare, s * (halfSquare + q * series))
  }

  @usableFromInline @inline(never)
  static func log2Everywhere(_ x: SIMD4<Float>) -> SIMD4<Float> {
    let (normal, shift) = normalized(x)
    return logLimits(of: x, finite: log2OfNormal(normal, shift: shift))
  }

  @usableFromInline @inline(never)
  static func logEverywhere(_ x: SIMD4<Float>) -> SIMD4<Float> {
    let (normal, shift) = normalized(x)
    return logLimits(of: x, finite: logOfNormal(normal, shift: shift))
  }

  private static func logLimits(of x: SIMD4<Float>, finite: SIMD4<Float>) -> SIMD4<Float> {
    finite.replacing(with: x, where: .!(x .<= .greatestFiniteMagnitude))
      .replacing(with: -.infinity, where: x .== 0)
      .replacing(with: .nan, where: x .< 0)
  }
}
