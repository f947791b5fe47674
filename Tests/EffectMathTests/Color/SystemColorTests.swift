import EffectMath
import Testing

@Suite struct SystemColorTests {
  /// Apple, Human Interface Guidelines, of 255: light, light of increased contrast, dark, dark of increased contrast.
  static let shades: [(SystemColor, [[Float]])] = [
    (SystemColor.red, [[255, 59, 48], [215, 0, 21], [255, 69, 58], [255, 105, 97]]),
    (.orange, [[255, 149, 0], [201, 52, 0], [255, 159, 10], [255, 179, 64]]),
    (.yellow, [[255, 204, 0], [178, 80, 0], [255, 214, 10], [255, 212, 38]]),
    (.green, [[52, 199, 89], [36, 138, 61], [48, 209, 88], [48, 219, 91]]),
    (.cyan, [[50, 173, 230], [0, 113, 164], [100, 210, 255], [112, 215, 255]]),
    (.blue, [[0, 122, 255], [0, 64, 221], [10, 132, 255], [64, 156, 255]]),
    (.purple, [[175, 82, 222], [137, 68, 171], [191, 90, 242], [218, 143, 255]]),
    (.pink, [[255, 45, 85], [211, 15, 69], [255, 55, 95], [255, 100, 130]]),
    (.gray, [[142, 142, 147], [108, 108, 112], [142, 142, 147], [174, 174, 178]]),
  ]

  @Test(arguments: shades)
  func published(_ color: SystemColor, _ shades: [[Float]]) {
    let shown = [
      color.color(), color.color(contrast: .increased), color.color(.dark), color.color(.dark, contrast: .increased),
    ]
    for (shown, expected) in zip(shown, shades) {
      #expect(shown == Color(red255: expected[0], green: expected[1], blue: expected[2]), "\(color.rawValue)")
    }
  }

  @Test func theTableIsWhole() {
    #expect(Self.shades.map(\.0) == SystemColor.allCases)
  }

  @Test(arguments: SystemColor.allCases)
  func increasedContrastIsMoreContrast(_ color: SystemColor) {
    #expect(
      ContrastRatio.wcag(color.color(contrast: .increased), .white) > ContrastRatio.wcag(color.color(), .white))
    // Yellow, the lightest, stays nearly as it is on dark ground: 214 green becomes 212, 10 blue becomes 38.
    #expect(
      ContrastRatio.wcag(color.color(.dark, contrast: .increased), .black)
        > 0.98 * ContrastRatio.wcag(color.color(.dark), .black))
  }
}
