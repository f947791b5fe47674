/// Reading of PNG files.
///
/// Source: ISO/IEC 15948, W3C PNG specification, second edition. Every colour type and bit depth, interlaced or not. Ancillary chunks other than transparency are checked and
/// skipped, those that describe colour spaces included: samples come out as they are stored. Of an animation, the
/// default picture is read.
public enum PNGDecoder {
  /// The most pixels that are read unless the caller says otherwise: 16384 x 16384.
  public static let defaultMaximumPixelCount = 1 << 28

  /// Deflate's best ratio, a copy of 258 bytes in two bits: data that promise more can't keep it.
  private static let greatestExpansion = 1032

  /// Decodes a file, which may have at most the given number of pixels.
  ///
  /// Samples of up to 8 bits become `uint8`, those of 16 bits `uint16`; fewer bits are scaled to the full range,
  /// exactly. Memory follows what the data really yield: a false header allocates nothing.
  public static func decode(
    _ file: [UInt8], maximumPixelCount: Int = defaultMaximumPixelCount
  ) throws(PNGError) -> Bitmap {
    try decode(file.span, maximumPixelCount: maximumPixelCount)
  }

  private static func decode(_ file: Span<UInt8>, maximumPixelCount: Int) throws(PNGError) -> Bitmap {
    let contents = try PNGContents(file, maximumPixelCount: maximumPixelCount)
    let header = contents.header
    let passes = header.isInterlaced ? InterlacePass.adam7 : [.whole]
    let expected = try filteredLength(of: header, in: passes, at: contents.headerOffset)

    // Pieces of the compressed data, joined; most files have one or few.
    var stream: [UInt8] = []
    stream.reserveCapacity(contents.imageDataLength)
    for piece in contents.imageData {
      let bytes = file.extracting(piece)
      for index in 0..<bytes.count {
        stream.append(bytes[index])
      }
    }
    guard expected / greatestExpansion <= stream.count else {
      throw PNGError(
        .imageDataLength(expected: expected, available: stream.count * greatestExpansion),
        at: contents.fileOffset(ofStream: 0))
    }
    let filtered: [UInt8]
    do {
      filtered = try Inflate.decompressZlib(stream.span, limit: expected)
    } catch {
      throw PNGError(.imageData(error.reason), at: contents.fileOffset(ofStream: error.offset))
    }
    guard filtered.count == expected else {
      throw PNGError(
        .imageDataLength(expected: expected, available: filtered.count),
        at: contents.fileOffset(ofStream: stream.count))
    }
    return try PNGPixelReader(contents: contents, passes: passes).read(filtered.span)
  }

  /// The bytes of all rows of all passes, each with its filter type.
  private static func filteredLength(
    of header: PNGHeader, in passes: [InterlacePass], at offset: Int
  ) throws(PNGError) -> Int {
    var total: UInt64 = 0
    for pass in passes {
      let columns = pass.columns(of: header.width)
      if columns > 0 {
        let row = (UInt64(columns) * UInt64(header.bitsPerPixel) + 7) / 8 + 1
        total += row * UInt64(pass.rows(of: header.height))
      }
    }
    guard let length = Int(exactly: total), length < Int.max / 2 else {
      throw PNGError(
        .tooManyPixels(width: header.width, height: header.height, limit: Int.max / 2 / header.bitsPerPixel * 8),
        at: offset)
    }
    return length
  }
}
