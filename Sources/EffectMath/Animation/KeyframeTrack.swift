/// A value that follows keyframes one after the other, readable at any time in any order.
public struct KeyframeTrack<Value: Animatable>: Sendable {
  private let initialValue: Value
  private let segments: [KeyframeSegment<Value>]

  /// How long the track takes, in seconds.
  public let duration: Double

  /// Creates a track from the value at time 0 and the keyframes after it; O(number of keyframes).
  public init(initialValue: Value, keyframes: [Keyframe<Value>]) {
    var segments: [KeyframeSegment<Value>] = []
    segments.reserveCapacity(keyframes.count)
    var state = KeyframeSegment<Value>.State(position: initialValue.animatableData, velocity: .zero)
    var start = 0.0
    for index in keyframes.indices {
      let segment = KeyframeSegment(index, of: keyframes, start: start, from: state)
      start += segment.duration
      state = segment.end
      segments.append(segment)
    }
    self.initialValue = initialValue
    self.segments = segments
    duration = start
  }

  /// The value at a time in seconds: the first one before the track, the last one after it; NaN counts as 0.
  public func value(at time: Double) -> Value {
    guard let segment = segment(at: time) else { return initialValue }
    let local = time.isNaN ? 0 : time - segment.start
    if local >= segment.duration, segment.endsOnTarget { return segment.target }
    return segment.target.replacing(animatableData: segment.state(at: local).position)
  }

  /// The velocity at a time, in units of the value a second; zero before and after the track.
  public func velocity(at time: Double) -> Value.AnimatableData {
    guard time < duration, let segment = segment(at: time) else { return .zero }
    return segment.state(at: time - segment.start).velocity
  }

  /// The last segment that has begun, or nil before the track.
  private func segment(at time: Double) -> KeyframeSegment<Value>? {
    let time = time.isNaN ? 0 : time
    var lower = 0
    var upper = segments.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if segments[middle].start <= time { lower = middle + 1 } else { upper = middle }
    }
    return lower > 0 ? segments[lower - 1] : nil
  }
}
