import EffectMath
import EffectStyles
import Testing

/// The lists that the intelligence stroke becomes, written from its published numbers.
@Suite struct IntelligenceStrokeListTests {
  /// Two stops that don't move, so that the lists can be read.
  private static let generator: IntelligenceStroke.StopGenerator = { _ in
    [Gradient.Stop(color: .black, location: 0.25), Gradient.Stop(color: .white, location: 0.75)]
  }
  private static let sweep =
    "(gradient (angular 100 50 0 360) (stop 0.25 (color 0 0 0)) (stop 0.75 (color 255 255 255)))"
  private static let layers = """
    (stroke (rounded-rect 3 3 194 94 (radius 17) continuous) \(sweep) (width 6))
    (layer (filter (blur 4 4 transparent source))
      (stroke (rounded-rect 4.5 4.5 191 91 (radius 15.5) continuous) \(sweep) (width 9)))
    (layer (filter (blur 12 12 transparent source))
      (stroke (rounded-rect 5.5 5.5 189 89 (radius 14.5) continuous) \(sweep) (width 11)))
    (layer (filter (blur 15 15 transparent source))
      (stroke (rounded-rect 7.5 7.5 185 85 (radius 12.5) continuous) \(sweep) (width 15)))
    """

  private func stroke(_ change: (inout IntelligenceStroke) -> Void = { _ in }) -> IntelligenceStroke {
    var stroke = IntelligenceStroke(generator: Self.generator)
    stroke.isSeamless = false
    change(&stroke)
    return stroke
  }

  private func list(_ stroke: IntelligenceStroke, time: Double = 0, reduceMotion: Bool = false) -> String {
    var environment = Environment(time: time)
    environment.accessibilityReduceMotion = reduceMotion
    return RoundedRectangle(cornerRadius: 20).intelligenceStroke(stroke).frame(width: 200, height: 100)
      .displayList(environment: environment).flatText
  }

  @Test func publishedLayers() {
    #expect(list(stroke()) == flat("(display-list 200 100 \(Self.layers))"))
  }

