/// The figures of one case.
struct BenchmarkResult: Codable, Sendable {
  /// The suite's name.
  var suite: String
  /// The case's name within the suite.
  var name: String
  /// The frame's extent in pixels.
  var width: Int
  var height: Int
  /// How many threads worked at once.
  var threads: Int
  /// Nanoseconds a pixel: the run in the middle, the shortest, and the one that nine in ten stay under.
  var median: Double
  var minimum: Double
  var ninetiethPercentile: Double
  /// Megapixels a second, of the run in the middle.
  var megapixels: Double
  /// Gigabytes a second that had to be read and written, of the run in the middle.
  var gigabytes: Double
  /// The shortest run's rate in pixels as a share of copying a float RGBA frame in the same process.
  var shareOfCopy: Double

  private enum CodingKeys: String, CodingKey {
    case suite, name, width, height, threads
    case median = "median_ns_per_px"
    case minimum = "min_ns_per_px"
    case ninetiethPercentile = "p90_ns_per_px"
    case megapixels = "mp_per_s"
    case gigabytes = "gb_per_s"
    case shareOfCopy = "of_copy"
  }

  /// The figures of some timed runs.
  init(_ benchmark: BenchmarkCase, suite: String, samples: Samples, copySecondsPerPixel: Double) {
    let nanoseconds = 1e9 / Double(max(benchmark.width * benchmark.height, 1))
    self.suite = suite
    name = benchmark.name
    width = benchmark.width
    height = benchmark.height
    threads = benchmark.threads
    // A run that is over within one step of the clock still took some time.
    median = max(samples.median * nanoseconds, 1e-9)
    minimum = max(samples.minimum * nanoseconds, 1e-9)
    ninetiethPercentile = max(samples.ninetiethPercentile * nanoseconds, 1e-9)
    megapixels = 1e3 / median
    gigabytes = Double(benchmark.bytesPerPixel) / median
    shareOfCopy = copySecondsPerPixel * 1e9 / minimum
  }

  /// Suite and case in one word.
  var fullName: String { "\(suite)/\(name)" }

  /// How far the runs spread, as a share of the one in the middle.
  var noise: Double { (ninetiethPercentile - minimum) / median }

  /// Whether another result is of the same work.
  func matches(_ other: BenchmarkResult) -> Bool {
    suite == other.suite && name == other.name && width == other.width && height == other.height
      && threads == other.threads
  }
}
