// Checks that need a parser: run by check.sh, which compiles the files of this folder into one tool.
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let files = arguments.dropFirst().map { URL(fileURLWithPath: $0) }
do {
  let complaints: [String]
  switch arguments.first {
  case "documentation": complaints = try files.flatMap(documentationComplaints)
  case "wasm-imports": complaints = try files.flatMap(wasmImportComplaints)
  case "snippets": complaints = try extractSnippets(from: Array(files.dropFirst()), into: files[0])
  case "benchmark-report": complaints = try files.flatMap(benchmarkReportComplaints)
  default: complaints = ["usage: checks documentation|wasm-imports|snippets|benchmark-report FILE ..."]
  }
  for complaint in complaints { print(complaint) }
  exit(complaints.isEmpty ? 0 : 1)
} catch {
  print("checks: \(error)")
  exit(1)
}
