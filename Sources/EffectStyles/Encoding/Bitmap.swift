/// A picture as a file holds it: straight RGBA samples, kept exactly.
///
/// Row-major with a top-left origin. The samples are those of the file, with no colour conversion; sRGB-encoded unless
/// the file's format says otherwise.
public struct Bitmap: Hashable, Sendable {
  /// The samples of all pixels, in one of three precisions.
  public enum Pixels: Hashable, Sendable {
    /// 8 bits a channel, 255 for one.
    case uint8([SIMD4<UInt8>])
    /// 16 bits a channel, 65535 for one.
    case uint16([SIMD4<UInt16>])
    /// Floating point, of any value.
    case float32([SIMD4<Float>])
  }

  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The samples, row after row.
  public let pixels: Pixels

  /// Creates a picture from its parts; there must be exactly as many pixels as the size says.
  public init(width: Int, height: Int, pixels: Pixels) {
    precondition(width >= 0 && height >= 0, "a picture's extents can't be negative")
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    precondition(!overflow && pixels.count == count, "a picture needs width times height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension Bitmap.Pixels {
  /// The number of pixels.
  public var count: Int {
    switch self {
    case .uint8(let pixels): pixels.count
    case .uint16(let pixels): pixels.count
    case .float32(let pixels): pixels.count
    }
  }
}

extension Bitmap {
  /// The samples as floats, 1 for full scale of integer ones.
  public func floatPixels() -> [SIMD4<Float>] {
    switch pixels {
    case .uint8(let pixels): pixels.map { SIMD4<Float>($0) / 255 }
    case .uint16(let pixels): pixels.map { SIMD4<Float>($0) / 65535 }
    case .float32(let pixels): pixels
    }
  }

  /// All pixels.
  var bounds: PixelRect {
    PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
  }
}
