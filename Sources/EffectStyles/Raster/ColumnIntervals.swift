/// The columns of one row that can be non-zero: up to four ranges, in order, apart from each other.
///
/// A fifth range closes the narrowest gap, so the set can grow beyond what was added, never shrink. It is a plain value
/// of fixed size, so one for each row costs no allocation.
package struct ColumnIntervals: Hashable, Sendable, BitwiseCopyable {
  private var lower = SIMD4<Int>(repeating: 0)
  private var upper = SIMD4<Int>(repeating: 0)
  /// The number of ranges.
  package private(set) var count = 0

  /// The most ranges that are kept apart.
  package static let capacity = 4

  /// No column.
  package init() {}

  /// One range of columns.
  package init(_ range: Range<Int>) { insert(range) }

  /// The range at an index below `count`, from left to right.
  package subscript(index: Int) -> Range<Int> {
    precondition(index >= 0 && index < count, "interval index out of range")
    return lower[index]..<upper[index]
  }

  /// Whether there is no column.
  package var isEmpty: Bool { count == 0 }

  /// The smallest range that holds all columns.
  package var hull: Range<Int> { count == 0 ? 0..<0 : lower[0]..<upper[count - 1] }

  /// Adds a range; an empty one changes nothing.
  package mutating func insert(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var (low, high) = (range.lowerBound, range.upperBound)
    var result = ColumnIntervals()
    var placed = false
    for index in 0..<count {
      if upper[index] < low {
        result.append(lower[index], upper[index])
      } else if lower[index] > high {
        if !placed { result.append(low, high) }
        placed = true
        result.append(lower[index], upper[index])
      } else {
        (low, high) = (min(low, lower[index]), max(high, upper[index]))
      }
    }
    if !placed { result.append(low, high) }
    self = result
  }

  /// Adds all ranges of another set.
  package mutating func formUnion(_ other: ColumnIntervals) {
    guard other != self else { return }
    for index in 0..<other.count { insert(other[index]) }
  }

  /// The set whose ranges follow from these by a function that keeps their order.
  package func mapped(_ transform: (Range<Int>) -> Range<Int>) -> ColumnIntervals {
    var result = ColumnIntervals()
    for index in 0..<count { result.insert(transform(self[index])) }
    return result
  }

  /// The columns that lie within a range.
  package func clamped(to limits: Range<Int>) -> ColumnIntervals {
    mapped { $0.clamped(to: limits) }
  }

  /// Appends a range that lies to the right of all others.
  private mutating func append(_ low: Int, _ high: Int) {
    if count == Self.capacity {
      closeNarrowestGap(before: low)
      if count == Self.capacity {
        upper[count - 1] = high
        return
      }
    }
    lower[count] = low
    upper[count] = high
    count += 1
  }

  /// Joins the two neighbours with the narrowest gap, unless the gap before a further range is narrower still.
  private mutating func closeNarrowestGap(before next: Int) {
    var narrowest = count
    var gap = next - upper[count - 1]
    for index in 1..<count where lower[index] - upper[index - 1] < gap {
      narrowest = index
      gap = lower[index] - upper[index - 1]
    }
    guard narrowest < count else { return }
    upper[narrowest - 1] = upper[narrowest]
    for index in narrowest..<(count - 1) {
      lower[index] = lower[index + 1]
      upper[index] = upper[index + 1]
    }
    count -= 1
    lower[count] = 0
    upper[count] = 0
  }
}
