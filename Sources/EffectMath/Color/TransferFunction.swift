/// The sRGB transfer function, from encoded components to linear light and back.
///
/// 0...1 maps to 0...1; negative values mirror the positive ones, and values above 1 continue the curve, as CSS Color 4
/// extends it. NaN stays NaN. Source: IEC 61966-2-1:1999.
public enum TransferFunction {
  /// Converts an encoded component to linear light, to 4 ulp.
  public static func toLinear(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : Elementary.pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// Encodes linear light, to 4 ulp.
  public static func toEncoded(_ linear: Double) -> Double {
    let magnitude = linear.magnitude
    let encoded = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * Elementary.pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  /// Converts encoded components to linear light.
  ///
  /// The relative error is at most 2e-6 of the exact curve, within 0...1 that is 1e-6. Magnitudes above 65504 count as 65504.
  @inlinable
  public static func toLinear(_ encoded: SIMD4<Float>) -> SIMD4<Float> {
    let x = Lanes.min(SIMD4(repeating: 65504), Lanes.magnitude(encoded))
    let base = (x + 0.055) * (1 / 1.055)
    // base^2.4 = base^3 (base^(-1/5))^3
    var root = Lanes.powerGuess(base, exponent: -0.2, bias: 4_991_913)
    for _ in 0..<2 {
      let square = root * root
      let h = 1 - base * (square * square * root)
      root *= (0.12 * h + 0.2) * h + 1
    }
    let product = base * root
    let curve = product * product * product
    let linear = curve.replacing(with: x * (1 / 12.92), where: x .<= 0.04045)
    return Lanes.flippingSign(linear, with: encoded)
  }

  /// Encodes linear light.
  ///
  /// The relative error is at most 3e-6 of the exact curve, within 0...1 that is 2e-6. Magnitudes above 65504 count as 65504.
  @inlinable
  public static func toEncoded(_ linear: SIMD4<Float>) -> SIMD4<Float> {
    let x = Lanes.min(SIMD4(repeating: 65504), Lanes.magnitude(linear))
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
    let encoded = curve.replacing(with: x * 12.92, where: x .<= 0.0031308)
    return Lanes.flippingSign(encoded, with: linear)
  }

  /// Converts an encoded component to linear light; the same bits as a vector's lane gives.
  @inlinable
  public static func toLinear(_ encoded: Float) -> Float { toLinear(SIMD4(repeating: encoded)).x }

  /// Encodes linear light; the same bits as a vector's lane gives.
  @inlinable
  public static func toEncoded(_ linear: Float) -> Float { toEncoded(SIMD4(repeating: linear)).x }
}
