import EffectMath
import Foundation
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
    var (toLinear, toEncoded) = (0.0, 0.0)
    let steps = Self.count / 4
    for index in 0...steps {
      // From 1 to 65504 in equal ratios.
      let x = Float(exp(log(65504) * Double(index) / Double(steps)))
      let lanes = SIMD4(x, -x, 0.5, 1)
      let (linear, encoded) = (TransferFunction.toLinear(lanes), TransferFunction.toEncoded(lanes))
      if linear.y != -linear.x || encoded.y != -encoded.x { Issue.record("not odd at \(x)") }
      toLinear = max(toLinear, abs(Double(linear.x) / ColorReference.toLinear(Double(x)) - 1))
      toEncoded = max(toEncoded, abs(Double(encoded.x) / ColorReference.toEncoded(Double(x)) - 1))
    }
    #expect(toLinear <= 2e-6)
    #expect(toEncoded <= 4e-6)
    #expect(TransferFunction.toLinear(Float.infinity) == TransferFunction.toLinear(Float(65504)))
    #expect(TransferFunction.toEncoded(-Float.infinity) == TransferFunction.toEncoded(Float(-65504)))
    #expect(TransferFunction.toLinear(Float.nan).isNaN)
    #expect(TransferFunction.toEncoded(Float.nan).isNaN)
  }

  /// The curves of IEC 61966-2-1 in extended precision.
  private func linear(_ c: Reference) -> Reference { c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4) }

  private func encoded(_ c: Reference) -> Reference {
    c <= 0.0031308 ? c * 12.92 : 1.055 * pow(c, 1 / 2.4) - 0.055
  }

  @Test func doublesFollowTheStandard() {
    var generator = SplitMix(state: 11)
    var (toLinear, toEncoded) = ((error: 0.0, at: 0.0), (error: 0.0, at: 0.0))
    for index in 0..<Self.count {
      // Half of the points in equal ratios from 1e-6 to 65504, half evenly within the curve that is seen.
      let x =
        index % 2 == 0
        ? exp(.random(in: log(1e-6)...log(65504), using: &generator)) : Double.random(in: 0...1, using: &generator)
      let (linear, encoded) = (TransferFunction.toLinear(x), TransferFunction.toEncoded(x))
      let errors = (
        UlpError.distance(linear, from: self.linear(Reference(x))),
        UlpError.distance(encoded, from: self.encoded(Reference(x)))
      )
      if errors.0 > toLinear.error { toLinear = (errors.0, x) }
      if errors.1 > toEncoded.error { toEncoded = (errors.1, x) }
      if TransferFunction.toLinear(-x) != -linear || TransferFunction.toEncoded(-x) != -encoded {
        Issue.record("not odd at \(x)")
      }
    }
    #expect(toLinear.error <= 10, "\(toLinear)")
    #expect(toEncoded.error <= 6, "\(toEncoded)")
    #expect(TransferFunction.toLinear(Double.nan).isNaN && TransferFunction.toEncoded(Double.nan).isNaN)
  }
}
