import EffectMath

/// Rows of premultiplied floats to straight integer samples, and back.
///
/// Quantities are computed in double precision, where 255 c and its quotient by alpha come so close to the truth that
/// rounding to 8 bits is exact for every pair of floats.
package enum Conversion {
  /// Adding this moves an integer's bits to the low end of a double's pattern, rounded to nearest.
  private static let integerAligned = 0x1.8p52

  /// Rounds a row to 8 bits; pixel i takes the threshold `thresholds[i % thresholds.count]`.
  ///
  /// Colours are divided by alpha; all are limited to 0...1 first, NaN counts as 0; a transparent pixel is all zeros.
  /// A value between steps k and k + 1 goes up if its fraction plus the threshold reaches 1.
  /// `thresholds.count` must be a power of two.
  package static func quantize(
    _ pixels: Span<SIMD4<Float>>, thresholds: Span<Float>, into result: inout MutableSpan<SIMD4<UInt8>>, at start: Int
  ) {
    precondition(start >= 0 && start <= result.count - pixels.count)
    let mask = thresholds.count - 1
    precondition(mask >= 0 && thresholds.count & mask == 0)
    if mask == 0 {
      // Without dithering the offset is the same for all: a sixth of the time.
      let offset = offset(threshold: thresholds[0], tieBreak: 0x1p-40)
      for index in 0..<pixels.count {
        result[start &+ index] = SIMD4(truncatingIfNeeded: steps(pixels[index], scale: 255, offset: offset))
      }
      return
    }
    for index in 0..<pixels.count {
      let offset = offset(threshold: thresholds[index & mask], tieBreak: 0x1p-40)
      result[start &+ index] = SIMD4(truncatingIfNeeded: steps(pixels[index], scale: 255, offset: offset))
    }
  }

  /// Rounds a row to 16 bits, as the 8-bit variant does; a value may go up that is 2^-31 of a step short of it.
  package static func quantize(
    _ pixels: Span<SIMD4<Float>>, thresholds: Span<Float>, into result: inout MutableSpan<SIMD4<UInt16>>, at start: Int
  ) {
    precondition(start >= 0 && start <= result.count - pixels.count)
    let mask = thresholds.count - 1
    precondition(mask >= 0 && thresholds.count & mask == 0)
    for index in 0..<pixels.count {
      let offset = offset(threshold: thresholds[index & mask], tieBreak: 0x1p-32)
      result[start &+ index] = SIMD4(truncatingIfNeeded: steps(pixels[index], scale: 65535, offset: offset))
    }
  }

  /// Multiplies a row of straight 8-bit pixels by alpha.
  package static func premultiply(_ pixels: Span<SIMD4<UInt8>>, into result: inout MutableSpan<SIMD4<Float>>) {
    precondition(result.count == pixels.count)
    for index in 0..<pixels.count {
      result[index] = premultiplied(SIMD4<Float>(pixels[index]), scale: 255)
    }
  }

  /// Multiplies a row of straight 16-bit pixels by alpha.
  package static func premultiply(_ pixels: Span<SIMD4<UInt16>>, into result: inout MutableSpan<SIMD4<Float>>) {
    precondition(result.count == pixels.count)
    for index in 0..<pixels.count {
      result[index] = premultiplied(SIMD4<Float>(pixels[index]), scale: 65535)
    }
  }

  /// A straight pixel, given in steps, as a premultiplied one; three roundings a component.
  @inline(__always)
  private static func premultiplied(_ steps: SIMD4<Float>, scale: Float) -> SIMD4<Float> {
    let straight = steps / scale
    var result = straight * straight.w
    result.w = straight.w
    return result
  }

  /// What makes rounding to nearest of x plus this the floor of x plus the threshold: ties, which are integers, go up.
  @inline(__always)
  private static func offset(threshold: Float, tieBreak: Double) -> Double {
    Double(threshold) - 0.5 + tieBreak
  }

  /// The steps of one pixel: the integers nearest to scale * straight + offset.
  @inline(__always)
  private static func steps(_ pixel: SIMD4<Float>, scale: Double, offset: Double) -> SIMD4<Int32> {
    let alpha = pixel.w >= 1 ? 1 : pixel.w
    guard alpha > 0 else { return .zero }
    // Colours limited to alpha are straight ones limited to 1; the last lane becomes alpha itself.
    let limited = Lanes.min(Lanes.max(pixel, .zero), SIMD4(repeating: alpha))
    let value = SIMD4(Double(limited.x), Double(limited.y), Double(limited.z), Double(limited.w))
    guard alpha < 1 else { return Lanes.lowBits((value * scale + offset) + integerAligned) }
    // One division: the product is off by 2^-52 of itself, the tie break is sixteen times that.
    let factor = scale / Double(alpha)
    return Lanes.lowBits((value * SIMD4(factor, factor, factor, scale) + offset) + integerAligned)
  }
}
