/// Why bytes are no picture in the PNG format, and where that shows.
public struct PNGError: Error, Hashable, Sendable {
  /// The kinds of damage.
  public enum Reason: Hashable, Sendable {
    /// The first eight bytes aren't those of every PNG file.
    case signature
    /// The file ends inside a chunk, or before its last one.
    case truncated(expected: Int, available: Int)
    /// A chunk's type isn't four letters.
    case chunkType(PNGChunkType)
    /// A chunk is longer or shorter than its type allows.
    case chunkLength(PNGChunkType, Int)
    /// The check value of a chunk isn't that of its bytes.
    case chunkChecksum(PNGChunkType, stored: UInt32, computed: UInt32)
    /// A chunk is missing.
    case missingChunk(PNGChunkType)
    /// A chunk occurs more often than once.
    case repeatedChunk(PNGChunkType)
    /// A chunk stands where its type mustn't.
    case misplacedChunk(PNGChunkType)
    /// A chunk that can't be skipped is of no known type.
    case unknownCriticalChunk(PNGChunkType)
    /// The width or the height is zero or above 2^31 - 1.
    case size(width: UInt32, height: UInt32)
    /// The picture has more pixels than the caller allows.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// The colour type isn't 0, 2, 3, 4 or 6.
    case colorType(UInt8)
    /// The bit depth isn't one that the colour type allows.
    case bitDepth(UInt8, colorType: UInt8)
    /// The compression method isn't 0.
    case compressionMethod(UInt8)
    /// The filter method isn't 0.
    case filterMethod(UInt8)
    /// The interlace method isn't 0 or 1.
    case interlaceMethod(UInt8)
    /// The compressed picture data are damaged.
    case imageData(InflateError.Reason)
    /// The picture data end too early.
    case imageDataLength(expected: Int, available: Int)
    /// The filter type of a row isn't 0...4.
    case filterType(UInt8, row: Int)
    /// A pixel has a colour that the palette doesn't.
    case paletteIndex(UInt8, paletteCount: Int)
  }

  /// What is wrong.
  public let reason: Reason
  /// Where it was noticed, in bytes from the start of the file.
  public let offset: Int

  /// Creates an error from its parts.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension PNGError: CustomStringConvertible {
  /// One line: the place, what was found, and what was expected.
  public var description: String {
    "PNG, byte \(offset): \(reason.description)"
  }
}

extension PNGError.Reason: CustomStringConvertible {
  /// What was found and what was expected.
  public var description: String {
    switch self {
    case .signature: "the signature 137 80 78 71 13 10 26 10 is missing or damaged"
    case .truncated(let expected, let available):
      "the file ends too early; expected \(expected) bytes, not \(available)"
    case .chunkType(let type): "chunk type \(type); expected four letters"
    case .chunkLength(let type, let length): "a \(type) chunk of \(length) bytes isn't allowed here"
    case .chunkChecksum(let type, let stored, let computed):
      "the check value of the \(type) chunk is \(stored); expected \(computed)"
    case .missingChunk(let type): "a \(type) chunk is expected here or before"
    case .repeatedChunk(let type): "a second \(type) chunk; expected one"
    case .misplacedChunk(let type): "a \(type) chunk isn't allowed here"
    case .unknownCriticalChunk(let type): "the unknown chunk \(type) is marked as critical"
    case .size(let width, let height): "the size is \(width) x \(height); expected 1 to 2147483647 each"
    case .tooManyPixels(let width, let height, let limit): "\(width) x \(height) pixels; the limit is \(limit)"
    case .colorType(let type): "colour type \(type); expected 0, 2, 3, 4 or 6"
    case .bitDepth(let depth, let type):
      "bit depth \(depth); expected \(Self.bitDepths(ofColorType: type)) with colour type \(type)"
    case .compressionMethod(let method): "compression method \(method); expected 0"
    case .filterMethod(let method): "filter method \(method); expected 0"
    case .interlaceMethod(let method): "interlace method \(method); expected 0 or 1"
    case .imageData(let reason): "damaged picture data: \(reason.description)"
    case .imageDataLength(let expected, let available):
      "\(available) bytes of picture data at most; expected \(expected)"
    case .filterType(let type, let row): "filter type \(type) in row \(row); expected 0 to 4"
    case .paletteIndex(let index, let count): "colour \(index) of a palette of \(count)"
    }
  }

  private static func bitDepths(ofColorType type: UInt8) -> String {
    switch type {
    case 0: "1, 2, 4, 8 or 16"
    case 3: "1, 2, 4 or 8"
    default: "8 or 16"
    }
  }
}
