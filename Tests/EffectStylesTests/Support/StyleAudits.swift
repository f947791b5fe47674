import EffectMath
import EffectStyles

/// The contrast audits of all styles, as a table for the documentation.
enum StyleAudits {
  /// A style's name and its audit in an environment.
  struct Entry {
    var name: String
    var audit: @Sendable (Environment) -> ContrastAudit

    init(_ name: String, _ style: some Style) {
      self.name = name
      audit = { ContrastAudit(style, environment: $0) }
    }
  }

  static let entries: [Entry] = [
    Entry("NeumorphicCard", NeumorphicCard.standard), Entry("NeumorphicButton", NeumorphicButton.standard),
    Entry("NeumorphicToggle", NeumorphicToggle(isOn: true)), Entry("NeumorphicSwitch", NeumorphicSwitch(isOn: true)),
    Entry("NeumorphicCheckbox", NeumorphicCheckbox(isOn: true)),
    Entry("NeumorphicSlider", NeumorphicSlider(value: 0.5)),
    Entry("NeumorphicProgress", NeumorphicProgress(value: 0.5)),
    Entry("NeumorphicField", NeumorphicField.standard),
    Entry("NeumorphicStepper", NeumorphicStepper(value: "1")), Entry("NeonText", NeonText.pink),
    Entry("IntelligenceStroke", IntelligenceStroke.standard), Entry("GlowBorder", GlowBorder.standard),
    Entry("GradientBorder", GradientBorder.rainbow), Entry("Shimmer", Shimmer.placeholder),
    Entry("FrostedGlass", FrostedGlass()), Entry("RimLight", RimLight.standard),
    Entry("OuterGlow", OuterGlow.standard), Entry("DropShadow", DropShadow.card),
    Entry("InnerShadow", InnerShadow.dent), Entry("LongShadow", LongShadow.standard),
  ]

  static let surroundings: [(name: String, environment: Environment)] = [
    ("light", Environment()), ("light, increased contrast", Environment(colorSchemeContrast: .increased)),
    ("dark", Environment(colorScheme: .dark)),
    ("dark, increased contrast", Environment(colorScheme: .dark, colorSchemeContrast: .increased)),
  ]

  /// The table in Markdown: a line for each pair, equal ones of several surroundings in one.
  static var table: String {
    var rows: [[String]] = []
    for entry in entries {
      var found: [(row: [String], places: [String])] = []
      for surrounding in surroundings {
        for row in entry.audit(surrounding.environment).rows {
          if let index = found.firstIndex(where: { $0.row == row }) {
            found[index].places.append(surrounding.name)
          } else {
            found.append((row, [surrounding.name]))
          }
        }
      }
      rows += found.map { line in
        let place = line.places.count == surroundings.count ? "any" : line.places.joined(separator: "; ")
        return ["``\(entry.name)``", place] + line.row
      }
    }
    return ContrastAudit.markdown(columns: ["Style", "Surrounding"] + ContrastAudit.columns, rows: rows)
  }

  /// The styles that name no pair.
  static var decorative: [String] {
    entries.filter { entry in surroundings.allSatisfy { entry.audit($0.environment).findings.isEmpty } }.map(\.name)
  }
}
