import EffectMath
import EffectStyles
import Testing

/// Sequences whose flashes are known, and those of every animated style.
@Suite struct FlashMeterTests {
  /// A sequence of plain pictures of 340 x 260 points, a pixel for every twenty points.
  struct Sequence {
    var ground = Color.black
    /// The part of the width that changes, 0...1.
    var part = 1.0
    var framesPerSecond = 60

    /// The flashes of so many seconds of a colour as a function of the time.
    func meter(seconds: Double, minimumArea: Double = FlashMeter.safeArea, _ color: (Double) -> Color) -> FlashMeter {
      var meter = FlashMeter(scale: 0.05, minimumArea: minimumArea)
      for index in 0..<Int(seconds * Double(framesPerSecond)) {
        let time = Double(index) / Double(framesPerSecond)
        var frame = Framebuffer(width: 17, height: 13, filledWith: ground.premultiplied)
        let pixel = color(time).premultiplied
        for y in 0..<13 { for x in 0..<Int(17 * part) { frame[x, y] = pixel } }
        meter.append(frame, at: time)
      }
      return meter
    }

    /// A square wave between two colours: so many full cycles a second, the first colour first.
    func squareWave(_ hertz: Double, _ first: Color, _ second: Color, area: Double = FlashMeter.safeArea) -> FlashMeter
    {
      // A hair before the edges, so that no frame falls onto one.
      meter(seconds: 3, minimumArea: area) {
        let phase = ($0 + 1e-4) * hertz
        return phase - phase.rounded(.down) < 0.5 ? first : second
      }
    }
  }

  @Test(arguments: [(1.0, 1), (2, 2), (3, 3), (4, 4), (5, 5), (10, 10), (15, 15)])
  func aSquareWaveFlashesOnceACycle(hertz: Double, count: Int) {
    let meter = Sequence().squareWave(hertz, .black, .white)
    #expect(meter.general.worst == count)
    #expect(meter.general.passes == (hertz <= 3))
    #expect(meter.passes == (hertz <= 3))
    #expect(meter.red.worst == 0)
    #expect(meter.general.bySecond.count == 3)
    #expect(meter.general.bySecond.max() == count)
  }

  /// Encoded gray of a relative luminance.
  private static func gray(_ luminance: Double) -> Color { Color(linear: SIMD4(SIMD3(repeating: Float(luminance)), 1)) }

  @Test(arguments: [
    (0.30, 0.39, false), (0.30, 0.401, true), (0.0, 0.11, true), (0.0, 0.09, false), (0.81, 1.0, false),
    (0.79, 0.9, true), (0.85, 0.75, true), (0.5, 0.5, false),
  ])
  func changesOfATenthBelowEightTenthsCount(low: Double, high: Double, counts: Bool) {
    let meter = Sequence().squareWave(5, Self.gray(low), Self.gray(high))
    #expect(meter.general.worst == (counts ? 5 : 0))
  }

  /// Slow ways up and down between many frames are single changes.
  @Test(arguments: [(1.0, 1), (3, 3), (4, 4), (6, 6)])
  func aSineFlashesOnceACycle(hertz: Double, count: Int) {
    let meter = Sequence().meter(seconds: 3) { Self.gray(0.3 - 0.25 * Elementary.cos(2 * .pi * hertz * $0)) }
    #expect(meter.general.worst == count)
  }

  /// Steps of a twentieth, each too small by itself, are one change in the same direction.
  @Test func aStaircaseIsOneChange() {
    let meter = Sequence().meter(seconds: 2) { Self.gray(min($0 * 0.5, 0.9)) }
    #expect(meter.general.worst == 0)
    #expect(meter.passes)
  }

  /// Trembling below the threshold on top of a rise makes no flash.
  @Test func tremblingIsNoFlash() {
    let meter = Sequence().meter(seconds: 3) { time in
      Self.gray(0.1 + 0.2 * time + (Int(time * 60) % 2 == 0 ? 0.04 : 0))
    }
    #expect(meter.general.worst == 0)
  }

  @Test func redFlashesAreCountedByThemselves() {
    // Luminance 0.2126 x 0.3 = 0.064: no general flash.
    let red = Color(linear: SIMD4(0.3, 0, 0, 1))
    let meter = Sequence().squareWave(5, .black, red)
    #expect(meter.general.worst == 0)
    #expect(meter.red.worst == 5)
    #expect(!meter.passes)
  }

  /// Shares of red of 0.75 aren't saturated, of 0.84 are; both change by more than 20.
  @Test(arguments: [(Float(0.09), false), (0.05, true)])
  func onlySaturatedRedCounts(other: Float, counts: Bool) {
    let color = Color(linear: SIMD4(0.4, other, other * 0.5, 1))
    #expect((0.4 / (0.4 + other * 1.5) >= 0.8) == counts)
    #expect((0.4 - other * 1.5) * 320 > 20)
    #expect(Sequence().squareWave(5, Color(white: 0.2), color).red.worst == (counts ? 5 : 0))
  }

