import EffectMath
import Foundation
import Testing

@Suite struct GlowBorderMathTests {
  @Test(arguments: [
    (0.0, 6.0, 0.0), (1.5, 6, 0.25), (6, 6, 0), (7.5, 6, 0.25), (-1.5, 6, 0.75), (3, 0, 0), (3, -2, 0), (.nan, 6, 0),
    (.infinity, 6, 0), (3, .nan, 0), (3, .infinity, 0), (600_000_001.5, 6, 0.25), (-1e-30, 6, 0),
  ])
  func phase(time: Double, period: Double, expected: Double) {
    let phase = GlowBorderMath.phase(time: time, period: period)
    #expect(abs(phase - expected) < 1e-7)
    #expect(phase >= 0 && phase < 1)
    #expect(GlowBorderMath.phase(time: time, period: period, reduceMotion: true) == 0)
  }

  @Test func publishedNumbers() {
    #expect(GlowBorderMath.defaultCornerRadius == 28 && GlowBorderMath.defaultLineWidth == 3)
    #expect(GlowBorderMath.defaultPeriod == 6 && GlowBorderMath.fadeDuration == 0.6)
    #expect(GlowBorderMath.maximumFrameRate == 30 && GlowBorderMath.meshSide == 3)
    #expect(GlowBorderMath.borderWalk == [0, 1, 2, 5, 8, 7, 6, 3] && GlowBorderMath.sway == 0.16)
    // The default period is that of the published border.
    #expect(GlowBorderMath.phase(time: 1.5) == 0.25 && GlowBorderMath.phase(time: 1.5, reduceMotion: true) == 0)
  }

  @Test func hugeTimesAreSafe() {
    for time in [1e9, 1e300, -1e300] {
      let phase = GlowBorderMath.phase(time: time, period: 1e-300)
      #expect(phase >= 0 && phase < 1)
      #expect(GlowBorderMath.meshPoints(phase: time).allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
    #expect(GlowBorderMath.meshPoints(phase: .nan).count == 9)
  }

  /// At phase 0 the sines are 0, 1, 0, -1 at the top, right, bottom and left.
  @Test func meshPointsAtTheStart() {
    let expected: [SIMD2<Double>] = [
      [0, 0], [0.5, 0], [1, 0], [0, 0.34], [0.5, 0.5], [1, 0.66], [0, 1], [0.5, 1], [1, 1],
    ]
    for (point, expected) in zip(GlowBorderMath.meshPoints(phase: 0), expected) {
      #expect(abs(point.x - expected.x) < 1e-15 && abs(point.y - expected.y) < 1e-15)
    }
  }

  @Test func meshPointsSway() {
    for phase in [0.1, 0.37, 0.9] {
      let points = GlowBorderMath.meshPoints(phase: phase)
      for (index, offset, isHorizontal) in [(1, 0.0, true), (5, 0.25, false), (7, 0.5, true), (3, 0.75, false)] {
        let along = 0.5 + 0.16 * Foundation.sin(2 * .pi * (phase + offset))
        #expect(abs((isHorizontal ? points[index].x : points[index].y) - along) < 1e-14)
      }
    }
  }

  @Test(arguments: [
    (0.0, 6, 0, 1, 0.0), (0.125, 6, 0, 1, 0.75), (-0.125, 6, 5, 0, 0.25), (1, 6, 0, 1, 0), (0.5, 4, 2, 3, 0),
    (0.9, 1, 0, 0, 0.9), (-1e-30, 3, 0, 1, 0), (0.75, 0, 0, 0, 0.75), (.nan, 3, 0, 1, 0),
  ])
  func cyclicBlend(position: Double, count: Int, lower: Int, upper: Int, fraction: Double) {
    let blend = CyclicBlend(position: position, count: count)
    #expect(blend.lower == lower && blend.upper == upper)
    #expect(abs(blend.fraction - fraction) < 1e-12)
  }

  /// With eight numbers as a palette, step s at phase 0 shows the number s, and at phase 1/8 the one before it.
  @Test func coloursWalkAroundTheBorder() {
    let palette = (0..<8).map { Double($0) }
    let mix: (Double, Double, Double) -> Double = { $0 + ($1 - $0) * $2 }
    let start = GlowBorderMath.meshColors(palette: palette, fallback: -1, phase: 0, mix: mix)
    #expect(start == [0, 1, 2, 7, 0, 3, 6, 5, 4])
    let next = GlowBorderMath.meshColors(palette: palette, fallback: -1, phase: 0.125, mix: mix)
    #expect(next == [7, 0, 1, 6, 0, 2, 5, 4, 3])
    let half = GlowBorderMath.meshColors(palette: [0.0, 4], fallback: -1, phase: 0, mix: mix)
    // Two colours: 0 at step 0, 4 at step 4, evenly between, and back.
    #expect(half == [0, 1, 2, 1, 0, 3, 2, 3, 4])
    #expect(
      GlowBorderMath.meshColors(palette: [], fallback: 5.0, phase: 0.3, mix: mix) == Array(repeating: 5, count: 9))
  }

  @Test func strokesOfTheMask() {
    #expect(
      GlowBorderMath.strokes(lineWidth: 3) == [
        .init(lineWidth: 3, blur: 0, opacity: 1), .init(lineWidth: 9, blur: 6, opacity: 1),
        .init(lineWidth: 21, blur: 15, opacity: 0.7),
      ])
    for width in [-2, .nan] {
      #expect(GlowBorderMath.strokes(lineWidth: width).allSatisfy { $0.lineWidth == 0 && $0.blur == 0 })
    }
  }
}
