import EffectMath
import EffectStyles
import Testing

@Suite struct ConversionTests {
  /// Rounding by the definition, in double precision.
  private static func reference(_ pixel: SIMD4<Float>, scale: Double, threshold: Double = 0.5) -> SIMD4<Double> {
    let alpha = pixel.w > 0 ? min(Double(pixel.w), 1) : 0
    guard alpha > 0 else { return .zero }
    var result = SIMD4<Double>.zero
    for channel in 0..<4 {
      let value = pixel[channel] > 0 ? min(Double(pixel[channel]), alpha) : 0
      let quotient = channel == 3 ? alpha * scale : value * scale / alpha
      result[channel] = (quotient + threshold).rounded(.down)
    }
    return result
  }

  #if DEBUG
    private static let rounds = 2_000
  #else
    private static let rounds = 1_000_000
  #endif

  @Test func roundsExactly() {
    var generator = SplitMix64(seed: 1)
    for round in 0..<Self.rounds {
      let alpha = round % 3 == 0 ? 1 : Float(generator.nextUnit())
      var pixel = SIMD4<Float>(repeating: alpha)
      for channel in 0..<3 {
        // Half of the values lie next to a boundary between two steps.
        let step = (Double(generator.next() % 255) + 0.5) / 255 * Double(alpha)
        let near = Float(step) + Float(Int(generator.next() % 5) - 2) * Float(step).ulp
        pixel[channel] = generator.next() % 2 == 0 ? near : Float(generator.nextUnit()) * alpha
      }
      let frame = Framebuffer(width: 1, height: 1, filledWith: pixel)
      let eight = frame.straightPixels8()[0]
      #expect(SIMD4<Double>(eight) == Self.reference(pixel, scale: 255), "\(pixel)")
      let sixteen = frame.straightPixels16()[0]
      #expect(SIMD4<Double>(sixteen) == Self.reference(pixel, scale: 65535), "\(pixel)")
    }
  }

  @Test(arguments: [
    (SIMD4(Float.nan, 0.5, 2, 1), SIMD4<UInt8>(0, 128, 255, 255)),
    (SIMD4(0.5, 0.5, 0.5, Float.nan), .zero),
    (SIMD4(0.5, 0.5, 0.5, 0), .zero),
    (SIMD4(0.5, 0.5, 0.5, -1), .zero),
    (SIMD4(Float.infinity, -.infinity, 0.25, 0.5), SIMD4(255, 0, 128, 128)),
    (SIMD4(1, 2, 0.5, Float.infinity), SIMD4(255, 255, 128, 255)),
    (SIMD4(Float.leastNonzeroMagnitude, 0, 0, .leastNonzeroMagnitude), SIMD4(255, 0, 0, 0)),
    (SIMD4(1e-30, 5e-31, 0, 1e-30), SIMD4(255, 128, 0, 0)),
  ])
  func limitsWhatIsOutOfRange(_ pixel: SIMD4<Float>, _ expected: SIMD4<UInt8>) {
    let frame = Framebuffer(width: 1, height: 1, filledWith: pixel)
    #expect(frame.straightPixels8() == [expected])
    #expect(frame.straightPixels16()[0].w >> 8 == UInt16(expected.w))
  }

  @Test func bytesRoundTripForEveryOpacity() {
    for alpha in 1...255 as ClosedRange<UInt8> {
      let pixels = (0...255 as ClosedRange<UInt8>).map { SIMD4($0, 255 - $0, 77, alpha) }
      let frame = Framebuffer(width: 16, height: 16, straightPixels: pixels)
      #expect(frame.straightPixels8() == pixels)
      #expect(frame.straightPixels8(dithering: .ordered) == pixels)
      #expect(frame.straightPixels8(dithering: .blueNoise) == pixels)
    }
  }

  @Test func wordsRoundTrip() {
    var generator = SplitMix64(seed: 2)
    let pixels = (0..<4096).map { _ in
      let word = generator.next()
      return SIMD4(UInt16(word & 0xFFFF), UInt16(word >> 16 & 0xFFFF), 7, max(UInt16(word >> 48), 1))
    }
    #expect(Framebuffer(width: 64, height: 64, straightPixels: pixels).straightPixels16() == pixels)
  }

  @Test func floatsPassUnchanged() {
    let pixels = [SIMD4<Float>(-3, 5, 0.1, 0.5), SIMD4(.infinity, 0, 0, 1)]
    #expect(Framebuffer(width: 2, height: 1, straightPixels: pixels).straightPixels() == pixels)
    #expect(Framebuffer(width: 2, height: 1, premultipliedPixels: pixels).premultipliedPixels == pixels)
  }

  @Test(arguments: [Dithering.ordered, .blueNoise])
  func ditheringKeepsTheMean(_ dithering: Dithering) {
    for value in [0.1, 0.3337, 0.5011, 0.9] as [Float] {
      let frame = Framebuffer(width: 64, height: 64, filledWith: SIMD4(value, 0, 1, 1))
      let pixels = frame.straightPixels8(dithering: dithering)
      let mean = pixels.reduce(0) { $0 + Double($1.x) } / 4096
      #expect(abs(mean - Double(value) * 255) <= 0.5 / 64 + 1e-5)
      #expect(pixels.allSatisfy { $0.y == 0 && $0.z == 255 && $0.w == 255 })
      #expect(pixels.allSatisfy { abs(Double($0.x) - Double(value) * 255) < 1 })
    }
  }

  @Test func colorSpacesConvertBothWays() {
    // The sRGB encoding of 0.5 is 0.735357 (IEC 61966-2-1).
    let linear = Framebuffer(width: 1, height: 1, colorSpace: .linearSRGB, filledWith: SIMD4(0.25, 0.5, 0, 0.5))
    let encoded = linear.converted(to: .sRGB)
    #expect(abs(encoded[0, 0].x - 0.735357 / 2) < 1e-5 && abs(encoded[0, 0].y - 0.5) < 1e-6)
    #expect(encoded.converted(to: .linearSRGB).maximumError(from: linear) < 1e-6)
    #expect(linear.converted(to: .linearSRGB) == linear)
    let decoded = Framebuffer(
      width: 1, height: 1, straightPixels: [SIMD4<UInt8>(188, 0, 255, 255)], colorSpace: .linearSRGB)
    #expect(abs(decoded[0, 0].x - 0.502886) < 1e-5)
  }
}
