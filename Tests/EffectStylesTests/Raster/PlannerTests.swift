import EffectMath
import EffectStyles
import Testing

/// Plans as they print, written by hand.
@Suite struct PlannerTests {
  static func plan(width: Double = 20, height: Double = 10, _ draw: (inout SoftwareCanvas) -> Void) -> String {
    var canvas = SoftwareCanvas(size: Size(width: width, height: height))
    draw(&canvas)
    return canvas.plan.description
  }

  static let rect = Geometry.rect(Rect(x: 1, y: 2, width: 3, height: 4))
  static let black = Paint.color(.black)

  @Test func drawingsThatCannotBeSeen() {
    let text = PlannerTests.plan {
      $0.fill(.rect(Rect(x: 30, y: 0, width: 5, height: 5)), with: PlannerTests.black)
      $0.fill(PlannerTests.rect, with: .color(.clear))
      $0.fill(.rect(Rect(x: 1, y: 1, width: 0, height: 5)), with: PlannerTests.black)
      $0.fill(PlannerTests.rect, with: PlannerTests.black)
    }
    let expected = """
      (plan 20 10 sRGB
        (frame (draw (pixels 1 2 4 6) (color 0 0 0)))
        (culled off-screen (fill (rect 30 0 5 5) (color 0 0 0)))
        (culled transparent (fill (rect 1 2 3 4) (color 0 0 0 0)))
        (culled empty (fill (rect 1 1 0 5) (color 0 0 0))))
      """
    #expect(text == expected)
  }

  @Test func coordinatesThatAreNoNumbers() {
    var path = Path()
    path.move(to: Point(x: .nan, y: 1))
    path.addLine(to: Point(x: 5, y: 5))
    path.addLine(to: Point(x: 1, y: .nan))
    for geometry in [Geometry.rect(Rect(x: .nan, y: 0, width: 3, height: 3)), .path(path)] {
      var canvas = SoftwareCanvas(size: Size(width: 20, height: 10))
      canvas.fill(geometry, with: PlannerTests.black)
      #expect(canvas.plan.culled.map(\.reason) == [.empty])
      #expect(canvas.plan.frame.steps.isEmpty)
    }
  }

  @Test func layersThatCannotBeSeen() {
    let text = PlannerTests.plan {
      $0.layer(Layer(opacity: 0)) { $0.fill(PlannerTests.rect, with: PlannerTests.black) }
      $0.layer(Layer(clip: .rect(Rect(x: 5, y: 5, width: 0, height: 3)))) {
        $0.fill(PlannerTests.rect, with: PlannerTests.black)
      }
      $0.layer(Layer(clip: .rect(Rect(x: 50, y: 5, width: 2, height: 3)))) {
        $0.fill(PlannerTests.rect, with: PlannerTests.black)
      }
    }
    let expected = """
      (plan 20 10 sRGB
        (frame)
        (culled transparent (layer (opacity 0)))
        (culled empty-clip (layer (clip (rect 5 5 0 3))))
        (culled off-screen (layer (clip (rect 50 5 2 3)))))
      """
    #expect(text == expected)
  }

  @Test func pointwiseFiltersAreNoPass() {
    let filter = Filter.offset(
      Vector(dx: 2, dy: 1),
      of: .componentTransfer(
        ComponentTransfer(rgb: .linear(slope: 0.5, intercept: 0)), of: .colorMatrix(.luminanceToAlpha, of: .source)))
    let text = PlannerTests.plan {
      $0.layer(Layer(filter: filter)) { $0.fill(PlannerTests.rect, with: PlannerTests.black) }
    }
    let expected = """
      (plan 20 10 sRGB
        (frame push
          (draw (pixels 3 3 6 7) (color 0 0 0))
          (matrix 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.213 0.715 0.072 0 0)
          (transfer)
          (merge (pixels 3 3 6 7))))
      """
    #expect(text == expected)
  }

  static let ink = Geometry.rect(Rect(x: 40, y: 30, width: 20, height: 10))

  @Test func blursPrintTheirMethod() {
    // A factor of 4, splines that reach 6, a radius of 7 low-rate samples; cut at 4.6 deviations, 37 pixels.
    let text = PlannerTests.plan(width: 100, height: 80) {
      $0.layer(Layer(filter: .blur(standardDeviation: 8))) { $0.fill(PlannerTests.ink, with: PlannerTests.black) }
    }
    let method = "x multirate 1/4 order 4, 15 low-rate taps, y multirate 1/4 order 4, 15 low-rate taps"
    let expected = """
      (plan 100 80 sRGB
        (pass 0
          (blur \(method) transparent)
          (pixels 3 0 97 77)
          (from (draw (pixels 40 30 60 40) (color 0 0 0))))
        (frame (read 0 0 0)))
      """
    #expect(text == expected)
  }

  @Test func shadowsBlurTheirAlpha() {
    // A direct kernel of radius 4.
    let filter = Filter.shadow(color: Color(white: 0, opacity: 0.5), standardDeviation: 1)
    let text = PlannerTests.plan(width: 100, height: 80) {
      $0.layer(Layer(filter: filter)) { $0.fill(PlannerTests.ink, with: PlannerTests.black) }
    }
    let expected = """
      (plan 100 80 sRGB
        (pass 0
          (blur-alpha x direct 9 taps, y direct 9 taps transparent)
          (pixels 36 26 64 44)
          (from (draw (pixels 40 30 60 40) (color 0 0 0))))
        (frame (read 0 0 0 (color 0 0 0 0.5))))
      """
    #expect(text == expected)
  }

  @Test func equalExpressionsAreOnePass() {
    let blur = Filter.blur(standardDeviation: 1)
    let filter = Filter.composite(.offset(Vector(dx: 2, dy: 3), of: blur), .sourceOver, over: blur)
    let text = PlannerTests.plan(width: 100, height: 80) {
      $0.layer(Layer(filter: filter)) { $0.fill(PlannerTests.ink, with: PlannerTests.black) }
    }
    let expected = """
      (plan 100 80 sRGB
        (pass 0
          (blur x direct 9 taps, y direct 9 taps transparent)
          (pixels 36 26 64 44)
          (from (draw (pixels 40 30 60 40) (color 0 0 0))))
        (frame (read 0 0 0) (read 0 2 3)))
      """
    #expect(text == expected)
  }
}
