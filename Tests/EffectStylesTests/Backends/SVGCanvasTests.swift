import EffectMath
import EffectStyles
import Testing

/// What SVG elements the canvas writes; the names and attributes are those of SVG 2 and Filter Effects.
@Suite struct SVGCanvasTests {
  private static let size = Size(width: 100, height: 80)
  private static let rect = Rect(x: 10, y: 20, width: 60, height: 40)
  private static let red = Paint.color(Color(red: 1, green: 0, blue: 0))

  private static func elements(_ draw: (inout SVGCanvas) -> Void) throws -> SVGElements {
    var canvas = SVGCanvas(size: size)
    draw(&canvas)
    return try SVGElements(canvas.text)
  }

  /// The only element of a name in a picture, which must have the given attributes.
  private static func expect(
    _ name: String, _ expected: [String: String], sourceLocation: SourceLocation = #_sourceLocation,
    in draw: (inout SVGCanvas) -> Void
  ) throws {
    let found = try elements(draw).all(name)
    try #require(found.count == 1, sourceLocation: sourceLocation)
    for (attribute, value) in expected {
      #expect(found[0].attributes[attribute] == value, "\(attribute)", sourceLocation: sourceLocation)
    }
  }

  @Test func writesPlainShapes() throws {
    try Self.expect("rect", ["x": "10", "y": "20", "width": "60", "height": "40", "fill": "#ff0000"]) {
      $0.fill(.rect(Self.rect), with: Self.red)
    }
    try Self.expect("rect", ["x": "10", "rx": "12.5"]) {
      $0.fill(.roundedRect(Self.rect, radius: 12.5, style: .circular), with: Self.red)
    }
    // A radius can't exceed half the short side.
    try Self.expect("rect", ["rx": "20"]) {
      $0.fill(.roundedRect(Self.rect, radius: 99, style: .circular), with: Self.red)
    }
    try Self.expect("ellipse", ["cx": "40", "cy": "40", "rx": "30", "ry": "20"]) {
      $0.fill(.ellipse(Self.rect), with: Self.red)
    }
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    path.addLine(to: Point(x: 3.5, y: -4))
    path.addQuadCurve(to: Point(x: 7, y: 8), control: Point(x: 5, y: 6))
    path.addCurve(to: Point(x: 13, y: 14), control1: Point(x: 9, y: 10), control2: Point(x: 11, y: 12))
    path.closeSubpath()
    try Self.expect("path", ["d": "M1 2L3.5 -4Q5 6 7 8C9 10 11 12 13 14Z", "fill-rule": "evenodd"]) {
      $0.fill(.path(path, fillRule: .evenOdd), with: Self.red)
    }
    try Self.expect("path", ["transform": "matrix(2 0 0 3 4 5)", "fill-opacity": "0.5"]) {
      $0.fill(
        .path(path), with: .color(Color(white: 0, opacity: 0.5)),
        transform: AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5))
    }
  }

  @Test func writesLines() throws {
    let style = StrokeStyle(
      lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 7, dash: [4, 2.5], dashPhase: 1)
    let attributes = [
      "fill": "none", "stroke": "#ff0000", "stroke-width": "3", "stroke-linecap": "round",
      "stroke-linejoin": "bevel", "stroke-miterlimit": "7", "stroke-dasharray": "4 2.5", "stroke-dashoffset": "1",
    ]
    try Self.expect("path", attributes) { $0.stroke(.ellipse(Self.rect), with: Self.red, style: style) }
    // Without gaps the plain element says it; lengths that SVG refuses are no pattern.
    for dash in [[], [0, 0], [3, -1]] as [[Double]] {
      try Self.expect("ellipse", ["stroke-width": "1"]) {
        $0.stroke(.ellipse(Self.rect), with: Self.red, style: StrokeStyle(dash: dash))
      }
    }
    // SVG draws no line along a rect of no width.
    try Self.expect("path", ["d": "M10 20L10 20L10 60L10 60Z"]) {
      $0.stroke(.rect(Rect(x: 10, y: 20, width: 0, height: 40)), with: Self.red)
    }
  }

  @Test func writesGradients() throws {
    let gradient = Gradient(
      stops: [.init(color: Color(white: 1), location: 0.25), .init(color: Color(white: 0, opacity: 0.5), location: 1)],
      spread: .reflect)
    let linear = GradientGeometry.linear(LinearGradient(start: Point(x: 1, y: 2), end: Point(x: 3, y: 4)))
    let drawn = try Self.elements { $0.fill(.rect(Self.rect), with: .gradient(gradient, linear)) }
    let element = try #require(drawn.all("linearGradient").first)
    #expect(
      element.attributes.filter { $0.key != "id" } == [
        "gradientUnits": "userSpaceOnUse", "x1": "1", "y1": "2", "x2": "3", "y2": "4", "spreadMethod": "reflect",
      ])
    #expect(drawn.all("rect").first?.attributes["fill"] == element.attributes["id"].map { "url(#\($0))" })
    #expect(
      drawn.all("stop").map(\.attributes) == [
        ["offset": "0.25", "stop-color": "#ffffff", "stop-opacity": "1"],
        ["offset": "1", "stop-color": "#000000", "stop-opacity": "0.5"],
      ])
    let radial = RadialGradient(
      startCenter: Point(x: 30, y: 40), startRadius: 2, endCenter: Point(x: 35, y: 40), endRadius: 20)
    try Self.expect("radialGradient", ["cx": "35", "cy": "40", "r": "20", "fx": "30", "fy": "40", "fr": "2"]) {
      $0.fill(.rect(Self.rect), with: .gradient(gradient, .radial(radial)))
    }
  }

  @Test(arguments: [
    (BlendMode.multiply, "multiply"), (.screen, "screen"), (.overlay, "overlay"), (.darken, "darken"),
    (.lighten, "lighten"), (.colorDodge, "color-dodge"), (.colorBurn, "color-burn"), (.hardLight, "hard-light"),
    (.softLight, "soft-light"), (.difference, "difference"), (.exclusion, "exclusion"), (.hue, "hue"),
    (.saturation, "saturation"), (.color, "color"), (.luminosity, "luminosity"), (.plusLighter, "plus-lighter"),
  ])
  func writesBlendModes(_ mode: BlendMode, _ name: String) throws {
    try Self.expect("rect", ["style": "mix-blend-mode:\(name)"]) {
      $0.fill(.rect(Self.rect), with: Self.red, blendMode: mode)
    }
    try Self.expect("g", ["style": "isolation:isolate;mix-blend-mode:\(name)"]) {
      $0.layer(Layer(blendMode: mode)) { $0.fill(.rect(Self.rect), with: Self.red) }
    }
  }

  @Test(arguments: Layer.Mask.Kind.allCases)
  func writesLayers(_ kind: Layer.Mask.Kind) throws {
    var mask = DisplayList(size: Self.size)
    mask.layer(Layer(opacity: 0.75)) { $0.fill(.ellipse(Self.rect), with: Self.red) }
    let layer = Layer(
      clip: .init(.rect(Self.rect), transform: .translation(x: 1, y: 2)), mask: .init(mask, kind: kind), opacity: 0.25)
    let drawn = try Self.elements { $0.layer(layer) { $0.fill(.ellipse(Self.rect), with: Self.red) } }
    let clip = try #require(drawn.all("clipPath").first)
    let written = try #require(drawn.all("mask").first)
    #expect(clip.children == ["rect"])
    #expect(written.children == ["g"] && written.attributes["style"] == "mask-type:\(kind.rawValue)")
    let groups = drawn.all("g")
    #expect(groups.map { $0.attributes["opacity"] } == ["0.75", "0.25"])
    let group = try #require(groups.last)
    #expect(group.attributes["clip-path"] == clip.attributes["id"].map { "url(#\($0))" })
    #expect(group.attributes["mask"] == written.attributes["id"].map { "url(#\($0))" })
    #expect(group.children == ["ellipse"])
  }

  /// Each filter's primitives in order, with the attributes that carry its numbers.
  @Test(
    arguments: [
      (
        .gaussianBlur(standardDeviation: Size(width: 3, height: 1.5), edge: .transparent, of: .source),
        ["feGaussianBlur in=SourceGraphic stdDeviation=3 1.5"]
      ),
      (.offset(Vector(dx: -2, dy: 4.5), of: .source), ["feOffset dx=-2 dy=4.5 in=SourceGraphic"]),
      (.flood(Color(white: 1, opacity: 0.5)), ["feFlood flood-color=#ffffff flood-opacity=0.5"]),
      (
        .composite(.source, .destinationIn, over: .flood(Color(white: 0))),
        ["feFlood flood-color=#000000 flood-opacity=1", "feComposite in=result0 in2=SourceGraphic operator=in"]
      ),
      (
        .arithmetic(.source, over: .source, k1: 0.5, k2: 1, k3: -1, k4: 0.25),
        ["feComposite in=SourceGraphic in2=SourceGraphic k1=0.5 k2=1 k3=-1 k4=0.25 operator=arithmetic"]
      ),
      (
        .blend(.source, .softLight, over: .source),
        ["feBlend in=SourceGraphic in2=SourceGraphic mode=soft-light"]
      ),
      (
        .colorMatrix(.identity, of: .source),
        ["feColorMatrix in=SourceGraphic type=matrix values=1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0"]
      ),
      (
        .morphology(.dilate, radius: Size(width: 2, height: 3), of: .source),
        ["feMorphology in=SourceGraphic operator=dilate radius=2 3"]
      ),
      (
        .componentTransfer(
          ComponentTransfer(
            red: .linear(slope: 2, intercept: -0.5), green: .gamma(amplitude: 1, exponent: 2, offset: 0),
            blue: .discrete([0, 1]), opacity: .table([0, 0.5, 1])), of: .source),
        [
          "feComponentTransfer in=SourceGraphic", "feFuncR intercept=-0.5 slope=2 type=linear",
          "feFuncG amplitude=1 exponent=2 offset=0 type=gamma", "feFuncB tableValues=0 1 type=discrete",
          "feFuncA tableValues=0 0.5 1 type=table",
        ]
      ),
    ] as [(Filter, [String])])
  func writesFilters(_ filter: Filter, _ expected: [String]) throws {
    let drawn = try Self.elements {
      $0.layer(Layer(filter: filter)) { $0.fill(.rect(Self.rect), with: Self.red) }
    }
    let primitives = drawn.elements.filter { $0.name.hasPrefix("fe") }
    let texts = primitives.map { primitive in
      ([primitive.name]
        + primitive.attributes.filter { $0.key != "result" }.sorted { $0.key < $1.key }
        .map { "\($0.key)=\($0.value)" }).joined(separator: " ")
    }
    #expect(texts == expected)
    let element = try #require(drawn.all("filter").first)
    #expect(element.attributes["color-interpolation-filters"] == "sRGB")
    #expect(drawn.all("g").first?.attributes["filter"] == element.attributes["id"].map { "url(#\($0))" })
  }

  /// A filter's region cuts its source, so it reaches as far as content can be moved in from.
  @Test func filterRegionsHoldWhatIsNeeded() throws {
    let far = Filter.offset(Vector(dx: 500, dy: 0), of: .offset(Vector(dx: 0, dy: -300), of: .source))
    try Self.expect("filter", ["x": "-501", "y": "-1", "width": "602", "height": "382"]) {
      $0.layer(Layer(filter: far)) { $0.fill(.rect(Self.rect), with: Self.red) }
    }
  }

  @Test func filterOfNothingIsNoFilter() throws {
    let drawn = try Self.elements {
      $0.layer(Layer(filter: .source)) { $0.fill(.rect(Self.rect), with: Self.red) }
    }
    #expect(drawn.all("filter").isEmpty)
    #expect(drawn.all("g").first?.attributes["filter"] == nil)
  }

  /// Drawn on directly, what SVG has no words for is left out of the element, which is still there.
  @Test func writesWhatIsNotSupportedPlainly() throws {
    let angular = Paint.gradient(
      Gradient(colors: [Color(white: 0), Color(white: 1)]), .angular(AngularGradient(center: .zero)))
    try Self.expect("rect", ["fill": "none"]) { $0.fill(.rect(Self.rect), with: angular) }
    let drawn = try Self.elements {
      $0.fill(.rect(Self.rect), with: Self.red, blendMode: .composite(.xor))
      $0.fill(.rect(Self.rect), with: .color(Color(red: 2, green: -1, blue: .nan)))
    }
    #expect(drawn.all("rect").map { $0.attributes["style"] } == [nil, nil])
    #expect(drawn.all("rect").last?.attributes["fill"] == "#ff0000")
  }

  @Test func closesWhatIsOpen() throws {
    let drawn = try Self.elements {
      $0.endLayer()
      $0.beginLayer(Layer(opacity: 0.5))
      $0.beginLayer(Layer())
      $0.fill(.rect(Self.rect), with: Self.red)
    }
    #expect(drawn.names == ["svg", "g", "g", "rect"])
  }
}
