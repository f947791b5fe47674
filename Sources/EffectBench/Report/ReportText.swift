/// A report as text for a terminal.
enum ReportText {
  /// What the figures belong to, in three lines, and a warning ahead of them for a debug build.
  static func header(_ machine: Machine) -> [String] {
    var lines: [String] = []
    if Machine.isDebugBuild {
      let warning = "DEBUG BUILD: these figures say nothing about speed. Use: swift run -c release EffectBench"
      let rule = String(repeating: "!", count: warning.count)
      lines += [rule, warning, rule, ""]
    }
    lines.append("\(machine.processor), \(machine.cores) cores, \(machine.system)")
    lines.append("\(machine.build) build for \(machine.architecture) (\(machine.simd))")
    lines.append(
      "clock step \(machine.clockResolution) ns; copying a float RGBA frame: \(Figures.short(machine.copyRate)) GB/s")
    return lines
  }

  /// The table of a suite, with the allocations of a run and a bar for the share of the copy rate.
  static func table(_ results: [BenchmarkResult], allocations: [Int?]) -> [String] {
    var table = TextTable(["case", "size", "threads", "ns/px", "min", "p90", "MP/s", "GB/s", "allocs", "of copy"])
    for (result, count) in zip(results, allocations) {
      table.append([
        result.fullName, "\(result.width)x\(result.height)", "\(result.threads)", Figures.short(result.median),
        Figures.short(result.minimum), Figures.short(result.ninetiethPercentile), Figures.short(result.megapixels),
        Figures.short(result.gigabytes), count.map(String.init) ?? "-", Figures.percent(result.shareOfCopy),
      ])
    }
    let bars = ["", ""] + results.map { "  " + Figures.bar($0.shareOfCopy, cells: 20) }
    return zip(table.lines, bars).map { $0 + $1 }
  }

  /// Each result against the one of the same work in an older report, and how many became slower beyond the noise.
  static func comparison(
    _ results: [BenchmarkResult], with baseline: BenchmarkReport
  ) -> (lines: [String], regressions: Int) {
    var table = TextTable(["case", "size", "threads", "before ns/px", "now ns/px", "speed", "noise", ""])
    var regressions = 0
    for result in results {
      guard let before = baseline.results.first(where: result.matches) else { continue }
      let speed = before.median / result.median
      let noise = before.noise + result.noise
      let verdict: String
      if 1 / speed > 1 + noise {
        verdict = "slower"
        regressions += 1
      } else {
        verdict = speed > 1 + noise ? "faster" : "same"
      }
      table.append([
        result.fullName, "\(result.width)x\(result.height)", "\(result.threads)", Figures.short(before.median),
        Figures.short(result.median), Figures.short(speed) + "x", Figures.percent(noise), verdict,
      ])
    }
    return (table.lines, regressions)
  }
}
