import EffectMath
import Testing

@Suite struct TransferFunctionTests {
  #if DEBUG
    static let count = 5_000
  #else
    static let count = 1_000_000
  #endif

  @Test func lanesStayNearTheExactCurve() {
    var (toLinear, toEncoded) = (0.0, 0.0)
    for index in 0...Self.count {
      let x = Float(index) / Float(Self.count)
      let linear = TransferFunction.toLinear(SIMD4(x, -x, 0, 1))
      let encoded = TransferFunction.toEncoded(SIMD4(x, -x, 0, 1))
      toLinear = max(toLinear, abs(Double(linear.x) - ColorReference.toLinear(Double(x))))
      toEncoded = max(toEncoded, abs(Double(encoded.x) - ColorReference.toEncoded(Double(x))))
      if linear.x != -linear.y || encoded.x != -encoded.y || linear.z != 0 || encoded.z != 0 {
        Issue.record("not odd at \(x)")
      }
    }
    #expect(toLinear <= 5e-7)
    #expect(toEncoded <= 1e-6)
  }

  @Test func endsAreExactAndLanesIndependent() {
    #expect(
      TransferFunction.toLinear(SIMD4<Float>(0, 1, 0.5, 1)) == SIMD4(0, 1, TransferFunction.toLinear(Float(0.5)), 1))
    #expect(
      TransferFunction.toEncoded(SIMD4<Float>(0, 1, 0.5, 1)) == SIMD4(0, 1, TransferFunction.toEncoded(Float(0.5)), 1))
    let mixed = SIMD4<Float>(0.3, -0.3, 4, .nan)
    #expect(TransferFunction.toLinear(mixed).x == TransferFunction.toLinear(Float(0.3)))
    #expect(TransferFunction.toEncoded(mixed).x == TransferFunction.toEncoded(Float(0.3)))
    #expect(TransferFunction.toLinear(mixed).z == TransferFunction.toLinear(Float(4)))
    #expect(TransferFunction.toEncoded(mixed).z == TransferFunction.toEncoded(Float(4)))
  }

  @Test func largeValuesStayFiniteAndKeepTheirRelativeError() {
    for x: Float in [1, 1.001, 1.5, 2, 10, 100, 1000, 65504] {
      let linear = Double(TransferFunction.toLinear(x))
      #expect(abs(linear / ColorReference.toLinear(Double(x)) - 1) <= 2e-6)
      let encoded = Double(TransferFunction.toEncoded(x))
      #expect(abs(encoded / ColorReference.toEncoded(Double(x)) - 1) <= 3e-6)
    }
    #expect(TransferFunction.toLinear(Float.infinity) == TransferFunction.toLinear(Float(65504)))
    #expect(TransferFunction.toEncoded(-Float.infinity) == TransferFunction.toEncoded(Float(-65504)))
    #expect(TransferFunction.toLinear(Float.nan).isNaN)
    #expect(TransferFunction.toEncoded(Float.nan).isNaN)
  }

  @Test func doublesFollowTheStandard() {
    for index in -100...1500 {
      let x = Double(index) / 1000
      #expect(abs(TransferFunction.toLinear(x) - ColorReference.toLinear(x)) <= 1e-15)
      #expect(abs(TransferFunction.toEncoded(x) - ColorReference.toEncoded(x)) <= 1e-15)
    }
  }
}
