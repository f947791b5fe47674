public import EffectMath

/// Two colours that meet, and whose difference carries meaning.
public struct ContrastPair: Hashable, Sendable {
  /// What the difference shows, which decides how large it must be.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Text of normal size: WCAG asks for 4.5:1.
    case text
    /// Large text, 24 points or 18.66 bold: 3:1.
    case largeText
    /// A control's edge, its state, or a sign: 3:1.
    case control
    /// Decoration without meaning: no limit.
    case decoration

    /// The least ratio of WCAG 2.2, sections 1.4.3 and 1.4.11.
    public var minimumRatio: Double {
      switch self {
      case .text: 4.5
      case .largeText, .control: 3
      case .decoration: 1
      }
    }
  }

  /// What the pair is, in a few words: "edge against ground".
  public var name: String
  /// The colour that shows something.
  public var foreground: Color
  /// The colour that it lies on.
  public var background: Color
  /// What the difference shows.
  public var role: Role

  /// Creates a pair.
  public init(_ name: String, foreground: Color, background: Color, role: Role) {
    self.name = name
    self.foreground = foreground
    self.background = background
    self.role = role
  }
}
