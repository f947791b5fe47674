/// Finding the line or word of a transcript that is spoken at a time.
public enum TranscriptMath {
  /// How many starts aren't after a time, by binary search in ascending starts; NaN counts as before all of them.
  public static func count(startedBy time: Double, in starts: [Double]) -> Int {
    AscendingTimes.count(through: time, in: starts)
  }

  /// The last entry that has started by a time, whether it is over or not, or nil before the first one.
  public static func lastStarted(at time: Double, in starts: [Double]) -> Int? {
    let count = count(startedBy: time, in: starts)
    return count > 0 ? count - 1 : nil
  }

  /// How far a line or word is spoken at a time, 0...1; one without a positive length is 0 before its start, then 1.
  public static func progress(at time: Double, start: Double, end: Double) -> Double {
    guard time >= start else { return 0 }
    guard end > start, time < end else { return 1 }
    return (time - start) / (end - start)
  }
}
