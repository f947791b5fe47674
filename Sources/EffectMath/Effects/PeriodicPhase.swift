/// Where a repeating motion is at a time.
public enum PeriodicPhase {
  /// The fraction of the period that has passed, 0..<1; 0 for a period that isn't positive or a time that isn't finite.
  ///
  /// Both are in seconds. The time is reduced in double precision before anything else, so that absolute times of 1e9
  /// seconds keep their fractions.
  public static func phase(time: Double, period: Double) -> Double {
    guard time.isFinite, period > 0, period.isFinite else { return 0 }
    return fraction(time / period)
  }

  /// The fractional part, 0..<1, growing with the value on both sides of zero; 0 for what isn't finite.
  public static func fraction(_ value: Double) -> Double {
    guard value.isFinite else { return 0 }
    let fraction = value - value.rounded(.down)
    // Just below a whole number the difference rounds up to 1.
    return fraction < 1 ? fraction : 0
  }
}
