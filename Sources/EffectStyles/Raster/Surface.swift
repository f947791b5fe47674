/// A picture of some whole pixels, anywhere in the plane, with the columns of each row that can hold ink.
package struct Surface: Sendable {
  /// The pixels that it holds; all others are transparent.
  package let bounds: PixelRect
  /// Premultiplied pixels in the working space, row after row.
  package var pixels: [SIMD4<Float>]
  /// The columns of each row that can hold ink.
  package var ink: [RowSpans]

  /// Creates a transparent surface.
  package init(bounds: PixelRect) {
    self.bounds = bounds
    pixels = Array(repeating: .zero, count: bounds.width * bounds.height)
    ink = Array(repeating: RowSpans(), count: bounds.height)
  }
}
