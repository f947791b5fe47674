import EffectMath

extension ContrastAudit: CustomStringConvertible {
  /// The names of the columns of a table.
  public static let columns = [
    "Pair", "Foreground", "Background", "WCAG", "APCA", "Text 4.5", "Control 3", "Needs", "Result",
    "Nearest that passes",
  ]

  /// One row of texts for each finding, as ``columns`` names them.
  public var rows: [[String]] { findings.map { $0.row } }

  /// A table in Markdown, with a line for each pair.
  public var markdown: String { ContrastAudit.markdown(columns: ContrastAudit.columns, rows: rows) }

  /// A table of plain text in columns, with a line for each pair.
  public var description: String { ContrastAudit.text([ContrastAudit.columns] + rows) }

  /// A table in Markdown; all rows must have as many texts as there are columns.
  public static func markdown(columns: [String], rows: [[String]]) -> String {
    func line(_ texts: [String]) -> String { "| " + texts.joined(separator: " | ") + " |\n" }
    return line(columns) + line(columns.map { _ in "---" }) + rows.map(line).joined()
  }

  private static func text(_ rows: [[String]]) -> String {
    var widths = [Int](repeating: 0, count: columns.count)
    for row in rows {
      for (index, text) in row.enumerated() { widths[index] = max(widths[index], text.utf8.count) }
    }
    return rows.map { row in
      var line = ""
      for (index, text) in row.enumerated() {
        line += text
        let isLast = index == row.count - 1
        if !isLast { line += String(repeating: " ", count: widths[index] - text.utf8.count + 2) }
      }
      return line + "\n"
    }.joined()
  }
}

extension ContrastAudit.Finding {
  /// The texts of a line of the table.
  var row: [String] {
    let needs =
      pair.role == .decoration ? "nothing" : DecimalText.string(pair.role.minimumRatio, maximumFractionDigits: 1)
    return [
      pair.name, pair.foreground.hexText, pair.background.hexText,
      // Down, so that no ratio reads as if it reached what it doesn't.
      DecimalText.string((ratio * 100 + 1e-6).rounded(.down) / 100, maximumFractionDigits: 2),
      DecimalText.string(apca, maximumFractionDigits: 1), passesForText ? "pass" : "fail",
      passesForControls ? "pass" : "fail", needs, passes ? "pass" : "fail",
      passes ? "" : nearestPassing?.hexText ?? "none",
    ]
  }
}

extension Color {
  /// The colour as a style sheet writes it, rounded to bytes; its opacity is left out.
  fileprivate var hexText: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes = [UInt8(ascii: "#")]
    let channels = clamped.components * 255
    for channel in [channels.x, channels.y, channels.z] {
      let value = Int(channel + 0.5)
      bytes += [digits[value >> 4], digits[value & 15]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
