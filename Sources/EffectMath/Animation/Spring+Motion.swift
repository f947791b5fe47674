extension Spring {
  /// The value at a time of a motion that starts at zero and ends at the target.
  ///
  /// The initial velocity is in units of the value a second.
  public func value<V: AnimatableVector>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let response = response(at: time)
    return target - target.scaled(by: response.displacement) + initialVelocity.scaled(by: response.impulse)
  }

  /// The velocity at a time of a motion that starts at zero and ends at the target, in units of the value a second.
  public func velocity<V: AnimatableVector>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let response = response(at: time)
    return initialVelocity.scaled(by: response.impulseRate) - target.scaled(by: response.displacementRate)
  }

  /// The force on the object at a position with a velocity, toward the target.
  public func force<V: AnimatableVector>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Moves a value and its velocity on by an interval in seconds; steps of any length give the same motion.
  public func update<V: AnimatableVector>(value: inout V, velocity: inout V, target: V, interval: Double) {
    let response = response(at: interval)
    let displacement = value - target
    let initialVelocity = velocity
    value = target + displacement.scaled(by: response.displacement) + initialVelocity.scaled(by: response.impulse)
    velocity = displacement.scaled(by: response.displacementRate) + initialVelocity.scaled(by: response.impulseRate)
  }

  /// What is left of the initial state at a time.
  func response(at time: Double) -> SpringResponse {
    guard time > 0 else {
      return SpringResponse(displacement: 1, impulse: 0, displacementRate: 0, impulseRate: 1)
    }
    guard time.isFinite else { return .rest }
    let decay = dampingRatio * angularFrequency
    // e^-rate·t times (cos, sin/ω), or their hyperbolic kin; both rewritten so that nothing overflows or cancels.
    let cosine: Double
    let sine: Double
    if dampingRatio <= 1 {
      guard decay * time < 750 else { return .rest }
      let frequency = angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
      let envelope = Elementary.exp(-decay * time)
      let turn = frequency * time
      // A swing that never ends has no phase left once a double can't tell its turns apart.
      guard turn < 1e15 else { return .rest }
      let (sinTurn, cosTurn) = Elementary.sincos(turn)
      cosine = envelope * cosTurn
      sine = turn > 1e-8 ? envelope * sinTurn / frequency : envelope * time
    } else {
      let frequency = angularFrequency * ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
      let slow = angularFrequency * angularFrequency / (decay + frequency)
      guard slow * time < 750 else { return .rest }
      let envelope = Elementary.exp(-slow * time)
      let span = 2 * frequency * time
      let ratio = span < 750 ? Elementary.exp(-span) : 0
      cosine = 0.5 * envelope * (1 + ratio)
      sine = span < 0.5 ? envelope * time * Self.decayRatio(span) : envelope * (1 - ratio) / (2 * frequency)
    }
    return SpringResponse(
      displacement: cosine + decay * sine,
      impulse: sine,
      displacementRate: -angularFrequency * angularFrequency * sine,
      impulseRate: cosine - decay * sine)
  }

  /// (1 - e^-y)/y for y in 0...0.5 by its Taylor series; the first omitted term is below 1e-17.
  private static func decayRatio(_ y: Double) -> Double {
    var sum = 0.0
    for k in stride(from: 14, through: 2, by: -1) { sum = (1 - sum) * y / Double(k) }
    return 1 - sum
  }
}
