import EffectMath
import EffectStyles

extension GalleryPicture {
  /// All pictures, in the order in which the page shows them.
  static let all: [GalleryPicture] = [
    softCard, pressedWell, glowRing, frostedGlass, dropShadow, sweep, blendModes, progressiveBlur, marble,
  ]

  private static let size = Size(width: 360, height: 270)
  private static let whole = Rect(x: 0, y: 0, width: 360, height: 270)
  private static let card = Rect(x: 75, y: 55, width: 210, height: 160)
  private static let glow: [Color] = [
    Color(red255: 188, green: 130, blue: 243), Color(red255: 245, green: 185, blue: 234),
    Color(red255: 141, green: 159, blue: 255), Color(red255: 255, green: 103, blue: 120),
    Color(red255: 255, green: 186, blue: 113), Color(red255: 198, green: 134, blue: 255),
    Color(red255: 188, green: 130, blue: 243),
  ]

  private static func blur(_ deviation: Double) -> Filter {
    .gaussianBlur(standardDeviation: Size(width: deviation, height: deviation), edge: .transparent, of: .source)
  }

  private static let softCard = GalleryPicture(
    "soft-card", "A raised neumorphic card: a dark shadow below, a light one above.", size: size,
    code: """
      canvas.fill(.rect(whole), with: .color(.offWhite))
      for (color, offset) in [(Color.black.opacity(0.2), 10.0), (Color.white.opacity(0.7), -5)] {
        let shadow = Filter.shadow(
          color: color, standardDeviation: 10, offset: Vector(dx: offset, dy: offset))
        canvas.layer(Layer(filter: shadow)) {
          $0.fill(.roundedRect(card, radius: 25), with: .color(.offWhite))
        }
      }
      canvas.fill(.roundedRect(card, radius: 25), with: .color(.offWhite))
      """
  ) { canvas in
    canvas.fill(.rect(whole), with: .color(.offWhite))
    for (color, offset) in [(Color.black.opacity(0.2), 10.0), (Color.white.opacity(0.7), -5)] {
      let shadow = Filter.shadow(color: color, standardDeviation: 10, offset: Vector(dx: offset, dy: offset))
      canvas.layer(Layer(filter: shadow)) {
        $0.fill(.roundedRect(card, radius: 25), with: .color(.offWhite))
      }
    }
    canvas.fill(.roundedRect(card, radius: 25), with: .color(.offWhite))
  }

  private static let pressedWell = GalleryPicture(
    "pressed-well", "An inset well: two shadows that its surroundings cast into it.", size: size,
    code: """
      canvas.fill(.rect(whole), with: .color(.offWhite))
      let inner = Filter.innerShadow(
        color: .black.opacity(0.3), standardDeviation: 7, offset: Vector(dx: 6, dy: 6))
      canvas.layer(Layer(filter: inner)) { $0.fill(.ellipse(well), with: .color(.offWhite)) }
      """
  ) { canvas in
    canvas.fill(.rect(whole), with: .color(.offWhite))
    let inner = Filter.innerShadow(
      color: .black.opacity(0.3), standardDeviation: 7, offset: Vector(dx: 6, dy: 6))
    let well = Rect(x: 90, y: 45, width: 180, height: 180)
    let light = Filter.innerShadow(
      color: .white.opacity(0.9), standardDeviation: 6, offset: Vector(dx: -5, dy: -5))
    canvas.layer(Layer(filter: light)) {
      $0.layer(Layer(filter: inner)) { $0.fill(.ellipse(well), with: .color(.offWhite)) }
    }
  }

