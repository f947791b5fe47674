import Foundation

/// Numbers as a reader wants them in a table: three significant digits, whole from a hundred up.
enum Figures {
  /// A positive number with three significant digits.
  static func short(_ value: Double) -> String {
    let digits = value >= 99.95 ? 0 : value >= 9.995 ? 1 : value >= 0.9995 ? 2 : 3
    return String(format: "%.\(digits)f", value)
  }

  /// A share of one in whole percent.
  static func percent(_ share: Double) -> String {
    String(format: "%.0f %%", share * 100)
  }

  /// A number of bytes in mebibytes.
  static func mebibytes(_ bytes: Int) -> String {
    String(format: "%.1f MiB", Double(bytes) / 1_048_576)
  }

  /// A bar as long as a share of some cells of text, in steps of an eighth of a cell.
  static func bar(_ share: Double, cells: Int) -> String {
    let eighths = Int((min(max(share, 0), 1) * Double(cells * 8)).rounded())
    let partial = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
    let bar = String(repeating: "█", count: eighths / 8) + partial
    return bar.padding(to: cells)
  }
}
