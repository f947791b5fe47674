import EffectMath
import Testing

@Suite struct AnimatedValueTests {
  /// Two linear ways of a second each, half a second apart, worked out by r += p (target - r).
  @Test(arguments: [
    (-1.0, 0.0), (0.0, 0.0), (0.25, 0.25), (0.5, 0.5), (0.75, 0.5625), (1.0, 0.5), (1.2, 0.3), (1.5, 0.0), (9.0, 0.0),
  ])
  func olderAnimationsRunOnUnderNewer(time: Double, expected: Double) {
    var value = AnimatedValue(0.0)
    value.setTarget(1, animation: .linear(duration: 1), at: 0)
    value.setTarget(0, animation: .linear(duration: 1), at: 0.5)
    #expect(abs(value.value(at: time) - expected) < 1e-15)
  }

  /// Three overlapping changes: at 1.5 the first is done (10), the second half way (10 to 20), the third a quarter (to 0).
  @Test func threeChangesFold() {
    var value = AnimatedValue(0.0)
    value.setTarget(10, animation: .linear(duration: 1), at: 0)
    value.setTarget(20, animation: .linear(duration: 2), at: 0.5)
    value.setTarget(0, animation: .linear(duration: 2), at: 1)
    #expect(abs(value.value(at: 1.5) - 0.75 * (10 + 0.5 * 10)) < 1e-14)
    // At 0.9: 9, plus a fifth of the way from there to 20.
    #expect(abs(value.value(at: 0.9) - (9 + 0.2 * 11)) < 1e-14)
    #expect(value.settlingTime == 3)
    #expect(value.isSettled(at: 3) && !value.isSettled(at: 2.99))
    #expect(value.target == 0)
    // At 1.5 the state falls at half of what the second rises, minus the way of the third.
    #expect(abs(value.velocity(at: 1.5) - (0.75 * 5 - 15 * 0.5)) < 1e-12)
  }

  @Test func aFinishedNewerAnimationHidesARunningOlderOne() {
    var value = AnimatedValue(0.0)
    value.setTarget(100, animation: .linear(duration: 10), at: 0)
    value.setTarget(7, animation: .linear(duration: 1), at: 1)
    #expect(value.value(at: 2) == 7)
    #expect(value.value(at: 5) == 7)
  }

  /// A spring retargeted in flight goes on as the same oscillator whose target has moved.
  @Test(arguments: [Spring.smooth, .snappy, .bouncy, Spring(duration: 0.6, bounce: -0.4)])
  func springsMerge(spring: Spring) {
    var value = AnimatedValue(0.0)
    value.setTarget(10, animation: .spring(spring), at: 0)
    value.setTarget(-4, animation: .spring(spring), at: 0.2)
    value.setTarget(3, animation: .spring(spring), at: 0.3)
    var reference = ReferenceOscillator(
      mass: 1, stiffness: spring.stiffness, damping: spring.damping, target: 10, position: 0, velocity: 0)
    reference.advance(by: 0.2, steps: 2_000)
    #expect(abs(value.value(at: 0.2) - reference.position) < 1e-8)
    reference.target = -4
    reference.advance(by: 0.1, steps: 1_000)
    #expect(abs(value.value(at: 0.3) - reference.position) < 1e-8)
    #expect(abs(value.velocity(at: 0.3) - reference.velocity) < 1e-7)
    reference.target = 3
    reference.advance(by: 0.25, steps: 2_000)
    #expect(abs(value.value(at: 0.55) - reference.position) < 1e-8)
  }

  /// A spring started in the middle of a linear way of speed 2 keeps that speed.
  @Test func aSpringTakesOverTheVelocityOfACurve() {
    var value = AnimatedValue(0.0)
    value.setTarget(2, animation: .linear(duration: 1), at: 0)
    value.setTarget(0, animation: .spring(.smooth), at: 0.5)
    var reference = ReferenceOscillator(
      mass: 1, stiffness: Spring.smooth.stiffness, damping: Spring.smooth.damping, target: 0, position: 1, velocity: 2)
    reference.advance(by: 0.3, steps: 3_000)
    #expect(abs(value.value(at: 0.8) - reference.position) < 1e-9)
  }

  @Test func aDelayedSpringLeavesTheOlderMotionUntilItStarts() {
    var value = AnimatedValue(0.0)
    value.setTarget(2, animation: .linear(duration: 1), at: 0)
    value.setTarget(0, animation: .spring(.smooth).delay(0.5), at: 0.25)
    #expect(abs(value.value(at: 0.7) - 1.4) < 1e-14)
    var reference = ReferenceOscillator(
      mass: 1, stiffness: Spring.smooth.stiffness, damping: Spring.smooth.damping, target: 0, position: 1.5,
      velocity: 2)
    reference.advance(by: 0.2, steps: 2_000)
    #expect(abs(value.value(at: 0.95) - reference.position) < 1e-9)
  }