  private static let glowRing = GalleryPicture(
    "glow-ring", "A glowing border: four strokes of one angular gradient, each wider and softer.", size: size,
    code: """
      let sweep = Paint.gradient(
        Gradient(colors: palette), .angular(AngularGradient(center: card.center)))
      for (width, radius) in [(15.0, 15.0), (11, 12), (9, 4), (6, 0)] {
        canvas.layer(Layer(filter: blur(radius))) {
          $0.strokeBorder(.roundedRect(card, radius: 42), with: sweep, style: StrokeStyle(lineWidth: width))
        }
      }
      """
  ) { canvas in
    canvas.fill(.rect(whole), with: .color(Color(white: 0.04)))
    let sweep = Paint.gradient(Gradient(colors: glow), .angular(AngularGradient(center: card.center)))
    for (width, radius) in [(15.0, 15.0), (11, 12), (9, 4), (6, 0)] {
      canvas.layer(Layer(filter: radius > 0 ? blur(radius) : nil)) {
        $0.strokeBorder(.roundedRect(card, radius: 42), with: sweep, style: StrokeStyle(lineWidth: width))
      }
    }
  }

  private static func backdrop(_ canvas: inout DisplayList) {
    canvas.fill(
      .rect(whole.insetBy(dx: -80, dy: -80)),
      with: .gradient(
        Gradient(
          colors: [
            Color(red255: 28, green: 24, blue: 84), Color(red255: 190, green: 60, blue: 130),
            Color(red255: 255, green: 170, blue: 90),
          ], colorSpace: .perceptual),
        .linear(LinearGradient(in: whole))))
    for index in 0..<7 {
      let x = Double(index) * 58 - 20
      canvas.fill(
        .ellipse(Rect(x: x, y: 30 + Double(index * 67 % 140), width: 74, height: 74)),
        with: .color(Color(white: 1, opacity: 0.35)))
    }
  }

  private static let frostedGlass = GalleryPicture(
    "frosted-glass", "A sheet of frosted glass: what lies behind it, blurred and lightened.", size: size,
    code: """
      let glass = Layer(
        clip: Layer.Clip(.roundedRect(card, radius: 30)),
        backdropFilter: .gaussianBlur(standardDeviation: Size(width: 14, height: 14), edge: .clamp, of: .source))
      canvas.layer(glass) {
        $0.fill(.rect(card), with: .color(.white.opacity(0.22)))
        $0.strokeBorder(.roundedRect(card, radius: 30), with: .color(.white.opacity(0.55)))
      }
      """
  ) { canvas in
    backdrop(&canvas)
    let glass = Layer(
      clip: Layer.Clip(.roundedRect(card, radius: 30)),
      backdropFilter: .gaussianBlur(standardDeviation: Size(width: 14, height: 14), edge: .clamp, of: .source))
    canvas.layer(glass) {
      $0.fill(.rect(card), with: .color(.white.opacity(0.22)))
      $0.strokeBorder(.roundedRect(card, radius: 30), with: .color(.white.opacity(0.55)))
    }
  }

  private static let dropShadow = GalleryPicture(
    "drop-shadow", "A drop shadow of any shape, as one filter.", size: size,
    code: """
      let shadow = Filter.dropShadow(
        color: .black.opacity(0.4), standardDeviation: 9, offset: Vector(dx: 0, dy: 12))
      canvas.layer(Layer(filter: shadow)) { $0.fill(.path(star), with: gold) }
      """
  ) { canvas in
    canvas.fill(.rect(whole), with: .color(Color(white: 0.96)))
    let center = Point(x: 180, y: 132)
    let star = Path.star(points: 5, center: center, outerRadius: 96, innerRadius: 44)
    let gold = Gradient(colors: [Color(red255: 255, green: 221, blue: 110), Color(red255: 246, green: 150, blue: 40)])
    let shadow = Filter.dropShadow(color: .black.opacity(0.4), standardDeviation: 9, offset: Vector(dx: 0, dy: 12))
    canvas.layer(Layer(filter: shadow)) {
      $0.fill(
        .path(star),
        with: .gradient(
          gold, .linear(LinearGradient(start: Point(x: 180, y: 36), end: Point(x: 180, y: 228)))))
    }
  }

