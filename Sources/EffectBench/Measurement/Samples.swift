/// The times of several runs of the same work.
struct Samples: Sendable {
  /// Seconds of each run, shortest first.
  let seconds: [Double]

  /// Sorts the times; there must be one at least.
  init(seconds: [Double]) {
    precondition(!seconds.isEmpty, "no run was timed")
    self.seconds = seconds.sorted()
  }

  /// The shortest time: the work with the least disturbance.
  var minimum: Double { seconds[0] }

  /// The time that half of the runs stay under.
  var median: Double {
    let middle = seconds.count / 2
    return seconds.count.isMultiple(of: 2) ? (seconds[middle - 1] + seconds[middle]) / 2 : seconds[middle]
  }

  /// The time that nine runs in ten stay under, by the nearest rank.
  var ninetiethPercentile: Double {
    seconds[(seconds.count * 9 + 9) / 10 - 1]
  }
}
