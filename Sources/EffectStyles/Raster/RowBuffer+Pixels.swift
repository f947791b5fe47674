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
    for interval in 0..<ink.count {
      for index in indices(of: ink[interval]) { pixels[index] *= factor }
    }
  }

  /// Maps each pixel that can hold ink, and all of some columns where nothing becomes something.
  mutating func map(_ map: PreparedMap, filling columns: Range<Int>) {
    ink.insert(columns.clamped(to: self.columns))
    for interval in 0..<ink.count {
      let indices = indices(of: ink[interval])
      switch map {
      case .tint(let color):
        for index in indices { pixels[index] = color * pixels[index].w }
      case .matrix(let matrix):
        for index in indices { pixels[index] = pixels[index].mappedStraight { matrix.apply($0) } }
      case .transfer(let transfer):
        for index in indices { pixels[index] = pixels[index].mappedStraight { transfer.apply($0) } }
      }
    }
  }

  /// Replaces each pixel of the row, which stands at 0, by the mix of it and others that a mask's alpha asks for.
  mutating func mix(_ levels: [RowBuffer], at alphas: [Float], mask: RowBuffer) {
    for level in levels { ink.formUnion(level.ink) }
    for interval in 0..<ink.count {
      for index in indices(of: ink[interval]) {
        let alpha = min(mask.pixels[index].w, 1)
        guard alpha > 0 else { continue }
        let upper = alphas.firstIndex { $0 >= alpha } ?? alphas.count - 1
        let (low, high) = (upper == 0 ? 0 : alphas[upper - 1], alphas[upper])
        let from = upper == 0 ? pixels[index] : levels[upper - 1].pixels[index]
        let to = levels[upper].pixels[index]
        pixels[index] = from + (to - from) * ((alpha - low) / (high - low))
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

extension SIMD4<Float> {
  /// A premultiplied pixel from a function of its straight components, clamped to 0...1.
  fileprivate func mappedStraight(_ function: (SIMD4<Float>) -> SIMD4<Float>) -> SIMD4<Float> {
    var straight = w > 0 ? self / w : .zero
    straight.w = w
    var result = function(straight).clamped(lowerBound: .zero, upperBound: .one)
    let alpha = result.w
    result *= alpha
    result.w = alpha
    return result
  }
}
