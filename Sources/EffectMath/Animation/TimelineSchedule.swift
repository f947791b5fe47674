/// The times at which a picture is drawn anew, as pure functions of the time asked about.
///
/// All times are in seconds from one origin of the caller's choice. Between two entries the picture stays that of the
/// earlier one.
public struct TimelineSchedule: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case animation(minimumInterval: Double, paused: Bool)
    case periodic(start: Double, interval: Double)
    case explicit([Double])
  }

  /// How far apart the frames of a display are, in seconds, where no other is known.
  public static let displayInterval = 1.0 / 60

  private let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  /// As often as the display shows a new frame.
  public static let animation = animation()

  /// As often as the display shows a new frame, but never closer together than an interval in seconds.
  ///
  /// Entries are multiples of the interval, which is rounded up to whole frames of the display; no interval, or one
  /// that isn't positive, is one frame. A paused schedule has an entry wherever it is asked for one, so that the
  /// picture is drawn once, and none after it.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false, displayInterval: Double = displayInterval
  ) -> TimelineSchedule {
    let frame = displayInterval > 0 && displayInterval.isFinite ? displayInterval : Self.displayInterval
    let wanted = minimumInterval ?? 0
    // A ten-thousandth of a frame forgives 1/30 written with few digits.
    let frames = wanted > frame && wanted.isFinite ? (wanted / frame - 1e-4).rounded(.up) : 1
    return TimelineSchedule(kind: .animation(minimumInterval: frames * frame, paused: paused))
  }

  /// At a start time and every interval in seconds after it; an interval that isn't positive leaves only the start.
  public static func periodic(from start: Double, by interval: Double) -> TimelineSchedule {
    TimelineSchedule(
      kind: .periodic(
        start: start.isFinite ? start : 0, interval: interval > 0 && interval.isFinite ? interval : .infinity))
  }

  /// At every full minute, also before the origin of time.
  public static let everyMinute = TimelineSchedule(kind: .animation(minimumInterval: 60, paused: false))

  /// At given times, in any order; those that aren't finite are left out.
  public static func explicit(_ times: [Double]) -> TimelineSchedule {
    TimelineSchedule(kind: .explicit(times.filter { $0.isFinite }.sorted()))
  }

  /// The latest entry that isn't after a time, or nil before the first one; NaN counts as 0.
  public func entry(at time: Double) -> Double? {
    let time = time.isNaN ? 0 : time
    switch kind {
    case .animation(_, paused: true): return time
    case .animation(let interval, paused: false): return Self.grid(at: time, from: 0, by: interval)
    case .periodic(let start, let interval):
      guard time >= start else { return nil }
      return interval.isFinite ? Self.grid(at: time, from: start, by: interval) : start
    case .explicit(let times):
      let count = AscendingTimes.count(through: time, in: times)
      return count > 0 ? times[count - 1] : nil
    }
  }

  /// The first entry after a time, or nil if the picture doesn't change any more; NaN counts as 0.
  ///
  /// Nil also where the spacing of doubles exceeds the interval.
  public func entry(after time: Double) -> Double? {
    let time = time.isNaN ? 0 : time
    switch kind {
    case .animation(_, paused: true): return nil
    case .animation(let interval, paused: false): return Self.grid(after: time, from: 0, by: interval)
    case .periodic(let start, let interval):
      guard time >= start else { return start }
      return interval.isFinite ? Self.grid(after: time, from: start, by: interval) : nil
    case .explicit(let times):
      let count = AscendingTimes.count(through: time, in: times)
      return count < times.count ? times[count] : nil
    }
  }

  /// The entries for a span of time: the one that holds at its start, then those until its end, at most a count.
  public func entries(from start: Double, through end: Double, maximumCount: Int = 10_000) -> [Double] {
    var entries: [Double] = []
    var next = entry(at: start) ?? entry(after: start)
    while let entry = next, entry <= end, entries.count < maximumCount {
      entries.append(entry)
      next = self.entry(after: entry)
    }
    return entries
  }

  /// The last point of a grid that isn't after a time.
  private static func grid(at time: Double, from start: Double, by interval: Double) -> Double {
    guard time.isFinite else { return time }
    let index = ((time - start) / interval).rounded(.down)
    guard index.isFinite else { return time }
    let next = start + (index + 1) * interval
    if next <= time { return next }
    let entry = start + index * interval
    return entry <= time ? entry : start + (index - 1) * interval
  }

  /// The first point of a grid after a time, or nil where doubles can't tell it from the time.
  private static func grid(after time: Double, from start: Double, by interval: Double) -> Double? {
    guard time.isFinite else { return nil }
    let index = ((time - start) / interval).rounded(.down)
    guard index.isFinite else { return nil }
    for step in 0...2 {
      let entry = start + (index + Double(step)) * interval
      if entry > time { return entry }
    }
    return nil
  }
}
