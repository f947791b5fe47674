/// Walks through the chunks of a PNG file and checks the form of each.
struct PNGChunkReader {
  /// One chunk: its type and where its data are.
  struct Chunk {
    let type: PNGChunkType
    let data: Range<Int>

    /// Where the chunk starts: at its length.
    var offset: Int {
      data.lowerBound - 8
    }
  }

  /// The first bytes of every PNG file.
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  private var position: Int

  /// Checks the signature.
  init(_ file: Span<UInt8>) throws(PNGError) {
    for (index, byte) in Self.signature.enumerated() where index >= file.count || file[index] != byte {
      throw PNGError(.signature, at: min(index, file.count))
    }
    position = Self.signature.count
  }

  /// The next chunk, whose check value is right.
  mutating func next(in file: Span<UInt8>) throws(PNGError) -> Chunk {
    let start = position
    guard file.count - start >= 12 else {
      throw PNGError(.truncated(expected: 12, available: file.count - start), at: start)
    }
    let type = PNGChunkType(code: file.bigEndian32(at: start + 4))
    guard type.isValid else { throw PNGError(.chunkType(type), at: start + 4) }
    let length = file.bigEndian32(at: start)
    guard length <= UInt32(Int32.max) - 12 else { throw PNGError(.chunkLength(type, Int(clamping: length)), at: start) }
    let count = Int(length)
    guard file.count - start - 12 >= count else {
      throw PNGError(.truncated(expected: count + 12, available: file.count - start), at: start)
    }
    let data = start + 8..<start + 8 + count
    let stored = file.bigEndian32(at: data.upperBound)
    let computed = CRC32.checksum(of: file.extracting(start + 4..<data.upperBound))
    guard stored == computed else {
      throw PNGError(.chunkChecksum(type, stored: stored, computed: computed), at: data.upperBound)
    }
    position = data.upperBound + 4
    return Chunk(type: type, data: data)
  }
}
