/// How the lines of a text stand to each other.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// All begin at the leading edge.
  case leading
  /// All have one middle.
  case center
  /// All end at the trailing edge.
  case trailing
}
