import EffectMath

extension Conversion {
  /// Turns a row of premultiplied linear light into premultiplied sRGB-encoded pixels.
  static func encode(_ pixels: Span<SIMD4<Float>>, into result: inout MutableSpan<SIMD4<Float>>) {
    precondition(result.count == pixels.count)
    for index in 0..<pixels.count {
      let pixel = pixels[index]
      let encoded = TransferFunction.toEncoded(straight(pixel))
      result[index] = premultiplied(encoded, alpha: pixel.w)
    }
  }

  /// Turns a row of premultiplied sRGB-encoded pixels into premultiplied linear light.
  static func decode(_ pixels: Span<SIMD4<Float>>, into result: inout MutableSpan<SIMD4<Float>>) {
    precondition(result.count == pixels.count)
    for index in 0..<pixels.count {
      let pixel = pixels[index]
      let linear = TransferFunction.toLinear(straight(pixel))
      result[index] = premultiplied(linear, alpha: pixel.w)
    }
  }

  /// The straight form of a pixel; all zeros when it is transparent.
  @inline(__always)
  static func straight(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
    guard pixel.w > 0 else { return .zero }
    var result = pixel / pixel.w
    result.w = pixel.w
    return result
  }

  @inline(__always)
  private static func premultiplied(_ straight: SIMD4<Float>, alpha: Float) -> SIMD4<Float> {
    var result = straight * alpha
    result.w = alpha
    return result
  }
}
