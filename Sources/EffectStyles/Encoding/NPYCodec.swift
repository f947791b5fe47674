/// Reading and writing of NumPy arrays of 32-bit floats, height by width by 4: pixels with nothing lost.
///
/// Source: the description of the format in NumPy's `numpy.lib.format`.
public enum NPYCodec {
  private static let signature: [UInt8] = [0x93] + Array("NUMPY".utf8)
  /// Headers are filled up so that elements start at a multiple of this.
  private static let alignment = 64

  /// Decodes a row-major array of little or big endian floats with at most the given number of pixels.
  public static func decode(
    _ file: [UInt8], maximumPixelCount: Int = PNGDecoder.defaultMaximumPixelCount
  ) throws(NPYError) -> Bitmap {
    let bytes = file.span
    for (index, byte) in signature.enumerated() where index >= bytes.count || bytes[index] != byte {
      throw NPYError(.signature, at: min(index, bytes.count))
    }
    guard bytes.count >= 10 else { throw NPYError(.truncated(expected: 10, available: bytes.count), at: bytes.count) }
    guard (1...3).contains(bytes[6]) else { throw NPYError(.version(bytes[6]), at: 6) }
    let lengthSize = bytes[6] == 1 ? 2 : 4
    let start = 8 + lengthSize
    guard bytes.count >= start else { throw NPYError(.truncated(expected: start, available: bytes.count), at: 8) }
    let length = lengthSize == 2 ? UInt32(bytes.bigEndian16(at: 8).byteSwapped) : bytes.load32(at: 8)
    guard length <= bytes.count - start else {
      throw NPYError(.truncated(expected: Int(clamping: length), available: bytes.count - start), at: start)
    }
    let end = start + Int(length)
    let header = try NPYHeader(bytes.extracting(start..<end), at: start)

    let limit = min(maximumPixelCount, Int.max / 32)
    let (count, overflow) = header.width.multipliedReportingOverflow(by: header.height)
    guard !overflow, count <= limit else {
      throw NPYError(.tooManyPixels(width: header.width, height: header.height, limit: limit), at: start)
    }
    guard bytes.count - end >= count * 16 else {
      throw NPYError(.truncated(expected: count * 16, available: bytes.count - end), at: bytes.count)
    }
    var pixels = [SIMD4<Float>](repeating: .zero, count: count)
    for index in 0..<count {
      for channel in 0..<4 {
        let bits = bytes.load32(at: end + index * 16 + channel * 4)
        pixels[index][channel] = Float(bitPattern: header.isLittleEndian ? bits : bits.byteSwapped)
      }
    }
    return Bitmap(width: header.width, height: header.height, pixels: .float32(pixels))
  }

  /// Encodes a picture as version 1.0, little endian; integer samples become fractions of their range.
  public static func encode(_ bitmap: Bitmap) -> [UInt8] {
    var text = "{'descr': '<f4', 'fortran_order': False, 'shape': (\(bitmap.height), \(bitmap.width), 4), }"
    let unpadded = signature.count + 4 + text.utf8.count + 1
    text += String(repeating: " ", count: (alignment - unpadded % alignment) % alignment) + "\n"
    let pixels = bitmap.floatPixels()
    var bytes = signature + [1, 0, UInt8(text.utf8.count & 0xFF), UInt8(text.utf8.count >> 8)] + Array(text.utf8)
    bytes.reserveCapacity(bytes.count + pixels.count * 16)
    for pixel in pixels {
      for channel in 0..<4 {
        bytes.appendBigEndian(pixel[channel].bitPattern.byteSwapped)
      }
    }
    return bytes
  }
}
