/// One row of premultiplied pixels and where its ink is; every pixel outside the ink is zero.
package struct RowBuffer: Sendable {
  /// The column of the first pixel.
  package let firstColumn: Int
  /// The pixels.
  package var pixels: [SIMD4<Float>]
  /// The columns that can hold ink.
  package var ink = ColumnIntervals()

  /// Creates a transparent row for some columns.
  package init(columns: Range<Int>) {
    firstColumn = columns.lowerBound
    pixels = Array(repeating: .zero, count: columns.count)
  }

  /// Makes the row transparent again, at the cost of its ink.
  package mutating func clear() {
    for index in 0..<ink.count { zero(ink[index]) }
    ink = ColumnIntervals()
  }

  /// Multiplies the row by what an outline covers.
  mutating func multiply(by coverage: CoverageRow) {
    var kept = ColumnIntervals()
    for index in 0..<ink.count {
      let interval = ink[index]
      var cursor = interval.lowerBound
      for span in coverage.spans {
        let part = span.columns.clamped(to: interval)
        guard !part.isEmpty else { continue }
        zero(cursor..<part.lowerBound)
        if !span.isSolid {
          for column in part { pixels[column - firstColumn] *= coverage.values[column - coverage.firstColumn] }
        }
        kept.insert(part)
        cursor = part.upperBound
      }
      zero(cursor..<interval.upperBound)
    }
    ink = kept
  }

  /// Multiplies the row by another row's alpha or luminance.
  mutating func multiply(by mask: RowBuffer, kind: Layer.Mask.Kind) {
    var kept = ColumnIntervals()
    for index in 0..<ink.count {
      let interval = ink[index]
      var cursor = interval.lowerBound
      for masked in 0..<mask.ink.count {
        let part = mask.ink[masked].clamped(to: interval)
        guard !part.isEmpty else { continue }
        zero(cursor..<part.lowerBound)
        for column in part {
          let pixel = mask.pixels[column - firstColumn]
          // Luminance weights of Rec. 709; the pixel is premultiplied, so its alpha is in them already.
          let luminance = pixel.x * 0.2126 + pixel.y * 0.7152 + pixel.z * 0.0722
          pixels[column - firstColumn] *= kind == .alpha ? pixel.w : luminance
        }
        kept.insert(part)
        cursor = part.upperBound
      }
      zero(cursor..<interval.upperBound)
    }
    ink = kept
  }

  /// Copies the row into one of the same length, in place of what was there.
  package func copy(into target: inout MutableSpan<SIMD4<Float>>) {
    precondition(target.count == pixels.count, "rows differ in length")
    var done = 0
    let source = pixels.span
    for interval in 0..<ink.count {
      let indices = indices(of: ink[interval])
      target.clear(done..<indices.lowerBound)
      for index in indices { target[index] = source[index] }
      done = indices.upperBound
    }
    target.clear(done..<target.count)
  }

  private mutating func zero(_ columns: Range<Int>) {
    let indices = indices(of: columns)
    var span = pixels.mutableSpan
    span.clear(indices)
  }
}
