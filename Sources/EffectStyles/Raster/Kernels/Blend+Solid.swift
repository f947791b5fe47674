// The commonest draw: one colour, source over.
extension Blend {
  /// Puts one premultiplied pixel over every pixel of a row.
  package static func solid(_ source: SIMD4<Float>, into backdrop: inout MutableSpan<SIMD4<Float>>) {
    let count = backdrop.count
    let kept = 1 - source.w
    if kept == 0 {
      for i in 0..<count { backdrop[i] = source }
    } else {
      for i in 0..<count { backdrop[i] = source + backdrop[i] * kept }
    }
  }

  /// Puts one premultiplied pixel, covering the same fraction 0...1 of each, over every pixel of a row.
  package static func solid(
    _ source: SIMD4<Float>, coverage: Float, into backdrop: inout MutableSpan<SIMD4<Float>>
  ) {
    solid(source * coverage, into: &backdrop)
  }

  /// Puts one premultiplied pixel, covering a fraction 0...1 of each by itself, over the pixels of a row.
  ///
  /// Both rows have the same number of pixels.
  package static func solid(
    _ source: SIMD4<Float>, coverage: Span<Float>, into backdrop: inout MutableSpan<SIMD4<Float>>
  ) {
    let count = backdrop.count
    precondition(coverage.count == count, "coverage and backdrop rows differ in length")
    for i in 0..<count {
      let covered = source * coverage[i]
      backdrop[i] = covered + backdrop[i] * (1 - covered.w)
    }
  }
}
