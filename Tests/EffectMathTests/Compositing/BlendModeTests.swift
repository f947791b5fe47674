import EffectMath
import References
import Testing

@Suite struct BlendModeTests {
  #if DEBUG
    static let count = 2_000
  #else
    static let count = 200_000
  #endif

  /// A sequence of premultiplied pixels that visits the corners: no alpha, full alpha, black, white, gray, nearly gray.
  static func pixels(seed: UInt64) -> [SIMD4<Float>] {
    var generator = SplitMix(state: seed)
    return (0..<count).map { index in
      let alpha: Float =
        switch index % 5 {
        case 0: 1
        case 1: index % 35 == 1 ? 0 : generator.unit() * generator.unit() * generator.unit()
        default: generator.unit()
        }
      var color = SIMD4<Float>(generator.unit(), generator.unit(), generator.unit(), 1)
      if index % 7 == 3 { color = SIMD4(color.x, color.x, color.x, 1) }
      if index % 11 == 5 { color.y = generator.unit() < 0.5 ? 0 : 1 }
      if index % 13 == 6 { color = SIMD4(repeating: generator.unit() < 0.5 ? 0 : 1) }
      if index % 17 == 8 { color = SIMD4(color.x, max(color.x, 0.01).nextDown, color.x, 1) }
      return color * alpha
    }
  }

  @Test(arguments: BlendMode.allCases)
  func agreesWithTheSpecificationInDoublePrecision(_ mode: BlendMode) {
    var worst = 0.0
    var culprit = (SIMD4<Float>.zero, SIMD4<Float>.zero)
    for (s, b) in zip(Self.pixels(seed: 1), Self.pixels(seed: 2).reversed()) {
      let expected = BlendReference.blend(mode, source: SIMD4(s), backdrop: SIMD4(b))
      let difference = SIMD4<Double>(mode.blend(source: s, backdrop: b)) - expected
      let error = max(abs(difference.x), abs(difference.y), abs(difference.z), abs(difference.w))
      if !(error <= worst) { (worst, culprit) = (error, (s, b)) }
    }
    // The bar of 0.003 in 255 for every operator.
    #expect(worst <= 0.003 / 255, "\(mode.name): \(culprit)")
  }

  @Test(arguments: BlendMode.allCases)
  func keepsTheAlphaLawAndTheRange(_ mode: BlendMode) {
    let culprit = zip(Self.pixels(seed: 3), Self.pixels(seed: 4).reversed()).first { s, b in
      let pixel = mode.blend(source: s, backdrop: b)
      let color = [pixel.x, pixel.y, pixel.z]
      let alpha = BlendReference.blend(mode, source: SIMD4(s), backdrop: SIMD4(b)).w
      return
        !(pixel.w >= 0 && pixel.w <= 1 && abs(Double(pixel.w) - alpha) <= 2e-7
        && color.allSatisfy { $0 >= -1e-6 && $0 <= pixel.w + 1e-6 })
    }
    #expect(culprit == nil, "\(mode.name)")
  }

  @Test(arguments: BlendMode.allCases.filter { !$0.erasesOutsideSource })
  func aTransparentSourceChangesNothing(_ mode: BlendMode) {
    let culprit = Self.pixels(seed: 5).first { !isNear(mode.blend(source: .zero, backdrop: $0), $0) }
    #expect(culprit == nil, "\(mode.name)")
  }

  @Test(arguments: BlendMode.allCases)
  func aTransparentBackdropKeepsTheSourceOfEveryBlendMode(_ mode: BlendMode) {
    if case .composite(let op) = mode, op != .sourceOver { return }
    let culprit = Self.pixels(seed: 6).first { !isNear(mode.blend(source: $0, backdrop: .zero), $0) }
    #expect(culprit == nil, "\(mode.name)")
  }

