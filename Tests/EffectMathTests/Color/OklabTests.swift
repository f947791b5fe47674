import EffectMath
import Testing

@Suite struct OklabTests {
  /// Published coordinates of the primaries and white (Ottosson; CSS Color 4).
  @Test(arguments: [
    (0xFFFFFF, SIMD3<Float>(1, 0, 0)), (0xFF0000, SIMD3(0.627955, 0.224863, 0.125846)),
    (0x00FF00, SIMD3(0.866440, -0.233888, 0.179498)), (0x0000FF, SIMD3(0.452014, -0.032457, -0.311528)),
    (0x000000, SIMD3(0, 0, 0)),
  ])
  func primaries(_ hex: Int, _ expected: SIMD3<Float>) {
    let oklab = Oklab(Color(hex: UInt32(hex)))
    // The coordinates are rounded to six digits, with matrices of ten.
    #expect(abs(oklab.lightness - expected.x) < 1e-6)
    #expect(abs(oklab.a - expected.y) < 1e-6)
    #expect(abs(oklab.b - expected.z) < 1e-6)
  }

  /// The examples of CSS Color 4, sections 9.3 and 9.4, whose sRGB values are rounded to 8 bits.
  @Test(arguments: [
    (SIMD3<Float>(0.40101, 0.1147, 0.0453), SIMD3<Float>(0.40101, 0.12332, 21.555), 0x7D2329),
    (SIMD3(0.59686, 0.1009, 0.1192), SIMD3(0.59686, 0.15619, 49.7694), 0xC65D06),
    (SIMD3(0.65125, -0.0320, 0.1274), SIMD3(0.65125, 0.13138, 104.097), 0x9D9318),
    (SIMD3(0.66016, -0.1084, 0.1114), SIMD3(0.66016, 0.15546, 134.231), 0x68A639),
    (SIMD3(0.72322, -0.0465, -0.1150), SIMD3(0.72322, 0.12403, 247.996), 0x62ACEF),
  ])
  func styleSheetExamples(_ lab: SIMD3<Float>, _ lch: SIMD3<Float>, _ hex: Int) {
    let expected = Color(hex: UInt32(hex))
    for color in [
      Color(Oklab(lightness: lab.x, a: lab.y, b: lab.z)),
      Color(Oklch(lightness: lch.x, chroma: lch.y, hue: .degrees(Double(lch.z)))),
    ] {
      let difference = color.components - expected.components
      #expect(difference.max() < 1.01 / 255 && difference.min() > -1.01 / 255, "\(color)")
    }
  }

  @Test func agreesWithTheReferenceAndRoundTrips() {
    var generator = SplitMix(state: 4)
    for _ in 0..<2000 {
      let color = Color(
        red: generator.unit() * 1.4 - 0.2, green: generator.unit() * 1.4 - 0.2, blue: generator.unit() * 1.4 - 0.2,
        opacity: generator.unit())
      let oklab = Oklab(color)
      let expected = ColorReference.styleSheetOklab(
        linear: ColorReference.map(SIMD4<Double>(color.components), ColorReference.toLinear))
      #expect(abs(Double(oklab.lightness) - expected.x) < 1e-6)
      #expect(abs(Double(oklab.a) - expected.y) < 1e-6)
      #expect(abs(Double(oklab.b) - expected.z) < 1e-6)
      for back in [Color(oklab), Color(Oklch(color))] {
        let difference = back.components - color.components
        #expect(difference.max() < 1e-5 && difference.min() > -1e-5, "\(color)")
      }
    }
  }

  @Test func graysHaveNoHue() {
    for white: Float in [0, 0.2, 0.5, 1] {
      let oklch = Oklch(Color(white: white))
      #expect(oklch.hue == .zero)
      #expect(oklch.chroma < 4e-6)
    }
    #expect(abs(Oklch(.init(hex: 0x0000FF)).hue.degrees - 264.052) < 1e-2)
  }
}
