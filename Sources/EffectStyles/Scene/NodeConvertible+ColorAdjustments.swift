public import EffectMath

extension NodeConvertible {
  /// The node lighter by an amount added to every colour, -1...1.
  public func brightness(_ amount: Double) -> Node { adjusted(.brightened(by: amount)) }

  /// The node with colours spread about the middle gray by a factor; 1 changes nothing.
  public func contrast(_ amount: Double) -> Node { adjusted(.contrast(amount)) }

  /// The node with stronger or fainter colours, by a factor; 0 is gray, 1 changes nothing.
  public func saturation(_ amount: Double) -> Node { adjusted(.saturate(amount)) }

  /// The node made gray by a part, 0...1.
  public func grayscale(_ amount: Double) -> Node { adjusted(.grayscale(amount)) }

  /// The node with all hues turned by an angle.
  public func hueRotation(_ angle: Angle) -> Node { adjusted(.hueRotate(angle)) }

  /// The node with every colour replaced by its complement.
  public func colorInvert() -> Node { adjusted(.invert(1)) }

  /// The node with every colour multiplied by another.
  public func colorMultiply(_ color: Color) -> Node { adjusted(.multiplied(by: color)) }

  /// The node as alpha alone: its luminance becomes its opacity.
  public func luminanceToAlpha() -> Node { adjusted(.luminanceToAlpha) }

  private func adjusted(_ matrix: ColorMatrix) -> Node { filter(.colorMatrix(matrix, of: .source)) }
}

extension ColorMatrix {
  /// Adds an amount to red, green and blue; unlike the CSS function, which multiplies.
  fileprivate static func brightened(by amount: Double) -> ColorMatrix {
    let amount = Float(amount.isFinite ? min(max(amount, -1), 1) : 0)
    var matrix = ColorMatrix.identity
    matrix.offset = SIMD4(amount, amount, amount, 0)
    return matrix
  }

  /// Multiplies every component by that of a colour.
  fileprivate static func multiplied(by color: Color) -> ColorMatrix {
    ColorMatrix(
      red: SIMD4(color.red, 0, 0, 0), green: SIMD4(0, color.green, 0, 0), blue: SIMD4(0, 0, color.blue, 0),
      opacity: SIMD4(0, 0, 0, color.opacity), offset: .zero)
  }
}
