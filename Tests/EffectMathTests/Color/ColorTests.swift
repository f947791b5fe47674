import EffectMath
import Testing

@Suite struct ColorTests {
  private func isNear(_ a: Color, _ b: Color, within bound: Float = 1e-6) -> Bool {
    let difference = a.components - b.components
    return difference.max() <= bound && difference.min() >= -bound
  }

  @Test func hexadecimalForms() {
    let expected = Color(red255: 0xAB, green: 0xCD, blue: 0xEF)
    #expect(Color(hex: 0xABCDEF) == expected)
    #expect(Color(hex: "#ABCDEF") == expected)
    #expect(Color(hex: "abcdef") == expected)
    #expect(Color(hex: "#abcdef80") == expected.opacity(128 / 255))
    #expect(Color(hex: "#1a9") == Color(hex: 0x11AA99))
    #expect(Color(hex: "1a9f") == Color(hex: 0x11AA99))
    for malformed in [
      "", "#", "#12", "#12345", "#1234567", "#123456789", "#12345g", "##123", " #123", "#12 345", "é12",
    ] {
      #expect(Color(hex: malformed) == nil, "\(malformed)")
    }
  }

  @Test func namedColors() {
    #expect(Color.offWhite == Color(hex: 0xE1E1EB))
    #expect(Color.clear.premultiplied == .zero)
    #expect(Color.white.premultiplied == SIMD4(1, 1, 1, 1))
  }

  @Test func displayP3PrimariesInSRGB() {
    // CSS Color 4: color(display-p3 1 0 0) and its fellows in the extended range of sRGB.
    let red = Color(displayP3Red: 1, green: 0, blue: 0)
    #expect(isNear(red, Color(red: 1.093066, green: -0.226742, blue: -0.150135)))
    #expect(
      isNear(Color(displayP3Red: 0, green: 1, blue: 0), Color(red: -0.511605, green: 1.018266, blue: -0.310675)))
    #expect(isNear(Color(displayP3Red: 0, green: 0, blue: 1), Color(red: 0, green: 0, blue: 1.042022)))
    #expect(isNear(Color(displayP3Red: 1, green: 1, blue: 1, opacity: 0.5), Color(white: 1, opacity: 0.5)))
    #expect(red.displayP3.x > 0.999999 && abs(red.displayP3.y) < 1e-5 && abs(red.displayP3.z) < 1e-5)
    #expect(!red.isInGamut && red.clamped == Color(red: 1, green: 0, blue: 0))
  }

  /// The six corners of the colour cube and some of the values that colour pickers show for them.
  @Test(
    arguments: [
      (0xFF0000, 0, 1, 1), (0xFFFF00, 60, 1, 1), (0x00FF00, 120, 1, 1), (0x00FFFF, 180, 1, 1), (0x0000FF, 240, 1, 1),
      (0xFF00FF, 300, 1, 1), (0x000000, 0, 0, 0), (0xFFFFFF, 0, 0, 1), (0x800000, 0, 1, 0.501_960_8),
      (0xBF4040, 0, 0.664_921_5, 0.749_019_6),
    ] as [(Int, Double, Double, Double)])
  func hueSaturationBrightness(_ hex: Int, _ degrees: Double, _ saturation: Double, _ brightness: Double) {
    let hue = degrees / 360
    let color = Color(hex: UInt32(hex))
    let hsb = HSB(color)
    #expect(abs(Double(hsb.hue) - hue) < 1e-6)
    #expect(abs(Double(hsb.saturation) - saturation) < 1e-6)
    #expect(abs(Double(hsb.brightness) - brightness) < 1e-6)
    #expect(isNear(Color(hsb), color))
    #expect(isNear(Color(hue: Float(hue - 3), saturation: hsb.saturation, brightness: hsb.brightness), color))
  }

  @Test func hueSaturationBrightnessRoundTrips() {
    var generator = SplitMix(state: 9)
    for _ in 0..<2000 {
      let color = Color(
        red: generator.unit(), green: generator.unit(), blue: generator.unit(), opacity: generator.unit())
      #expect(isNear(Color(HSB(color)), color, within: 2e-6))
    }
    #expect(Color(hue: .nan, saturation: .nan, brightness: 2) == .white)
  }

  @Test func pixelsOfBothWorkingSpaces() {
    let color = Color(red: 0.5, green: 1, blue: 0, opacity: 0.5)
    #expect(color.premultiplied(in: .sRGB) == SIMD4(0.25, 0.5, 0, 0.5))
    // IEC 61966-2-1: 0.5 encoded is 0.214041 in linear light.
    #expect(abs(color.premultiplied(in: .linearSRGB).x - 0.107_020_5) < 1e-6)
    for space in WorkingSpace.allCases {
      #expect(isNear(Color(premultiplied: color.premultiplied(in: space), in: space), color))
      #expect(Color(premultiplied: .zero, in: space) == .clear)
    }
    #expect(isNear(color.composited(over: .white), Color(red: 0.75, green: 1, blue: 0.5)))
  }

  @Test func mixing() {
    let (black, white) = (Color.black, Color.white)
    #expect(black.mix(with: white, by: -1) == black)
    #expect(black.mix(with: white, by: 2) == white)
    #expect(black.mix(with: white, by: .nan) == black)
    #expect(isNear(black.mix(with: white, by: 0.25, in: .device), Color(white: 0.25)))
    // Oklab's middle between black and white has lightness 0.5: linear 0.125, encoded 0.388573.
    #expect(isNear(black.mix(with: white, by: 0.5), Color(white: 0.388_573)))
    // Linear light's middle, 0.5, is 0.735357 encoded.
    #expect(isNear(black.mix(with: white, by: 0.5, in: .linear), Color(white: 0.735_357)))
    let faint = Color.white.opacity(0)
    #expect(isNear(black.mix(with: faint, by: 0.5, in: .device), Color(white: 0.5, opacity: 0.5)))
    #expect(
      isNear(
        black.mix(with: faint, by: 0.5, in: .device, alphaInterpolation: .premultiplied),
        Color(white: 0, opacity: 0.5)))
  }
}
