/// A PNG file that grows chunk by chunk.
struct PNGChunkWriter {
  private(set) var bytes: [UInt8]

  /// The most bytes of compressed data in a chunk; the format ends at 2^31 - 1.
  static let largestPiece = 1 << 30

  /// Starts with the signature, or with other bytes.
  init(bytes: [UInt8] = PNGChunkReader.signature) {
    self.bytes = bytes
  }

  /// Appends a chunk.
  mutating func append(_ type: PNGChunkType, _ data: Span<UInt8>) {
    bytes.reserveCapacity(bytes.count + data.count + 12)
    bytes.appendBigEndian(UInt32(data.count))
    let start = bytes.count
    bytes.appendBigEndian(type.code)
    for index in 0..<data.count {
      bytes.append(data[index])
    }
    bytes.appendBigEndian(CRC32.checksum(of: bytes.span.extracting(start..<bytes.count)))
  }

  /// Replaces a chunk by one of the same length.
  mutating func replace(_ type: PNGChunkType, _ data: [UInt8], at offset: Int) {
    var chunk = PNGChunkWriter(bytes: [])
    chunk.append(type, data.span)
    bytes.replaceSubrange(offset..<offset + chunk.bytes.count, with: chunk.bytes)
  }

  /// Appends the header.
  mutating func append(_ header: PNGHeader) {
    var data: [UInt8] = []
    data.appendBigEndian(UInt32(header.width))
    data.appendBigEndian(UInt32(header.height))
    data += [UInt8(header.bitDepth), header.colorType.rawValue, 0, 0, header.isInterlaced ? 1 : 0]
    append(.header, data.span)
  }

  /// Appends the statement that samples are sRGB-encoded, for perceptual rendering.
  mutating func appendStandardRGB() {
    let perceptual: [UInt8] = [0]
    append(.standardRGB, perceptual.span)
  }

  /// Appends the density of pixels, given in pixels a point; not-a-number says nothing.
  mutating func append(pixelDensity: Double) {
    guard pixelDensity == pixelDensity else { return }
    let pointsPerMeter = 72 / 0.0254
    let density = UInt32(min(max(pixelDensity, 0.001), 100_000) * pointsPerMeter + 0.5)
    var data: [UInt8] = []
    data.appendBigEndian(density)
    data.appendBigEndian(density)
    data.append(1)
    append(.physicalDimensions, data.span)
  }

  /// Appends the end of the file.
  mutating func appendEnd() {
    let nothing: [UInt8] = []
    append(.end, nothing.span)
  }

  /// Appends compressed picture data, in as many chunks as they need.
  mutating func append(imageData: Span<UInt8>) {
    var start = 0
    repeat {
      let end = start + min(imageData.count - start, Self.largestPiece)
      append(.imageData, imageData.extracting(start..<end))
      start = end
    } while start < imageData.count
  }
}
