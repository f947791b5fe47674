/// Benchmarks of one topic: a name, and the cases that it has for a profile.
struct Suite: Sendable {
  /// The word after `--suite`.
  let name: String
  /// What is timed, in one line.
  let summary: String
  /// The cases, in the order of the report.
  let cases: @Sendable (BenchmarkProfile) -> [BenchmarkCase]

  /// Every suite, in the order of the report: a new one is one file and one entry here.
  static let all: [Suite] = [.copy, .composite, .blur, .gradient, .coverage, .styles, .endToEnd, .codec, .scaling]
}
