import EffectMath

/// A nested list of words: how display lists and plans print themselves.
package indirect enum SExpression: Sendable {
  /// A word.
  case atom(String)
  /// Words and lists in parentheses.
  case list([SExpression])

  /// A list that starts with a word.
  static func form(_ name: String, _ parts: [SExpression] = []) -> SExpression {
    .list([.atom(name)] + parts)
  }

  /// Numbers as words, with at most three digits after the point.
  static func numbers(_ values: Double...) -> [SExpression] { values.map(number) }

  /// A number as a word, with at most three digits after the point.
  static func number(_ value: Double) -> SExpression {
    .atom(DecimalText.string(value, maximumFractionDigits: 3))
  }

  /// The text: on one line where it fits into 100 columns, else each nested list on a line of its own.
  package var text: String {
    var result = ""
    write(to: &result, indent: 0)
    return result
  }

  private var flatLength: Int {
    switch self {
    case .atom(let word): word.utf8.count
    case .list(let parts): parts.reduce(1 + max(parts.count, 1)) { $0 + $1.flatLength }
    }
  }

  private func write(to text: inout String, indent: Int) {
    guard case .list(let parts) = self else {
      if case .atom(let word) = self { text += word }
      return
    }
    let fits = indent + flatLength <= 100
    text += "("
    for (index, part) in parts.enumerated() {
      if index > 0 {
        if case .list = part, !fits {
          text += "\n" + String(repeating: " ", count: indent + 2)
        } else {
          text += " "
        }
      }
      part.write(to: &text, indent: indent + 2)
    }
    text += ")"
  }
}
