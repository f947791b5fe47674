import EffectMath
import Foundation
import Testing

@Suite struct DecimalTextTests {
  @Test(
    arguments: [
      (0, 3, "0"), (-0.0, 3, "0"), (1, 0, "1"), (-12.5, 4, "-12.5"), (0.1, 1, "0.1"), (0.1, 17, "0.10000000000000001"),
      (2.5, 0, "2"), (3.5, 0, "4"), (-0.4, 0, "0"), (-0.0004, 3, "0"), (9.9996, 3, "10"), (-9.9996, 3, "-10"),
      (0.125, 2, "0.12"), (0.375, 2, "0.38"), (1e15, 2, "1000000000000000"), (0x1p63, 2, "9223372036854775808"),
      (1e23, 0, "99999999999999991611392"), (.leastNonzeroMagnitude, 17, "0"), (100, -3, "100"), (1.05, 1, "1.1"),
      (0.045, 2, "0.04"),
      (.nan, 2, "nan"), (.infinity, 2, "inf"), (-.infinity, 2, "-inf"),
    ] as [(Double, Int, String)])
  func knownTexts(value: Double, digits: Int, text: String) {
    #expect(DecimalText.string(value, maximumFractionDigits: digits) == text)
  }

  @Test func agreesWithTheCLibrary() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<sweepCount(100_000) {
      let exponent = Double.random(in: -20...300, using: &generator)
      let value =
        Double.random(in: -1...1, using: &generator)
        * Foundation.pow(10, exponent / (Bool.random(using: &generator) ? 1 : 20))
      let digits = Int.random(in: 0...17, using: &generator)
      var expected = String(format: "%.\(digits)f", value)
      if expected.contains(".") {
        while expected.hasSuffix("0") { expected.removeLast() }
        if expected.hasSuffix(".") { expected.removeLast() }
      }
      if expected == "-0" { expected = "0" }
      let text = DecimalText.string(value, maximumFractionDigits: digits)
      #expect(text == expected, "\(value), \(digits) digits")
    }
  }
}
