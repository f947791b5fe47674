import EffectMath
import Testing

@Suite struct ContrastRatioTests {
  @Test func blackOnWhiteIs21() {
    #expect(abs(ContrastRatio.wcag(.black, .white) - 21) < 1e-6)
    #expect(ContrastRatio.wcag(.white, .white) == 1)
    #expect(ContrastRatio.wcag(.white, .black) == ContrastRatio.wcag(.black, .white))
    #expect(ContrastRatio.controls == 3 && ContrastRatio.text == 4.5)
  }

  /// Ratios that public checkers show, to their three digits, and those measured for the neumorphic surfaces.
  @Test(arguments: [
    (0x777777, 0xFFFFFF, 4.48), (0x767676, 0xFFFFFF, 4.54), (0x0000FF, 0xFFFFFF, 8.59), (0xFF0000, 0xFFFFFF, 4.00),
    (0xE1E1EB, 0xFFFFFF, 1.30), (0x8E8E93, 0xE1E1EB, 2.51), (0x3CA0F0, 0x323C41, 4.02), (0x1E5078, 0x19191E, 2.06),
  ])
  func publishedRatios(_ a: Int, _ b: Int, _ ratio: Double) {
    #expect(abs(ContrastRatio.wcag(Color(hex: UInt32(a)), Color(hex: UInt32(b))) - ratio) < 0.0051)
  }

  /// The test values that APCA-W3 publishes with its source.
  @Test(arguments: [
    ("888", "fff", 63.056469930209424), ("fff", "888", -68.54146436644962), ("000", "aaa", 58.146262578561334),
    ("aaa", "000", -56.24113336839742), ("123", "def", 91.66830811481631), ("def", "123", -93.06770049484275),
    ("123", "444", 8.32326136957393), ("444", "123", -7.526878460278154),
  ])
  func publishedAPCA(_ text: String, _ background: String, _ contrast: Double) throws {
    let (text, background) = (try #require(Color(hex: text)), try #require(Color(hex: background)))
    #expect(abs(ContrastRatio.apca(text: text, background: background) - contrast) < 1e-4)
  }

  @Test func luminanceOfThePrimaries() {
    #expect(abs(Color(hex: 0xFF0000).luminance - 0.2126) < 1e-9)
    #expect(abs(Color(hex: 0x00FF00).luminance - 0.7152) < 1e-9)
    #expect(abs(Color(hex: 0x0000FF).luminance - 0.0722) < 1e-9)
  }

  @Test(arguments: [1.5, 3, 4.5, 7])
  func theNearestShadeSufficesAndIsNear(_ ratio: Double) {
    var generator = SplitMix(state: 5)
    for _ in 0..<60 {
      let color = Color(red: generator.unit(), green: generator.unit(), blue: generator.unit(), opacity: 0.5)
      let background = Color(red: generator.unit(), green: generator.unit(), blue: generator.unit())
      let shade = color.nearest(withContrast: ratio, against: background)
      let reachable = max(ContrastRatio.wcag(.black, background), ContrastRatio.wcag(.white, background))
      #expect(ContrastRatio.wcag(shade, background) >= min(ratio, reachable))
      #expect(shade.isInGamut && shade.opacity == 0.5)
      if ContrastRatio.wcag(color, background) >= ratio {
        #expect(shade == color)
      } else if reachable > ratio {
        // The least change: the contrast is hardly above what was asked for.
        #expect(ContrastRatio.wcag(shade, background) < ratio * 1.001, "\(color) on \(background)")
        // And the hue is that of the colour, as far as a nearly gray shade has one.
        let (a, b) = (Oklch(color), Oklch(shade))
        if b.chroma > 0.02 {
          let turn = abs(a.hue.degrees - b.hue.degrees)
          #expect(min(turn, 360 - turn) < 1, "\(color) on \(background)")
        }
      }
    }
  }

  @Test func theNearerSideIsTaken() {
    let gray = Color(white: 0.45)
    #expect(Oklab(Color(white: 0.4).nearest(withContrast: 3, against: gray)).lightness < Oklab(gray).lightness)
    #expect(Oklab(Color(white: 0.6).nearest(withContrast: 3, against: gray)).lightness > Oklab(gray).lightness)
  }

  @Test func whatCannotBeReachedGivesBlackOrWhite() {
    #expect(Color.red.nearest(withContrast: 50, against: .white) == .black)
    #expect(Color.red.nearest(withContrast: 50, against: .black) == .white)
    #expect(Color.red.nearest(withContrast: .nan, against: .black) == .red)
  }
}
