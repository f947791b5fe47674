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
    // Very wide blurs grow to more than memory holds: only what lies on the source is made then.
    let blur = Blur(
      BlurPlan(deviationX: x, deviationY: y), edge: edge, of: source.bounds,
      within: max(x, y) > 250 ? source.bounds : nil)
    let result = blur.surface(of: source, on: BandScheduler(threads: 3))
    let errors = picture.errors(of: result, x: 7, y: -3, deviationX: x, deviationY: y, edge: edge)
    // Noise or a picture, a corner or a bar, an impulse by its peak, ones.
    let isExact = errors[0] < 2e-4 && errors[1] < 2e-4 && errors[2] < 2e-3 && errors[3] < 2.5e-4
    #expect(isExact, "\(what) \(x) \(y): \(errors)")
    for pixel in result.pixels {
      guard pixel.w >= 0 && pixel.w <= 1 && pixel.min() > -1e-4 else {
        Issue.record("\(what) \(x) \(y): \(pixel) leaves the input's range")
        break
      }
    }
  }

  /// Deviations at the ends of the range, and bars as narrow as the kernel.
  @Test(arguments: extremes)
  func photographs(_ deviation: Double) {
    let spread = Int(min(deviation, 12) * 12)
    for bar in [1.5, 3.0, 5.0] {
      let picture = SeparablePicture(
        photographWithWidth: 61 + spread, height: 40 + spread, bar: max(Int(bar * deviation), 1))
      check(picture, deviation, deviation, .transparent, "photograph, bar of \(bar) deviations")
    }
  }

  private static let extremes: [Double] = {
    #if DEBUG
      [0.1, 2]
    #else
      [0.1, 0.2, 0.23, 0.5, 0.7, 1.1, 2, 2.6, 2.9, 3.3, 4, 4.5, 6, 9, 15, 300, 2000]
    #endif
  }()

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

  #if DEBUG
    private static let energies = [0.7, 3]
  #else
    private static let energies = [0.7, 3, 5, 15, 60]
  #endif

  @Test(arguments: energies)
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

  /// Each pair of neighbours between which the plan prints another method or length.
  private static let changes: [(Double, Double)] = {
    #if DEBUG
      return [(2.899, 2.9), (3.999, 4.0), (0.2245, 0.2247)]
    #else
      var pairs: [(Double, Double)] = []
      func text(_ deviation: Double) -> String { BlurPlan.Axis(standardDeviation: deviation).description }
      for step in 0..<2990 {
        var (low, high) = (0.2 + Double(step) * 0.02, 0.2 + Double(step + 1) * 0.02)
        guard text(low) != text(high) else { continue }
        while high - low > 1e-6 * high {
          let middle = (low + high) / 2
          if text(middle) == text(low) { low = middle } else { high = middle }
        }
        pairs.append((low, high))
      }
      return pairs
    #endif
  }()

  @Test func neighboursDontJump() {
    #expect(BlurAccuracyTests.changes.count > 2)
    let source = SeparablePicture(width: 80, height: 60).surface(x: 0, y: 0)
    for (first, second) in BlurAccuracyTests.changes {
      let results = [first, second].map { deviation in
        Blur(BlurPlan(standardDeviation: deviation), edge: .transparent, of: source.bounds, within: source.bounds)
          .surface(of: source, on: .serial)
      }
      // Each keeps its own bound; the blur itself changes by at most 0.5 of the deviation's relative change.
      let allowed = Float(2e-4 + (second / first - 1))
      let worst = zip(results[0].pixels, results[1].pixels).map { ($0 - $1).maximumMagnitude }.max() ?? 0
      #expect(worst <= allowed, "\(first) and \(second) differ by \(worst)")
    }
  }
}
