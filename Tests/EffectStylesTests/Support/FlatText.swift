import EffectStyles

/// A text on one line, for comparisons that don't depend on where lines are broken.
func flat(_ text: String) -> String {
  text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
}

extension DisplayList {
  /// The list on one line.
  var flatText: String { flat(description) }
}
