import EffectMath
import Foundation
import Testing

/// What the single-precision functions give at the ends of their domains, zero signs and NaN included.
@Suite struct ElementaryLimitsTests {
  static let specials: [Float] = [
    0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 2.5, -2.5, 1e30, -1e30, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    .leastNormalMagnitude, .greatestFiniteMagnitude, .infinity, -.infinity, .nan, 0x1.fffffep-1, 0x1.000002p0,
    0x1p23, 0x1.fffffep23, 0x1.000002p24, -8_388_609, 127, 128, -149, -150,
  ]

  private func matches(_ value: Float, _ expected: Double, within bound: Double) -> Bool {
    UlpError.distance(value, from: expected) <= bound && (value.isNaN || value.sign == expected.sign)
  }

  @Test(arguments: specials)
  func oneArgument(x: Float) {
    let wide = Double(x)
    #expect(matches(Elementary.exp2(x), Foundation.exp2(wide), within: 2))
    #expect(matches(Elementary.exp(x), Foundation.exp(wide), within: 1))
    #expect(matches(Elementary.log2(x), Foundation.log2(wide), within: 1))
    #expect(matches(Elementary.log(x), Foundation.log(wide), within: 1))
    #expect(matches(Elementary.sin(x), Foundation.sin(wide), within: 2))
    #expect(matches(Elementary.cos(x), Foundation.cos(wide), within: 2))
    #expect(matches(Elementary.erf(x), Foundation.erf(wide), within: 2))
    #expect(matches(Elementary.cbrt(x), Foundation.cbrt(wide), within: 1))
    #expect(matches(Elementary.sqrt(SIMD4(repeating: x)).x, wide.squareRoot(), within: 1))
  }

  @Test(arguments: specials)
  func twoArguments(a: Float) {
    for b in Self.specials {
      let power = Elementary.pow(a, b)
      #expect(matches(power, Foundation.pow(Double(a), Double(b)), within: 2), "pow(\(a), \(b)) = \(power)")
      let angle = Elementary.atan2(a, b)
      #expect(matches(angle, Foundation.atan2(Double(a), Double(b)), within: 2), "atan2(\(a), \(b)) = \(angle)")
    }
  }

  @Test func lanesDoNotDisturbEachOther() {
    let x = SIMD4<Float>(.nan, 0, 2, -.infinity)
    let logarithms = Elementary.log2(x)
    #expect(logarithms.x.isNaN && logarithms.y == -.infinity && logarithms.z == 1 && logarithms.w.isNaN)
    let sines = Elementary.sin(SIMD4<Float>(1e30, 1, .infinity, 0))
    #expect(sines.y == Elementary.sin(1) && sines.z.isNaN && sines.w == 0)
    let powers = Elementary.pow(SIMD4<Float>(-2, 9, 0, .infinity), SIMD4<Float>(3, 0.5, 0, -1))
    #expect(powers == SIMD4<Float>(-8, 3, 1, 0))
  }

  @Test func exactWhereExactnessIsPromised() {
    for exponent in -149...127 {
      let power = Float(sign: .plus, exponent: exponent, significand: 1)
      #expect(Elementary.exp2(Float(exponent)) == power)
      #expect(Elementary.log2(power) == Float(exponent))
    }
    #expect(Elementary.exp(Float(0)) == 1 && Elementary.log(Float(1)) == 0 && Elementary.erf(Float(4)) == 1)
  }
}
