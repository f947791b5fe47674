/// The numbers of a band of light that runs across something again and again.
public enum ShimmerMath {
  /// The width of the band as a fraction of the thing that it runs across.
  public static let defaultBandSize = 0.3
  /// How long one pass takes, in seconds.
  public static let defaultDuration = 1.5
  /// The pause before each pass, in seconds.
  public static let defaultDelay = 0.25

  /// The line along which the band's gradient lies, in unit space.
  public struct Band: Hashable, Sendable {
    /// Where the gradient begins.
    public let start: UnitPoint
    /// Where the gradient ends.
    public let end: UnitPoint
  }

  /// How far the band has come at a time, 0...1.
  ///
  /// A cycle is the delay and then a pass; a bouncing band runs every second cycle backward, pass and then delay. All
  /// times are in seconds. A duration that isn't positive and a time that isn't finite give 0; a delay that isn't
  /// positive is none.
  public static func progress(
    time: Double, duration: Double = defaultDuration, delay: Double = defaultDelay, bounces: Bool = false
  ) -> Double {
    guard time.isFinite, duration > 0, duration.isFinite else { return 0 }
    let delay = delay > 0 && delay.isFinite ? delay : 0
    let cycle = duration + delay
    let turns = bounces ? 2.0 : 1.0
    var local = PeriodicPhase.fraction(time / (turns * cycle)) * turns * cycle
    if local > cycle { local = 2 * cycle - local }
    return Swift.min(Swift.max((local - delay) / duration, 0), 1)
  }

  /// Where the band lies at a progress of 0...1; what lies outside is clamped, NaN counts as 0.
  ///
  /// It runs from before the top left corner to beyond the bottom right one, so that at both ends nothing of it is
  /// seen; from right to left it is mirrored. A band size that is negative or NaN counts as 0.
  public static func band(
    progress: Double, bandSize: Double = defaultBandSize, rightToLeft: Bool = false
  ) -> Band {
    let progress = progress > 0 ? Swift.min(progress, 1) : 0
    let size = bandSize > 0 ? Swift.min(bandSize, 1e6) : 0
    let start = -size + progress * (1 + size)
    let end = progress * (1 + size)
    guard rightToLeft else {
      return Band(start: UnitPoint(x: start, y: start), end: UnitPoint(x: end, y: end))
    }
    return Band(start: UnitPoint(x: 1 - start, y: start), end: UnitPoint(x: 1 - end, y: end))
  }

  /// Whether the band stands still at a time, and when it next begins to move.
  ///
  /// While it moves the answer is the time itself.
  public static func nextChange(
    after time: Double, duration: Double = defaultDuration, delay: Double = defaultDelay, bounces: Bool = false
  ) -> Double? {
    guard time.isFinite, duration > 0, duration.isFinite else { return nil }
    let delay = delay > 0 && delay.isFinite ? delay : 0
    let cycle = duration + delay
    // Two delays meet where a bouncing band has come back.
    let period = bounces ? 2 * cycle : cycle
    let local = PeriodicPhase.fraction(time / period) * period
    if local < delay { return time + (delay - local) }
    if bounces, local >= delay + 2 * duration { return time + (period - local) + delay }
    return time
  }
}
