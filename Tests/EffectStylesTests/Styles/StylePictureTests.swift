import EffectMath
import EffectStyles
import Foundation
import Testing

/// Every style in light, dark, with increased contrast, and pressed.
///
/// `STYLE_PICTURES=FOLDER` writes the pictures, two pixels a point.
@Suite struct StylePictureTests {
  private struct Variant {
    var name: String
    var environment: Environment
    var isPressed = false
  }

  private static var variants: [Variant] {
    var contrast = Environment(time: 4.2, colorSchemeContrast: .increased)
    contrast.accessibilityDifferentiateWithoutColor = true
    let dark = Environment(time: 4.2, colorScheme: .dark)
    return [
      Variant(name: "light", environment: Environment(time: 4.2)), Variant(name: "dark", environment: dark),
      Variant(name: "contrast", environment: contrast),
      Variant(name: "pressed", environment: Environment(time: 4.2), isPressed: true),
      Variant(name: "dark-pressed", environment: dark, isPressed: true),
      Variant(name: "contrast-pressed", environment: contrast, isPressed: true),
    ]
  }

  @Test(arguments: StylePictures.all)
  func drawsValidPixelsOnItsGround(_ picture: StylePictures.Picture) throws {
    let folder = ProcessInfo.processInfo.environment["STYLE_PICTURES"]
    var variants = Self.variants
    #if DEBUG
      // Debug builds draw slowly: light and pressed only.
      if folder == nil { variants = [variants[0], variants[3]] }
    #endif
    var frames: [Framebuffer] = []
    for variant in variants {
      let node = picture.node(isPressed: variant.isPressed)
      let frame = node.render(scale: folder == nil ? 0.25 : 2, environment: variant.environment)
      let summary = PixelSummary(frame)
      #expect(summary.isFinite && summary.isValid, "\(variant.name)")
      #expect(summary.ink == frame.width * frame.height, "\(variant.name): the ground is opaque")
      frames.append(frame)
      guard let folder else { continue }
      try Data(frame.png()).write(to: URL(fileURLWithPath: "\(folder)/\(picture.name)_\(variant.name).png"))
    }
    let half = frames.count / 2
    for index in 0..<half {
      let isSame = frames[index] == frames[index + half]
      #expect(!isSame, "\(variants[index].name): pressed looks like not pressed")
    }
  }
}