  private static let sweep = GalleryPicture(
    "gradients", "One palette along a line, around a centre, from a focus and over an ellipse.", size: size,
    code: """
      let palette = Gradient(colors: colors, colorSpace: .perceptual)
      canvas.fill(.roundedRect(tile, radius: 18), with: .gradient(palette, geometry))
      """
  ) { canvas in
    canvas.fill(.rect(whole), with: .color(.white))
    let palette = Gradient(colors: glow, colorSpace: .perceptual)
    let geometries: [(Rect) -> GradientGeometry] = [
      { .linear(LinearGradient(in: $0)) }, { .angular(AngularGradient(center: $0.center)) },
      {
        .radial(
          RadialGradient(
            startCenter: Point(x: $0.minX + 50, y: $0.minY + 35), startRadius: 0, endCenter: $0.center, endRadius: 82))
      },
      { .elliptical(EllipticalGradient(in: $0)) },
    ]
    for (index, geometry) in geometries.enumerated() {
      let tile = Rect(x: 20 + Double(index % 2) * 165, y: 17.5 + Double(index / 2) * 122.5, width: 155, height: 112.5)
      canvas.fill(.roundedRect(tile, radius: 18), with: .gradient(palette, geometry(tile)))
    }
  }

  private static let blendModes = GalleryPicture(
    "blend-modes", "All 29 compositing operators and blend modes of one pair of colours.", size: size,
    code: "canvas.layer(Layer()) { $0.fill(.ellipse(dot), with: paint, blendMode: mode) }"
  ) { canvas in
    canvas.fill(.rect(whole), with: .color(.white))
    for (index, mode) in BlendMode.allCases.enumerated() {
      let (x, y) = (20 + Double(index % 6) * 54, 12 + Double(index / 6) * 50)
      canvas.layer(Layer()) {
        $0.fill(
          .roundedRect(Rect(x: x, y: y, width: 34, height: 34), radius: 9),
          with: .color(Color(red255: 250, green: 190, blue: 60)))
        $0.fill(
          .ellipse(Rect(x: x + 14, y: y + 10, width: 34, height: 34)),
          with: .color(Color(red255: 70, green: 120, blue: 250, opacity: 0.85)), blendMode: mode)
      }
    }
  }

  private static let progressiveBlur = GalleryPicture(
    "progressive-blur", "A blur that grows with the light of what it blurs.", size: size,
    code: ".variableBlur(standardDeviation: 16, mask: ramp, of: .source)"
  ) { canvas in
    let ramp = Filter.colorMatrix(.luminanceToAlpha, of: .source)
    canvas.layer(Layer(filter: .variableBlur(standardDeviation: 16, mask: ramp, of: .source))) { backdrop(&$0) }
  }

  private static let marble = GalleryPicture(
    "marble", "Perlin noise, coloured by a component transfer and cut by the source.", size: size,
    code: """
      .composite(
        .componentTransfer(ComponentTransfer(red: .table([0.1, 0.9]), blue: .table([0.4, 0.8])), of: noise),
        .sourceIn, over: .source)
      """
  ) { canvas in
    canvas.fill(.rect(whole), with: .color(Color(white: 0.93)))
    let noise = Filter.turbulence(
      Turbulence(.fractalNoise, frequencyX: 0.012, frequencyY: 0.02, octaves: 5, seed: 7))
    let opaque = ComponentTransfer(
      red: .table([0.05, 0.2, 0.95, 1]), green: .table([0.1, 0.35, 0.6, 0.95]), blue: .table([0.3, 0.5, 0.55, 0.9]),
      opacity: .table([1, 1]))
    let filter = Filter.composite(.componentTransfer(opaque, of: noise), .sourceIn, over: .source)
    canvas.layer(Layer(filter: filter)) {
      $0.fill(.roundedRect(Rect(x: 50, y: 35, width: 260, height: 200), radius: 36), with: .color(.black))
    }
  }
}