  /// (R - G - B) x 320 is 19.2 for the one and 22.4 for the other.
  @Test(arguments: [(Float(0.06), false), (0.07, true)])
  func onlyStrongChangesOfRedCount(red: Float, counts: Bool) {
    let meter = Sequence().squareWave(5, .black, Color(linear: SIMD4(red, 0, 0, 1)))
    #expect(meter.red.worst == (counts ? 5 : 0))
  }

  /// A quarter of the field is 21,824 square points; a column of this picture is 20 x 260.
  @Test(arguments: [(0.1, 0), (4.1 / 17, 0), (5.1 / 17, 8), (0.5, 8)])
  func smallAreasDontCount(part: Double, count: Int) {
    #expect(Sequence(part: part).squareWave(8, .black, .white).general.worst == count)
    // Without a least area they do.
    #expect(Sequence(part: part).squareWave(8, .black, .white, area: 0).general.worst == 8)
  }

  /// In a picture larger than the field, two areas that are too far apart don't add up.
  @Test(arguments: [([0], false), ([0, 12], true), ([0, 40], false)])
  func areasAddUpWithinAFieldOnly(columns: [Int], counts: Bool) {
    var meter = FlashMeter(scale: 0.05)
    for index in 0..<30 {
      var frame = Framebuffer(width: 51, height: 13, filledWith: Color.black.premultiplied)
      if index % 6 < 3 {
        // 60 x 260 square points each, 15,600: two of them are enough.
        for x in columns { for y in 0..<13 { for i in 0..<3 { frame[x + i, y] = Color.white.premultiplied } } }
      }
      meter.append(frame, at: Double(index) / 30)
    }
    #expect((meter.general.worst > 3) == counts)
  }

  @Test func theWorstSecondIsKnown() {
    let meter = Sequence().meter(seconds: 6) { time in
      guard time >= 3, time < 4 else { return .black }
      return Int((time + 1e-4) * 20) % 2 == 0 ? .white : .black
    }
    #expect(meter.general.worst == 10)
    #expect(meter.general.bySecond == [0, 0, 0, 9, 10, 0] || meter.general.bySecond == [0, 0, 0, 10, 0, 0])
    #expect((3.8...4.1).contains(meter.general.worstSecondEnd ?? 0))
  }

  @Test func whatIsTransparentShowsItsGround() {
    var meter = FlashMeter(background: .white, minimumArea: 0)
    for index in 0..<30 {
      let frame = Framebuffer(
        width: 8, height: 8, filledWith: index % 2 == 0 ? .zero : Color.white.premultiplied)
      meter.append(frame, at: Double(index) / 30)
    }
    #expect(meter.general.worst == 0)
  }

  @Test func oddInputIsHarmless() {
    var meter = FlashMeter(scale: .nan, minimumArea: -1)
    meter.append(Framebuffer(width: 0, height: 0), at: 0)
    meter.append(Framebuffer(width: 3, height: 5, filledWith: SIMD4(repeating: .nan)), at: 0.1)
    meter.append(Framebuffer(width: 3, height: 5, filledWith: SIMD4(repeating: 1)), at: 0.05)
    meter.append(Framebuffer(width: 3, height: 5, filledWith: SIMD4(repeating: .infinity)), at: .nan)
    meter.append(Framebuffer(width: 3, height: 5, filledWith: SIMD4(repeating: .infinity)), at: 1e300)
    #expect(meter.passes)
  }

  #if DEBUG
    static let (checked, seconds, interval) = (AnimatedScene.onePerStyle, 1.0, 1.0 / 12)
  #else
    static let (checked, seconds, interval) = (AnimatedScene.moving, 4.0, 1.0 / 30)
  #endif

  /// Every style that moves is safe even where no area is too small.
  @Test(arguments: checked)
  func animatedStylesAreSafe(_ scene: AnimatedScene) {
    let timeline = Timeline(.periodic(from: 0, by: Self.interval), scene.node)
    let meter = timeline.flashes(
      from: 0.5, to: 0.5 + Self.seconds, size: scene.size, background: Color(white: 0.3), minimumArea: 0)
    #expect(meter.passes, "\(scene): \(meter.general.worst) general, \(meter.red.worst) red")
    #expect(meter.general.bySecond.count == Int(Self.seconds))
  }

  /// The check finds what is unsafe: colours that jump twenty times a second where that is allowed.
  @Test(arguments: [false, true])
  func anUnsafeStrokeIsFound(allowsFlashing: Bool) {
    var stroke = IntelligenceStroke(
      lineWidths: [40], blurs: [0], updateInterval: 0.05, animationDurations: [0.001], palette: [.black, .white])
    stroke.allowsFlashing = allowsFlashing
    let timeline = Timeline(.animation, Rectangle().fill(Color.black).style(stroke))
    let meter = timeline.flashes(to: 1, size: Size(width: 40, height: 40), minimumArea: 0)
    #expect(meter.passes == !allowsFlashing)
  }
}
