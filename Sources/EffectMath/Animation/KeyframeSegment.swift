/// A keyframe with everything that depends on its neighbours worked out.
struct KeyframeSegment<Value: Animatable>: Sendable {
  typealias Data = Value.AnimatableData

  enum Motion: Sendable {
    case linear(UnitCurve)
    case cubic(startVelocity: Data, endVelocity: Data)
    case spring(Spring, startVelocity: Data)
    case move
  }

  /// The state of the value within the segment.
  struct State {
    var position: Data
    var velocity: Data
  }

  /// When it begins, in seconds from the start of the track.
  let start: Double
  /// How long it takes, in seconds.
  let duration: Double
  /// The value at its begin.
  let origin: Data
  /// The value that it leads to.
  let goal: Data
  /// The value that it leads to, as the user wrote it.
  let target: Value
  /// Whether it ends on its target: not so for a spring that is cut short.
  let endsOnTarget: Bool
  private let motion: Motion

  /// Works out a keyframe of a track, given the state in which the one before it ends.
  init(_ index: Int, of keyframes: [Keyframe<Value>], start: Double, from state: State) {
    let keyframe = keyframes[index]
    self.start = start
    origin = state.position
    target = keyframe.value
    goal = keyframe.value.animatableData
    switch keyframe.kind {
    case .linear(let curve):
      motion = .linear(curve)
      duration = keyframe.duration ?? 0
      endsOnTarget = true
    case .cubic(let startVelocity, let endVelocity):
      motion = .cubic(
        startVelocity: startVelocity ?? state.velocity,
        endVelocity: endVelocity ?? Self.endVelocity(index, of: keyframes, origin: state.position))
      duration = keyframe.duration ?? 0
      endsOnTarget = true
    case .spring(let spring, let startVelocity):
      let velocity = startVelocity ?? state.velocity
      motion = .spring(spring, startVelocity: velocity)
      duration =
        keyframe.duration
        ?? Swift.min(spring.settlingDuration(target: goal - origin, initialVelocity: velocity), 1e9)
      endsOnTarget = keyframe.duration == nil
    case .move:
      motion = .move
      duration = 0
      endsOnTarget = true
    }
  }

  /// The state in which the next segment begins.
  var end: State {
    let end = state(at: duration)
    if case .move = motion { return State(position: goal, velocity: .zero) }
    return endsOnTarget ? State(position: goal, velocity: end.velocity) : end
  }

  /// The state some seconds after the begin of the segment, up to its end.
  func state(at time: Double) -> State {
    let time = Swift.min(time, duration)
    let way = goal - origin
    if case .spring(let spring, let velocity) = motion {
      return State(
        position: origin + spring.value(target: way, initialVelocity: velocity, time: time),
        velocity: spring.velocity(target: way, initialVelocity: velocity, time: time))
    }
    guard duration > 0 else { return State(position: goal, velocity: .zero) }
    let t = time / duration
    switch motion {
    case .linear(let curve):
      let slope = curve.velocity(at: t) / duration
      return State(
        position: origin + way.scaled(by: curve.value(at: t)), velocity: way.scaled(by: slope.isFinite ? slope : 0))
    case .cubic(let startVelocity, let endVelocity):
      return hermite(at: t, startVelocity, endVelocity)
    case .spring, .move:
      return State(position: goal, velocity: .zero)
    }
  }

  /// The cubic with given values and velocities at both ends.
  private func hermite(at t: Double, _ startVelocity: Data, _ endVelocity: Data) -> State {
    let s = 1 - t
    let way = goal - origin
    let position =
      origin + way.scaled(by: t * t * (3 - 2 * t))
      + startVelocity.scaled(by: t * s * s * duration) - endVelocity.scaled(by: t * t * s * duration)
    let velocity =
      way.scaled(by: 6 * t * s / duration)
      + startVelocity.scaled(by: s * (1 - 3 * t)) + endVelocity.scaled(by: t * (3 * t - 2))
    return State(position: position, velocity: velocity)
  }

  /// The velocity at the end of a cubic keyframe that leads over smoothly into the next one.
  private static func endVelocity(_ index: Int, of keyframes: [Keyframe<Value>], origin: Data) -> Data {
    guard index + 1 < keyframes.count else { return .zero }
    let goal = keyframes[index].value.animatableData
    let next = keyframes[index + 1]
    let nextGoal = next.value.animatableData
    switch next.kind {
    case .linear(let curve):
      let slope = curve.velocity(at: 0) / (next.duration ?? 0)
      return slope.isFinite ? (nextGoal - goal).scaled(by: slope) : .zero
    case .cubic(let velocity?, _), .spring(_, let velocity?): return velocity
    case .cubic(nil, _):
      return catmullRom(origin, nextGoal, (keyframes[index].duration ?? 0) + (next.duration ?? 0))
    case .spring(let spring, nil):
      return catmullRom(origin, nextGoal, (keyframes[index].duration ?? 0) + spring.response)
    case .move: return .zero
    }
  }

  private static func catmullRom(_ before: Data, _ after: Data, _ duration: Double) -> Data {
    duration > 0 ? (after - before).scaled(by: 1 / duration) : .zero
  }
}
