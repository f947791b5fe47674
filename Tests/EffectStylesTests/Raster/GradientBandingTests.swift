import EffectMath
import EffectStyles
import Testing

/// A slow gradient in 8 bits: bands without dithering, none with it.
@Suite struct GradientBandingTests {
  static let width = 2048
  #if DEBUG
    static let height = 16
  #else
    static let height = 64
  #endif

  static let ramp: Framebuffer = {
    var canvas = SoftwareCanvas(size: Size(width: 2048, height: Double(height)))
    let colors = [100, 110].map { Color(white: Float($0) / 255) }
    let line = LinearGradient(start: .zero, end: Point(x: 2048, y: 0))
    canvas.fill(
      .rect(Rect(x: 0, y: 0, width: 2048, height: 64)), with: .gradient(Gradient(colors: colors), .linear(line)))
    return canvas.render()
  }()

  /// The most pixels of one value that follow each other in a row.
  static func longestRun(_ pixels: [SIMD4<UInt8>]) -> Int {
    var (longest, current) = (0, 0)
    for index in pixels.indices {
      current = index % width > 0 && pixels[index] == pixels[index - 1] ? current + 1 : 1
      longest = max(longest, current)
    }
    return longest
  }

  @Test func bandsWithoutDithering() {
    #expect(GradientBandingTests.longestRun(GradientBandingTests.ramp.straightPixels8()) > 150)
  }

  @Test(arguments: [Dithering.ordered, .blueNoise])
  func meansFollowTheRamp(_ dithering: Dithering) {
    let pixels = GradientBandingTests.ramp.straightPixels8(dithering: dithering)
    // A row holds some of the tile's thresholds: a value stays the same over at most 0.4 of a band of 205 pixels.
    #expect(GradientBandingTests.longestRun(pixels) < 90)
    var worst = 0.0
    for top in stride(from: 0, to: GradientBandingTests.height, by: 8) {
      for left in stride(from: 0, to: GradientBandingTests.width, by: 8) {
        var sum = 0.0
        for y in top..<top + 8 {
          for x in left..<left + 8 { sum += Double(pixels[y * GradientBandingTests.width + x].x) }
        }
        worst = max(worst, abs(sum / 64 - (100 + 10 * Double(left + 4) / 2048)))
      }
    }
    #expect(worst < 0.1, "\(worst)")
  }
}
