import EffectMath
import EffectStyles

/// Pictures to work on, the same in every run.
enum BenchmarkPictures {
  /// Premultiplied noise of any colour and alpha: no part is easier than another.
  static func noise(width: Int, height: Int, seed: UInt64) -> Framebuffer {
    var generator = SplitMix64(seed: seed)
    var picture = Framebuffer(width: width, height: height)
    for index in picture.pixels.indices {
      let bits = generator.next()
      let lanes = SIMD4<UInt16>(
        UInt16(truncatingIfNeeded: bits), UInt16(truncatingIfNeeded: bits >> 16),
        UInt16(truncatingIfNeeded: bits >> 32), UInt16(truncatingIfNeeded: bits >> 48))
      var pixel = SIMD4<Float>(lanes) / 65535
      pixel *= SIMD4(pixel.w, pixel.w, pixel.w, 1)
      picture.pixels[index] = pixel
    }
    return picture
  }
}
