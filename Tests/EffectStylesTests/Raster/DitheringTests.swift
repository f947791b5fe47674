import EffectStyles
import Foundation
import Testing

@Suite struct DitheringTests {
  @Test(arguments: [Dithering.ordered, .blueNoise])
  func everyThresholdOccursOnce(_ dithering: Dithering) {
    let count = dithering.tileSize * dithering.tileSize
    let ranks = dithering.thresholds.map { $0 * Float(count) - 0.5 }
    #expect(ranks.sorted() == (0..<count).map { Float($0) })
  }

  /// Bayer's matrix of order three as it is printed, for instance in Ulichney's Digital Halftoning, figure 5.4.
  @Test func orderedThresholdsAreBayers() {
    let ranks = Dithering.ordered.thresholds.map { Int($0 * 64 - 0.5) }
    #expect(Array(ranks[0..<8]) == [0, 32, 8, 40, 2, 34, 10, 42])
    #expect(Array(ranks[8..<16]) == [48, 16, 56, 24, 50, 18, 58, 26])
    #expect(Array(ranks[56..<64]) == [63, 31, 55, 23, 61, 29, 53, 21])
  }

  /// The power of a level set below a quarter of the highest frequency, against that of white noise.
  @Test(arguments: [0.1, 0.25, 0.5, 0.75])
  func blueNoiseHasNoLowFrequencies(_ level: Double) {
    let thresholds = Dithering.blueNoise.thresholds
    let size = 64
    let points = thresholds.map { Double($0) < level ? 1.0 : 0.0 }
    let white = level * (1 - level)
    var low = (sum: 0.0, count: 0.0)
    for v in 0...8 {
      for u in -8...8 where u * u + v * v <= 64 && (v > 0 || u > 0) {
        var (real, imaginary) = (0.0, 0.0)
        for y in 0..<size {
          for x in 0..<size where points[y * size + x] > 0 {
            let angle = 2 * Double.pi * Double(u * x + v * y) / Double(size)
            real += cos(angle)
            imaginary += sin(angle)
          }
        }
        low.sum += (real * real + imaginary * imaginary) / Double(size * size)
        low.count += 1
      }
    }
    #expect(low.sum / low.count < 0.15 * white)
  }
}