  private func isNear(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Bool {
    let difference = a - b
    return difference.max() <= 1e-7 && difference.min() >= -1e-7
  }

  @Test func everyOperatorButTheErasingOnesLeavesTheBackdropAlone() {
    let backdrop = SIMD4<Float>(0.25, 0.5, 0.125, 0.75)
    for op in CompositeOperator.allCases {
      let kept = op.combine(source: .zero, backdrop: backdrop) == backdrop
      #expect(kept != op.erasesOutsideSource, "\(op.rawValue)")
    }
  }

  /// Values worked out by hand from the formulas, half-transparent red over half-transparent blue.
  @Test(arguments: [
    (BlendMode.normal, SIMD4<Float>(0.5, 0, 0.25, 0.75)),
    (.composite(.clear), .zero),
    (.composite(.source), SIMD4(0.5, 0, 0, 0.5)),
    (.composite(.destination), SIMD4(0, 0, 0.5, 0.5)),
    (.composite(.destinationOver), SIMD4(0.25, 0, 0.5, 0.75)),
    (.composite(.sourceIn), SIMD4(0.25, 0, 0, 0.25)),
    (.composite(.destinationIn), SIMD4(0, 0, 0.25, 0.25)),
    (.composite(.sourceOut), SIMD4(0.25, 0, 0, 0.25)),
    (.composite(.destinationOut), SIMD4(0, 0, 0.25, 0.25)),
    (.composite(.sourceAtop), SIMD4(0.25, 0, 0.25, 0.5)),
    (.composite(.destinationAtop), SIMD4(0.25, 0, 0.25, 0.5)),
    (.composite(.xor), SIMD4(0.25, 0, 0.25, 0.5)),
    (.plusLighter, SIMD4(0.5, 0, 0.5, 1)),
    (.plusDarker, SIMD4(0.5, 0, 0.5, 1)),
    (.multiply, SIMD4(0.25, 0, 0.25, 0.75)),
    (.screen, SIMD4(0.5, 0, 0.5, 0.75)),
    (.darken, SIMD4(0.25, 0, 0.25, 0.75)),
    (.lighten, SIMD4(0.5, 0, 0.5, 0.75)),
    (.difference, SIMD4(0.5, 0, 0.5, 0.75)),
    (.exclusion, SIMD4(0.5, 0, 0.5, 0.75)),
    // Blue's luminosity 0.11 in red's hue: (0.11 / 0.3, 0, 0), a quarter of it added.
    (.color, SIMD4(0.25 + 0.25 * 0.11 / 0.3, 0, 0.25, 0.75)),
  ])
  func redOverBlue(_ mode: BlendMode, _ expected: SIMD4<Float>) {
    let pixel = mode.blend(source: SIMD4(0.5, 0, 0, 0.5), backdrop: SIMD4(0, 0, 0.5, 0.5))
    let difference = pixel - expected
    #expect(difference.max() <= 1e-6 && difference.min() >= -1e-6, "\(mode.name): \(pixel)")
  }

  /// Straight (0.8, 0.3, 0.1) at half opacity over (0.2, 0.6, 0.9) at three quarters, by the W3C's formulas.
  ///
  /// Both have a saturation of 0.7, so that hue equals color.
  @Test(
    arguments: [
      (BlendMode.overlay, SIMD3<Float>(0.295, 0.4275, 0.6575)), (.colorDodge, SIMD3(0.55, 0.5839286, 0.725)),
      (.colorBurn, SIMD3(0.175, 0.2625, 0.35)), (.hardLight, SIMD3(0.43, 0.3975, 0.4175)),
      (.softLight, SIMD3(0.3058, 0.4515, 0.6605)), (.multiply, SIMD3(0.235, 0.33, 0.38375)),
      (.screen, SIMD3(0.49, 0.5325, 0.69125)), (.darken, SIMD3(0.25, 0.375, 0.3875)),
      (.lighten, SIMD3(0.475, 0.4875, 0.6875)), (.difference, SIMD3(0.4, 0.375, 0.65)),
      (.exclusion, SIMD3(0.43, 0.465, 0.6575)), (.hue, SIMD3(0.506875, 0.406875, 0.419375)),
      (.saturation, SIMD3(0.25, 0.4875, 0.6875)), (.color, SIMD3(0.506875, 0.406875, 0.419375)),
      (.luminosity, SIMD3(0.218125, 0.455625, 0.655625)),
    ] as [(BlendMode, SIMD3<Float>)])
  func orangeOverBlue(_ mode: BlendMode, _ expected: SIMD3<Float>) {
    expect(mode, SIMD3(0.8, 0.3, 0.1), over: SIMD3(0.2, 0.6, 0.9), expected)
  }

  /// Saturations of 0.3 and 0.7, so that all four modes differ; two of them leave the gamut and are clipped.
  @Test(
    arguments: [
      (BlendMode.hue, SIMD3<Float>(0.363641827, 0.354927885, 0.375)),
      (.saturation, SIMD3(0.266785714, 0.361428571, 0.604285714)), (.color, SIMD3(0.332625, 0.357625, 0.445125)),
      (.luminosity, SIMD3(0.269257426, 0.404826733, 0.75)),
    ] as [(BlendMode, SIMD3<Float>)])
  func beigeOverBlue(_ mode: BlendMode, _ expected: SIMD3<Float>) {
    expect(mode, SIMD3(0.6, 0.5, 0.3), over: SIMD3(0.2, 0.4, 0.9), expected)
  }

  /// Blends straight colours of opacities 0.5 and 0.75; the result's is 0.875.
  private func expect(
    _ mode: BlendMode, _ source: SIMD3<Float>, over backdrop: SIMD3<Float>, _ expected: SIMD3<Float>
  ) {
    let pixel = mode.blend(
      source: SIMD4(source * 0.5, 0.5), backdrop: SIMD4(backdrop * 0.75, 0.75))
    let difference = pixel - SIMD4(expected, 0.875)
    #expect(difference.max() <= 1e-6 && difference.min() >= -1e-6, "\(mode.name): \(pixel)")
  }

  @Test func componentsAboveTheGamutStayFinite() {
    let values: [Float] = [-1, 0, 0.5, 1, 4]
    for mode in BlendMode.allCases {
      for a in values {
        for b in values {
          let pixel = mode.blend(source: SIMD4(a, b, 1, 0.5), backdrop: SIMD4(b, a, a, 0.25))
          for channel in 0..<4 { #expect(pixel[channel].isFinite, "\(mode.name): \(a), \(b)") }
        }
      }
    }
  }

  @Test func namesRoundTrip() {
    #expect(BlendMode.allCases.count == 29)
    #expect(Set(BlendMode.allCases).count == 29)
    #expect(
      BlendMode.allCases.map(\.name).joined(separator: " ") == """
        clear source destination sourceOver destinationOver sourceIn destinationIn sourceOut destinationOut sourceAtop \
        destinationAtop xor plusLighter plusDarker multiply screen overlay darken lighten colorDodge colorBurn \
        hardLight softLight difference exclusion hue saturation color luminosity
        """)
    for mode in BlendMode.allCases { #expect(BlendMode(name: mode.name) == mode) }
    #expect(BlendMode(name: "SourceOver") == nil)
    #expect(BlendMode(name: "") == nil)
  }
}
