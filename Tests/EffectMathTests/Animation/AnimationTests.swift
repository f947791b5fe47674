import EffectMath
import Testing

@Suite struct AnimationTests {
  @Test(arguments: [
    (Animation.linear(duration: 2), 0.5, 0.25), (.linear(duration: 2).delay(1), 1.5, 0.25),
    (.linear(duration: 2).delay(1), 0.9, 0), (.linear(duration: 2).speed(4), 0.25, 0.5),
    // The order of the modifiers counts: a delay inside a speed is sped up too.
    (.linear(duration: 2).delay(1).speed(2), 1, 0.5), (.linear(duration: 2).speed(2).delay(1), 1, 0),
    (.linear(duration: 2).speed(2).delay(1), 1.5, 0.5), (.linear(duration: 2).delay(-0.5), 0, 0.25),
    (.linear(duration: 1).repeatCount(3), 0.25, 0.25), (.linear(duration: 1).repeatCount(3), 1.25, 0.75),
    (.linear(duration: 1).repeatCount(3), 2.25, 0.25), (.linear(duration: 1).repeatCount(3), 3, 1),
    (.linear(duration: 1).repeatCount(2), 1.75, 0.25), (.linear(duration: 1).repeatCount(2), 2, 1),
    (.linear(duration: 1).repeatCount(3, autoreverses: false), 1.25, 0.25),
    (.linear(duration: 1).repeatForever(autoreverses: false), 1_000_000.25, 0.25),
    (.linear(duration: 1).repeatForever(), 1_000_001.25, 0.75),
    // The delay is part of what repeats: forward 0.5 + 1, backward 1 + 0.5.
    (.linear(duration: 1).delay(0.5).repeatForever(), 1.75, 0.75),
    (.linear(duration: 1).delay(0.5).repeatForever(), 2.75, 0),
    (.linear(duration: 1).repeatForever(autoreverses: false).delay(0.5), 1.75, 0.25),
    // Repeats within repeats: up, down, up, then the same backward.
    (.linear(duration: 1).repeatCount(3).repeatForever(), 3.25, 0.75),
    (.linear(duration: 1).repeatCount(3).repeatForever(), 4.25, 0.25),
    (.linear(duration: 0), 0, 1), (.linear(duration: .nan), 0, 1), (.linear(duration: 1).speed(0), 1e9, 0),
    (.linear(duration: 0).repeatForever(), 5, 1), (.linear(duration: 1).repeatCount(-4), 0.5, 0.5),
  ])
  func progressOfModifiedAnimations(animation: Animation, time: Double, expected: Double) {
    #expect(abs(animation.progress(at: time) - expected) < 1e-9)
  }

  @Test func durations() {
    #expect(Animation.easeInOut.duration == 0.35)
    #expect(Animation.linear(duration: 2).delay(1).speed(2).duration == 1.5)
    #expect(Animation.linear(duration: 2).repeatCount(3).duration == 6)
    #expect(Animation.linear(duration: 2).repeatForever().duration == .infinity)
    #expect(Animation.linear(duration: 2).isFinished(at: 2) && !Animation.linear(duration: 2).isFinished(at: 1.99))
  }

  /// The published control points; 0.35 seconds unless said otherwise.
  @Test func namedCurvesAreThePublishedOnes() {
    for (named, timed, x1, y1, x2, y2) in [
      (Animation.linear, Animation.linear(duration: 2), 0.0, 0.0, 1.0, 1.0),
      (.easeIn, .easeIn(duration: 2), 0.42, 0, 1, 1), (.easeOut, .easeOut(duration: 2), 0, 0, 0.58, 1),
      (.easeInOut, .easeInOut(duration: 2), 0.42, 0, 0.58, 1),
    ] {
      #expect(named.duration == 0.35 && timed.duration == 2)
      // The curve by its parameter, and where it is at the time that belongs to it.
      for step in 1..<20 {
        let s = Double(step) / 20
        let (a, b, c) = (3 * (1 - s) * (1 - s) * s, 3 * (1 - s) * s * s, s * s * s)
        let (time, value) = (a * x1 + b * x2 + c, a * y1 + b * y2 + c)
        #expect(abs(named.progress(at: 0.35 * time) - value) < 1e-7)
        #expect(abs(timed.progress(at: 2 * time) - value) < 1e-7)
      }
    }
    #expect(Animation.timingCurve(0.42, 0, 0.58, 1) == .easeInOut)
  }

  @Test func springsAreTheirClosedForms() {
    for (animation, spring) in [
      (Animation.default, Spring(duration: 0.5, bounce: 0)), (.smooth, Spring(duration: 0.5, bounce: 0)),
      (.snappy, Spring(duration: 0.5, bounce: 0.15)), (.bouncy, Spring(duration: 0.5, bounce: 0.3)),
      (.spring(response: 0.5), Spring(response: 0.5, dampingRatio: 0.825)),
      (.interactiveSpring(), Spring(response: 0.15, dampingRatio: 0.86)),
    ] {
      for time in [0.02, 0.05, 0.12] {
        #expect(animation.progress(at: time) == spring.value(target: 1.0, time: time))
        #expect(abs(animation.speed(2).progress(at: time) - spring.value(target: 1.0, time: 2 * time)) < 1e-12)
      }
      // The step when it counts as finished can't be seen.
      #expect(abs(animation.progress(at: animation.duration.nextDown) - 1) < 1e-5)
    }
    let pushed = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 3)
    #expect(pushed.velocity(at: 0) == 3)
  }

  @Test func velocityIsTheRateOfProgress() {
    for animation in [
      Animation.easeInOut(duration: 2), .bouncy.speed(0.5), .easeIn(duration: 1).repeatForever().delay(0.2),
      .easeOut(duration: 1).speed(3).repeatCount(7),
    ] {
      for time in [0.37, 0.9, 1.45] {
        let difference = (animation.progress(at: time + 1e-6) - animation.progress(at: time - 1e-6)) / 2e-6
        #expect(abs(animation.velocity(at: time) - difference) < 1e-4)
      }
    }
  }

  @Test(arguments: [
    Animation.linear, .bouncy, .easeIn(duration: .infinity), .easeInOut.repeatForever(),
    .snappy.repeatForever().delay(2),
    .linear(duration: 1e-300).repeatForever(), .linear(duration: 1).speed(1e300).repeatCount(.max),
    .linear(duration: 1).delay(.infinity).delay(.nan), .spring(duration: .nan, bounce: 1),
  ])
  func anyTimeIsSafe(animation: Animation) {
    for time in [Double.nan, -.infinity, -1, 0, 1, 1e9, 1e300, .infinity] {
      #expect(animation.progress(at: time).isFinite)
      #expect(!animation.velocity(at: time).isNaN)
    }
  }
}
