extension Elementary {
  /// 2 to the power of each lane, within 2 ulp.
  ///
  /// Exact for integers. From 128 on infinite, below -150 zero, subnormal between -149 and -126; NaN stays NaN.
  @inlinable
  public static func exp2(_ x: SIMD4<Float>) -> SIMD4<Float> {
    let bounded = Lanes.clamp(x, -151, 129)
    let (count, integer) = Lanes.round(bounded)
    return exp2(fraction: bounded - count, integer: integer)
  }

  /// 2 to the power of each lane, within 2 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func exp2(_ x: SIMD8<Float>) -> SIMD8<Float> {
    SIMD8(lowHalf: exp2(x.lowHalf), highHalf: exp2(x.highHalf))
  }

  /// 2 to the power of a number, within 2 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func exp2(_ x: Float) -> Float { exp2(SIMD4(repeating: x)).x }

  /// The exponential of each lane, within 1 ulp.
  ///
  /// Above 88.7229 infinite, below -103.98 zero, subnormal below -87.33; NaN stays NaN.
  @inlinable
  public static func exp(_ x: SIMD4<Float>) -> SIMD4<Float> {
    let bounded = Lanes.clamp(x, -105, 89)
    let (count, integer) = Lanes.round(bounded * 0x1.715476p0)
    // The logarithm of 2 in 15 bits, whose products with counts are exact, and a rest.
    let r = (bounded - count * 0x1.62e4p-1) - count * 0x1.7f7d1cp-20
    // Minimax on plus and minus log(2)/2 of (exp(r) - 1 - r) / r^2, error 3e-9 of the result.
    var series = SIMD4<Float>(repeating: 0.0013814588)
    series = series * r + 0.008368716
    series = series * r + 0.04166839
    series = series * r + 0.16666521
    series = series * r + 0.49999994
    let value = 1 + (r + r * r * series)
    let half = integer &>> 1
    return value * Lanes.power2(half) * Lanes.power2(integer &- half)
  }

  /// The exponential of each lane, within 1 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func exp(_ x: SIMD8<Float>) -> SIMD8<Float> {
    SIMD8(lowHalf: exp(x.lowHalf), highHalf: exp(x.highHalf))
  }

  /// The exponential of a number, within 1 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func exp(_ x: Float) -> Float { exp(SIMD4(repeating: x)).x }

  /// 2 to the power of a fraction in -0.5...0.5 plus an integer in -252...254.
  @inlinable @inline(__always)
  static func exp2(fraction: SIMD4<Float>, integer: SIMD4<Int32>) -> SIMD4<Float> {
    // Minimax of (2^f - 1) / f, error 4e-9 of the result.
    var series = SIMD4<Float>(repeating: 0.00015469732)
    series = series * fraction + 0.0013410001
    series = series * fraction + 0.009618031
    series = series * fraction + 0.055502973
    series = series * fraction + 0.2402265
    series = series * fraction + 0.69314724
    let value = 1 + fraction * series
    // Two factors, since neither 2^128 nor 2^-149 is a normal number.
    let half = integer &>> 1
    return value * Lanes.power2(half) * Lanes.power2(integer &- half)
  }
}
