import EffectStyles

/// What a call of the benchmark asks of every suite.
struct BenchmarkProfile: Sendable {
  /// The frame's extent in pixels.
  var width = 1170
  var height = 2532
  /// How many threads may work at once, or nil for a suite's own choice, one in most.
  var threads: Int?
  /// Whether all cases run, or only those that tell most.
  var isComplete = false

  /// Shares rows among the profile's threads, one if it doesn't say.
  var scheduler: BandScheduler { BandScheduler(threads: threads ?? 1) }

  /// The number of pixels in a frame.
  var pixels: Int { width * height }
}
