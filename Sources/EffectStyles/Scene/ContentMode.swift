/// How something of a fixed ratio meets a space of another one.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// All of it is seen; the space may stay partly empty.
  case fit
  /// The space is covered; parts may stick out.
  case fill
}
