import Foundation

/// A whole run as it is written to a JSON file: schema 1.
struct BenchmarkReport: Codable, Sendable {
  /// The version of the file's structure.
  var schema = 1
  /// The machine and the build.
  var machine: Machine
  /// The figures, in the order of the run.
  var results: [BenchmarkResult]

  /// The schema that this program reads and writes.
  static let currentSchema = 1

  /// Reads a report, or says why it can't be used.
  static func read(from path: String) throws -> BenchmarkReport {
    let report: BenchmarkReport
    do {
      report = try JSONDecoder().decode(BenchmarkReport.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw Failure("\(path) is no benchmark report that can be read: \(error)")
    }
    guard report.schema == currentSchema else {
      throw Failure("\(path) has schema \(report.schema), expected \(currentSchema)")
    }
    return report
  }

  /// Writes the report with sorted keys, so that two reports can be compared line by line.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    var data = try encoder.encode(self)
    data.append(UInt8(ascii: "\n"))
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure("\(path) can't be written: \(error.localizedDescription)")
    }
  }
}
