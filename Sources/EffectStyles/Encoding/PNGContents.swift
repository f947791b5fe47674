/// What the chunks of a PNG file say, each one checked: all but the pixels themselves.
struct PNGContents {
  let header: PNGHeader
  /// Where the header's data start.
  let headerOffset: Int
  /// The colours of a palette with their opacity; empty without one.
  private(set) var palette: [SIMD4<UInt8>] = []
  /// The samples of the one colour that is fully transparent, as stored; nil when none is.
  private(set) var transparentColor: SIMD3<UInt16>?
  /// Where the pieces of the compressed picture data are in the file.
  private(set) var imageData: [Range<Int>] = []

  /// Reads all chunks up to the end of the picture; what follows is ignored.
  init(_ file: Span<UInt8>, maximumPixelCount: Int) throws(PNGError) {
    var reader = try PNGChunkReader(file)
    let first = try reader.next(in: file)
    guard first.type == .header else { throw PNGError(.missingChunk(.header), at: first.offset) }
    guard first.data.count == 13 else {
      throw PNGError(.chunkLength(.header, first.data.count), at: first.offset)
    }
    headerOffset = first.data.lowerBound
    header = try PNGHeader(
      file.extracting(first.data), at: first.data.lowerBound, maximumPixelCount: maximumPixelCount)

    var hasTransparency = false
    var previous = PNGChunkType.header
    while true {
      let chunk = try reader.next(in: file)
      let hasImageData = !imageData.isEmpty
      switch chunk.type {
      case .header:
        throw PNGError(.repeatedChunk(.header), at: chunk.offset)
      case .palette:
        guard palette.isEmpty else { throw PNGError(.repeatedChunk(.palette), at: chunk.offset) }
        guard !hasImageData, !hasTransparency else { throw PNGError(.misplacedChunk(.palette), at: chunk.offset) }
        try readPalette(chunk, file)
      case .transparency:
        guard !hasTransparency else { throw PNGError(.repeatedChunk(.transparency), at: chunk.offset) }
        guard !hasImageData else { throw PNGError(.misplacedChunk(.transparency), at: chunk.offset) }
        try readTransparency(chunk, file)
        hasTransparency = true
      case .imageData:
        guard !hasImageData || previous == .imageData else {
          throw PNGError(.misplacedChunk(.imageData), at: chunk.offset)
        }
        guard header.colorType != .palette || !palette.isEmpty else {
          throw PNGError(.missingChunk(.palette), at: chunk.offset)
        }
        imageData.append(chunk.data)
      case .end:
        guard chunk.data.isEmpty else { throw PNGError(.chunkLength(.end, chunk.data.count), at: chunk.offset) }
        guard hasImageData else { throw PNGError(.missingChunk(.imageData), at: chunk.offset) }
        return
      default:
        guard !chunk.type.isCritical else {
          throw PNGError(.unknownCriticalChunk(chunk.type), at: chunk.offset)
        }
      }
      previous = chunk.type
    }
  }

  /// The bytes of the compressed picture data.
  var imageDataLength: Int {
    imageData.reduce(0) { $0 + $1.count }
  }

  /// Where a byte of the joined picture data is in the file.
  func fileOffset(ofStream offset: Int) -> Int {
    var rest = offset
    for piece in imageData {
      if rest < piece.count { return piece.lowerBound + rest }
      rest -= piece.count
    }
    return imageData.last?.upperBound ?? 0
  }

  private mutating func readPalette(_ chunk: PNGChunkReader.Chunk, _ file: Span<UInt8>) throws(PNGError) {
    switch header.colorType {
    case .gray, .grayAlpha: throw PNGError(.misplacedChunk(.palette), at: chunk.offset)
    case .rgb, .rgba, .palette: break
    }
    let count = chunk.data.count / 3
    let limit = header.colorType == .palette ? 1 << header.bitDepth : 256
    guard chunk.data.count % 3 == 0, (1...limit).contains(count) else {
      throw PNGError(.chunkLength(.palette, chunk.data.count), at: chunk.offset)
    }
    for start in stride(from: chunk.data.lowerBound, to: chunk.data.upperBound, by: 3) {
      palette.append(SIMD4(file[start], file[start + 1], file[start + 2], 255))
    }
  }

  private mutating func readTransparency(_ chunk: PNGChunkReader.Chunk, _ file: Span<UInt8>) throws(PNGError) {
    let start = chunk.data.lowerBound
    switch header.colorType {
    case .gray:
      guard chunk.data.count == 2 else {
        throw PNGError(.chunkLength(.transparency, chunk.data.count), at: chunk.offset)
      }
      transparentColor = SIMD3(repeating: file.bigEndian16(at: start))
    case .rgb:
      guard chunk.data.count == 6 else {
        throw PNGError(.chunkLength(.transparency, chunk.data.count), at: chunk.offset)
      }
      transparentColor = SIMD3(
        file.bigEndian16(at: start), file.bigEndian16(at: start + 2), file.bigEndian16(at: start + 4))
    case .palette:
      guard !palette.isEmpty else { throw PNGError(.missingChunk(.palette), at: chunk.offset) }
      guard chunk.data.count <= palette.count else {
        throw PNGError(.chunkLength(.transparency, chunk.data.count), at: chunk.offset)
      }
      for (index, position) in chunk.data.enumerated() {
        palette[index].w = file[position]
      }
    case .grayAlpha, .rgba:
      throw PNGError(.misplacedChunk(.transparency), at: chunk.offset)
    }
  }
}
