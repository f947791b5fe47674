public import EffectMath

/// The picture of a character at a font's size, in points, y down, its origin on the baseline.
public struct GlyphOutline: Hashable, Sendable {
  /// The middle of lines to be stroked with the font's stroke width; empty for most glyphs of outline fonts.
  public var lines: Path
  /// The outline to be filled by the non-zero rule.
  public var solid: Path
  /// How far the next glyph's origin lies to the right, in points.
  public var advance: Double

  /// Creates an outline.
  public init(lines: Path = Path(), solid: Path = Path(), advance: Double) {
    self.lines = lines
    self.solid = solid
    self.advance = advance
  }
}
