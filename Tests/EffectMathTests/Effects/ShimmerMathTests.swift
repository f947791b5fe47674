import EffectMath
import Testing

@Suite struct ShimmerMathTests {
  @Test(arguments: [
    (0.0, 0.0), (0.25, 0), (1.0, 0.5), (1.749999999, 1), (1.75, 0), (2.75, 0.5), (-0.75, 0.5), (.nan, 0),
    (.infinity, 0),
  ])
  func publishedTimes(time: Double, expected: Double) {
    #expect(abs(ShimmerMath.progress(time: time) - expected) < 1e-8)
  }

  /// The same as a linear animation with a delay, repeated for ever.
  @Test(arguments: [false, true])
  func isARepeatedAnimation(bounces: Bool) {
    let animation = Animation.linear(duration: 1.5).delay(0.25).repeatForever(autoreverses: bounces)
    for step in 0..<400 {
      let time = Double(step) * 0.0437
      #expect(abs(ShimmerMath.progress(time: time, bounces: bounces) - animation.progress(at: time)) < 1e-9)
    }
  }

  @Test func bandRunsFromOutsideToOutside() {
    let start = ShimmerMath.band(progress: 0)
    #expect(start.start == UnitPoint(x: -0.3, y: -0.3) && start.end == UnitPoint(x: 0, y: 0))
    let end = ShimmerMath.band(progress: 1)
    #expect(abs(end.start.x - 1) < 1e-15 && abs(end.end.x - 1.3) < 1e-15)
    let middle = ShimmerMath.band(progress: 0.5)
    #expect(abs(middle.start.x - 0.35) < 1e-15 && abs(middle.end.y - 0.65) < 1e-15)
    let mirrored = ShimmerMath.band(progress: 0, rightToLeft: true)
    #expect(mirrored.start == UnitPoint(x: 1.3, y: -0.3) && mirrored.end == UnitPoint(x: 1, y: 0))
    let mirroredEnd = ShimmerMath.band(progress: 1, rightToLeft: true)
    #expect(abs(mirroredEnd.start.x) < 1e-15 && abs(mirroredEnd.end.x + 0.3) < 1e-15)
    #expect(ShimmerMath.band(progress: .nan, bandSize: -1).end == .topLeading)
  }

  @Test func standsStillInThePause() {
    #expect(ShimmerMath.nextChange(after: 0.1) == 0.25)
    #expect(ShimmerMath.nextChange(after: 0.5) == 0.5)
    #expect(abs(ShimmerMath.nextChange(after: 3.3, bounces: true)! - 3.75) < 1e-12)
    #expect(ShimmerMath.nextChange(after: 1, duration: 0) == nil)
    #expect(ShimmerMath.progress(time: 5, duration: 0) == 0)
    #expect(ShimmerMath.progress(time: 1e300, delay: -4) <= 1)
  }
}
