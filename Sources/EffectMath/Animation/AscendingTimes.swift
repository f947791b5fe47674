/// Searching in times that ascend.
enum AscendingTimes {
  /// How many of the times aren't after a time, by binary search; none for NaN.
  static func count(through time: Double, in times: [Double]) -> Int {
    var lower = 0
    var upper = times.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if times[middle] <= time { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
