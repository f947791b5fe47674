import EffectMath
import EffectStyles
import Foundation
import Testing

/// Writes the table of blur errors where the environment variable `BLUR_ERROR_TABLE` names a file.
@Suite struct BlurErrorTableTests {
  private static let file = ProcessInfo.processInfo.environment["BLUR_ERROR_TABLE"]

  @Test(.enabled(if: file != nil))
  func table() throws {
    var text = "| deviation | noise | corner | impulse | picture | bar of 3 deviations |\n|---|---|---|---|---|---|\n"
    let steps = (0..<60).map { 0.3 * pow(1.11653, Double($0)) }
    for deviation in ([0.1, 0.2] + steps + [300, 2000]) {
      let spread = Int(min(deviation, 20) * 14)
      let signals = SeparablePicture(width: 61 + spread, height: 40 + spread)
      let photograph = SeparablePicture(
        photographWithWidth: 61 + spread, height: 40 + spread, bar: max(Int(3 * deviation), 1))
      let errors = [signals, photograph].map { picture in
        let source = picture.surface(x: 0, y: 0)
        let blur = Blur(
          BlurPlan(standardDeviation: deviation), edge: .transparent, of: source.bounds,
          within: deviation > 250 ? source.bounds : nil)
        return picture.errors(
          of: blur.surface(of: source, on: .serial), x: 0, y: 0, deviationX: deviation, deviationY: deviation,
          edge: .transparent)
      }
      let figures = [errors[0][0], errors[0][1], errors[0][2], errors[1][0], errors[1][1]]
      let cells = figures.map { String(format: "%.1e", $0) }.joined(separator: " | ")
      text += "| \(String(format: "%.4g", deviation)) | \(cells) |\n"
    }
    try text.write(toFile: #require(Self.file), atomically: true, encoding: .utf8)
  }
}
