/// Where a text that doesn't fit is cut.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  /// At its start.
  case head
  /// In its middle.
  case middle
  /// At its end.
  case tail
}
