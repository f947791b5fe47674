/// One segment of a keyframe track: where it leads, how, and how long it takes.
public struct Keyframe<Value: Animatable>: Sendable {
  /// How a keyframe gets from the value before it to its own.
  enum Kind: Sendable {
    case linear(UnitCurve)
    case cubic(startVelocity: Value.AnimatableData?, endVelocity: Value.AnimatableData?)
    case spring(Spring, startVelocity: Value.AnimatableData?)
    case move
  }

  /// The value at its end.
  public let value: Value
  /// How long it takes, in seconds; no duration is that of its spring.
  let duration: Double?
  let kind: Kind

  private init(_ value: Value, _ duration: Double?, _ kind: Kind) {
    self.value = value
    self.duration = duration.map { $0 > 0 ? Swift.min($0, 1e9) : 0 }
    self.kind = kind
  }

  /// A straight way to a value, with its time shaped by a curve.
  ///
  /// Durations are in seconds; a negative or NaN one counts as 0, one above 1e9 as 1e9.
  public static func linear(_ value: Value, duration: Double, timingCurve: UnitCurve = .linear) -> Keyframe {
    Keyframe(value, duration, .linear(timingCurve))
  }

  /// A smooth cubic way to a value; velocities are in units of the value a second.
  ///
  /// A velocity that is left out makes the motion smooth: between cubic keyframes it is that of the Catmull-Rom spline
  /// through the neighbours, (p₊ - p₋)/(t₊ - t₋); after another kind it is that kind's last velocity, before another
  /// kind that kind's first, where a spring counts as a cubic of its response; at both ends of the track, and next to a
  /// move, it is zero.
  public static func cubic(
    _ value: Value, duration: Double, startVelocity: Value.AnimatableData? = nil,
    endVelocity: Value.AnimatableData? = nil
  ) -> Keyframe {
    Keyframe(value, duration, .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }

  /// A spring toward a value; without a duration it takes until the spring has settled.
  ///
  /// With a shorter duration the next keyframe starts from where the spring has got to. Without a start velocity it
  /// keeps the velocity of the keyframe before it.
  public static func spring(
    _ value: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value.AnimatableData? = nil
  ) -> Keyframe {
    Keyframe(value, duration, .spring(spring, startVelocity: startVelocity))
  }

  /// A jump to a value, which takes no time.
  public static func move(_ value: Value) -> Keyframe { Keyframe(value, 0, .move) }
}
