import EffectMath
import Foundation
import Testing

@Suite struct SpringTests {
  /// Mass, stiffness, damping: under-damped, nearly and exactly critical, over-damped, strongly so, undamped.
  static let physical: [SIMD3<Double>] = [
    [1, 100, 5], [2, 50, 3], [1, 100, 19.999], [1, 100, 19.99999999], [1, 100, 20], [1, 100, 20.00000001],
    [1, 100, 20.001], [1, 100, 45], [0.5, 30, 60], [1, 100, 0],
  ]

  @Test(arguments: physical, [0.0, 12.0, -7.0])
  func closedFormAgreesWithRungeKutta(constants: SIMD3<Double>, initialVelocity: Double) {
    let spring = Spring(
      mass: constants.x, stiffness: constants.y, damping: constants.z, allowOverDamping: true)
    var reference = ReferenceOscillator(
      mass: constants.x, stiffness: constants.y, damping: constants.z, target: 3, position: 0,
      velocity: initialVelocity)
    for step in 1...16 {
      reference.advance(by: 0.125, steps: 1_000)
      let time = Double(step) * 0.125
      #expect(
        abs(spring.value(target: 3.0, initialVelocity: initialVelocity, time: time) - reference.position) < 1e-9,
        "at \(time)")
      #expect(
        abs(spring.velocity(target: 3.0, initialVelocity: initialVelocity, time: time) - reference.velocity) < 1e-8,
        "at \(time)")
    }
  }

  /// 1 - (1 + ωt) e^-ωt, the textbook solution of the critical spring.
  @Test func criticalSpringHasItsTextbookForm() {
    let spring = Spring(response: 0.5, dampingRatio: 1)
    let omega = 4 * Double.pi
    for time in [0.01, 0.1, 0.5, 1, 2] {
      let expected = 1 - (1 + omega * time) * exp(-omega * time)
      #expect(abs(spring.value(target: 1.0, time: time) - expected) < 1e-14)
    }
  }

  /// e^-ζωt (cos ω't + ζω/ω' sin ω't) with ω' = ω sqrt(1 - ζ^2), and for a velocity e^-ζωt sin ω't / ω'.
  @Test(arguments: [0.05, 0.3, 0.825, 0.99])
  func underDampedSpringHasItsTextbookForm(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let omega = 4 * Double.pi
    let turning = omega * (1 - ratio * ratio).squareRoot()
    for time in [0.01, 0.1, 0.37, 0.5, 1, 2] {
      let decay = exp(-ratio * omega * time)
      let left = decay * (cos(turning * time) + ratio * omega / turning * sin(turning * time))
      let pushed = 3 * decay * sin(turning * time) / turning
      #expect(abs(spring.value(target: 1.0, time: time) - (1 - left)) < 1e-13)
      #expect(abs(spring.value(target: 1.0, initialVelocity: 3, time: time) - (1 - left + pushed)) < 1e-13)
      let rate = decay * omega * omega / turning * sin(turning * time)
      #expect(abs(spring.velocity(target: 1.0, time: time) - rate) < 1e-13 * omega)
    }
  }

  /// (b e^-at - a e^-bt) / (b - a), a and b = ω (ζ ∓ sqrt(ζ^2 - 1)).
  @Test(arguments: [1.01, 1.25, 2, 8])
  func overDampedSpringHasItsTextbookForm(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let omega = 4 * Double.pi
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (omega / (ratio + root), omega * (ratio + root))
    for time in [0.01, 0.1, 0.37, 0.5, 1, 2] {
      let (a, b) = (exp(-slow * time), exp(-fast * time))
      let left = (fast * a - slow * b) / (fast - slow)
      let pushed = 3 * (a - b) / (fast - slow)
      #expect(abs(spring.value(target: 1.0, time: time) - (1 - left)) < 1e-13)
      #expect(abs(spring.value(target: 1.0, initialVelocity: 3, time: time) - (1 - left + pushed)) < 1e-13)
      let rate = slow * fast * (a - b) / (fast - slow)
      #expect(abs(spring.velocity(target: 1.0, time: time) - rate) < 1e-13 * omega)
    }
  }

  @Test func regimesMeetWithoutAStep() {
    for time in [0.05, 0.3, 1.2] {
      let critical = Spring(response: 0.5, dampingRatio: 1).value(target: 1.0, initialVelocity: 2, time: time)
      for offset in [1e-15, 1e-12, 1e-9] {
        let below = Spring(response: 0.5, dampingRatio: 1 - offset)
        let above = Spring(response: 0.5, dampingRatio: 1 + offset)
        #expect(abs(below.value(target: 1.0, initialVelocity: 2, time: time) - critical) < 20 * offset + 1e-14)
        #expect(abs(above.value(target: 1.0, initialVelocity: 2, time: time) - critical) < 20 * offset + 1e-14)
      }
    }
  }

  /// k = (2π/response)², c = 2ζ√k, ζ = 1 - bounce, or 1/(1 + bounce) below 0.
  @Test(arguments: [(0.5, 0.0, 1.0), (0.5, 0.15, 0.85), (0.5, 0.3, 0.7), (0.8, -0.2, 1.25), (1.2, -0.5, 2.0)])
  func parametersConvert(duration: Double, bounce: Double, ratio: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    let stiffness = 4 * Double.pi * Double.pi / (duration * duration)
    #expect(abs(spring.stiffness - stiffness) < 1e-12 * stiffness)
    #expect(abs(spring.dampingRatio - ratio) < 1e-15)
    #expect(abs(spring.damping - 2 * ratio * stiffness.squareRoot()) < 1e-12 * spring.damping)
    #expect(abs(spring.bounce - bounce) < 1e-15)
    #expect(abs(spring.duration - duration) < 1e-15)
    let again = Spring(
      mass: 1, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true)
    #expect(abs(again.response - duration) < 1e-14)
    #expect(abs(again.dampingRatio - ratio) < 1e-14)
  }

  @Test func presets() {
    #expect(Spring() == .smooth)
    #expect(
      Spring.smooth.bounce == 0 && abs(Spring.snappy.bounce - 0.15) < 1e-15 && abs(Spring.bouncy.bounce - 0.3) < 1e-15)
    #expect(Spring.bouncy(duration: 0.4, extraBounce: 0.1) == Spring(duration: 0.4, bounce: 0.3 + 0.1))
    #expect(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
  }

  /// (1 + x) e^-x = 0.001 at x = 9.2334, so the critical spring settles after 9.2334/ω.
  @Test func criticalSettlingTime() {
    let spring = Spring(response: 2 * .pi, dampingRatio: 1)
    #expect(abs(spring.settlingDuration - 9.23341) < 1e-4)
  }

  @Test(arguments: [0.05, 0.2, 0.5, 0.825, 0.99, 1, 1.01, 1.6, 8], [0.0, 25.0, -25.0])
  func settledMeansSettled(ratio: Double, initialVelocity: Double) {
    let spring = Spring(response: 0.7, dampingRatio: ratio)
    for epsilon in [0.1, 1e-3, 1e-6] {
      let settling = spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: epsilon)
      var lastOutside = 0.0
      for step in 0..<4_000 {
        let time = settling * 1.5 * Double(step) / 4_000
        let left = abs(spring.value(target: 1.0, initialVelocity: initialVelocity, time: time) - 1)
        if left > epsilon { lastOutside = time }
      }
      #expect(lastOutside <= settling, "epsilon \(epsilon)")
      // With a velocity toward the target the envelope can't know that both parts cancel.
      if initialVelocity <= 0 {
        #expect(settling - lastOutside < 0.75 + settling * 0.002, "epsilon \(epsilon)")
      }
    }
  }

  @Test func settlingDurationMakesASpring() {
    for ratio in [0.4, 1, 1.5] {
      let spring = Spring(settlingDuration: 0.9, dampingRatio: ratio)
      #expect(abs(spring.settlingDuration - 0.9) < 1e-9)
    }
    #expect(Spring(response: 0.5, dampingRatio: 0).settlingDuration == .infinity)
  }

  @Test func stepsOfAnyLengthGiveTheSameMotion() {
    let spring = Spring.bouncy
    var value = SIMD2(0.0, 5)
    var velocity = SIMD2(1.0, -2)
    let target = SIMD2(10.0, -3)
    for interval in [0.01, 0.2, 0.003, 0.1, 0.087] {
      spring.update(value: &value, velocity: &velocity, target: target, interval: interval)
    }
    let whole = SIMD2(0.0, 5) + spring.value(target: target - [0, 5], initialVelocity: [1, -2], time: 0.4)
    #expect((whole - value).squaredMagnitude < 1e-24)
  }

  @Test func forceIsMassTimesAcceleration() {
    let spring = Spring(mass: 2, stiffness: 50, damping: 3)
    let h = 1e-4
    let before = spring.velocity(target: 1.0, time: 0.3 - h)
    let after = spring.velocity(target: 1.0, time: 0.3 + h)
    let force = spring.force(
      target: 1.0, position: spring.value(target: 1, time: 0.3), velocity: spring.velocity(target: 1, time: 0.3))
    #expect(abs(force - 2 * (after - before) / (2 * h)) < 1e-4)
  }

  @Test(arguments: [Spring.smooth, .bouncy, Spring(response: 0.5, dampingRatio: 0), Spring(duration: 1, bounce: -1)])
  func anyTimeIsSafe(spring: Spring) {
    for time in [-1, 0, -Double.infinity, .nan] { #expect(spring.value(target: 1.0, time: time) == 0) }
    for time in [1e9, 1e300, Double.infinity, .leastNonzeroMagnitude] {
      #expect(spring.value(target: 1.0, time: time).isFinite)
      #expect(spring.velocity(target: 1.0, time: time).isFinite)
    }
    #expect(spring.value(target: 1.0, time: .infinity) == 1)
  }

  @Test(arguments: [Double.nan, -1, 0, .infinity, -.infinity, 1e300])
  func anyParameterIsSafe(parameter: Double) {
    for spring in [
      Spring(duration: parameter, bounce: parameter), Spring(response: parameter, dampingRatio: parameter),
      Spring(mass: parameter, stiffness: parameter, damping: parameter),
      Spring(settlingDuration: parameter, dampingRatio: parameter),
    ] {
      for time in [0.001, 1, 1e9] { #expect(spring.value(target: 1.0, time: time).isFinite) }
      #expect(!spring.settlingDuration.isNaN)
    }
  }
}
