/// A typeface at a size and a weight.
public struct Font: Hashable, Sendable {
  /// Where glyphs come from.
  public enum Family: Hashable, Sendable {
    /// The built-in face: lines of one width, drawn by the library itself.
    case monoline
  }

  /// How heavy the strokes are.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// The thinnest.
    case ultraLight
    /// Very thin.
    case thin
    /// Thinner than usual.
    case light
    /// For running text.
    case regular
    /// A little heavier than usual.
    case medium
    /// For headlines.
    case semibold
    /// For emphasis.
    case bold
    /// Very heavy.
    case heavy
    /// The heaviest.
    case black
  }

  /// The greatest size, in points.
  public static let greatestSize = 1e5

  /// Where glyphs come from.
  public var family: Family
  /// The height of the em square, in points.
  public let size: Double
  /// How heavy the strokes are.
  public var weight: Weight

  /// Creates a font; a size that is negative or NaN counts as 0, one above 1e5 as 1e5.
  public init(_ family: Family = .monoline, size: Double, weight: Weight = .regular) {
    self.family = family
    self.size = size > 0 ? min(size, Font.greatestSize) : 0
    self.weight = weight
  }

  /// The standard face at a size in points.
  public static func system(size: Double, weight: Weight = .regular) -> Font { Font(size: size, weight: weight) }

  /// 34 points.
  public static let largeTitle = Font(size: 34)
  /// 28 points.
  public static let title = Font(size: 28)
  /// 22 points.
  public static let title2 = Font(size: 22)
  /// 20 points.
  public static let title3 = Font(size: 20)
  /// 17 points, semibold.
  public static let headline = Font(size: 17, weight: .semibold)
  /// 17 points.
  public static let body = Font(size: 17)
  /// 16 points.
  public static let callout = Font(size: 16)
  /// 15 points.
  public static let subheadline = Font(size: 15)
  /// 13 points.
  public static let footnote = Font(size: 13)
  /// 12 points.
  public static let caption = Font(size: 12)
  /// 11 points.
  public static let caption2 = Font(size: 11)

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { Font(family, size: size, weight: weight) }
  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
}
