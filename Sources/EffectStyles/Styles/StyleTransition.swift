public import EffectMath

/// How an effect comes or goes, and when.
public struct StyleTransition: Hashable, Sendable {
  /// What is seen while it happens.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The effect runs along the outline.
    case drawOn
    /// The effect gets more or less opaque.
    case dissolve
  }

  /// What is seen while it happens.
  public var kind: Kind
  /// When it starts, in seconds of the environment's time.
  public var start: Double
  /// How long it takes, in seconds.
  public var duration: Double
  /// Its pace.
  public var curve: UnitCurve

  /// Creates a transition; a duration that is negative or NaN counts as 0.
  public init(_ kind: Kind, at start: Double, duration: Double = 0.6, curve: UnitCurve = .easeInOut) {
    self.kind = kind
    self.start = start
    self.duration = duration > 0 ? duration : 0
    self.curve = curve
  }

  /// How far it has come at a time, 0...1; a jump at its start with reduced motion.
  public func progress(at time: Double, reduceMotion: Bool = false) -> Double {
    guard time >= start else { return 0 }
    guard duration > 0, !reduceMotion else { return 1 }
    return curve.value(at: (time - start) / duration)
  }

  /// The next time after the given one at which the progress changes: the time itself while it runs.
  public func nextChange(after time: Double, reduceMotion: Bool = false) -> Double? {
    if time < start { return start }
    return !reduceMotion && time < start + duration ? time : nil
  }
}
