extension NetpbmCodec {
  /// Encodes a picture.
  ///
  /// PGM, PPM and PAM keep integer samples of 8 and 16 bits; floats are limited to 0...1 and rounded to 16 bits. PFM
  /// keeps floats, integers become fractions of their range. Formats without opacity drop it; gray is weighed as
  /// Rec. 709 does.
  public static func encode(_ bitmap: Bitmap, as format: Format, isLittleEndian: Bool = true) -> [UInt8] {
    switch format {
    case .pfm: return encodeFloats(bitmap, isLittleEndian: isLittleEndian)
    case .pgm, .ppm, .pam: break
    }
    switch bitmap.quantized(to: .sixteen, dithering: .none).pixels {
    case .uint8(let pixels):
      var bytes = integerHeader(bitmap, format, maximum: 255)
      for pixel in pixels {
        append(pixel, format) { bytes.append($0) }
      }
      return bytes
    case .uint16(let pixels):
      var bytes = integerHeader(bitmap, format, maximum: 65535)
      for pixel in pixels {
        append(pixel, format) { bytes.appendBigEndian($0) }
      }
      return bytes
    case .float32:
      return []
    }
  }

  private static func integerHeader(_ bitmap: Bitmap, _ format: Format, maximum: Int) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    let text: String
    let channels: Int
    switch format {
    case .pgm, .pfm:
      text = "P5\n\(width) \(height)\n\(maximum)\n"
      channels = 1
    case .ppm:
      text = "P6\n\(width) \(height)\n\(maximum)\n"
      channels = 3
    case .pam:
      text = "P7\nWIDTH \(width)\nHEIGHT \(height)\nDEPTH 4\nMAXVAL \(maximum)\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
      channels = 4
    }
    var bytes = Array(text.utf8)
    bytes.reserveCapacity(bytes.count + width * height * channels * (maximum < 256 ? 1 : 2))
    return bytes
  }

  @inline(__always)
  private static func append<Sample: FixedWidthInteger>(
    _ pixel: SIMD4<Sample>, _ format: Format, _ body: (Sample) -> Void
  ) {
    switch format {
    case .pgm, .pfm:
      body(Sample(truncatingIfNeeded: Luma.gray(SIMD4(truncatingIfNeeded: pixel))))
    case .ppm:
      body(pixel.x)
      body(pixel.y)
      body(pixel.z)
    case .pam:
      body(pixel.x)
      body(pixel.y)
      body(pixel.z)
      body(pixel.w)
    }
  }

  private static func encodeFloats(_ bitmap: Bitmap, isLittleEndian: Bool) -> [UInt8] {
    let pixels = bitmap.floatPixels()
    var bytes = Array("PF\n\(bitmap.width) \(bitmap.height)\n\(isLittleEndian ? "-1.0" : "1.0")\n".utf8)
    bytes.reserveCapacity(bytes.count + pixels.count * 12)
    for y in (0..<bitmap.height).reversed() {
      for x in 0..<bitmap.width {
        let pixel = pixels[y * bitmap.width + x]
        for channel in 0..<3 {
          let bits = pixel[channel].bitPattern
          bytes.appendBigEndian(isLittleEndian ? bits.byteSwapped : bits)
        }
      }
    }
    return bytes
  }
}
