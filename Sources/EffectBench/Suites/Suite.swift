/// Benchmarks of one topic: a name, and the cases that it has for a profile.
struct Suite: Sendable {
  /// The word after `--suite`.
  let name: String
  /// What is timed, in one line.
  let summary: String
  /// The cases, in the order of the report.
  let cases: @Sendable (BenchmarkProfile) -> [BenchmarkCase]

  /// Every suite, in the order of the report: a new one is one file and one entry here.
  static let all: [Suite] = [.copy]
}

/// What a call of the benchmark asks of every suite.
struct BenchmarkProfile: Sendable {
  /// The frame's extent in pixels.
  var width = 1170
  var height = 2532
  /// How many threads may work at once, or nil for a suite's own choice, one in most.
  var threads: Int?
  /// Whether all cases run, or only those that tell most.
  var isComplete = false

  /// The number of pixels in a frame.
  var pixels: Int { width * height }
}

/// One thing that is timed.
struct BenchmarkCase {
  /// The name within the suite, such as `rgba/sigma=8`.
  let name: String
  /// The extent of the frame that the time is divided by.
  let width: Int
  let height: Int
  /// How many threads work at once.
  let threads: Int
  /// Bytes that must be read and written for a pixel, however it is done.
  let bytesPerPixel: Int
  /// Makes the data, and returns the work that is timed.
  let prepare: () -> () -> Void

  /// A case on the profile's frame and threads.
  init(
    _ name: String, _ profile: BenchmarkProfile, threads: Int? = nil, bytesPerPixel: Int,
    prepare: @escaping () -> () -> Void
  ) {
    self.init(
      name, width: profile.width, height: profile.height, threads: threads ?? profile.threads ?? 1,
      bytesPerPixel: bytesPerPixel, prepare: prepare)
  }

  /// A case on a frame of its own.
  init(
    _ name: String, width: Int, height: Int, threads: Int, bytesPerPixel: Int, prepare: @escaping () -> () -> Void
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.threads = threads
    self.bytesPerPixel = bytesPerPixel
    self.prepare = prepare
  }
}
