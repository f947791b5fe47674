import EffectMath

/// The glyphs of the built-in face by their characters.
struct BuiltinFontTable: Sendable {
  private let ascii: [BuiltinFont.Glyph?]
  private let others: [(scalar: UInt32, glyph: BuiltinFont.Glyph)]
  private let missing: BuiltinFont.Glyph

  init() {
    var ascii = [BuiltinFont.Glyph?](repeating: nil, count: 128)
    // The labels of the property: to add them to a whole array is a dynamic cast, which embedded builds can't have.
    var others: [(scalar: UInt32, glyph: BuiltinFont.Glyph)] = []
    for drawing in BuiltinFontDrawing.all {
      let glyph = BuiltinFontPen.glyph(drawing)
      for scalar in drawing.characters.unicodeScalars {
        if scalar.value < 128 { ascii[Int(scalar.value)] = glyph } else { others.append((scalar.value, glyph)) }
      }
    }
    self.ascii = ascii
    self.others = others
    missing = BuiltinFontPen.glyph(.missing)
  }

  /// The glyph of a character; a box if there is none.
  func glyph(of scalar: Unicode.Scalar) -> BuiltinFont.Glyph {
    let value = scalar.value
    if value < 128 { return ascii[Int(value)] ?? missing }
    return others.first { $0.scalar == value }?.glyph ?? missing
  }
}
