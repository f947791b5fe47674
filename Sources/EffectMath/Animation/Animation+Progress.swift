extension Animation {
  /// The part of the way that is done and its rate a second.
  struct Progress {
    var value: Double
    var velocity: Double
  }

  /// The time from the change to the end, in seconds; infinite if it never ends.
  ///
  /// A spring ends when what is left is a hundred-thousandth of the way.
  public var duration: Double { duration(withFirst: modifiers.count) }

  /// The part of the way that is done some seconds after the change: 0 before the start, 1 after the end.
  public func progress(at time: Double) -> Double { state(at: time)?.value ?? 1 }

  /// How fast the progress grows some seconds after the change, per second; infinite where a curve is vertical.
  public func velocity(at time: Double) -> Double { state(at: time)?.velocity ?? 0 }

  /// Whether the animation is over some seconds after the change.
  public func isFinished(at time: Double) -> Bool { state(at: time) == nil }

  /// The progress at a time, or nil once the animation is over; a NaN time counts as 0.
  func state(at time: Double) -> Progress? {
    var time = time.isNaN ? 0 : time
    guard time < duration else { return nil }
    var rate = 1.0
    for index in modifiers.indices.reversed() {
      guard time >= 0 else { return Progress(value: 0, velocity: 0) }
      switch modifiers[index] {
      case .delay(let delay): time -= delay
      case .speed(let speed):
        time *= speed
        rate *= speed
      case .repeat(_, let autoreverses):
        let length = duration(withFirst: index)
        guard length > 0 else { return nil }
        guard length.isFinite else { continue }
        let cycle = (time / length).rounded(.down)
        time = Swift.min(Swift.max(time - cycle * length, 0), length)
        if autoreverses, (cycle * 0.5).rounded(.down) != cycle * 0.5 {
          time = length - time
          rate = -rate
        }
      }
    }
    let progress = motionState(at: time)
    return Progress(value: progress.value, velocity: progress.velocity * rate)
  }

  /// The spring that takes over what ran before, in real time, and the delay until it does.
  ///
  /// Nil for everything else: a repeated spring can't take over, since its start comes again.
  var mergingSpring: (spring: Spring, delay: Double)? {
    guard case .spring(let spring) = motion else { return nil }
    var speed = 1.0
    var offset = 0.0
    for modifier in modifiers {
      switch modifier {
      case .delay(let delay): offset += delay * speed
      case .speed(let factor): speed *= factor
      case .repeat: return nil
      }
    }
    guard speed > 0, offset >= 0 else { return nil }
    return (spring.sped(by: speed), offset / speed)
  }

  /// The motion inside all modifiers.
  private func motionState(at time: Double) -> Progress {
    guard time > 0 else {
      guard time == 0 else { return Progress(value: 0, velocity: 0) }
      switch motion {
      case .curve(let curve, let duration):
        return Progress(value: 0, velocity: duration > 0 ? curve.velocity(at: 0) / duration : 0)
      case .spring: return Progress(value: 0, velocity: 0)
      case .interpolatingSpring(_, let initialVelocity): return Progress(value: 0, velocity: initialVelocity)
      }
    }
    switch motion {
    case .curve(let curve, let duration):
      guard time < duration else { return Progress(value: 1, velocity: 0) }
      return Progress(value: curve.value(at: time / duration), velocity: curve.velocity(at: time / duration) / duration)
    case .spring(let spring):
      return Progress(
        value: spring.value(target: 1.0, time: time), velocity: spring.velocity(target: 1.0, time: time))
    case .interpolatingSpring(let spring, let initialVelocity):
      return Progress(
        value: spring.value(target: 1.0, initialVelocity: initialVelocity, time: time),
        velocity: spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time))
    }
  }

  /// The duration with only the innermost modifiers applied.
  private func duration(withFirst count: Int) -> Double {
    var duration: Double
    switch motion {
    case .curve(_, let length): duration = length
    case .spring(let spring): duration = spring.settlingDuration(target: 1.0, epsilon: Self.springEpsilon)
    case .interpolatingSpring(let spring, let initialVelocity):
      duration = spring.settlingDuration(
        target: 1.0, initialVelocity: initialVelocity, epsilon: Self.springEpsilon)
    }
    for modifier in modifiers.prefix(count) {
      switch modifier {
      case .delay(let delay): duration = Swift.max(duration + delay, 0)
      case .speed(let speed): duration = speed > 0 ? duration / speed : .infinity
      case .repeat(let count?, _): duration *= Double(count)
      case .repeat(nil, _): duration = duration > 0 ? .infinity : 0
      }
    }
    return duration
  }
}