  @Test func insideAndOutsideAreClips() {
    #expect(
      list(stroke { $0.spread = .inside })
        == flat(
          "(display-list 200 100 (layer (clip (rounded-rect 0 0 200 100 (radius 20) continuous)) \(Self.layers)))"))
    let outside = list(stroke { $0.spread = .outside })
    #expect(outside.hasPrefix("(display-list 200 100 (layer (clip (path even-odd"))
    #expect(outside.hasSuffix(flat("\(Self.layers)))")))
  }

  @Test func clippedKeepsTheGlowInside() {
    let open = Node().frame(width: 200, height: 100).intelligenceOverlay(in: .rect)
    let clipped = Node().frame(width: 200, height: 100).intelligenceOverlay(in: .rect, clipped: true)
    #expect(open.inkBounds().minX < -40)
    #expect(clipped.inkBounds() == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(Rectangle().intelligenceStroke(clipped: true).inkBounds() == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  /// As many layers as the shortest list has values.
  @Test func shortestListCounts() {
    var two = stroke()
    two.blurs = [0, 4]
    #expect(
      list(two)
        == flat(
          """
          (display-list 200 100
            (stroke (rounded-rect 3 3 194 94 (radius 17) continuous) \(Self.sweep) (width 6))
            (layer (filter (blur 4 4 transparent source))
              (stroke (rounded-rect 4.5 4.5 191 91 (radius 15.5) continuous) \(Self.sweep) (width 9))))
          """))
    #expect(IntelligenceStroke.lowPower.lineWidths.count == 2)
    #expect(IntelligenceStroke.lowPower.blurs.count == 2)
    #expect(list(stroke { $0.animationDurations = [] }) == "(display-list 200 100)")
  }

  /// A quarter of the period turns evenly spaced stops by a quarter.
  @Test func rotationTurnsEvenStops() {
    let turning = IntelligenceStroke(lineWidths: [6], blurs: [0], palette: [.black, .white])
    var stroke = turning
    stroke.motion = .rotation(period: 8)
    #expect(
      list(stroke, time: 2)
        == flat(
          """
          (display-list 200 100
            (stroke (rounded-rect 3 3 194 94 (radius 17) continuous)
              (gradient (angular 100 50 90 450)
                (stop 0 (color 0 0 0)) (stop 0.5 (color 255 255 255)) (stop 1 (color 0 0 0)))
              (width 6)))
          """))
    #expect(list(stroke, time: 2, reduceMotion: true) == list(stroke, time: 0))
    #expect(list(stroke, time: 10) == list(stroke, time: 2))
  }

  @Test func frozenStandsStill() {
    var stroke = IntelligenceStroke(seed: 3)
    stroke.motion = .frozen(update: 5)
    #expect(list(stroke, time: 0) == list(stroke, time: 9))
    #expect(RoundedRectangle(cornerRadius: 20).intelligenceStroke(stroke).nextChange(after: 1) == nil)
    // Long after an update the layers have come to rest on it.
    var resting = IntelligenceStroke(updateInterval: 10, seed: 3)
    resting.motion = .wandering
    #expect(list(stroke, time: 0) == list(resting, time: 55))
  }

  @Test func reducedMotionShowsTheFirstStops() {
    let stroke = IntelligenceStroke(seed: 11)
    #expect(list(stroke, time: 3.7, reduceMotion: true) == list(stroke, time: 0))
    #expect(list(stroke, time: 3.7) != list(stroke, time: 0))
  }

  @Test func seedsAndPalettesTell() {
    let lists = [1, 2, 3].map { list(IntelligenceStroke(seed: $0), time: 1) }
    #expect(Set(lists).count == 3)
    #expect(list(IntelligenceStroke(seed: 1), time: 1) == lists[0])
    let moods = IntelligenceStroke.Mood.allCases.map { list(IntelligenceStroke.mood($0), time: 1) }
    #expect(Set(moods).count == IntelligenceStroke.Mood.allCases.count)
    let presets = [IntelligenceStroke.subtle, .standard, .dramatic, .lowPower].map { list($0, time: 1) }
    #expect(Set(presets).count == 4)
  }

  /// Both ends of a seamless turn have one colour; a turn with a seam starts with its first stop.
  @Test func seamlessTurnsCloseThemselves() {
    var stroke = IntelligenceStroke(
      lineWidths: [6], blurs: [0],
      generator: { _ in [Gradient.Stop(color: .black, location: 0.2), Gradient.Stop(color: .white, location: 0.8)] })
    #expect(
      list(stroke).contains(
        """
        (stop 0 (color 127.5 127.5 127.5)) (stop 0.2 (color 0 0 0)) (stop 0.8 (color 255 255 255)) \
        (stop 1 (color 127.5 127.5 127.5))
        """))
    stroke.isSeamless = false
    #expect(list(stroke).contains("360) (stop 0.2 (color 0 0 0)) (stop 0.8"))
  }

  @Test func introAndOutro() {
    var dissolve = stroke()
    dissolve.intro = StyleTransition(.dissolve, at: 1, duration: 2, curve: .linear)
    dissolve.outro = StyleTransition(.dissolve, at: 5, duration: 1, curve: .linear)
    #expect(list(dissolve, time: 0.9) == "(display-list 200 100)")
    #expect(list(dissolve, time: 2) == flat("(display-list 200 100 (layer (opacity 0.5) \(Self.layers)))"))
    #expect(list(dissolve, time: 4) == list(stroke(), time: 4))
    #expect(list(dissolve, time: 5.5) == flat("(display-list 200 100 (layer (opacity 0.5) \(Self.layers)))"))
    #expect(list(dissolve, time: 6) == "(display-list 200 100)")
    #expect(list(dissolve, time: 1, reduceMotion: true) == list(stroke(), time: 0))
  }

  /// Half way a line as long as half of the outline is drawn, with round ends.
  @Test func drawOnRunsAlongTheOutline() throws {
    var drawn = IntelligenceStroke(lineWidths: [6], blurs: [0])
    drawn.intro = StyleTransition(.drawOn, at: 0, duration: 1, curve: .linear)
    let node = RoundedRectangle(cornerRadius: 20).intelligenceStroke(drawn).frame(width: 200, height: 100)
    let whole = RoundedRectangle(cornerRadius: 17).path(in: Rect(x: 3, y: 3, width: 194, height: 94)).length
    for part in [0.25, 0.5, 0.75] {
      guard case .draw(let drawing) = node.displayList(environment: Environment(time: part)).commands.first,
        case .stroke(let style) = drawing.mode
      else {
        Issue.record("no line")
        continue
      }
      #expect(abs(drawing.geometry.path.length / whole - part) < 1e-3)
      #expect(style.lineCap == .round && style.lineWidth == 6)
    }
  }
}
