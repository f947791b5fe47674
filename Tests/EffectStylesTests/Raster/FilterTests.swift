import EffectMath
import EffectStyles
import Testing

/// Every filter as the renderer executes it against its definition in double precision.
@Suite struct FilterTests {
  /// A picture of random premultiplied pixels with a transparent border.
  static let source: FilterReference.Picture = {
    var random = SplitMix64(seed: 11)
    return FilterReference.Picture(width: 40, height: 34) { x, y in
      guard (9..<29).contains(x), (8..<25).contains(y) else { return .zero }
      let alpha = random.nextUnit()
      return SIMD4(random.nextUnit() * alpha, random.nextUnit() * alpha, random.nextUnit() * alpha, alpha)
    }
  }()

  static func rendered(_ filter: Filter, threads: Int = 2) -> Framebuffer {
    let pixels = source.pixels.map { SIMD4<Float>($0) }
    let image = Image(width: source.width, height: source.height, pixels: pixels)
    let rect = Rect(x: 0, y: 0, width: Double(source.width), height: Double(source.height))
    var canvas = SoftwareCanvas(size: rect.size, threads: threads)
    canvas.layer(Layer(filter: filter)) { $0.image(image, in: rect, sampling: .nearest) }
    return canvas.render()
  }

  static let deviation = Size(width: 1.7, height: 2.3)
  static let red = Color(red: 0.9, green: 0.2, blue: 0.1, opacity: 0.6)
  static let functions: [ComponentTransfer.Function] = [
    .table([0.1, 0.9, 0.3]), .discrete([0, 0.4, 1]), .linear(slope: 1.4, intercept: -0.1),
    .gamma(amplitude: 0.9, exponent: 2.2, offset: 0.05),
  ]

  static let filters: [Filter] = fixed + transfers + composites

  static let transfers: [Filter] =
    functions.map { .componentTransfer(ComponentTransfer(rgb: $0), of: .source) }
    + functions.map { .componentTransfer(ComponentTransfer(opacity: $0), of: .source) }

  static let composites: [Filter] = CompositeOperator.allCases.filter { $0 != .plusDarker }
    .map { .composite(.source, $0, over: .offset(Vector(dx: -4, dy: 3), of: .source)) }

  static let fixed: [Filter] = [
    .source, .flood(red), .offset(Vector(dx: 3, dy: -2), of: .source),
    .gaussianBlur(standardDeviation: deviation, edge: .transparent, of: .source),
    .gaussianBlur(standardDeviation: Size(width: 5, height: 0), edge: .transparent, of: .source),
    .offset(
      Vector(dx: 2, dy: 4), of: .gaussianBlur(standardDeviation: deviation, edge: .transparent, of: .source)),
    .arithmetic(.source, over: .offset(Vector(dx: 2, dy: 1), of: .source), k1: 0.5, k2: 0.8, k3: -0.3, k4: 0.1),
    .blend(.source, .multiply, over: .offset(Vector(dx: 5, dy: 3), of: .source)),
    .blend(.flood(red), .screen, over: .source),
    .colorMatrix(.saturate(0.3), of: .source), .colorMatrix(.hueRotate(.degrees(70)), of: .source),
    .colorMatrix(.luminanceToAlpha, of: .source), .colorMatrix(.invert(0.8), of: .source),
    .colorMatrix(.brightness(0.2), of: .source), .colorMatrix(.contrast(1.6), of: .source),
    .morphology(.erode, radius: Size(width: 1, height: 2), of: .source),
    .morphology(.dilate, radius: Size(width: 4, height: 3), of: .source),
    .morphology(.dilate, radius: Size(width: 0, height: 30), of: .source),
    .displacement(of: .source, map: .offset(Vector(dx: 1, dy: 2), of: .source), scale: 9, x: .red, y: .alpha),
    .displacement(of: .source, map: .source, scale: -6, x: .green, y: .blue),
    .variableBlur(standardDeviation: 4, mask: .source, of: .source),
    .dropShadow(color: red, standardDeviation: 2, offset: Vector(dx: 3, dy: 3)),
    .innerShadow(color: red, standardDeviation: 1.5, offset: Vector(dx: -2, dy: 1)),
  ]

  @Test(arguments: filters.indices)
  func agreesWithItsDefinition(_ index: Int) {
    let filter = FilterTests.filters[index]
    let expected = FilterReference(source: FilterTests.source).apply(filter)
    let frame = FilterTests.rendered(filter)
    var worst = (error: 0.0, x: 0, y: 0)
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let difference = SIMD4<Double>(frame[x, y]) - expected[x, y]
        let error = max(difference.max(), -difference.min())
        if error > worst.error { worst = (error, x, y) }
      }
    }
    // Pointwise filters are exact to rounding; blurs have their own bound of 1e-4.
    #expect(worst.error < 1.5e-4, "error \(worst.error) at \(worst.x), \(worst.y) of \(filter)")
  }

  @Test(arguments: filters.indices)
  func doesNotDependOnThreads(_ index: Int) {
    let filter = FilterTests.filters[index]
    #expect(FilterTests.rendered(filter, threads: 1) == FilterTests.rendered(filter, threads: 5))
  }

  @Test func equalExpressionsShareAPass() {
    let blur = Filter.gaussianBlur(standardDeviation: FilterTests.deviation, edge: .transparent, of: .source)
    var canvas = SoftwareCanvas(size: Size(width: 40, height: 40))
    let filter = Filter.composite(
      .offset(Vector(dx: 2, dy: 3), of: blur), .sourceOver, over: .colorMatrix(.saturate(0), of: blur))
    canvas.layer(Layer(filter: filter)) {
      $0.fill(.rect(Rect(x: 10, y: 10, width: 20, height: 20)), with: .color(FilterTests.red))
    }
    #expect(canvas.plan.passes.count == 1)
  }
}
