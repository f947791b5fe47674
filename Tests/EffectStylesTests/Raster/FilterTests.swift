import EffectMath
import EffectStyles
import Testing

/// Every filter as the renderer executes it against its definition in double precision.
@Suite struct FilterTests {
  static let deviation = Size(width: 0.7, height: 0.9)
  static let blur = Filter.gaussianBlur(standardDeviation: deviation, edge: .transparent, of: .source)
  static let red = Color(red: 0.9, green: 0.2, blue: 0.1, opacity: 0.6)
  static let moved = Filter.offset(Vector(dx: -4, dy: 3), of: .source)

  static let functions: [ComponentTransfer.Function] = [
    .table([0.1, 0.9, 0.3]), .discrete([0, 0.4, 1]), .linear(slope: 1.4, intercept: -0.1),
    .gamma(amplitude: 0.9, exponent: 2.2, offset: 0.05), .table([]), .table([0.3]), .discrete([]), .discrete([0.7]),
    .identity,
  ]

  static let transfers: [Filter] =
    functions.flatMap { function -> [Filter] in
      [
        .componentTransfer(ComponentTransfer(rgb: function), of: .source),
        .componentTransfer(ComponentTransfer(opacity: function), of: .source),
      ]
    } + [
      .componentTransfer(
        ComponentTransfer(red: functions[3], green: functions[1], blue: functions[0], opacity: functions[2]),
        of: .source)
    ]

  /// Fills what is clear: an offset of the alpha.
  static let fog = ColorMatrix(
    red: SIMD4(0.8, 0.1, 0, 0), green: SIMD4(0, 0.5, 0.2, 0.1), blue: SIMD4(0.3, 0, 0.9, 0),
    opacity: SIMD4(0, 0.2, 0, 0.6), offset: SIMD4(0.1, -0.05, 0.2, 0.25))

  static let pointwise: [Filter] = [
    .source, .flood(red), .offset(Vector(dx: 3, dy: -2), of: .source),
    .arithmetic(.source, over: .offset(Vector(dx: 2, dy: 1), of: .source), k1: 0.5, k2: 0.8, k3: -0.3, k4: 0.1),
    .blend(.flood(red), .screen, over: .source),
    .colorMatrix(.saturate(0.3), of: .source), .colorMatrix(.hueRotate(.degrees(70)), of: .source),
    .colorMatrix(.luminanceToAlpha, of: .source), .colorMatrix(.invert(0.8), of: .source),
    .colorMatrix(.brightness(0.2), of: .source), .colorMatrix(.contrast(1.6), of: .source),
    .colorMatrix(fog, of: .source), .composite(.source, .sourceOver, over: .colorMatrix(fog, of: moved)),
    .turbulence(Turbulence(.fractalNoise, frequencyX: 0.11, frequencyY: 0.07, octaves: 3, seed: 5)),
    .composite(.turbulence(Turbulence(frequencyX: 0.05, frequencyY: 0.2, octaves: 2)), .sourceIn, over: .source),
    .composite(
      .offset(Vector(dx: 2, dy: -3), of: .turbulence(Turbulence(.fractalNoise, frequencyX: 0.1, frequencyY: 0.1))),
      .sourceIn, over: .source),
    .shader(Shader { SIMD4(0.2, 0.4, 0.1, 0.5) * Float($0.x / 40) + SIMD4(0, 0, 0, Float($0.y / 80)) }),
  ]

  static let joins: [Filter] =
    BlendMode.allCases.map { .blend(.source, $0, over: moved) }
    + CompositeOperator.allCases.map { .composite(.source, $0, over: moved) }

  static let blurs: [Filter] =
    EdgeMode.allCases.flatMap { edge -> [Filter] in
      [
        .gaussianBlur(standardDeviation: Size(width: 1.7, height: 2.3), edge: edge, of: .source),
        .gaussianBlur(standardDeviation: Size(width: 5, height: 0), edge: edge, of: .source),
      ]
    } + [
      .composite(
        .source, .sourceAtop, over: .gaussianBlur(standardDeviation: deviation, edge: .mirror, of: .source)),
      .gaussianBlur(standardDeviation: deviation, edge: .clamp, of: .colorMatrix(.saturate(0), of: .source)),
    ]

