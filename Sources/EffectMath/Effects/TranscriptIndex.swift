/// Spans of time, as the lines or words of a transcript, prepared for finding the current one.
///
/// Spans may leave gaps and may overlap. The current one at a time is, of those with start <= time < end, the one that
/// started last; of several with the same start, the last in order.
public struct TranscriptIndex: Hashable, Sendable {
  /// The starts in seconds, ascending.
  public let starts: [Double]
  /// The ends in seconds, in the order of the starts.
  public let ends: [Double]
  /// For each span, the nearest earlier one that ends later; -1 if there is none.
  private let longerBefore: [Int]

  /// Creates an index of spans that are given in ascending order of their starts; O(count).
  ///
  /// A span without an end lasts until the next later start, the last one for ever. A start below the one before it, or
  /// NaN, is raised to it, so that the order of the spans stays; an end that is missing from the list counts as none.
  public init(starts: [Double], ends: [Double?] = []) {
    var sorted: [Double] = []
    sorted.reserveCapacity(starts.count)
    for start in starts {
      let floor = sorted.last ?? -Double.infinity
      sorted.append(start > floor ? start : (sorted.isEmpty && start.isNaN ? 0 : floor))
    }
    var resolved: [Double] = Array(repeating: .infinity, count: sorted.count)
    var next = Double.infinity
    for index in sorted.indices.reversed() {
      if index + 1 < sorted.count, sorted[index + 1] > sorted[index] { next = sorted[index + 1] }
      let end = index < ends.count ? ends[index] : nil
      resolved[index] = end.map { $0.isNaN ? next : $0 } ?? next
    }
    var longer: [Int] = []
    longer.reserveCapacity(sorted.count)
    for index in sorted.indices {
      var candidate = index - 1
      while candidate >= 0, resolved[candidate] <= resolved[index] { candidate = longer[candidate] }
      longer.append(candidate)
    }
    self.starts = sorted
    self.ends = resolved
    longerBefore = longer
  }

  /// The current span at a time, or nil before the first one and in a gap; O(log count) without deep nesting.
  public func current(at time: Double) -> Int? {
    var candidate = lastStarted(at: time) ?? -1
    // What lies between a span and the nearest longer one is over when the span is.
    while candidate >= 0, ends[candidate] <= time { candidate = longerBefore[candidate] }
    return candidate >= 0 ? candidate : nil
  }

  /// The last span that has started by a time, which a view keeps in place through a gap.
  public func lastStarted(at time: Double) -> Int? {
    TranscriptMath.lastStarted(at: time, in: starts)
  }

  /// All spans with start <= time < end, in ascending order.
  public func active(at time: Double) -> [Int] {
    let count = TranscriptMath.count(startedBy: time, in: starts)
    return (0..<count).filter { ends[$0] > time }
  }

  /// The first start or end after a time, or nil if nothing changes any more.
  public func nextChange(after time: Double) -> Double? {
    let count = TranscriptMath.count(startedBy: time, in: starts)
    var next = count < starts.count ? starts[count] : Double.infinity
    for index in 0..<count where ends[index] > time { next = Swift.min(next, ends[index]) }
    return next < .infinity ? next : nil
  }
}
