/// Times a piece of work: warm-up first, then as many runs as the rule asks for.
struct Stopwatch: Sendable {
  /// How many runs are timed.
  enum Rule: Hashable, Sendable {
    /// Exactly this many.
    case count(Int)
    /// At least five and at most fifty, until this many seconds are spent.
    case seconds(Double)
  }

  /// The rule for the number of runs.
  var rule: Rule = .seconds(0.25)

  /// Runs the work without looking at the clock, then times it.
  ///
  /// The warm-up fills caches, touches fresh pages and lets the processor raise its clock: one run at least, a fifth
  /// of the time that the rule gives at most.
  func time(_ work: () -> Void) -> Samples {
    let warmUp: UInt64
    switch rule {
    case .count: warmUp = 0
    case .seconds(let seconds): warmUp = UInt64(max(seconds, 0) * 0.2e9)
    }
    let begin = MonotonicClock.now
    repeat { work() } while MonotonicClock.now - begin < warmUp

    var times: [Double] = []
    let start = MonotonicClock.now
    while needsAnother(after: times.count, spent: MonotonicClock.now - start) {
      let before = MonotonicClock.now
      work()
      times.append(Double(MonotonicClock.now - before) * 1e-9)
    }
    return Samples(seconds: times)
  }

  private func needsAnother(after count: Int, spent: UInt64) -> Bool {
    switch rule {
    case .count(let wanted): count < max(wanted, 1)
    case .seconds(let seconds): count < 5 || (count < 50 && Double(spent) < seconds * 1e9)
    }
  }
}
