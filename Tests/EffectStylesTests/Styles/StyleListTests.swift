import EffectMath
import EffectStyles
import Testing

/// The lists that borders, shadows and glows become, written from their numbers.
@Suite struct StyleListTests {
  private let card = RoundedRectangle(cornerRadius: 8).fill(Color.white).frame(width: 60, height: 40)
  private static let mark = "(fill (rounded-rect 0 0 60 40 (radius 8) continuous) (color 255 255 255))"

  private func list(_ node: some NodeConvertible, _ environment: Environment = Environment()) -> String {
    node.displayList(environment: environment).flatText
  }

  private func shadow(_ radius: Int, _ color: String, at offset: String? = nil) -> String {
    let blur = "(blur \(radius) \(radius) transparent (composite sourceIn (flood (color \(color))) source))"
    return offset.map { "(offset \($0) \(blur))" } ?? blur
  }

  /// A sharp line of w, one of 3w blurred by 2w, one of 7w blurred by 5w at 0.7, all inside the continuous shape.
  @Test func glowBorderIsAMeshBehindThreeStrokes() {
    let node = Node().frame(width: 200, height: 100).glowBorder()
    let strokes = """
      (display-list 200 100
        (stroke (rounded-rect 1.5 1.5 197 97 (radius 26.5) continuous) (color 0 0 0) (width 3))
        (layer (filter (blur 6 6 transparent source))
          (stroke (rounded-rect 4.5 4.5 191 91 (radius 23.5) continuous) (color 0 0 0) (width 9)))
        (layer (filter (blur 15 15 transparent source)) (opacity 0.7)
          (stroke (rounded-rect 10.5 10.5 179 79 (radius 17.5) continuous) (color 0 0 0) (width 21))))
      """
    #expect(
      list(node)
        == flat(
          """
          (display-list 200 100
            (layer (clip (rounded-rect 0 0 200 100 (radius 28) continuous)) (mask alpha \(strokes))
              (fill (rect 0 0 200 100) (mesh 3 3 0 0 200 100))))
          """))
    #expect(list(Node().frame(width: 200, height: 100).intelligenceGlowBorder()) == list(node))
  }

  /// At phase 0 the walk [0, 1, 2, 5, 8, 7, 6, 3] shows the palette at s/8; the edge points sway by 0.16 sin.
  @Test func glowBorderMesh() throws {
    let palette: [Color] = [.purple, .pink, .orange, .yellow, .cyan, .blue]
    let list = Node().frame(width: 10, height: 10).glowBorder().displayList(environment: Environment(time: 6))
    let meshes = list.commands.compactMap { command -> MeshGradient? in
      if case .draw(let drawing) = command, case .mesh(let mesh, _) = drawing.paint { mesh } else { nil }
    }
    let mesh = try #require(meshes.first)
    let points = mesh.points.map(\.position)
    let top = 0.5, right = 0.5 + 0.16, bottom = 0.5, left = 0.5 - 0.16
    let expected = [
      SIMD2(0, 0), SIMD2(top, 0), SIMD2(1, 0), SIMD2(0, left), SIMD2(0.5, 0.5), SIMD2(1, right), SIMD2(0, 1),
      SIMD2(bottom, 1), SIMD2(1, 1),
    ]
    for (point, expected) in zip(points, expected) {
      #expect(abs(point.x - expected.x) < 1e-12 && abs(point.y - expected.y) < 1e-12)
    }
    #expect(mesh.colors[0] == palette[0])
    #expect(mesh.colors[4] == palette[0])
    // Step 4 of 8 is half way around six colours: exactly the fourth. Step 2 lies at 1.5 of 6.
    #expect(mesh.colors[8] == palette[3])
    #expect(mesh.colors[2] == palette[1].mix(with: palette[2], by: 0.5))
  }

  @Test func glowBorderFades() {
    let border = GlowBorder(isActive: true, changedAt: 2)
    func list(_ time: Double, _ border: GlowBorder, reduceMotion: Bool = false) -> String {
      var environment = Environment(time: time)
      environment.accessibilityReduceMotion = reduceMotion
      return self.list(Node().frame(width: 20, height: 20).glowBorder(border), environment)
    }
    #expect(list(2, border) == "(display-list 20 20)")
    // Ease in and out is half way after half of 0.6 seconds.
    #expect(list(2.3, border).contains("(opacity 0.5) (fill"))
    #expect(!list(2.61, border).contains("(opacity 0.5)"))
    #expect(list(2.61, GlowBorder(isActive: false, changedAt: 2)) == "(display-list 20 20)")
    #expect(list(2.3, GlowBorder(isActive: false, changedAt: 2)).contains("(opacity 0.5) (fill"))
    #expect(list(2.3, border, reduceMotion: true) == list(0, GlowBorder(), reduceMotion: true))
  }

  /// At most thirty pictures a second.
  @Test func glowBorderKeepsItsFrameRate() {
    let node = card.glowBorder()
    func isSame(_ a: Double, _ b: Double) -> Bool {
      node.displayList(environment: Environment(time: a)) == node.displayList(environment: Environment(time: b))
    }
    #expect(isSame(1.0, 1.03))
    #expect(!isSame(1.0, 1.04))
    let next = node.nextChange(after: 1.01)
    #expect(next.map { abs($0 - 31.0 / 30) < 1e-9 } == true)
  }

  @Test func innerShadowsOfTheFormulaKind() {
    let one = """
      (composite sourceAtop
        (composite sourceOut (composite sourceIn (flood (color 0 0 0 0.55)) source) \(shadow(4, "0 0 0", at: "2 3")))
        source)
      """
    #expect(
      list(card.innerShadow(radius: 4, x: 2, y: 3))
        == flat("(display-list 60 40 (layer (filter \(one)) \(Self.mark)))"))
    let two = """
      (composite sourceAtop
        (composite sourceOut (composite sourceIn (flood (color 255 255 255)) source) \(shadow(1, "0 0 0", at: "0 -1")))
        \(one))
      """
    let both = card.innerShadow(
      Shadow(color: .black.opacity(0.55), radius: 4, x: 2, y: 3), Shadow(color: .white, radius: 1, y: -1))
    #expect(list(both) == flat("(display-list 60 40 (layer (filter \(two)) \(Self.mark)))"))
  }

  @Test func innerShadowsOfTheMaskedStrokeKind() {
    let node = card.innerShadow(
      in: .rect(cornerRadius: 8), lineWidth: 4, Shadow(color: .black, radius: 3, x: 2, y: 0))
    let mask = """
      (display-list 60 40
        (fill (rounded-rect 0 0 60 40 (radius 8) continuous)
          (gradient (linear 0 20 60 20) (stop 0 (color 0 0 0)) (stop 1 (color 0 0 0 0)))))
      """
    #expect(
      list(node)
        == flat(
          """
          (display-list 60 40 \(Self.mark)
            (layer (filter (blur 3 3 transparent source)) (mask alpha \(mask))
              (stroke (rounded-rect 2 0 60 40 (radius 8) continuous) (color 0 0 0) (width 4))))
          """))
  }

  /// Inner shadows add nothing outside.
  @Test func innerShadowsDontGrow() {
    #expect(card.style(InnerShadow.hole).inkBounds() == Rect(x: 0, y: 0, width: 60, height: 40))
    let text = Text("Ag").font(.largeTitle)
    let frame = text.style(InnerShadow.hole).padding(30).render()
    let plain = text.padding(30).render()
    for y in 0..<frame.height {
      for x in 0..<frame.width { #expect(abs(frame[x, y].w - plain[x, y].w) < 1e-3) }
    }
  }

  /// Both shadows come from the card alone, the first on top.
  @Test func dropShadowsAreOneFilter() {
    let (near, far) = (shadow(1, "0 0 0 0.5", at: "0 1"), shadow(8, "0 0 0 0.25", at: "0 4"))
    let node = card.dropShadow(
      Shadow(color: .black.opacity(0.5), radius: 1, y: 1), Shadow(color: .black.opacity(0.25), radius: 8, y: 4))
    #expect(
      list(node)
        == flat(
          """
          (display-list 60 40
            (layer (filter (composite sourceOver (composite sourceOver source \(near)) \(far))) \(Self.mark)))
          """))
    #expect(list(card.dropShadow()) == list(card))
    #expect(Shadow.css(color: .black, blur: 20).radius == 10)
    #expect(abs(Shadow.skia(color: .black, radius: 10).radius - 6.2735) < 1e-9)
  }

  /// Four blurs of 2, 6, 14 and 28 points at seven tenths.
  @Test func outerGlowIsFourBlurs() {
    let expected = [2, 6, 14, 28].reduce("source") {
      "(composite sourceOver \($0) \(shadow($1, "0 0 0 0.7")))"
    }
    #expect(
      list(card.outerGlow(color: .black)) == flat("(display-list 60 40 (layer (filter \(expected)) \(Self.mark)))"))
  }

  @Test func gradientBorderTravelsByLength() {
    let border = GradientBorder(in: Rectangle(), colors: [.black, .white], lineWidth: 2, period: 4)
    func firstColor(_ time: Double) -> Color? {
      for case .draw(let drawing) in Node().frame(width: 40, height: 40).style(border)
        .displayList(environment: Environment(time: time)).commands
      {
        if case .gradient(let gradient, _) = drawing.paint { return gradient.stops.first?.color }
        if case .color(let color) = drawing.paint { return color }
      }
      return nil
    }
    #expect(firstColor(0) == .black)
    #expect(firstColor(2) == .white)
    #expect(firstColor(1) == Color.black.mix(with: .white, by: 0.5))
    #expect(firstColor(4) == .black)
  }

  /// The pieces of a border add up to the line: no seams, no overlaps.
  @Test func gradientBorderHasNoSeams() {
    for shape in [AnyShape(Rectangle()), AnyShape(Circle()), AnyShape(RoundedRectangle(cornerRadius: 12))] {
      let colors: [Color] = [.black, .black]
      let pieces = Node().frame(width: 50, height: 50).gradientBorder(in: shape, colors: colors, lineWidth: 5)
        .padding(4).render(scale: 2)
      let line = shape.strokeBorder(Color.black, lineWidth: 5).frame(width: 50, height: 50).padding(4)
        .render(scale: 2)
      var largest: Float = 0
      for y in 0..<line.height {
        for x in 0..<line.width { largest = max(largest, abs(line[x, y].w - pieces[x, y].w)) }
      }
      #expect(largest < 0.12, "\(largest)")
    }
  }

  /// A glow spills over the outline unless it is clipped.
  @Test func gradientBorderGlow() {
    let spilling = Node().frame(width: 40, height: 40).gradientBorder(colors: [.red], glow: 6)
    #expect(spilling.inkBounds().minX < -12)
    let clipped = Node().frame(width: 40, height: 40).gradientBorder(colors: [.red], glow: 6, clipped: true)
    #expect(clipped.inkBounds().minX > -0.5)
  }
}
