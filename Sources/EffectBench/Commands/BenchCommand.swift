import Foundation

extension Command {
  /// Times the library and prints the figures.
  static let bench = Command(
    name: "bench",
    summary: "times the library: nanoseconds a pixel, and the share of this machine's copy rate",
    options: [
      .value("--suite", "NAME", "only this suite; can be repeated"),
      .value("--filter", "TEXT", "only cases whose suite/name holds the text"),
      .value("--size", "WxH", "the frame in pixels; 1170x2532 without it"),
      .value(
        "--threads", "N", "how many threads may work at once; 1 without it, where a suite has no choice of its own"),
      .value("--repeat", "N", "time each case exactly N times; as often as fits a quarter of a second without it"),
      .value("--json", "FILE", "write the figures to a file"),
      .value("--chart", "FILE", "draw the shares of the copy rate as an SVG picture"),
      .value("--pictures", "DIR", "write what the cases draw as .npy files, premultiplied"),
      .value("--baseline", "FILE", "compare with the figures of an earlier --json"),
      .flag("--fail-on-regression", "exit with 1 when a case is slower than the baseline beyond the noise of both"),
      .flag("--all", "every case; without it and without --suite or --filter, the ones that tell most"),
      .flag("--list", "print the names of the cases and stop"),
    ],
    run: runBench)

  private static func runBench(_ arguments: Arguments) throws {
    var run = BenchmarkRun(
      suites: try chosenSuites(arguments), profile: try profile(arguments), filter: arguments.text("--filter"),
      stopwatch: Stopwatch(), pictures: arguments.text("--pictures"), show: { print($0) })
    if let count = try arguments.integer("--repeat", in: 1...1_000_000) { run.stopwatch.rule = .count(count) }
    guard !run.chosen.isEmpty else { throw UsageError("no case matches; bench --list shows them") }
    guard !arguments.has("--list") else {
      for (suite, cases) in run.chosen {
        print("\(suite.name): \(suite.summary)")
        for benchmark in cases { print("  \(suite.name)/\(benchmark.name)") }
      }
      return
    }
    // Read ahead of the run, so that a wrong file costs no minute.
    let baseline = try arguments.text("--baseline").map(BenchmarkReport.read)
    if arguments.has("--fail-on-regression"), baseline == nil {
      throw UsageError("--fail-on-regression needs --baseline FILE")
    }
    let report = try run.run()
    if let path = arguments.text("--json") { try report.write(to: path) }
    if let path = arguments.text("--chart") { try BenchmarkChart.write(report, to: path) }
    if let baseline {
      let comparison = ReportText.comparison(report.results, with: baseline)
      print("")
      comparison.lines.forEach { print($0) }
      if comparison.regressions > 0, arguments.has("--fail-on-regression") {
        throw Failure("\(comparison.regressions) cases are slower than the baseline beyond the noise")
      }
    }
  }

  private static func chosenSuites(_ arguments: Arguments) throws(UsageError) -> [Suite] {
    let names = arguments.all("--suite")
    for name in names where !Suite.all.contains(where: { $0.name == name }) {
      throw UsageError("no suite \(name); expected one of \(Suite.all.map(\.name).joined(separator: " "))")
    }
    return names.isEmpty ? Suite.all : Suite.all.filter { names.contains($0.name) }
  }

  private static func profile(_ arguments: Arguments) throws(UsageError) -> BenchmarkProfile {
    var profile = BenchmarkProfile()
    if let text = arguments.text("--size") {
      let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      guard parts.count == 2, parts.allSatisfy({ (1...32768).contains($0) }) else {
        throw UsageError("--size \(text): WxH is expected, both from 1 to 32768")
      }
      (profile.width, profile.height) = (parts[0], parts[1])
    }
    profile.threads = try arguments.integer("--threads", in: 1...1024)
    profile.isComplete =
      arguments.has("--all") || arguments.has("--list") || arguments.text("--filter") != nil
      || !arguments.all("--suite").isEmpty
    return profile
  }
}
