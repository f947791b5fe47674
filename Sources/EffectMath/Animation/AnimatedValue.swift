/// A value with all the changes that were made to it, readable at any time.
///
/// Springs *merge*: one takes over value and velocity of whatever runs when it starts. Other animations *combine*:
/// with the targets of all changes, the value folds r += animation(target - r) from the oldest to the newest, so that
/// older ones go on running under the newer and nothing jumps. A finished animation contributes its whole target. A
/// second change at the same time replaces the first.
///
/// Reading is a pure function of the time: in any order, also before the last change. Changes are kept until they are
/// forgotten with ``forget(before:)``; reading visits only those since the last finished one.
public struct AnimatedValue<Value: Animatable>: Sendable {
  typealias Data = Value.AnimatableData

  struct Change: Sendable {
    var time: Double
    var target: Value
    var goal: Data
    /// No animation is a change at once.
    var animation: Animation?
    /// When the value has reached the target for good.
    var end: Double
    /// The spring that takes over, with the state that it found.
    var takeover: Takeover?
  }

  struct Takeover: Sendable {
    var spring: Spring
    var start: Double
    /// The displacement from the goal when it took over.
    var displacement: Data
    var velocity: Data
  }

  /// The state at a time.
  struct State {
    var position: Data
    var velocity: Data
  }

  private var initial: Value
  private var initialData: Data
  private var changes: [Change] = []

  /// Creates a value that has never changed.
  public init(_ value: Value) {
    initial = value
    initialData = value.animatableData
  }

  /// The target of the latest change.
  public var target: Value { changes.last?.target ?? initial }

  /// The time from which on the value stands still, in seconds; negative infinity if it never changed.
  public var settlingTime: Double { changes.last?.end ?? -.infinity }

  /// Whether the value has reached its last target at a time.
  public func isSettled(at time: Double) -> Bool { time >= settlingTime }

  /// Changes the target at a time in seconds; without an animation the value changes at once.
  ///
  /// A change at the time of an earlier one replaces it; one before the latest is put in its place in the order of
  /// time. A time that isn't finite counts as 0.
  public mutating func setTarget(_ target: Value, animation: Animation?, at time: Double) {
    let time = time.isFinite ? time : 0
    var index = count(through: time)
    if index > 0, changes[index - 1].time == time {
      index -= 1
      changes.remove(at: index)
    }
    changes.insert(
      Change(
        time: time, target: target, goal: target.animatableData, animation: animation, end: time, takeover: nil),
      at: index)
    for later in index..<changes.count { resolve(later) }
  }

  /// The value at a time in seconds; NaN counts as 0.
  public func value(at time: Double) -> Value {
    let time = time.isNaN ? 0 : time
    let count = count(through: time)
    guard count > 0 else { return initial }
    let change = changes[count - 1]
    if change.end <= time { return change.target }
    return change.target.replacing(animatableData: state(afterFirst: count, at: time).position)
  }

  /// The velocity at a time, in units of the value a second; zero where a curve is vertical.
  public func velocity(at time: Double) -> Value.AnimatableData {
    let time = time.isNaN ? 0 : time
    return state(afterFirst: count(through: time), at: time).velocity
  }

  /// Drops all changes that no time from the given one on depends on.
  public mutating func forget(before time: Double) {
    let count = count(through: time)
    guard let last = changes[..<count].lastIndex(where: { $0.end <= time }) else { return }
    initial = changes[last].target
    initialData = changes[last].goal
    changes.removeFirst(last + 1)
  }

  /// How many changes were made until a time.
  private func count(through time: Double) -> Int {
    var lower = 0
    var upper = changes.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if changes[middle].time <= time { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// Finds out when a change ends, and what state its spring takes over.
  private mutating func resolve(_ index: Int) {
    var change = changes[index]
    let previous = index > 0 ? changes[index - 1].target : initial
    change.takeover = nil
    if let animation = change.animation, previous.canAnimate(to: change.target) {
      if let (spring, delay) = animation.mergingSpring {
        let start = change.time + delay
        let state = state(afterFirst: index, at: start)
        let displacement = state.position - change.goal
        change.takeover = Takeover(
          spring: spring, start: start, displacement: displacement, velocity: state.velocity)
        change.end = start + Self.settlingDuration(spring, displacement, state.velocity)
      } else {
        change.end = change.time + animation.duration
      }
    } else {
      change.end = change.time
    }
    changes[index] = change
  }

  /// How long a spring takes from a state until what is left is too small to matter.
  private static func settlingDuration(_ spring: Spring, _ displacement: Data, _ velocity: Data) -> Double {
    let distance = displacement.squaredMagnitude.squareRoot()
    let speed = velocity.squaredMagnitude.squareRoot()
    let scale = distance + speed / spring.angularFrequency
    return spring.settlingDuration(
      distance: distance, speed: speed, epsilon: Animation.springEpsilon * scale)
  }

  /// The state at a time that the first changes lead to.
  private func state(afterFirst count: Int, at time: Double) -> State {
    var first = count
    var state = State(position: initialData, velocity: .zero)
    // Backward to the newest change that doesn't depend on those before it.
    while first > 0 {
      let change = changes[first - 1]
      if change.end <= time {
        state.position = change.goal
        break
      }
      if let takeover = change.takeover, takeover.start <= time {
        let response = takeover.spring.response(at: time - takeover.start)
        state.position =
          change.goal + takeover.displacement.scaled(by: response.displacement)
          + takeover.velocity.scaled(by: response.impulse)
        state.velocity =
          takeover.displacement.scaled(by: response.displacementRate)
          + takeover.velocity.scaled(by: response.impulseRate)
        break
      }
      first -= 1
    }
    for change in changes[first..<count] where change.takeover == nil {
      guard let progress = change.animation?.state(at: time - change.time) else {
        state = State(position: change.goal, velocity: .zero)
        continue
      }
      let way = change.goal - state.position
      let velocity = progress.velocity.isFinite ? progress.velocity : 0
      state.position = state.position + way.scaled(by: progress.value)
      state.velocity = state.velocity.scaled(by: 1 - progress.value) + way.scaled(by: velocity)
    }
    return state
  }
}
