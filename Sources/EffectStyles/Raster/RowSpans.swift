/// The columns of one row that can hold ink: a few disjoint intervals in order.
///
/// Everything outside them is transparent, so whoever walks a row walks these alone. Beyond a handful of intervals the
/// closest neighbours become one, which costs time but never ink.
package struct RowSpans: Hashable, Sendable {
  /// The intervals, from left to right; none touches the next.
  package private(set) var intervals: [Range<Int>] = []
  private static let most = 8

  /// Creates a row without ink.
  package init() {}

  /// Creates a row with ink in one interval.
  package init(_ interval: Range<Int>) { insert(interval) }

  /// Whether there is no ink.
  package var isEmpty: Bool { intervals.isEmpty }

  /// The smallest interval around all ink.
  package var hull: Range<Int> {
    guard let first = intervals.first, let last = intervals.last else { return 0..<0 }
    return first.lowerBound..<last.upperBound
  }

  /// Removes all ink.
  package mutating func removeAll() { intervals.removeAll(keepingCapacity: true) }

  /// Adds ink in an interval, and calls `grown` for each part of it that had none.
  package mutating func insert(_ interval: Range<Int>, grown: (Range<Int>) -> Void = { _ in }) {
    guard !interval.isEmpty else { return }
    var start = interval.lowerBound
    var merged = interval
    var first = 0
    while first < intervals.count, intervals[first].upperBound < interval.lowerBound { first += 1 }
    var end = first
    while end < intervals.count, intervals[end].lowerBound <= interval.upperBound {
      if start < intervals[end].lowerBound { grown(start..<intervals[end].lowerBound) }
      start = max(start, intervals[end].upperBound)
      merged = min(merged.lowerBound, intervals[end].lowerBound)..<max(merged.upperBound, intervals[end].upperBound)
      end += 1
    }
    if start < interval.upperBound { grown(start..<interval.upperBound) }
    intervals.replaceSubrange(first..<end, with: CollectionOfOne(merged))
    if intervals.count > RowSpans.most { joinClosest(grown) }
  }

  private mutating func joinClosest(_ grown: (Range<Int>) -> Void) {
    var closest = 1
    for index in 1..<intervals.count where gap(index) < gap(closest) { closest = index }
    let (left, right) = (intervals[closest - 1], intervals[closest])
    grown(left.upperBound..<right.lowerBound)
    intervals.replaceSubrange(
      closest - 1...closest, with: CollectionOfOne(left.lowerBound..<right.upperBound))
  }

  private func gap(_ index: Int) -> Int { intervals[index].lowerBound - intervals[index - 1].upperBound }
}
