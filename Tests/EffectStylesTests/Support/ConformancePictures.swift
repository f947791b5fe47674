import EffectMath
import EffectStyles

/// The pictures that every back-end has to draw: each case of each enum of the canvas vocabulary at least once.
enum ConformancePictures {
  /// A picture and its name.
  struct Picture: Sendable, CustomStringConvertible {
    let name: String
    let list: DisplayList
    var description: String { name }
  }

  static let size = Size(width: 120, height: 90)
  static let whole = Rect(x: 0, y: 0, width: 120, height: 90)
  static let colors: [Color] = [
    Color(red: 0.9, green: 0.2, blue: 0.3), Color(red: 0.2, green: 0.7, blue: 0.9, opacity: 0.8),
    Color(red: 0.95, green: 0.8, blue: 0.2),
  ]

  static let all: [Picture] =
    geometries + strokes + gradients + images + blends + layers + filters

  static func picture(_ name: String, _ draw: (inout DisplayList) -> Void) -> Picture {
    var list = DisplayList(size: size)
    draw(&list)
    return Picture(name: name, list: list)
  }

  static let star: Path = {
    var path = Path()
    for index in 0..<5 {
      let turn = Elementary.sincos(Double(index) * 4 * .pi / 5)
      let point = Point(x: 60 + 40 * turn.sin, y: 47 - 40 * turn.cos)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }()

  static let inner = Rect(x: 15.5, y: 12.25, width: 88, height: 62.5)

  static let geometries: [Picture] = {
    let cases: [(String, Geometry)] = [
      ("rect", .rect(inner)),
      ("rounded-continuous", .roundedRect(inner, radius: 22)),
      ("rounded-circular", .roundedRect(inner, radius: 22, style: .circular)),
      (
        "rounded-uneven",
        .roundedRect(
          inner, radii: CornerRadii(topLeading: 4, topTrailing: 30, bottomTrailing: 12, bottomLeading: 0),
          style: .continuous)
      ),
      ("ellipse", .ellipse(inner)),
      ("path-non-zero", .path(star)),
      ("path-even-odd", .path(star, fillRule: .evenOdd)),
    ]
    return cases.map { name, geometry in
      picture("geometry-\(name)") { $0.fill(geometry, with: .color(colors[0])) }
    } + [
      picture("geometry-turned") {
        $0.fill(
          .rect(Rect(x: -30, y: -20, width: 60, height: 40)), with: .color(colors[1]),
          transform: AffineTransform.rotation(.degrees(30)).concatenating(.translation(x: 60, y: 45)))
      }
    ]
  }()

  static let strokes: [Picture] = {
    var zigzag = Path()
    zigzag.move(to: Point(x: 20, y: 70))
    zigzag.addLine(to: Point(x: 45, y: 20))
    zigzag.addQuadCurve(to: Point(x: 75, y: 70), control: Point(x: 70, y: 20))
    zigzag.addLine(to: Point(x: 100, y: 25))
    func stroked(_ name: String, _ style: StrokeStyle) -> Picture {
      picture("stroke-\(name)") { $0.stroke(.path(zigzag), with: .color(colors[0]), style: style) }
    }
    return StrokeStyle.LineCap.allCases.map { stroked("cap-\($0)", StrokeStyle(lineWidth: 11, lineCap: $0)) }
      + StrokeStyle.LineJoin.allCases.map { stroked("join-\($0)", StrokeStyle(lineWidth: 11, lineJoin: $0)) }
      + [
        stroked("dashed", StrokeStyle(lineWidth: 6, lineCap: .round, dash: [12, 9], dashPhase: 5)),
        stroked("hairline", StrokeStyle(lineWidth: 0.4)),
        picture("stroke-dashed-ellipse") {
          $0.stroke(.ellipse(inner), with: .color(colors[0]), style: StrokeStyle(lineWidth: 5, dash: [14, 6, 3]))
        },
        picture("stroke-dashed-rounded") {
          $0.stroke(
            .roundedRect(inner, radius: 18, style: .circular), with: .color(colors[0]),
            style: StrokeStyle(lineWidth: 5, dash: [14, 6], dashPhase: -4))
        },
        picture("stroke-border") {
          $0.strokeBorder(.roundedRect(inner, radius: 20), with: .color(colors[1]), style: StrokeStyle(lineWidth: 8))
        },
      ]
  }()

  static let gradients: [Picture] = {
    let stops = [
      Gradient.Stop(color: colors[0], location: 0), Gradient.Stop(color: colors[1], location: 0.35),
      Gradient.Stop(color: colors[2], location: 0.35), Gradient.Stop(color: colors[0].opacity(0.3), location: 1),
    ]
    func filled(_ name: String, _ gradient: Gradient, _ geometry: GradientGeometry) -> Picture {
      picture("gradient-\(name)") { $0.fill(.rect(inner), with: .gradient(gradient, geometry)) }
    }
    let line = GradientGeometry.linear(LinearGradient(start: Point(x: 40, y: 30), end: Point(x: 75, y: 55)))
    let circles = GradientGeometry.radial(RadialGradient(center: Point(x: 60, y: 45), endRadius: 35))
    return Gradient.Spread.allCases.map { filled("linear-\($0)", Gradient(stops: stops, spread: $0), line) }
      + Gradient.ColorSpace.allCases.map { filled("space-\($0)", Gradient(stops: stops, colorSpace: $0), line) }
      + Gradient.AlphaInterpolation.allCases.map {
        filled("alpha-\($0)", Gradient(stops: stops, alphaInterpolation: $0), line)
      }
      + [
        filled("radial", Gradient(stops: stops), circles),
        filled(
          "radial-focal", Gradient(stops: stops),
          .radial(
            RadialGradient(
              startCenter: Point(x: 50, y: 40), startRadius: 4, endCenter: Point(x: 60, y: 45), endRadius: 35))),
        filled(
          "elliptical", Gradient(stops: stops),
          .elliptical(EllipticalGradient(in: inner))),
        filled("angular", Gradient(stops: stops), .angular(AngularGradient(center: Point(x: 60, y: 45)))),
        picture("paint-mesh") { $0.fill(.ellipse(inner), with: .mesh(mesh, in: inner)) },
        picture("paint-shader") {
          $0.fill(
            .ellipse(inner), with: .shader(Shader { SIMD4(Float($0.x / 120), Float($0.y / 90), 0.5, 1) }))
        },
      ]
  }()

  static let mesh = MeshGradient(
    width: 3, height: 3,
    points: [
      SIMD2(0, 0), SIMD2(0.6, 0), SIMD2(1, 0), SIMD2(0, 0.4), SIMD2(0.4, 0.6), SIMD2(1, 0.5), SIMD2(0, 1),
      SIMD2(0.5, 1), SIMD2(1, 1),
    ],
    colors: [
      colors[0], colors[1], colors[2], colors[2], Color(white: 1), colors[0], colors[1], colors[2], colors[0],
    ])

  static let images: [Picture] = {
    let pixels = (0..<48).map { index -> SIMD4<Float> in
      let (x, y) = (Float(index % 8), Float(index / 8))
      return SIMD4(x / 8, y / 6, 0.4, 1) * ((index + index / 8) % 2 == 0 ? 1 : 0.6)
    }
    let image = Image(width: 8, height: 6, pixels: pixels)
    let tile = Rect(x: 40, y: 30, width: 24, height: 18)
    return [picture("image-plain") { $0.image(image, in: inner) }]
      + ImagePaint.Sampling.allCases.map { sampling in
        picture("image-\(sampling)") { $0.image(image, in: inner, sampling: sampling) }
      }
      + ImagePaint.Tiling.allCases.map { tiling in
        picture("image-tiling-\(tiling)") {
          $0.fill(.ellipse(inner), with: .image(ImagePaint(image, in: tile, tiling: tiling)))
        }
      }
  }()

  static let blends: [Picture] = BlendMode.allCases.map { mode in
    picture("blend-\(mode.name)") {
      $0.fill(.rect(Rect(x: 10, y: 10, width: 70, height: 50)), with: .color(colors[2]))
      $0.fill(.ellipse(Rect(x: 40, y: 25, width: 70, height: 55)), with: .color(colors[1]), blendMode: mode)
    }
  }

  static let layers: [Picture] = {
    func grouped(_ name: String, _ layer: Layer) -> Picture {
      picture("layer-\(name)") {
        $0.fill(.rect(Rect(x: 0, y: 30, width: 120, height: 25)), with: .color(colors[2]))
        $0.layer(layer) {
          $0.fill(.rect(Rect(x: 12, y: 10, width: 60, height: 50)), with: .color(colors[0]))
          $0.fill(.ellipse(Rect(x: 40, y: 25, width: 70, height: 55)), with: .color(colors[1]))
        }
      }
    }
    var mask = DisplayList(size: size)
    mask.fill(
      .rect(whole),
      with: .gradient(
        Gradient(colors: [Color(white: 1), Color(white: 0, opacity: 0.2)]),
        .linear(LinearGradient(start: .zero, end: Point(x: 120, y: 0)))))
    return [
      grouped("plain", Layer()),
      grouped("opacity", Layer(opacity: 0.5)),
      grouped("blend", Layer(opacity: 0.9, blendMode: .multiply)),
      grouped("clip", Layer(clip: .ellipse(inner))),
      grouped(
        "clip-turned",
        Layer(
          clip: Layer.Clip(
            .rect(Rect(x: -30, y: -20, width: 60, height: 40)),
            transform: AffineTransform.rotation(.degrees(20)).concatenating(.translation(x: 60, y: 45))))),
      grouped("backdrop", Layer(clip: Layer.Clip(.ellipse(inner)), opacity: 0.5, backdropFilter: blur(4))),
      picture("layer-nested") {
        $0.fill(.rect(Rect(x: 0, y: 30, width: 120, height: 25)), with: .color(colors[2]))
        $0.layer(Layer(filter: blur(2), clip: .init(.roundedRect(inner, radius: 12)), opacity: 0.8)) {
          $0.fill(.rect(Rect(x: 12, y: 10, width: 60, height: 50)), with: .color(colors[0]))
          $0.layer(Layer(mask: Layer.Mask(mask), blendMode: .screen)) {
            $0.fill(.ellipse(Rect(x: 40, y: 25, width: 70, height: 55)), with: .color(colors[1]))
            $0.layer(Layer(opacity: 0.6, blendMode: .difference)) {
              $0.stroke(.path(star), with: .color(colors[2]), style: StrokeStyle(lineWidth: 6))
            }
          }
        }
      },
      // What is moved in from beyond the canvas, once as elements and once as an image.
      picture("layer-moved-in") {
        $0.layer(Layer(filter: .offset(Vector(dx: 300, dy: 0), of: .source))) {
          $0.fill(.rect(Rect(x: -280, y: 20, width: 50, height: 50)), with: .color(colors[0]))
        }
      },
      picture("layer-moved-in-angular") {
        $0.layer(Layer(filter: .offset(Vector(dx: 60, dy: 0), of: .source))) {
          $0.fill(
            .rect(Rect(x: -50, y: 20, width: 50, height: 50)),
            with: .gradient(
              Gradient(colors: [colors[0], colors[1]]), .angular(AngularGradient(center: Point(x: -25, y: 45)))))
        }
      },
    ] + Layer.Mask.Kind.allCases.map { grouped("mask-\($0)", Layer(mask: Layer.Mask(mask, kind: $0))) }
  }()

  static func blur(_ deviation: Double, of input: Filter = .source) -> Filter {
    .gaussianBlur(standardDeviation: Size(width: deviation, height: deviation), edge: .transparent, of: input)
  }

  static let filters: [Picture] = {
    let moved = Filter.offset(Vector(dx: 9, dy: 6), of: .source)
    var cases: [(String, Filter)] = [
      ("source", .source), ("flood", .composite(.flood(colors[1]), .sourceAtop, over: .source)),
      ("blur", blur(5)), ("blur-small", blur(1.5)), ("blur-large", blur(14)), ("offset", moved),
      ("arithmetic", .arithmetic(.source, over: moved, k1: 0.2, k2: 0.6, k3: 0.4, k4: 0)),
      ("blend", .blend(.source, .screen, over: moved)),
      ("matrix", .colorMatrix(.hueRotate(.degrees(120)), of: .source)),
      ("transfer", .componentTransfer(ComponentTransfer(rgb: .table([1, 0.2, 0.7])), of: .source)),
      (
        "transfer-kinds",
        .componentTransfer(
          ComponentTransfer(
            red: .gamma(amplitude: 0.9, exponent: 2.2, offset: 0.05), green: .discrete([0, 0.4, 0.7, 1]),
            blue: .linear(slope: -0.8, intercept: 0.9), opacity: .identity),
          of: .source)
      ),
      ("erode", .morphology(.erode, radius: Size(width: 3, height: 2), of: .source)),
      ("dilate", .morphology(.dilate, radius: Size(width: 3, height: 5), of: .source)),
      ("displacement", .displacement(of: .source, map: blur(3), scale: 14, x: .red, y: .alpha)),
      ("displacement-green-blue", .displacement(of: .source, map: blur(3), scale: -10, x: .green, y: .blue)),
      ("variable-blur", .variableBlur(standardDeviation: 6, mask: .source, of: .source)),
      ("drop-shadow", .dropShadow(color: colors[0], standardDeviation: 4, offset: Vector(dx: 5, dy: 6))),
      ("inner-shadow", .innerShadow(standardDeviation: 4, offset: Vector(dx: 3, dy: 4))),
    ]
    for kind in Turbulence.Kind.allCases {
      let noise = Turbulence(kind, frequencyX: 0.05, frequencyY: 0.08, octaves: 3, seed: 4)
      cases.append(("noise-\(kind)", .composite(.turbulence(noise), .sourceAtop, over: .source)))
    }
    for op in CompositeOperator.allCases { cases.append(("composite-\(op)", .composite(.source, op, over: moved))) }
    for edge in EdgeMode.allCases {
      let deviation = Size(width: 6, height: 4)
      cases.append(("edge-\(edge)", .gaussianBlur(standardDeviation: deviation, edge: edge, of: .source)))
    }
    return cases.map { name, filter in
      picture("filter-\(name)") {
        $0.layer(Layer(filter: filter)) {
          $0.fill(.path(star), with: .color(colors[2]))
          $0.fill(.rect(Rect(x: 30, y: 40, width: 50, height: 22)), with: .color(colors[1]))
        }
      }
    }
  }()
}
