import EffectMath
import EffectStyles
import Testing

/// The blur of noise, corners, impulses and ones against direct convolutions in double precision.
@Suite struct BlurAccuracyTests {
  /// Deviations on both sides of each change of method or factor, and geometric steps from 0.3 to 200.
  private static let deviations: [Double] = {
    #if DEBUG
      [0.3, 2, 2.9, 4]
    #else
      (0..<60).map { step in (0..<step).reduce(0.3) { value, _ in value * 1.11653 } } + [2.89, 2.9, 3.99, 4, 5.99, 6]
    #endif
  }()

  private func check(_ picture: SeparablePicture, _ x: Double, _ y: Double, _ edge: EdgeMode, _ what: String) {
    let source = picture.surface(x: 7, y: -3)
    let blur = Blur(BlurPlan(deviationX: x, deviationY: y), edge: edge, of: source.bounds)
    let result = blur.surface(of: source, on: BandScheduler(threads: 3))
    let errors = picture.errors(of: result, x: 7, y: -3, deviationX: x, deviationY: y, edge: edge)
    // Noise, a corner, an impulse by its peak, ones; four edges of the ones may meet where the kernel is wide.
    let isExact = errors[0] < 2e-4 && errors[1] < 2e-4 && errors[2] < 2e-3 && errors[3] < 3e-4
    #expect(isExact, "\(what) \(x) \(y): \(errors)")
    for pixel in result.pixels {
      guard pixel.w >= 0 && pixel.w <= 1 && pixel.min() > -1e-4 else {
        Issue.record("\(what) \(x) \(y): \(pixel) leaves the input's range")
        break
      }
    }
  }

  @Test(arguments: deviations)
  func transparent(_ deviation: Double) {
    // Wide enough that the two edges of a profile don't meet in one kernel, up to a deviation of 20.
    let spread = Int(min(deviation, 20) * 18)
    let picture = SeparablePicture(width: 33 + spread, height: 6 + spread)
    check(picture, deviation, deviation, .transparent, "transparent")
  }

  @Test(arguments: EdgeMode.allCases)
  func edges(_ edge: EdgeMode) {
    #if DEBUG
      let sizes = [(45, 24), (1, 20), (1, 1), (5, 3)]
      let deviations = [(1.0, 1.0), (3.1, 3.1), (0, 6), (9, 1.2)]
    #else
      let sizes = [(83, 64), (1, 50), (33, 1), (1, 1), (5, 3), (150, 7)]
      let deviations = [
        (1.0, 1.0), (2.2, 2.2), (3.1, 3.1), (7.3, 7.3), (25, 25), (0, 6), (6, 0), (1.2, 9), (9, 1.2),
      ]
    #endif
    for (width, height) in sizes {
      for (x, y) in deviations {
        let picture = SeparablePicture(width: width, height: height, seed: 7)
        check(picture, x, y, edge, "\(edge) \(width)x\(height)")
      }
    }
  }

  @Test(arguments: [0.7, 3, 5])
  func energyIsKept(_ deviation: Double) {
    let picture = SeparablePicture(width: 41, height: 29)
    let source = picture.surface(x: 0, y: 0)
    let blur = Blur(BlurPlan(standardDeviation: deviation), edge: .transparent, of: source.bounds)
    let result = blur.surface(of: source, on: .serial)
    let before = Self.sums(source)
    let after = Self.sums(result)
    for channel in 0..<4 { #expect(abs(after[channel] / before[channel] - 1) < 1e-5) }
  }

  private static func sums(_ surface: PixelSurface) -> [Double] {
    (0..<4).map { channel in surface.pixels.reduce(0.0) { $0 + Double($1[channel]) } }
  }

  @Test(arguments: [(2.899, 2.9), (3.999, 4.0), (0.2325, 0.233), (7.999, 8)])
  func neighboursDontJump(_ first: Double, _ second: Double) {
    let source = SeparablePicture(width: 80, height: 60).surface(x: 0, y: 0)
    let results = [first, second].map { deviation in
      Blur(BlurPlan(standardDeviation: deviation), edge: .transparent, of: source.bounds, within: source.bounds)
        .surface(of: source, on: .serial)
    }
    // The blur itself changes by at most 0.5 of the deviation's relative change.
    let allowed = Float(2e-4 + (second / first - 1))
    for (a, b) in zip(results[0].pixels, results[1].pixels) {
      let difference = a - b
      guard max(difference.max(), -difference.min()) <= allowed else {
        Issue.record("\(first) and \(second) differ by \(difference)")
        return
      }
    }
  }
}
