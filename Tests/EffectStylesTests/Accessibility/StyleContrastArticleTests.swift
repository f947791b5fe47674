import EffectMath
import EffectStyles
import Foundation
import Testing

/// The documentation's table of contrasts, against the audits.
///
/// With UPDATE_DOCUMENTS=1 in its environment the test writes the table instead of comparing it.
@Suite struct StyleContrastArticleTests {
  private static let article = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/EffectStyles/EffectStyles.docc/StyleContrast.md")

  /// What stands between two comments of a text, without the line ends around it.
  private static func part(of text: String, from start: String, to end: String) throws -> Range<String.Index> {
    let first = try #require(text.range(of: "<!-- \(start) -->\n"))
    let last = try #require(text.range(of: "<!-- \(end) -->"))
    return first.upperBound..<last.lowerBound
  }

  @Test func theTableIsThatOfTheAudits() throws {
    var text = try String(contentsOf: Self.article, encoding: .utf8)
    let list = StyleAudits.decorative.map { "- ``\($0)``\n" }.joined()
    let parts = [
      ("audit", "end of the audit", StyleAudits.table), ("decorative", "end of the decorative styles", list),
    ]
    let isUpdate = ProcessInfo.processInfo.environment["UPDATE_DOCUMENTS"] != nil
    for (start, end, expected) in parts {
      let range = try Self.part(of: text, from: start, to: end)
      if isUpdate {
        text.replaceSubrange(range, with: "\n\(expected)\n")
      } else {
        let written = text[range].split(separator: "\n")
        #expect(written == expected.split(separator: "\n"), "run this test with UPDATE_DOCUMENTS=1")
      }
    }
    if isUpdate { try text.write(to: Self.article, atomically: true, encoding: .utf8) }
  }

  /// With increased contrast every pair of every style passes, as the article says.
  @Test(arguments: [ColorScheme.light, .dark])
  func increasedContrastPasses(_ scheme: ColorScheme) {
    let environment = Environment(colorScheme: scheme, colorSchemeContrast: .increased)
    for entry in StyleAudits.entries {
      let audit = entry.audit(environment)
      #expect(audit.passes, "\(entry.name):\n\(audit)")
    }
  }
}
