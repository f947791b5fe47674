import EffectMath
import Testing

@Suite struct GradientRampTests {
  #if DEBUG
    static let count = 997
  #else
    static let count = 40_009
  #endif

  static let palette: [Color] = [
    Color(red: 0.7, green: 0.3, blue: 0.9), Color(red: 1, green: 0.2, blue: 0.3, opacity: 0.2),
    Color(red: 0, green: 0, blue: 0, opacity: 0), Color(red: 1, green: 0.9, blue: 0.1, opacity: 0.8),
    Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1),
  ]

  private func worst(
    _ gradient: Gradient, _ workingSpace: WorkingSpace, _ positions: [Float]
  ) -> (error: Double, position: Float) {
    let ramp = GradientRamp(gradient, workingSpace: workingSpace)
    var pixels = [SIMD4<Float>](repeating: SIMD4(repeating: -9), count: positions.count)
    var span = pixels.mutableSpan
    ramp.fill(&span, from: positions.span)
    var worst = (error: 0.0, position: Float(0))
    for (pixel, t) in zip(pixels, positions) {
      let difference =
        SIMD4<Double>(pixel) - GradientReference.pixel(gradient, workingSpace, at: Double(t))
      let error = max(difference.max(), -difference.min())
      if !(error <= worst.error) { worst = (error, t) }
    }
    return worst
  }

  @Test(arguments: Gradient.ColorSpace.allCases, WorkingSpace.allCases)
  func staysWithinAHundredthOfAnEightBitStep(_ space: Gradient.ColorSpace, _ workingSpace: WorkingSpace) {
    let positions = (0..<Self.count).map { Float($0) / Float(Self.count - 1) * 1.2 - 0.1 }
    for interpolation in Gradient.AlphaInterpolation.allCases {
      let gradient = Gradient(colors: Self.palette, colorSpace: space, alphaInterpolation: interpolation)
      let (error, position) = worst(gradient, workingSpace, positions)
      #expect(error <= 0.01 / 255, "\(interpolation) at \(position)")
    }
  }

  @Test(arguments: Gradient.Spread.allCases)
  func spreadsPastTheEnds(_ spread: Gradient.Spread) {
    let positions = (0..<Self.count).map { Float($0) / Float(Self.count) * 7 - 3.49 }
    let (error, position) = worst(Gradient(colors: Self.palette, spread: spread), .sRGB, positions)
    #expect(error <= 0.01 / 255, "at \(position): \(error * 255)")
  }

  @Test func manyStops() {
    var generator = SplitMix(state: 1)
    let stops = (0..<256).map { _ in
      Gradient.Stop(
        color: Color(red: generator.unit(), green: generator.unit(), blue: generator.unit()),
        location: Double(generator.unit()))
    }
    let locations = stops.map { Float($0.location) }
    // Away from the stops, which are so near each other that a position's rounding shows.
    let positions = (0..<Self.count).map { Float($0) / Float(Self.count) }
      .filter { t in locations.allSatisfy { abs($0 - t) > 1e-4 } }
    for space in Gradient.ColorSpace.allCases {
      let (error, position) = worst(Gradient(stops: stops, colorSpace: space), .sRGB, positions)
      #expect(error <= 0.01 / 255, "\(space) at \(position): \(error * 255)")
    }
  }

  @Test func hardEdgesAreHard() {
    let (red, green, blue) = (
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1)
    )
    let gradient = Gradient(stops: [
      .init(color: red, location: 0), .init(color: green, location: 0), .init(color: green, location: 0.5),
      .init(color: blue, location: 0.5), .init(color: blue, location: 1), .init(color: red, location: 1),
    ])
    let ramp = GradientRamp(gradient)
    #expect(ramp.pixel(at: Float(0).nextDown) == red.premultiplied)
    #expect(ramp.pixel(at: 0) == green.premultiplied)
    #expect(ramp.pixel(at: Float(0.5).nextDown) == green.premultiplied)
    #expect(ramp.pixel(at: 0.5) == blue.premultiplied)
    #expect(ramp.pixel(at: Float(1).nextDown) == blue.premultiplied)
    #expect(ramp.pixel(at: 1) == red.premultiplied)
  }

  @Test func oneStopIsSolidAndNoneIsClear() {
    let color = Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)
    for spread in Gradient.Spread.allCases {
      let solid = GradientRamp(Gradient(stops: [.init(color: color, location: 0.3)], spread: spread))
      let clear = GradientRamp(Gradient(stops: [], spread: spread))
      for t: Float in [-.infinity, -1e30, -1, 0, 0.3, 0.7, 1, 5e6, 1e30, .infinity] {
        #expect(solid.pixel(at: t) == color.premultiplied, "\(spread) at \(t)")
        #expect(clear.pixel(at: t) == .zero)
      }
      #expect(solid.pixel(at: .nan) == .zero)
      #expect(clear.pixel(at: .nan) == .zero)
    }
  }

  /// A pixel is the same wherever it stands in a row, in a vector or in the remainder, and alone.
  @Test(arguments: Gradient.Spread.allCases)
  func aPixelDependsOnItsPositionAlone(_ spread: Gradient.Spread) {
    let ramp = GradientRamp(Gradient(colors: Self.palette, spread: spread, colorSpace: .perceptual))
    var generator = SplitMix(state: 2)
    var positions = (0..<301).map { _ in generator.unit() * 4 - 1.5 }
    positions[17] = .nan
    for offset in 0..<5 {
      let part = Array(positions[offset...])
      var pixels = [SIMD4<Float>](repeating: .zero, count: part.count)
      var span = pixels.mutableSpan
      ramp.fill(&span, from: part.span)
      #expect(pixels == part.map { ramp.pixel(at: $0) })
    }
  }

  @Test func closingKeepsEvenColorsEven() {
    let colors = Array(Self.palette.prefix(5))
    let ring = Gradient(colors: colors, spread: .reflect, colorSpace: .perceptual).closed()
    #expect(ring.stops.map(\.color) == colors + [colors[0]])
    for (stop, expected) in zip(ring.stops, [0, 0.2, 0.4, 0.6, 0.8, 1.0]) {
      #expect(abs(stop.location - expected) < 1e-15)
    }
    #expect(ring.spread == .reflect && ring.colorSpace == .perceptual)
    #expect(ring.closed() == ring)
    #expect(Gradient(colors: []).closed() == Gradient(colors: []))
  }
}
