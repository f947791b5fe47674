import EffectMath

extension Font {
  /// The distances of a line from its baseline, in points.
  struct Metrics {
    var ascent: Double
    var descent: Double
    /// The width of the lines of stroked glyphs.
    var strokeWidth: Double
  }

  var metrics: Metrics {
    switch family {
    case .monoline:
      Metrics(
        ascent: BuiltinFont.ascent * size, descent: BuiltinFont.descent * size,
        strokeWidth: BuiltinFont.strokeWidth(of: weight) * size)
    }
  }

  /// How far a character moves the pen, in points.
  func advance(of scalar: Unicode.Scalar) -> Double {
    switch family {
    case .monoline: BuiltinFont.advance(of: scalar, weight: weight) * size
    }
  }

  /// The picture of a character; a box for one that the font doesn't have.
  func outline(of scalar: Unicode.Scalar) -> GlyphOutline {
    switch family {
    case .monoline: BuiltinFont.outline(of: scalar, weight: weight, size: size)
    }
  }
}
