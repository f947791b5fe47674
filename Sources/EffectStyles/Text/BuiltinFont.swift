import EffectMath

/// The built-in face: every glyph is a few lines of one width, so the weight is the width of the pen.
///
/// It has printable ASCII, a few marks of punctuation, and a heart, check mark, cross, play and pause sign. All figures
/// are fractions of the em: capitals are 0.7 high, small letters 0.5, descenders 0.2 deep.
enum BuiltinFont {
  /// A glyph as it is drawn: y up, its first stem at x = 0.
  struct Glyph: Sendable {
    var lines: Path
    var solid: Path
    /// The free space to the left of x = 0.
    var leading: Double
    /// The distance from x = 0 to the next glyph's space.
    var trailing: Double
  }

  static let ascent = 0.95
  static let descent = 0.25

  private static let table = BuiltinFontTable()

  /// The width of the pen.
  static func strokeWidth(of weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight: 0.022
    case .thin: 0.036
    case .light: 0.054
    case .regular: 0.076
    case .medium: 0.092
    case .semibold: 0.108
    case .bold: 0.128
    case .heavy: 0.148
    case .black: 0.168
    }
  }

  /// How much wider a glyph is than in the regular weight: the pen's growth, so that gaps between stems stay open.
  private static func widening(of weight: Font.Weight) -> Double {
    (strokeWidth(of: weight) - strokeWidth(of: .regular)) * 0.8
  }

  /// The distance to the next glyph.
  static func advance(of scalar: Unicode.Scalar, weight: Font.Weight) -> Double {
    let glyph = table.glyph(of: scalar)
    return glyph.leading + glyph.trailing + widening(of: weight)
  }

  /// The glyph at a size in points, y down, its origin on the baseline.
  static func outline(of scalar: Unicode.Scalar, weight: Font.Weight, size: Double) -> GlyphOutline {
    let glyph = table.glyph(of: scalar)
    let left = glyph.leading + widening(of: weight) / 2
    let place = AffineTransform(a: size, b: 0, c: 0, d: -size, tx: left * size, ty: 0)
    return GlyphOutline(
      lines: glyph.lines.applying(place), solid: glyph.solid.applying(place),
      advance: advance(of: scalar, weight: weight) * size)
  }
}
