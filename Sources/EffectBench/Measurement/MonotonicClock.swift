import Dispatch

/// A clock that never goes back, in nanoseconds.
enum MonotonicClock {
  /// Nanoseconds since an arbitrary moment.
  static var now: UInt64 {
    DispatchTime.now().uptimeNanoseconds
  }

  /// The smallest step that the clock was seen to make, in nanoseconds.
  static func resolution() -> UInt64 {
    var smallest = UInt64.max
    for _ in 0..<1000 {
      let start = now
      var next = now
      while next == start { next = now }
      smallest = min(smallest, next - start)
    }
    return smallest
  }
}