  @Test func interpolatingSpringsAdd() {
    let spring = Spring.bouncy
    var value = AnimatedValue(0.0)
    value.setTarget(10, animation: .interpolatingSpring(spring), at: 0)
    value.setTarget(-5, animation: .interpolatingSpring(spring), at: 0.3)
    let first = spring.value(target: 10.0, time: 0.5)
    let second = spring.value(target: -5 - first, time: 0.2)
    #expect(abs(value.value(at: 0.5) - (first + second)) < 1e-12)
  }

  @Test func nothingJumpsWhenTheTargetChanges() {
    for animation in [Animation.easeInOut(duration: 1), .spring(.bouncy), .interpolatingSpring(.bouncy)] {
      var value = AnimatedValue(0.0)
      value.setTarget(1, animation: animation, at: 0)
      value.setTarget(-1, animation: animation, at: 0.3)
      value.setTarget(2, animation: animation, at: 0.4)
      for time in [0.3, 0.4] {
        #expect(abs(value.value(at: time) - value.value(at: time.nextDown)) < 1e-13)
      }
    }
  }

  @Test func aSecondChangeAtTheSameTimeReplacesTheFirst() {
    var value = AnimatedValue(0.0)
    value.setTarget(100, animation: .linear(duration: 1), at: 1)
    value.setTarget(10, animation: .linear(duration: 2), at: 1)
    var once = AnimatedValue(0.0)
    once.setTarget(10, animation: .linear(duration: 2), at: 1)
    for step in 0...40 { #expect(value.value(at: Double(step) / 10) == once.value(at: Double(step) / 10)) }
  }

  @Test func withoutAnimationTheValueChangesAtOnce() {
    var value = AnimatedValue(1.0)
    #expect(value.isSettled(at: -1e9))
    value.setTarget(5, animation: .linear(duration: 10), at: 0)
    value.setTarget(2, animation: nil, at: 1)
    #expect(value.value(at: 1.0.nextDown) < 1.5)
    #expect(value.value(at: 1) == 2)
    #expect(value.isSettled(at: 1))
  }

  private static func busy(_ order: [Int]) -> AnimatedValue<SIMD2<Double>> {
    let changes: [(SIMD2<Double>, Animation?, Double)] = [
      ([5, 1], .easeInOut(duration: 1), 0), ([2, 8], .spring(.bouncy), 0.3), ([-1, 0], .easeIn(duration: 0.4), 0.5),
      ([3, 3], .spring(.snappy).delay(0.1), 0.6), ([9, 9], .interpolatingSpring(.smooth), 0.65), ([4, 4], nil, 3),
      ([0, 0], .linear(duration: 2).repeatCount(2), 3.5),
    ]
    var value = AnimatedValue<SIMD2<Double>>([0, 0])
    for index in order { value.setTarget(changes[index].0, animation: changes[index].1, at: changes[index].2) }
    return value
  }

  @Test func readingInAnyOrderGivesTheSame() {
    let value = Self.busy([0, 1, 2, 3, 4, 5, 6])
    let times = (0...160).map { Double($0) * 0.05 - 0.5 }
    let forward = times.map { value.value(at: $0) }
    let backward = times.reversed().map { value.value(at: $0) }
    #expect(forward == backward.reversed())
    let shuffled = Self.busy([6, 2, 0, 4, 5, 1, 3])
    #expect(times.map { shuffled.value(at: $0) } == forward)
  }

  @Test func forgettingKeepsTheFuture() {
    let value = Self.busy([0, 1, 2, 3, 4, 5, 6])
    for start in [0.2, 0.7, 3.1, 4, 100] {
      var short = value
      short.forget(before: start)
      for step in 0...40 {
        let time = start + Double(step) * 0.1
        #expect((short.value(at: time) - value.value(at: time)).squaredMagnitude < 1e-24)
      }
    }
  }

  @Test func arraysOfDifferentCountChangeAtOnce() {
    var value = AnimatedValue([1.0, 2])
    value.setTarget([3, 4], animation: .linear(duration: 1), at: 0)
    #expect(value.value(at: 0.5) == [2, 3])
    value.setTarget([7], animation: .linear(duration: 1), at: 0.75)
    #expect(value.value(at: 0.8) == [7])
    value.setTarget([9], animation: .linear(duration: 1), at: 1)
    #expect(value.value(at: 1.5) == [8])
  }

  @Test func anyTimeIsSafe() {
    let value = Self.busy([0, 1, 2, 3, 4, 5, 6])
    for time in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e9] {
      let result = value.value(at: time)
      #expect(result.x.isFinite && result.y.isFinite)
    }
    var late = AnimatedValue(0.0)
    late.setTarget(1, animation: .easeInOut(duration: 0.5), at: 8e8)
    #expect(abs(late.value(at: 8e8 + 0.25) - 0.5) < 1e-6)
    late.setTarget(3, animation: .linear(duration: .infinity), at: .nan)
    #expect(late.value(at: 8e8 + 1) == 1)
  }
}
