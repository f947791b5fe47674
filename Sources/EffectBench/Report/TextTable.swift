/// Lines of text in columns: the first column starts at the left, the others end at the right.
struct TextTable: Sendable {
  private var rows: [[String]]

  /// A table with a line of headings.
  init(_ headings: [String]) {
    rows = [headings]
  }

  /// Adds a line.
  mutating func append(_ row: [String]) {
    rows.append(row)
  }

  /// The lines, with a rule under the headings.
  var lines: [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    var lines = rows.map { row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }.joined(separator: "  ")
    }
    lines.insert(String(repeating: "-", count: lines[0].count), at: 1)
    return lines
  }
}
