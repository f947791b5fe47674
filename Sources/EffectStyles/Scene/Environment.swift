public import EffectMath

/// What a scene is drawn for: the time, the display and the reader's wishes.
///
/// A node is a pure function of its parameters and its environment: equal environments give equal pictures.
public struct Environment: Hashable, Sendable {
  /// The moment that is drawn, in seconds from an origin of the caller's choice; styles read no other clock.
  public var time: Double
  /// Pixels a point, used where a line should be as thin as the display allows.
  public var displayScale: Double
  /// Whether the surrounding is light or dark.
  public var colorScheme: ColorScheme
  /// How strong contrasts should be.
  public var colorSchemeContrast: ColorSchemeContrast
  /// Whether motion should be left out: moving colours stand still, fades are jumps.
  public var accessibilityReduceMotion: Bool
  /// Whether a state must show by more than colour or shadow.
  public var accessibilityDifferentiateWithoutColor: Bool
  /// Whether controls show an outline.
  public var accessibilityShowBorders: Bool
  /// The side on which reading starts.
  public var layoutDirection: LayoutDirection
  /// What shapes and text are painted with where nothing else is said; nil is black on light, white on dark.
  public var foregroundStyle: Fill?
  /// The font of text that names none.
  public var font: Font
  /// How the lines of a text stand to each other.
  public var multilineTextAlignment: TextAlignment
  /// The space between two lines of text, added to the font's own, in points.
  public var lineSpacing: Double
  /// The greatest number of lines of a text; nil for any number.
  public var lineLimit: Int?
  /// Whether controls react; disabled ones are drawn faint.
  public var isEnabled: Bool

  /// Creates an environment; a time that isn't finite is kept and documented by each style.
  public init(
    time: Double = 0, displayScale: Double = 1, colorScheme: ColorScheme = .light,
    colorSchemeContrast: ColorSchemeContrast = .standard, accessibilityReduceMotion: Bool = false,
    accessibilityDifferentiateWithoutColor: Bool = false, accessibilityShowBorders: Bool = false,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.time = time
    self.displayScale = displayScale
    self.colorScheme = colorScheme
    self.colorSchemeContrast = colorSchemeContrast
    self.accessibilityReduceMotion = accessibilityReduceMotion
    self.accessibilityDifferentiateWithoutColor = accessibilityDifferentiateWithoutColor
    self.accessibilityShowBorders = accessibilityShowBorders
    self.layoutDirection = layoutDirection
    foregroundStyle = nil
    font = .body
    multilineTextAlignment = .leading
    lineSpacing = 0
    lineLimit = nil
    isEnabled = true
  }

  /// The paint of shapes and text that name none.
  public var foreground: Fill { foregroundStyle ?? .color(colorScheme == .dark ? .white : .black) }

  /// Whether an outline of at least 3:1 is due: borders are shown or contrast is increased.
  public var needsBorders: Bool { accessibilityShowBorders || colorSchemeContrast == .increased }
}
