import EffectMath
import Foundation
import Testing

@Suite struct ElementaryDoubleTests {
  /// A function of one number, where to sweep it and what it promises.
  struct Case: CustomStringConvertible, Sendable {
    var name: String
    var bound: Double
    /// Ranges on which half of the arguments are uniform; the other half has uniform bit patterns.
    var ranges: [ClosedRange<Double>]
    var value: @Sendable (Double) -> Double
    var reference: @Sendable (Double) -> Reference
    var description: String { name }
  }

  // Where the reference is a double, its own error may come on top of ours.
  static let slack = Reference.self == Double.self ? 1.0 : 0

  static let cases = [
    Case(
      name: "exp", bound: 1, ranges: [-746...710, -1...1], value: { Elementary.exp($0) },
      reference: { Foundation.exp(Reference($0)) }),
    Case(
      name: "log", bound: 1, ranges: [0...1e-307, 0.4...2.5, 0.999...1.001],
      value: { Elementary.log($0) }, reference: { Foundation.log(Reference($0)) }),
    Case(
      name: "sin", bound: 1, ranges: [-8...8, -1e6...1e6, -1e9...1e9, -1e300...1e300, -1e-5...1e-5],
      value: { Elementary.sin($0) }, reference: { Foundation.sin(Reference($0)) }),
    Case(
      name: "cos", bound: 1, ranges: [-8...8, -1e6...1e6, -1e9...1e9, -1e300...1e300],
      value: { Elementary.cos($0) }, reference: { Foundation.cos(Reference($0)) }),
    Case(
      name: "tan", bound: 3, ranges: [-8...8, -1e9...1e9, -1e-5...1e-5], value: { Elementary.tan($0) },
      reference: { Foundation.tan(Reference($0)) }),
    Case(
      name: "acos", bound: 3, ranges: [-1...1, 0.999...1, -1e-9...1e-9], value: { Elementary.acos($0) },
      reference: { Foundation.acos(Reference($0)) }),
    Case(
      name: "erf", bound: 2, ranges: [-7...7, -1e-3...1e-3], value: { Elementary.erf($0) },
      reference: { Foundation.erf(Reference($0)) }),
    Case(
      name: "cbrt", bound: 1, ranges: [-8e307...8e307, -1e-307...1e-307, -10...10], value: { Elementary.cbrt($0) },
      reference: { Foundation.cbrt(Reference($0)) }),
  ]

  @Test(arguments: cases)
  func staysWithinItsBound(sweep: Case) {
    var generator = SplitMix64(seed: 1)
    var worst = (error: 0.0, at: 0.0)
    for index in 0..<sweepCount(1_000_000) {
      let range = sweep.ranges[index / 2 % sweep.ranges.count]
      let x =
        index % 2 == 0
        ? Double(bitPattern: .random(in: 0...UInt64.max, using: &generator))
        : Double.random(in: range, using: &generator)
      let error = UlpError.distance(sweep.value(x), from: sweep.reference(x))
      if error > worst.error { worst = (error, x) }
    }
    #expect(worst.error <= sweep.bound + Self.slack, "\(sweep.name)(\(worst.at)) is off by \(worst.error) ulp")
  }

  @Test func twoArgumentFunctionsStayWithinTheirBounds() {
    var generator = SplitMix64(seed: 1)
    var worstAngle = (error: 0.0, x: 0.0, y: 0.0)
    var worstPower = (error: 0.0, x: 0.0, y: 0.0)
    for index in 0..<sweepCount(1_000_000) {
      let scale = index % 2 == 0 ? 1 : Foundation.exp2(Double.random(in: -1070...1020, using: &generator))
      let x = Double.random(in: -1...1, using: &generator)
      let y = Double.random(in: -1...1, using: &generator) * (index % 3 == 0 ? scale : 1)
      let angle = UlpError.distance(
        Elementary.atan2(y * scale, x * scale), from: Foundation.atan2(Reference(y * scale), Reference(x * scale)))
      if angle > worstAngle.error { worstAngle = (angle, x * scale, y * scale) }
      let base = index % 2 == 0 ? x.magnitude * 3 : scale
      let exponent = y * 700 / max(Foundation.log(base).magnitude, 1e-10)
      let power = UlpError.distance(
        Elementary.pow(base, exponent), from: Foundation.pow(Reference(base), Reference(exponent)))
      if power > worstPower.error { worstPower = (power, base, exponent) }
    }
    #expect(worstAngle.error <= 2 + Self.slack, "\(worstAngle)")
    #expect(worstPower.error <= 2 + Self.slack, "\(worstPower)")
  }

