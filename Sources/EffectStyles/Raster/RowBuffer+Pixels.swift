import EffectMath

extension RowBuffer {
  /// The columns of the row.
  package var columns: Range<Int> { firstColumn..<firstColumn + pixels.count }

  /// Where some columns lie in `pixels`.
  package func indices(of columns: Range<Int>) -> Range<Int> {
    columns.lowerBound - firstColumn..<columns.upperBound - firstColumn
  }

  /// Sets some columns to one value.
  mutating func fill(_ columns: Range<Int>, with pixel: SIMD4<Float>) {
    let columns = columns.clamped(to: self.columns)
    ink.insert(columns)
    for column in columns { pixels[column - firstColumn] = pixel }
  }

  /// Multiplies all components by a factor.
  mutating func scale(by factor: Float) {
    for interval in ink.intervals {
      for index in indices(of: interval) { pixels[index] *= factor }
    }
  }

  /// Maps each pixel that can hold ink.
  mutating func map(_ map: PreparedMap) {
    switch map {
    case .tint(let color):
      for interval in ink.intervals {
        for index in indices(of: interval) { pixels[index] = color * pixels[index].w }
      }
    }
  }

  /// Replaces the row by k1 a b + k2 a + k3 b + k4 of another row a and this one b, clamped to valid pixels.
  mutating func combine(_ source: RowBuffer, _ k: SIMD4<Float>, within limit: Range<Int>) {
    let limit = limit.clamped(to: columns)
    ink.insert(limit)
    for index in indices(of: limit) {
      let (a, b) = (source.pixels[index], pixels[index])
      let sum = a * b * k.x + a * k.y + b * k.z + k.w
      let alpha = min(max(sum.w, 0), 1)
      pixels[index] = sum.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    }
  }
}

extension CoverageRow {
  /// Where some columns lie in `values`.
  func indices(of columns: Range<Int>) -> Range<Int> {
    columns.lowerBound - firstColumn..<columns.upperBound - firstColumn
  }
}

extension BlendMode {
  /// Whether the result differs from the backdrop where the source is transparent.
  var changesUncoveredBackdrop: Bool {
    switch self {
    case .composite(.clear), .composite(.source), .composite(.sourceIn), .composite(.sourceOut),
      .composite(.destinationIn), .composite(.destinationAtop):
      true
    default: false
    }
  }
}
