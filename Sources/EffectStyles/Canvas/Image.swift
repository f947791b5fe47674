/// A picture as a paint uses it: premultiplied, sRGB-encoded RGBA floats, row-major, top-left origin.
///
/// Copies share their pixels. Two images are equal when their sizes and pixels are.
public struct Image: Hashable, Sendable {
  /// The number of columns, in pixels.
  public let width: Int
  /// The number of rows, in pixels.
  public let height: Int
  /// All pixels, row after row, premultiplied and sRGB-encoded.
  package let pixels: [SIMD4<Float>]

  package init(width: Int, height: Int, pixels: [SIMD4<Float>]) {
    precondition(pixels.count == width * height, "an image needs width x height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Feeds the size and a few pixels, so that hashing a large picture stays cheap.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    var index = 0
    while index < pixels.count {
      hasher.combine(pixels[index])
      index += pixels.count / 16 + 1
    }
  }
}
