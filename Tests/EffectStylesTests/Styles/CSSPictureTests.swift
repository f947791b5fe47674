import EffectMath
import EffectStyles
import Foundation
import Testing

/// Scenes for which there is CSS; `Benchmarks/Peers/css_agreement.py` compares them with a browser.
///
/// `CSS_PICTURES=FOLDER` writes a page and a picture of each.
@Suite struct CSSPictureTests {
  @Test(arguments: CSSPictures.all)
  func drawsOnItsGround(_ picture: CSSPictures.Picture) throws {
    let frame = picture.node.render()
    #expect(frame.width == 200 && frame.height == 160)
    let summary = PixelSummary(frame)
    #expect(summary.isFinite && summary.isValid && summary.ink == 200 * 160)
    // The corners of the canvas show the ground: nothing reaches that far but wide glows.
    let ground = SIMD4<Float>(225, 225, 235, 255) / 255
    #expect((frame[0, 0] - ground).maximumMagnitude < 0.02)
    guard let folder = ProcessInfo.processInfo.environment["CSS_PICTURES"] else { return }
    try Data(picture.html.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(picture.name).html"))
    try Data(frame.png()).write(to: URL(fileURLWithPath: "\(folder)/\(picture.name).png"))
  }
}