  @Test func specialValues() {
    let infinity = Double.infinity
    let nan = Double.nan
    let smallest = Double.leastNonzeroMagnitude
    let zero = 0.0
    #expect(Elementary.exp(-infinity) == 0 && Elementary.exp(infinity) == infinity && Elementary.exp(nan).isNaN)
    #expect(Elementary.exp(zero) == 1 && Elementary.exp(709.9) == infinity && Elementary.exp(-746.0) == 0)
    #expect(Elementary.log(zero) == -infinity && Elementary.log(-0.0) == -infinity && Elementary.log(-1.0).isNaN)
    #expect(Elementary.log(1.0) == 0 && Elementary.log(infinity) == infinity && Elementary.log(nan).isNaN)
    #expect(Elementary.log(smallest) == Foundation.log(smallest))
    for x in [infinity, -infinity, nan] {
      #expect(Elementary.sin(x).isNaN && Elementary.cos(x).isNaN && Elementary.tan(x).isNaN)
    }
    #expect(Elementary.sin(-0.0).sign == .minus && Elementary.tan(-0.0).sign == .minus && Elementary.cos(zero) == 1)
    #expect(Elementary.acos(1.0) == 0 && Elementary.acos(-1.0) == .pi && Elementary.acos(1.1).isNaN)
    #expect(Elementary.acos(nan).isNaN)
    #expect(Elementary.erf(infinity) == 1 && Elementary.erf(-infinity) == -1 && Elementary.erf(nan).isNaN)
    #expect(Elementary.erf(-0.0).sign == .minus && Elementary.cbrt(-0.0).sign == .minus)
    #expect(Elementary.cbrt(-27.0) == -3 && Elementary.cbrt(infinity) == infinity && Elementary.cbrt(nan).isNaN)
    #expect(Elementary.cbrt(-infinity) == -infinity && Elementary.cbrt(0.0) == 0)
  }

  /// Subnormal arguments and results, and the last finite and the first positive value of the exponential.
  @Test func endsOfTheExponentRange() {
    func error(_ value: Double, _ exact: Reference) -> Double { UlpError.distance(value, from: exact) }
    for sign in [1.0, -1] {
      let smallest = sign * Double.leastNonzeroMagnitude
      #expect(Elementary.sin(smallest) == smallest && Elementary.tan(smallest) == smallest)
      #expect(Elementary.cos(smallest) == 1)
      // 2 / sqrt(pi) of the smallest number rounds to it; its root is 2^-358.
      #expect(Elementary.erf(smallest) == smallest)
      #expect(Elementary.cbrt(smallest) == sign * 0x1p-358)
      let tiny = sign * 0x1p-1060
      let vectors: [(Double, Double)] = [
        (smallest, 1), (smallest, -1), (smallest, 0x1.8p-1072), (smallest, 1e300), (tiny, 0x1.8p-1060),
        (tiny, 0x1p-1000),
      ]
      for (y, x) in vectors {
        let angle = Elementary.atan2(y, x)
        #expect(error(angle, Foundation.atan2(Reference(y), Reference(x))) <= 2, "atan2(\(y), \(x)) = \(angle)")
      }
    }
    for x in [709.78, 709.782712893384, -708.4, -744.9, -745.1, -745.1332191019411] {
      #expect(error(Elementary.exp(x), Foundation.exp(Reference(x))) <= 1, "exp(\(x)) = \(Elementary.exp(x))")
    }
    #expect(Elementary.exp(709.78) < .infinity && Elementary.exp(709.7828) == .infinity)
    #expect(Elementary.exp(-745.1) == .leastNonzeroMagnitude && Elementary.exp(-745.15) == 0)
  }

  /// The double nearest to a multiple of pi/2, the hardest for a reduction (Kahan; Ng, 1992).
  @Test func hardestReduction() {
    let x = 0x1.6ac5b262ca1ffp849
    // mpmath with 400 digits; the C library here is off by 8 ulp.
    #expect(Elementary.cos(x) == -0x1.14ae72e6ba22fp-61)
    #expect(Elementary.sin(x) == 1)
    #expect(Elementary.sin(-x) == -1)
  }

  @Test func limitsOfTwoArguments() {
    let specials: [Double] = [
      0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 2.5, 1e300, -1e300, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
      .infinity, -.infinity, .nan,
      0x1.fffffffffffffp-1, 0x1.0000000000001p0, 0x1p53, 0x1.fffffffffffffp52,
    ]
    for a in specials {
      for b in specials {
        let angle = (Elementary.atan2(a, b), Foundation.atan2(a, b))
        #expect(UlpError.distance(angle.0, from: Reference(angle.1)) <= 1, "atan2(\(a), \(b)): \(angle)")
        #expect(angle.0.isNaN || angle.0.sign == angle.1.sign, "atan2(\(a), \(b)): \(angle)")
        let power = (Elementary.pow(a, b), Foundation.pow(a, b))
        #expect(UlpError.distance(power.0, from: Reference(power.1)) <= 1, "pow(\(a), \(b)): \(power)")
        #expect(power.0.isNaN || power.0.sign == power.1.sign, "pow(\(a), \(b)): \(power)")
      }
    }
  }
}
