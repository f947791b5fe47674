/// Reading and writing of PGM, PPM, PAM and PFM files: plain samples after a short header.
///
/// Sources: the pgm(5), ppm(5), pam(5) pages of Netpbm, and Paul Debevec's description of PFM.
public enum NetpbmCodec {
  /// The formats that can be written.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Gray of 8 or 16 bits.
    case pgm
    /// Red, green and blue of 8 or 16 bits.
    case ppm
    /// Red, green, blue and opacity of 8 or 16 bits.
    case pam
    /// Red, green and blue as floats.
    case pfm
  }

  /// Decodes a file of any of the formats, in the binary variants, with at most the given number of pixels.
  ///
  /// A largest sample of 255, or a divisor of it, gives `uint8`, any other `uint16`, rounded to the full range. PFM
  /// gives `float32`, of either byte order. Without opacity in the file it is 1.
  public static func decode(
    _ file: [UInt8], maximumPixelCount: Int = PNGDecoder.defaultMaximumPixelCount
  ) throws(NetpbmError) -> Bitmap {
    let header = try NetpbmHeader(file.span, maximumPixelCount: maximumPixelCount)
    let bytesPerSample: Int
    switch header.samples {
    case .integer(let maximum): bytesPerSample = maximum < 256 ? 1 : 2
    case .float: bytesPerSample = 4
    }
    let expected = header.width * header.height * header.channels * bytesPerSample
    let available = file.count - header.end
    guard available >= expected else {
      throw NetpbmError(.truncated(expected: expected, available: available), at: file.count)
    }
    let samples = file.span.extracting(header.end..<header.end + expected)
    let pixels: Bitmap.Pixels
    switch header.samples {
    case .integer(let maximum) where 255 % maximum == 0:
      pixels = .uint8(try read8(samples, header, maximum: maximum))
    case .integer(let maximum):
      pixels = .uint16(try read16(samples, header, maximum: maximum))
    case .float(let isLittleEndian):
      pixels = .float32(readFloats(samples, header, isLittleEndian: isLittleEndian))
    }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  private static func read8(
    _ samples: Span<UInt8>, _ header: NetpbmHeader, maximum: Int
  ) throws(NetpbmError) -> [SIMD4<UInt8>] {
    let largest = UInt8(maximum)
    let scale = 255 / largest
    var pixels = [SIMD4<UInt8>](repeating: .zero, count: header.width * header.height)
    for index in pixels.indices {
      let start = index * header.channels
      for channel in start..<start + header.channels where samples[channel] > largest {
        throw NetpbmError(.sample(Int(samples[channel]), maximum: maximum), at: header.end + channel)
      }
      pixels[index] = pixel(channels: header.channels, full: 255) { samples[start + $0] * scale }
    }
    return pixels
  }

  private static func read16(
    _ samples: Span<UInt8>, _ header: NetpbmHeader, maximum: Int
  ) throws(NetpbmError) -> [SIMD4<UInt16>] {
    let bytesPerSample = maximum < 256 ? 1 : 2
    let largest = UInt32(maximum)
    var pixels = [SIMD4<UInt16>](repeating: .zero, count: header.width * header.height)
    for index in pixels.indices {
      var values = SIMD4<UInt16>.zero
      for channel in 0..<header.channels {
        let start = (index * header.channels + channel) * bytesPerSample
        let sample = bytesPerSample == 1 ? UInt16(samples[start]) : samples.bigEndian16(at: start)
        guard Int(sample) <= maximum else {
          throw NetpbmError(.sample(Int(sample), maximum: maximum), at: header.end + start)
        }
        values[channel] = UInt16((UInt32(sample) * 65535 + largest / 2) / largest)
      }
      pixels[index] = pixel(channels: header.channels, full: .max) { values[$0] }
    }
    return pixels
  }

  private static func readFloats(
    _ samples: Span<UInt8>, _ header: NetpbmHeader, isLittleEndian: Bool
  ) -> [SIMD4<Float>] {
    var pixels = [SIMD4<Float>](repeating: .zero, count: header.width * header.height)
    for y in 0..<header.height {
      let line = (header.height - 1 - y) * header.width
      for x in 0..<header.width {
        let start = (line + x) * header.channels * 4
        pixels[y * header.width + x] = pixel(channels: header.channels, full: 1) { channel in
          let bits = samples.load32(at: start + channel * 4)
          return Float(bitPattern: isLittleEndian ? bits : bits.byteSwapped)
        }
      }
    }
    return pixels
  }

  /// A pixel of 1 to 4 channels: gray, gray and opacity, colour, colour and opacity.
  @inline(__always)
  private static func pixel<Sample>(channels: Int, full: Sample, _ sample: (Int) -> Sample) -> SIMD4<Sample> {
    switch channels {
    case 1: SIMD4(sample(0), sample(0), sample(0), full)
    case 2: SIMD4(sample(0), sample(0), sample(0), sample(1))
    case 3: SIMD4(sample(0), sample(1), sample(2), full)
    default: SIMD4(sample(0), sample(1), sample(2), sample(3))
    }
  }
}
