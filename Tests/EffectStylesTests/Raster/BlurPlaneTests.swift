import EffectMath
import EffectStyles
import Testing

/// The blur of one channel against the blur of a picture, whose accuracy is tested for itself.
@Suite struct BlurPlaneTests {
  private func noise(_ bounds: PixelRect) -> PlaneSurface {
    var generator = SplitMix64(seed: 11)
    return PlaneSurface(
      bounds: bounds, values: (0..<(bounds.width * bounds.height)).map { _ in Float(generator.nextUnit()) })
  }

  @Test(arguments: EdgeMode.allCases)
  func equalsAChannelOfAPicture(_ edge: EdgeMode) {
    #if DEBUG
      let sizes = [(41, 22), (1, 9), (5, 3)]
      let deviations = [(1.0, 1.0), (3.1, 3.1), (6, 1.3)]
    #else
      let sizes = [(200, 130), (61, 41), (1, 50), (33, 1), (1, 1), (5, 3), (34, 6)]
      let deviations = [
        (0, 0), (1, 1), (2.8, 2.8), (3, 3), (4, 4), (15, 15), (40, 40), (0, 5), (5, 0), (1.3, 6), (6, 1.3),
      ]
    #endif
    for (width, height) in sizes {
      let source = noise(PixelRect(minX: 7, minY: -3, maxX: 7 + width, maxY: -3 + height))
      let picture = PixelSurface(bounds: source.bounds, pixels: source.values.map { SIMD4(repeating: $0) })
      for (x, y) in deviations {
        let blur = Blur(BlurPlan(deviationX: x, deviationY: y), edge: edge, of: source.bounds)
        let plane = blur.plane(of: source, on: .serial)
        let expected = blur.surface(of: picture, on: .serial)
        let difference = zip(plane.values, expected.pixels).reduce(Float(0)) { max($0, abs($1.0 - $1.1.w)) }
        #expect(difference < 1e-6, "\(width)x\(height), \(x) \(y)")
        #expect(plane.values.count == expected.pixels.count)
        #expect(blur.plane(of: source, on: BandScheduler(threads: 5)) == plane, "\(width)x\(height), \(x) \(y)")
      }
    }
  }

  @Test(arguments: [1.0, 4, 9])
  func staysWithinTheUnitRange(_ deviation: Double) {
    let bounds = PixelRect(minX: 0, minY: 0, maxX: 70, maxY: 50)
    let source = PlaneSurface(bounds: bounds, values: (0..<3500).map { $0 % 70 < 35 ? 1 : 0 })
    let result = Blur(BlurPlan(standardDeviation: deviation), edge: .opaque, of: bounds).plane(of: source, on: .serial)
    #expect(result.values.allSatisfy { $0 >= 0 && $0 <= 1 })
    #expect(result.values[25 * 70] > 0.999)
  }
}
