/// The sRGB transfer function, from encoded components to linear light and back.
///
/// 0...1 maps to 0...1; negative values mirror the positive ones, and values above 1 continue the curve, as CSS Color 4
/// extends it. NaN stays NaN. Source: IEC 61966-2-1:1999.
public enum TransferFunction {
  /// Converts an encoded component to linear light, within 10 ulp.
  ///
  /// The power of 2.4 enlarges the rounding of its base.
  public static func toLinear(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : Elementary.pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// Encodes linear light, within 6 ulp.
  ///
  /// Near black the difference of the power and the offset enlarges the power's rounding.
  public static func toEncoded(_ linear: Double) -> Double {
    let magnitude = linear.magnitude
    let encoded = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * Elementary.pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  /// Converts encoded components to linear light.
  ///
  /// The error is at most 5e-7 within 0...1, beyond that 2e-6 of the exact value. Magnitudes above 65504 count as
  /// 65504. A call of its own: inlined, a caller that looks at single lanes would have the vectors taken apart.
  @inline(never)
  public static func toLinear(_ encoded: SIMD4<Float>) -> SIMD4<Float> {
    if all((encoded .>= 0) .& (encoded .<= 1)) { return unitToLinear(encoded) }
    let magnitude = Lanes.magnitude(encoded)
    let linear = all(magnitude .<= 1) ? unitToLinear(magnitude) : extendedToLinear(magnitude)
    return Lanes.flippingSign(linear, with: encoded)
  }

  /// Encodes linear light.
  ///
  /// The error is at most 1e-6 within 0...1, beyond that 4e-6 of the exact value. Magnitudes above 65504 count as
  /// 65504. A call of its own: inlined, a caller that looks at single lanes would have the vectors taken apart.
  @inline(never)
  public static func toEncoded(_ linear: SIMD4<Float>) -> SIMD4<Float> {
    if all((linear .>= 0) .& (linear .<= 1)) { return unitToEncoded(linear) }
    let magnitude = Lanes.magnitude(linear)
    let encoded = all(magnitude .<= 1) ? unitToEncoded(magnitude) : extendedToEncoded(magnitude)
    return Lanes.flippingSign(encoded, with: linear)
  }

  /// Converts an encoded component to linear light; the same bits as a vector's lane gives.
  public static func toLinear(_ encoded: Float) -> Float { toLinear(SIMD4(repeating: encoded)).x }

  /// Encodes linear light; the same bits as a vector's lane gives.
  public static func toEncoded(_ linear: Float) -> Float { toEncoded(SIMD4(repeating: linear)).x }
}

// Within 0...1: the curve as 1 + (x - 1) r(x), exact at 1, r fitted with the least largest error on the curved part.
extension TransferFunction {
  /// A polynomial; error 2e-7 before rounding.
  @inline(__always)
  private static func unitToLinear(_ x: SIMD4<Float>) -> SIMD4<Float> {
    var r = x * 0.103_787_06 - 0.452_670_3
    r = r * x + 0.854_059_6
    r = r * x - 0.933_969_97
    r = r * x + 0.693_024_16
    r = r * x - 0.437_559_93
    r = r * x + 0.485_693_19
    r = r * x + 0.963_386_06
    r = r * x + 0.999_155_7
    let curve = 1 + (x - 1) * r
    return curve.replacing(with: x * (1 / 12.92), where: x .<= 0.04045)
  }

  /// A quotient of polynomials whose coefficients are all positive, so nothing cancels; error 4e-7 before rounding.
  @inline(__always)
  private static func unitToEncoded(_ x: SIMD4<Float>) -> SIMD4<Float> {
    var p = x * 2.931_744_6 + 5.187_819_5
    p = p * x + 1.327_183_5
    p = p * x + 0.068_182_26
    p = p * x + 0.000_699_739_3
    p = p * x + 1.020_676_2e-6
    let curve = 1 + (x - 1) * (p / unitToEncodedDivisor(x))
    return curve.replacing(with: x * 12.92, where: x .<= 0.0031308)
  }

  /// A call of its own: side by side, the optimiser pairs lanes of both polynomials instead of their own lanes.
  @inline(never)
  private static func unitToEncodedDivisor(_ x: SIMD4<Float>) -> SIMD4<Float> {
    var q = x + 9.581_629
    q = q * x + 9.220_041
    q = q * x + 1.767_768_6
    q = q * x + 0.077_444_75
    q = q * x + 0.000_723_471_9
    return q * x + 9.941_710_5e-7
  }
}

// Beyond: by roots for magnitudes above 1.
extension TransferFunction {
  @inline(never)
  private static func extendedToLinear(_ magnitude: SIMD4<Float>) -> SIMD4<Float> {
    let x = Lanes.min(SIMD4(repeating: 65504), magnitude)
    let base = (x + 0.055) * (1 / 1.055)
    // base^2.4 = base^3 (base^(-1/5))^3
    var root = Lanes.powerGuess(base, exponent: -0.2, bias: 4_991_913)
    for _ in 0..<2 {
      let square = root * root
      let h = 1 - base * (square * square * root)
      root *= (0.12 * h + 0.2) * h + 1
    }
    let product = base * root
    return (product * product * product).replacing(with: unitToLinear(x), where: x .<= 1)
  }

  @inline(never)
  private static func extendedToEncoded(_ magnitude: SIMD4<Float>) -> SIMD4<Float> {
    let x = Lanes.min(SIMD4(repeating: 65504), magnitude)
    // x^(1/2.4) = x (x^(-1/12))^7
    var root = Lanes.powerGuess(x, exponent: -1 / 12, bias: 4_506_671)
    for _ in 0..<2 {
      let square = root * root
      let fourth = square * square
      let h = 1 - x * (fourth * fourth * fourth)
      root *= (13.0 / 288 * h + 1.0 / 12) * h + 1
    }
    let square = root * root
    let curve = 1.055 * (x * (square * square * square * root)) - 0.055
    return curve.replacing(with: unitToEncoded(x), where: x .<= 1)
  }
}
