import EffectStyles
import Foundation

/// Runs the chosen cases one after the other and prints the table of each suite as it is ready.
struct BenchmarkRun {
  /// The suites, in order.
  var suites: [Suite]
  /// The frame, the threads, and how complete.
  var profile: BenchmarkProfile
  /// Only cases whose full name holds this text run.
  var filter: String?
  /// How long each case is timed.
  var stopwatch: Stopwatch
  /// Where the pictures of the cases go, as NPY files of premultiplied floats; nil for nowhere.
  var pictures: String?
  /// Receives each line of the report.
  var show: (String) -> Void

  /// The cases that would run, by suite.
  var chosen: [(suite: Suite, cases: [BenchmarkCase])] {
    suites.map { suite in
      (suite, suite.cases(profile).filter { filter == nil || "\(suite.name)/\($0.name)".contains(filter ?? "") })
    }
    .filter { !$0.cases.isEmpty }
  }

  /// Times everything; throws when a picture can't be written.
  func run() throws -> BenchmarkReport {
    let copySeconds = FrameCopy.secondsPerPixel(pixels: profile.pixels, stopwatch: stopwatch)
    let copyRate = Double(FrameCopy.bytesPerPixel) / copySeconds * 1e-9
    var report = BenchmarkReport(machine: Machine(copyRate: copyRate), results: [])
    ReportText.header(report.machine).forEach(show)
    for (suite, cases) in chosen {
      Memory.resetPeak()
      var allocations: [Int?] = []
      let results = try cases.map { benchmark in
        let work = benchmark.prepare()
        let samples = stopwatch.time(work.run)
        allocations.append(AllocationCounter.count(work.run))
        if let pictures, let picture = work.picture?() {
          try write(picture, to: pictures, name: "\(suite.name)/\(benchmark.name)")
        }
        return BenchmarkResult(benchmark, suite: suite.name, samples: samples, copySecondsPerPixel: copySeconds)
      }
      let peak = Memory.peakResidentBytes
      show("")
      ReportText.table(results, allocations: allocations).forEach(show)
      show("peak resident: \(Figures.mebibytes(peak))")
      report.results += results
      report.machine.peakResidentBytes = max(report.machine.peakResidentBytes, peak)
    }
    return report
  }

  private func write(_ picture: Framebuffer, to folder: String, name: String) throws {
    let pixels = Bitmap(width: picture.width, height: picture.height, pixels: .float32(picture.pixels))
    let file = URL(fileURLWithPath: folder, isDirectory: true)
      .appendingPathComponent(name.replacingOccurrences(of: "/", with: "-") + ".npy")
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(NPYCodec.encode(pixels)).write(to: file)
    } catch {
      throw Failure("\(file.path) can't be written: \(error.localizedDescription)")
    }
  }
}