  static let neighbourhoods: [Filter] = [
    blur, .offset(Vector(dx: 2, dy: 4), of: blur),
    .displacement(of: .source, map: .offset(Vector(dx: 1, dy: 2), of: .source), scale: 9, x: .red, y: .alpha),
    .displacement(of: .source, map: .source, scale: -6, x: .green, y: .blue),
    .variableBlur(standardDeviation: 2, mask: .source, of: .source),
    .dropShadow(color: red, standardDeviation: 1, offset: Vector(dx: 3, dy: 3)),
    .innerShadow(color: red, standardDeviation: 1.5, offset: Vector(dx: -2, dy: 1)),
    // Passes on passes.
    .morphology(.dilate, radius: Size(width: 2, height: 1), of: blur),
    .morphology(.erode, radius: Size(width: 1, height: 1), of: blur),
    .morphology(
      .erode, radius: Size(width: 1, height: 2),
      of: .morphology(.dilate, radius: Size(width: 2, height: 2), of: .source)),
    .gaussianBlur(
      standardDeviation: deviation, edge: .transparent,
      of: .displacement(of: .source, map: .source, scale: 4, x: .red, y: .alpha)),
    .displacement(of: blur, map: blur, scale: 3, x: .alpha, y: .alpha),
    .gaussianBlur(standardDeviation: Size(width: 0.6, height: 0.6), edge: .transparent, of: blur),
  ]

  static let radii: [(Double, Double)] = [
    (1, 2), (4, 3), (0, 30), (1.4, 1.6), (-3, 2), (.nan, 1), (1000, 1000), (2, 0), (0, 0),
  ]
  static let morphologies: [Filter] = Filter.Morphology.allCases.flatMap { kind in
    radii.map { .morphology(kind, radius: Size(width: $0, height: $1), of: .source) }
  }

  static func check(_ filter: Filter, in scene: FilterScene) {
    let worst = scene.error(of: filter)
    #expect(
      worst.error < filter.tolerance, "error \(worst.error) at \(worst.x), \(worst.y) of \(filter) in \(scene)")
  }

  @Test(arguments: [pointwise, transfers, joins, blurs, neighbourhoods, morphologies])
  func agreesWithItsDefinition(_ filters: [Filter]) {
    for filter in filters { FilterTests.check(filter, in: FilterScene()) }
  }

  @Test func agreesUpToTheEdges() {
    for filter in FilterTests.blurs { FilterTests.check(filter, in: FilterScene(isFull: true)) }
    for filter in FilterTests.morphologies { FilterTests.check(filter, in: FilterScene(isFull: true)) }
  }

  /// Everything at two pixels a point and in linear light; in debug builds every fifth.
  @Test(arguments: [FilterScene(scale: 2), FilterScene(workingSpace: .linearSRGB)])
  func agreesAtAnyScaleInAnySpace(_ scene: FilterScene) {
    let filters =
      [
        FilterTests.pointwise, FilterTests.transfers, FilterTests.joins, FilterTests.neighbourhoods,
        FilterTests.morphologies,
      ].joined() + (scene.scale == 1 ? FilterTests.blurs : [])
    #if DEBUG
      let step = 7
    #else
      let step = 1
    #endif
    for index in stride(from: 0, to: filters.count, by: step) { FilterTests.check(filters[index], in: scene) }
  }

  @Test func placesBetweenPixels() {
    for vector in [Vector(dx: 0.5, dy: 0), Vector(dx: -1.25, dy: 2.75)] {
      FilterTests.check(.offset(vector, of: .source), in: FilterScene())
      FilterTests.check(.offset(vector, of: FilterTests.blur), in: FilterScene())
    }
  }

  @Test(arguments: [pointwise, neighbourhoods, morphologies])
  func doesNotDependOnThreads(_ filters: [Filter]) {
    #if DEBUG
      let filters = filters.suffix(4)
    #endif
    for filter in filters {
      #expect(FilterScene().rendered(filter, threads: 1) == FilterScene().rendered(filter, threads: 5))
    }
  }

  /// A filter of nothing is nothing, but for what fills its layer.
  @Test func emptySource() {
    let filters = FilterTests.pointwise + FilterTests.blurs + FilterTests.neighbourhoods
    let nothing = FilterReference.Picture(width: 6, height: 5)
    for filter in filters {
      var canvas = SoftwareCanvas(size: Size(width: 6, height: 5))
      canvas.layer(Layer(filter: filter)) { _ in }
      let frame = canvas.render()
      let expected = FilterReference(source: nothing).apply(filter)
      for index in frame.pixels.indices {
        let difference = SIMD4<Double>(frame.pixels[index]) - expected.pixels[index]
        #expect(max(difference.max(), -difference.min()) < 2e-6, "\(filter)")
      }
    }
  }

  @Test func equalExpressionsShareAPass() {
    var canvas = SoftwareCanvas(size: Size(width: 40, height: 40))
    let filter = Filter.composite(
      .offset(Vector(dx: 2, dy: 3), of: FilterTests.blur), .sourceOver,
      over: .colorMatrix(.saturate(0), of: FilterTests.blur))
    canvas.layer(Layer(filter: filter)) {
      $0.fill(.rect(Rect(x: 10, y: 10, width: 20, height: 20)), with: .color(FilterTests.red))
    }
    #expect(canvas.plan.passes.count == 1)
  }
}
