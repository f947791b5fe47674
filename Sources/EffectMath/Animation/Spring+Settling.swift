extension Spring {
  /// The time after which a motion of length 1 from rest stays within 0.001 of its target, in seconds.
  public var settlingDuration: Double { settlingDuration(target: 1.0) }

  /// The time in seconds after which a motion from zero stays within a distance of its target.
  ///
  /// It is found on an envelope of the motion, so it is never too short: tight without bounce, at most one swing too
  /// long with it. Infinite for a spring without damping.
  public func settlingDuration<V: AnimatableVector>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> Double {
    settlingDuration(
      distance: target.squaredMagnitude.squareRoot(), speed: initialVelocity.squaredMagnitude.squareRoot(),
      epsilon: epsilon)
  }

  /// The time in seconds after which a displacement and a speed of the given magnitudes have died away.
  func settlingDuration(distance: Double, speed: Double, epsilon: Double) -> Double {
    guard distance > 0 || speed > 0, distance.isFinite, speed.isFinite else { return 0 }
    let epsilon = epsilon > 0 ? epsilon : 1e-12
    guard dampingRatio > 0 else { return .infinity }
    let motion = Motion(self, distance: distance, speed: speed)
    // Past its peak the envelope only falls: find where it crosses epsilon.
    var lower = motion.peakTime
    guard motion.envelope(at: lower) > epsilon else { return distance > epsilon ? lower : 0 }
    var step = 1 / motion.slowestDecay
    while motion.envelope(at: lower + step) > epsilon, step < 1e300 {
      lower += step
      step *= 2
    }
    var upper = lower + step
    for _ in 0..<60 {
      let middle = 0.5 * (lower + upper)
      if motion.envelope(at: middle) > epsilon { lower = middle } else { upper = middle }
    }
    return upper
  }

  /// The envelope of a motion: never below the size of the displacement.
  private struct Motion {
    let spring: Spring
    let distance: Double
    /// The size of v + ζω₀x at the start, the factor of the sine part.
    let drive: Double
    let decay: Double
    let frequency: Double

    init(_ spring: Spring, distance: Double, speed: Double) {
      let ratio = spring.dampingRatio
      self.spring = spring
      self.distance = distance
      decay = ratio * spring.angularFrequency
      frequency = spring.angularFrequency * Swift.abs((1 - ratio) * (1 + ratio)).squareRoot()
      drive = speed + decay * distance
    }

    /// The rate of the part that dies last, per second.
    var slowestDecay: Double {
      spring.dampingRatio <= 1 ? decay : spring.angularFrequency * spring.angularFrequency / (decay + frequency)
    }

    /// The time from which on the envelope only falls.
    var peakTime: Double {
      if spring.dampingRatio <= 1 { return Swift.max(1 / decay - distance / drive, 0) }
      let numerator = (decay + frequency) * (drive - distance * frequency)
      let denominator = slowestDecay * (drive + distance * frequency)
      guard numerator > denominator, frequency > 0 else { return 0 }
      return Elementary.log(numerator / denominator) / (2 * frequency)
    }

    func envelope(at time: Double) -> Double {
      guard spring.dampingRatio <= 1 else {
        let response = spring.response(at: time)
        let cosine = response.displacement - decay * response.impulse
        return distance * cosine + drive * response.impulse
      }
      let swing =
        frequency > 0 ? (distance * distance + drive * drive / (frequency * frequency)).squareRoot() : .infinity
      return Elementary.exp(-Swift.min(decay * time, 745)) * Swift.min(swing, distance + drive * time)
    }
  }
}
