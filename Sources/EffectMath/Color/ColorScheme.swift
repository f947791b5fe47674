/// Whether an interface is drawn dark on light or light on dark.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

/// How strongly an interface sets its colours apart.
public enum ColorSchemeContrast: String, Hashable, Sendable, CaseIterable {
  /// The palette as designed.
  case standard
  /// The palette for people who need more contrast.
  case increased
}
