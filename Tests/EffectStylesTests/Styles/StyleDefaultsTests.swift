import EffectMath
import EffectStyles
import Testing

/// What parameters out of range are documented to mean.
@Suite struct StyleDefaultsTests {
  private func list(_ node: some NodeConvertible, time: Double = 0) -> DisplayList {
    node.node.frame(width: 30, height: 20).displayList(environment: Environment(time: time))
  }

  private let card = Rectangle().fill(Color.white)

  @Test(arguments: [-3, Double.nan, -Double.infinity])
  func negativeCountsAsZero(_ bad: Double) {
    let plain = list(card)
    #expect(list(card.glowBorder(lineWidth: bad)) == plain)
    #expect(list(card.glowBorder(cornerRadius: bad)) == list(card.glowBorder(cornerRadius: 0)))
    #expect(list(card.gradientBorder(colors: [.red], lineWidth: bad)) == plain)
    #expect(list(card.outerGlow(radii: [bad])) == plain)
    #expect(list(card.longShadow(length: bad)) == plain)
    #expect(list(card.blur(radius: bad)) == plain)
    #expect(Shadow(color: .black, radius: bad).radius == 0)
    #expect(StyleTransition(.dissolve, at: 0, duration: bad).duration == 0)
    #expect(NeumorphicSlider(value: bad).value == 0 && NeumorphicProgress(value: bad).value == 0)
    let stroke = IntelligenceStroke(lineWidths: [bad, 4], blurs: [0, bad], animationDurations: [1, 1])
    #expect(
      list(card.style(stroke))
        == list(
          card.style(
            IntelligenceStroke(
              lineWidths: [0, 4], blurs: [0, 0], animationDurations: [1, 1]))))
  }

  /// An empty palette: the accent colour for the glow border, nothing for strokes, no border.
  @Test func emptyPalettes() {
    let blue = card.glowBorder(palette: [.blue]).frame(width: 30, height: 20).render()
    let none = card.glowBorder(palette: []).frame(width: 30, height: 20).render()
    for y in 0..<20 { for x in 0..<30 { #expect((blue[x, y] - none[x, y]).maximumMagnitude < 1e-5) } }
    #expect(list(card.gradientBorder(colors: [])) == list(card))
    var stroke = IntelligenceStroke(palette: [])
    let frame = Rectangle().intelligenceStroke(stroke).frame(width: 20, height: 20).render()
    #expect(PixelSummary(frame).ink == 0)
    stroke.motion = .rotation(period: 3)
    #expect(PixelSummary(Rectangle().intelligenceStroke(stroke).frame(width: 20, height: 20).render()).ink == 0)
  }

  /// One stop is one colour all around.
  @Test func oneStopIsOneColor() {
    let stroke = IntelligenceStroke(
      lineWidths: [40], blurs: [0], animationDurations: [1],
      generator: { _ in [Gradient.Stop(color: .white, location: 0.3)] })
    let frame = Rectangle().intelligenceStroke(stroke).frame(width: 12, height: 12).render()
    for y in 0..<12 { for x in 0..<12 { #expect(frame[x, y] == SIMD4(1, 1, 1, 1)) } }
  }

  /// A time that isn't finite, or is negative, shows the beginning.
  @Test(arguments: [-1, -1e9, Double.nan, Double.infinity, -Double.infinity])
  func timesWithoutMeaningShowTheBeginning(_ time: Double) {
    #expect(list(card.style(IntelligenceStroke()), time: time) == list(card.style(IntelligenceStroke())))
    if time.isFinite { return }
    #expect(list(card.glowBorder(), time: time) == list(card.glowBorder()))
    #expect(list(card.style(GradientBorder.rainbow), time: time) == list(card.style(GradientBorder.rainbow)))
    #expect(list(card.shimmer(), time: time) == list(card.shimmer()))
  }

  /// Long after the origin the picture is that of the phase: nothing is lost to rounding.
  @Test func lateTimesKeepTheirPhase() {
    // Whole numbers of periods of 6 s; 2e8 periods are exact in a double.
    #expect(list(card.glowBorder(), time: 1.2e9 + 1.5) == list(card.glowBorder(), time: 1.5))
    let border = GradientBorder(colors: [.red, .blue], period: 4)
    #expect(list(card.style(border), time: 8e8 + 1) == list(card.style(border), time: 1))
  }

  /// A period of 0 or less stands still.
  @Test(arguments: [0, -4, Double.nan, .infinity])
  func periodsWithoutMeaningStandStill(_ period: Double) {
    let glow = card.glowBorder(period: period)
    #expect(list(glow, time: 3.3) == list(glow))
    #expect(glow.nextChange(after: 3.3) == nil)
    let border = card.style(GradientBorder(colors: [.red, .blue], period: period))
    #expect(list(border, time: 3.3) == list(border))
    #expect(border.nextChange(after: 3.3) == nil)
  }

  /// Colours that change more than three times a second must be asked for.
  @Test func fastUpdatesMustBeAllowed() {
    var fast = IntelligenceStroke(updateInterval: 0.05, animationDurations: [0.01, 0.01, 0.01, 0.01])
    #expect(card.style(fast).nextChange(after: 0) == 0.334)
    fast.allowsFlashing = true
    #expect(card.style(fast).nextChange(after: 0) == 0.05)
  }
}
