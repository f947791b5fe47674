import EffectMath
import Foundation
import Testing

@Suite struct ElementaryPairsTests {
  /// A function of two numbers in its three widths, where to sweep it and what it promises.
  struct Case: CustomStringConvertible, Sendable {
    var name: String
    var bound: Double = 2
    var points: @Sendable (inout SplitMix) -> (Float, Float)
    var scalar: @Sendable (Float, Float) -> Float
    var four: @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
    var eight: @Sendable (SIMD8<Float>, SIMD8<Float>) -> SIMD8<Float>
    var reference: @Sendable (Double, Double) -> Double
    var description: String { name }

    static func pow(_ name: String, points: @escaping @Sendable (inout SplitMix) -> (Float, Float)) -> Case {
      Case(
        name: "pow, \(name)", points: points, scalar: { Elementary.pow($0, $1) }, four: { Elementary.pow($0, $1) },
        eight: { Elementary.pow($0, $1) }, reference: { Foundation.pow($0, $1) })
    }

    static func atan2(_ name: String, points: @escaping @Sendable (inout SplitMix) -> (Float, Float)) -> Case {
      Case(
        name: "atan2, \(name)", points: points, scalar: { Elementary.atan2($0, $1) },
        four: { Elementary.atan2($0, $1) }, eight: { Elementary.atan2($0, $1) },
        reference: { Foundation.atan2($0, $1) })
    }
  }

  /// A float of any bits, NaN and infinities among them.
  @Sendable private static func anything(_ generator: inout SplitMix) -> Float {
    Float(bitPattern: UInt32(truncatingIfNeeded: generator.next()))
  }

  /// A positive float of any magnitude: its logarithm is uniform.
  @Sendable private static func anyMagnitude(_ generator: inout SplitMix) -> Float {
    Float(exp2(Double.random(in: -149...127.99, using: &generator)))
  }

  static let cases: [Case] = [
    .pow("any bits") { (anything(&$0), anything(&$0)) },
    .pow("usual ranges") { (2 * $0.unit(), 200 * $0.unit() - 100) },
    // A base of any magnitude with an exponent whose result is finite or just not so.
    .pow("any magnitude") {
      let base = anyMagnitude(&$0)
      let logarithm = max(abs(log2(Double(base))), 1e-7)
      return (base, Float(Double.random(in: -150...150, using: &$0) / logarithm))
    },
    .pow("near 1") {
      let base = 1 + (2 * $0.unit() - 1) * exp2(-Float($0.next() % 20))
      return (base, Float(Double.random(in: -150...150, using: &$0) / max(abs(log2(Double(base))), 1e-7)))
    },
    .pow("negative bases") {
      let base = anyMagnitude(&$0)
      let largest = min(150 / max(abs(log2(Double(base))), 1e-7), 1e6)
      return (-base, Float(Double.random(in: -largest...largest, using: &$0).rounded()))
    },
    .atan2("any bits") { (anything(&$0), anything(&$0)) },
    .atan2("unit square") { (2 * $0.unit() - 1, 2 * $0.unit() - 1) },
    .atan2("any magnitudes") {
      let (y, x, signs) = (anyMagnitude(&$0), anyMagnitude(&$0), $0.next())
      return (signs & 1 == 0 ? y : -y, signs & 2 == 0 ? x : -x)
    },
  ]

  @Test(arguments: cases)
  func staysWithinItsBoundInAllWidths(sweep: Case) {
    var worst = (error: 0.0, a: Float(0), b: Float(0))
    var differing: [(Float, Float)] = []
    var generator = SplitMix(state: 1)
    for _ in 0..<sweepCount(1_000_000) / 8 {
      var (a, b) = (SIMD8<Float>.zero, SIMD8<Float>.zero)
      for lane in 0..<8 { (a[lane], b[lane]) = sweep.points(&generator) }
      let eight = sweep.eight(a, b)
      let low = sweep.four(a.lowHalf, b.lowHalf)
      let high = sweep.four(a.highHalf, b.highHalf)
      for lane in 0..<8 {
        let value = sweep.scalar(a[lane], b[lane])
        let four = lane < 4 ? low[lane] : high[lane - 4]
        if !value.hasSameBits(as: four) || !value.hasSameBits(as: eight[lane]) { differing.append((a[lane], b[lane])) }
        let error = UlpError.distance(value, from: sweep.reference(Double(a[lane]), Double(b[lane])))
        if error > worst.error { worst = (error, a[lane], b[lane]) }
      }
    }
    #expect(worst.error <= sweep.bound, "\(sweep.name)(\(worst.a), \(worst.b)) is off by \(worst.error) ulp")
    #expect(differing.isEmpty, "\(sweep.name) differs between widths at \(differing.first ?? (0, 0))")
  }
}
