import EffectMath
import Foundation
import Testing

@Suite struct ElementaryLanesTests {
  /// A function of one number in its three widths, where to sweep it and what it promises.
  struct Case: CustomStringConvertible, Sendable {
    var name: String
    var bound: Double
    /// Ranges on which arguments are uniform, besides the sweep over all bit patterns.
    var ranges: [ClosedRange<Float>]
    var scalar: @Sendable (Float) -> Float
    var four: @Sendable (SIMD4<Float>) -> SIMD4<Float>
    var eight: @Sendable (SIMD8<Float>) -> SIMD8<Float>
    var reference: @Sendable (Double) -> Double
    var description: String { name }
  }

  static let cases = [
    Case(
      name: "exp2", bound: 2, ranges: [-152...130, -1...1], scalar: { Elementary.exp2($0) },
      four: { Elementary.exp2($0) }, eight: { Elementary.exp2($0) }, reference: { Foundation.exp2($0) }),
    Case(
      name: "exp", bound: 1, ranges: [-105...90, -1...1], scalar: { Elementary.exp($0) },
      four: { Elementary.exp($0) }, eight: { Elementary.exp($0) }, reference: { Foundation.exp($0) }),
    Case(
      name: "log2", bound: 1, ranges: [0...4, 0.98...1.02], scalar: { Elementary.log2($0) },
      four: { Elementary.log2($0) }, eight: { Elementary.log2($0) }, reference: { Foundation.log2($0) }),
    Case(
      name: "log", bound: 1, ranges: [0...4, 0.98...1.02], scalar: { Elementary.log($0) },
      four: { Elementary.log($0) }, eight: { Elementary.log($0) }, reference: { Foundation.log($0) }),
    Case(
      name: "sin", bound: 2, ranges: [-7...7, -1e4...1e4, -2e8...2e8], scalar: { Elementary.sin($0) },
      four: { Elementary.sin($0) }, eight: { Elementary.sin($0) }, reference: { Foundation.sin($0) }),
    Case(
      name: "cos", bound: 2, ranges: [-7...7, -1e4...1e4, -2e8...2e8], scalar: { Elementary.cos($0) },
      four: { Elementary.cos($0) }, eight: { Elementary.cos($0) }, reference: { Foundation.cos($0) }),
    Case(
      name: "erf", bound: 2, ranges: [-4.5...4.5, 0.8...1], scalar: { Elementary.erf($0) },
      four: { Elementary.erf($0) }, eight: { Elementary.erf($0) }, reference: { Foundation.erf($0) }),
    Case(
      name: "cbrt", bound: 1, ranges: [-8...8], scalar: { Elementary.cbrt($0) },
      four: { Elementary.cbrt($0) }, eight: { Elementary.cbrt($0) }, reference: { Foundation.cbrt($0) }),
    Case(
      name: "sqrt", bound: 1, ranges: [0...4], scalar: { Elementary.sqrt(SIMD4(repeating: $0)).x },
      four: { Elementary.sqrt($0) }, eight: { Elementary.sqrt($0) }, reference: { $0.squareRoot() }),
  ]

  /// Half the points over all bit patterns, half uniform on the ranges where the function isn't trivial.
  static func points(_ ranges: [ClosedRange<Float>], count: Int, seed: UInt64 = 1) -> [Float] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { index in
      if index % 2 == 0 { return Float(bitPattern: .random(in: 0...UInt32.max, using: &generator)) }
      return .random(in: ranges[index / 2 % ranges.count], using: &generator)
    }
  }

  @Test(arguments: cases)
  func staysWithinItsBoundInAllWidths(sweep: Case) {
    var worst = (error: 0.0, at: Float(0))
    var differing: [Float] = []
    let points = Self.points(sweep.ranges, count: sweepCount(1_000_000))
    for start in stride(from: 0, to: points.count, by: 8) {
      let x = SIMD8<Float>(points[start..<start + 8])
      let eight = sweep.eight(x)
      let low = sweep.four(x.lowHalf)
      let high = sweep.four(x.highHalf)
      for lane in 0..<8 {
        let value = sweep.scalar(x[lane])
        let four = lane < 4 ? low[lane] : high[lane - 4]
        if !value.hasSameBits(as: four) || !value.hasSameBits(as: eight[lane]) { differing.append(x[lane]) }
        let error = UlpError.distance(value, from: sweep.reference(Double(x[lane])))
        if error > worst.error { worst = (error, x[lane]) }
      }
    }
    #expect(worst.error <= sweep.bound, "\(sweep.name)(\(worst.at)) is off by \(worst.error) ulp")
    #expect(differing.isEmpty, "\(sweep.name) differs between widths at \(differing.first ?? 0)")
  }
}
