import Foundation

/// The JSON report of a benchmark run, schema 1.
private struct BenchmarkReport: Decodable {
  struct Result: Decodable {
    var suite: String
    var name: String
    var width: Int
    var height: Int
    var threads: Int
    var median_ns_per_px: Double
    var min_ns_per_px: Double
    var p90_ns_per_px: Double
    var mp_per_s: Double
    var gb_per_s: Double
    var of_copy: Double
  }
  var schema: Int
  var machine: [String: JSONAny]
  var results: [Result]
}

/// Any JSON value: the machine's description is free in form.
private struct JSONAny: Decodable {
  init(from decoder: any Decoder) {}
}

/// A line for each result that can't be true.
func benchmarkReportComplaints(_ file: URL) throws -> [String] {
  let report = try JSONDecoder().decode(BenchmarkReport.self, from: Data(contentsOf: file))
  var complaints: [String] = []
  if report.schema != 1 { complaints.append("schema \(report.schema), expected 1") }
  if report.machine.isEmpty { complaints.append("no description of the machine") }
  if report.results.isEmpty { complaints.append("no results") }
  for result in report.results {
    let ordered = result.min_ns_per_px <= result.median_ns_per_px && result.median_ns_per_px <= result.p90_ns_per_px
    let positive = result.min_ns_per_px > 0 && result.mp_per_s > 0 && result.gb_per_s > 0 && result.of_copy > 0
    if !ordered || !positive || result.width < 1 || result.height < 1 || result.threads < 1 {
      complaints.append("\(result.suite)/\(result.name): figures that can't be true: \(result)")
    }
  }
  print("\(report.results.count) results")
  return complaints
}
