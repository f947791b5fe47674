public import EffectMath

/// A picture in memory: premultiplied RGBA floats, row-major, top-left origin, pixel centres at +0.5.
public struct Framebuffer: Hashable, Sendable {
  /// The space in which a framebuffer's components are held and composited.
  public typealias ColorSpace = WorkingSpace

  /// The number of columns, in pixels.
  public let width: Int
  /// The number of rows, in pixels.
  public let height: Int
  /// The space of the components.
  public let colorSpace: ColorSpace
  /// All pixels, row after row.
  package var pixels: [SIMD4<Float>]

  /// Creates a framebuffer filled with one premultiplied value; negative extents count as 0.
  public init(
    width: Int, height: Int, colorSpace: ColorSpace = .sRGB, filledWith pixel: SIMD4<Float> = .zero
  ) {
    self.width = Swift.max(width, 0)
    self.height = Swift.max(height, 0)
    self.colorSpace = colorSpace
    pixels = Array(repeating: pixel, count: self.width * self.height)
  }

  /// The premultiplied pixel in a column and a row.
  public subscript(x: Int, y: Int) -> SIMD4<Float> {
    get { pixels[index(x, y)] }
    set { pixels[index(x, y)] = newValue }
  }

  /// Calls a function with the premultiplied pixels of a row, from left to right.
  public func withRow<Result, Failure: Error>(
    _ y: Int, _ body: (Span<SIMD4<Float>>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(y >= 0 && y < height, "row outside the framebuffer")
    return try body(pixels.span.extracting((y * width)..<(y * width + width)))
  }

  /// Calls a function with the premultiplied pixels of a row, from left to right, to change them in place.
  public mutating func withMutableRow<Result, Failure: Error>(
    _ y: Int, _ body: (inout MutableSpan<SIMD4<Float>>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(y >= 0 && y < height, "row outside the framebuffer")
    let (start, count) = (y * width, width)
    var span = pixels.mutableSpan
    var row = span._mutatingExtracting(start..<(start + count))
    return try body(&row)
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel position outside the framebuffer")
    return y * width + x
  }
}
