import Foundation

/// Writes each Swift listing of some Markdown files into a file of its own, and says what can't be one.
///
/// An HTML comment that starts with `setup:` before a listing is compiled ahead of it and not shown. A listing whose
/// first line is `import SwiftUI` or `// swift-tools-version` belongs to another compiler and is left out.
func extractSnippets(from documents: [URL], into folder: URL) throws -> [String] {
  try? FileManager.default.removeItem(at: folder)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  var complaints: [String] = []
  for document in documents {
    let lines = try String(contentsOf: document, encoding: .utf8).components(separatedBy: "\n")
    var setup: [String] = []
    var inSetup = false
    var listing: (start: Int, lines: [String])?
    for (index, line) in lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if let open = listing {
        guard text == "```" else {
          listing?.lines.append(line)
          continue
        }
        listing = nil
        try write(open.lines, after: setup, from: document, line: open.start, into: folder)
        setup = []
      } else if text == "```swift" {
        listing = (index + 2, [])
      } else if text.hasPrefix("<!-- setup:") {
        setup = [text.dropFirst("<!-- setup:".count).replacingOccurrences(of: "-->", with: "")]
        inSetup = !text.hasSuffix("-->")
      } else if inSetup {
        setup.append(line.replacingOccurrences(of: "-->", with: ""))
        inSetup = !text.hasSuffix("-->")
      }
    }
    if listing != nil { complaints.append("\(document.path): a listing doesn't end") }
  }
  return complaints
}

private func write(
  _ listing: [String], after setup: [String], from document: URL, line: Int, into folder: URL
) throws {
  let first = listing.first { !$0.isEmpty } ?? ""
  if first.hasPrefix("import SwiftUI") || first.hasPrefix("// swift-tools-version") { return }
  let name = document.deletingPathExtension().lastPathComponent.replacingOccurrences(of: " ", with: "-")
  let folderOfOne = folder.appendingPathComponent("\(name)-line\(line)")
  try FileManager.default.createDirectory(at: folderOfOne, withIntermediateDirectories: true)
  let imports = listing.contains { $0.hasPrefix("import ") } ? [] : ["import EffectMath", "import EffectStyles"]
  let source =
    imports + setup + ["#sourceLocation(file: \"\(document.path)\", line: \(line))"] + listing + [
      "#sourceLocation()", "",
    ]
  try source.joined(separator: "\n")
    .write(to: folderOfOne.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
}
