import EffectMath
import EffectStyles
import Testing

@Suite struct PNGDecoderTests {
  @Test func readsAPaletteWithOpacity() throws {
    let (red, green, blue) = (
      SIMD4<UInt8>(255, 0, 0, 255), SIMD4<UInt8>(0, 255, 0, 128), SIMD4<UInt8>(0, 0, 255, 0)
    )
    let bitmap = try PNGDecoder.decode(PNGSamples.palette)
    #expect(
      bitmap
        == Bitmap(
          width: 5, height: 3,
          pixels: .uint8([
            red, green, blue, red, green, green, blue, red, green, blue, blue, blue, green, green, red,
          ])))
  }

  @Test func readsGrayOf16Bits() throws {
    let bitmap = try PNGDecoder.decode(PNGSamples.gray16)
    let expected = (0..<12).map { SIMD4<UInt16>(SIMD3(repeating: $0 * 5461), 65535) }
    #expect(bitmap == Bitmap(width: 4, height: 3, pixels: .uint16(expected)))
  }

  @Test func readsInterlacedRows() throws {
    let expected = (0..<25).map { index -> SIMD4<UInt8> in
      let gray = UInt8(50 * (index % 5) + 7 * (index / 5))
      return SIMD4(gray, gray, gray, 255)
    }
    #expect(
      try PNGDecoder.decode(PNGSamples.interlaced) == Bitmap(width: 5, height: 5, pixels: .uint8(expected)))
  }

  @Test func joinsPiecesAndSkipsAncillaryChunks() throws {
    var chunks = PNGSamples.chunks(PNGSamples.gray16)
    let data = chunks.remove(at: 1).data
    chunks.insert(contentsOf: data.map { PNGSamples.Chunk(type: "IDAT", data: [$0]) }, at: 1)
    chunks.insert(PNGSamples.Chunk(type: "IDAT", data: []), at: 4)
    chunks.insert(PNGSamples.Chunk(type: "gAMA", data: [0, 0, 177, 143]), at: 1)
    chunks.insert(PNGSamples.Chunk(type: "teSt", data: Array("anything".utf8)), at: chunks.count - 1)
    let file = PNGSamples.file(chunks) + [1, 2, 3]
    #expect(try PNGDecoder.decode(file) == PNGDecoder.decode(PNGSamples.gray16))
  }

  @Test func refusesEveryTruncation() {
    for count in 0..<PNGSamples.palette.count {
      let part = Array(PNGSamples.palette[..<count])
      let error = #expect(throws: PNGError.self) { try PNGDecoder.decode(part) }
      #expect((error?.offset ?? .max) <= count)
    }
  }

  private static let idat = PNGSamples.Chunk(type: "IDAT", data: [120, 1, 3, 0, 0, 0, 0, 1])
  private static let plte = PNGSamples.Chunk(type: "PLTE", data: [1, 2, 3])
  private static let iend = PNGSamples.Chunk(type: "IEND", data: [])
  private static let gray = PNGSamples.header(width: 1, height: 1, depth: 8, type: 0)
  private static let indexed = PNGSamples.header(width: 1, height: 1, depth: 8, type: 3)

  /// Chunks against the rules, what is wrong, and where: the signature ends at 8, the header at 33.
  private static let damaged: [([PNGSamples.Chunk], String, Int)] = [
    ([idat, iend], "missingChunk(IHDR)", 8),
    ([PNGSamples.Chunk(type: "IHDR", data: [0]), iend], "chunkLength(IHDR, 1)", 8),
    ([gray, gray, idat, iend], "repeatedChunk(IHDR)", 33),
    ([gray, iend], "missingChunk(IDAT)", 33),
    ([gray, plte, idat, iend], "misplacedChunk(PLTE)", 33),
    (
      [gray, PNGSamples.Chunk(type: "tEXt", data: []), PNGSamples.Chunk(type: "TEXt", data: [])],
      "unknownCriticalChunk(TEXt)", 45
    ),
    ([gray, PNGSamples.Chunk(type: "t3Xt", data: [])], "chunkType(t3Xt)", 37),
    ([gray, idat, PNGSamples.Chunk(type: "tEXt", data: []), idat, iend], "misplacedChunk(IDAT)", 65),
    ([gray, PNGSamples.Chunk(type: "tRNS", data: [0]), idat], "chunkLength(tRNS, 1)", 33),
    ([gray, idat, PNGSamples.Chunk(type: "IEND", data: [0])], "chunkLength(IEND, 1)", 53),
    ([indexed, idat, iend], "missingChunk(PLTE)", 33),
    ([indexed, plte, plte, idat], "repeatedChunk(PLTE)", 48),
    ([indexed, PNGSamples.Chunk(type: "PLTE", data: [1, 2]), idat], "chunkLength(PLTE, 2)", 33),
    ([indexed, PNGSamples.Chunk(type: "tRNS", data: [1]), plte, idat], "missingChunk(PLTE)", 33),
    ([indexed, plte, PNGSamples.Chunk(type: "tRNS", data: [1, 2]), idat], "chunkLength(tRNS, 2)", 48),
    ([indexed, plte, idat, PNGSamples.Chunk(type: "tRNS", data: [1]), iend], "misplacedChunk(tRNS)", 68),
    ([PNGSamples.header(width: 0, height: 1, depth: 8, type: 0)], "size(0, 1)", 16),
    ([PNGSamples.header(width: 1, height: 1 << 31, depth: 8, type: 0)], "size(1, 2147483648)", 16),
    ([PNGSamples.header(width: 1, height: 1, depth: 8, type: 0, methods: [1, 0, 0])], "compressionMethod(1)", 26),
    ([PNGSamples.header(width: 1, height: 1, depth: 8, type: 0, methods: [0, 1, 0])], "filterMethod(1)", 27),
    ([PNGSamples.header(width: 1, height: 1, depth: 8, type: 0, methods: [0, 0, 2])], "interlaceMethod(2)", 28),
    ([PNGSamples.header(width: 1, height: 1, depth: 16, type: 3)], "bitDepth(16, 3)", 24),
    ([gray, idat, iend], "imageDataLength(2, 0)", 49),
  ]

  @Test(arguments: damaged.indices)
  func namesTheDamage(_ index: Int) throws {
    let (chunks, expected, offset) = Self.damaged[index]
    let error = #expect(throws: PNGError.self) { try PNGDecoder.decode(PNGSamples.file(chunks)) }
    let found = try #require(error)
    #expect(Self.summary(found.reason) == expected)
    #expect(found.offset == offset)
  }

  @Test func pointsAtDamagedPictureData() throws {
    var chunks = PNGSamples.chunks(PNGSamples.palette)
    let data = chunks[3].data
    // The second piece holds the stream from its fifth byte on; its block type becomes 3.
    chunks[3].data = [120, 1]
    chunks.insert(PNGSamples.Chunk(type: "IDAT", data: [7] + data[3...]), at: 4)
    let error = #expect(throws: PNGError.self) { try PNGDecoder.decode(PNGSamples.file(chunks)) }
    #expect(error?.reason == .imageData(.blockType))
    #expect(error?.offset == 8 + 25 + 21 + 15 + 14 + 8)
  }

  @Test func refusesUnknownFiltersAndColors() throws {
    let rows: [([UInt8], PNGError.Reason)] = [
      ([5, 0], .filterType(5, row: 0)), ([0, 1], .paletteIndex(1, paletteCount: 1)),
    ]
    for (row, reason) in rows {
      let data = PNGSamples.Chunk(type: "IDAT", data: Deflate.compressZlib(row.span))
      let file = PNGSamples.file([Self.indexed, Self.plte, data, Self.iend])
      let error = #expect(throws: PNGError.self) { try PNGDecoder.decode(file) }
      #expect(error?.reason == reason)
    }
  }

  @Test func obeysTheLimitOfPixels() throws {
    #expect(throws: PNGError(.tooManyPixels(width: 4, height: 3, limit: 11), at: 16)) {
      try PNGDecoder.decode(PNGSamples.gray16, maximumPixelCount: 11)
    }
    #expect(try PNGDecoder.decode(PNGSamples.gray16, maximumPixelCount: 12).width == 4)
    let large = PNGSamples.header(width: 16385, height: 16384, depth: 1, type: 0)
    #expect(throws: PNGError(.tooManyPixels(width: 16385, height: 16384, limit: 1 << 28), at: 16)) {
      try PNGDecoder.decode(PNGSamples.file([large, Self.idat, Self.iend]))
    }
  }

  /// A header that promises 2^28 pixels of 8 bytes, or the most that there can be, over a few bytes of data.
  @Test func promisesAloneAllocateNothing() {
    for (width, limit) in [(1 << 14, 1 << 28), (0x7FFF_FFFF, Int.max)] as [(UInt32, Int)] {
      let header = PNGSamples.header(width: width, height: width, depth: 16, type: 6)
      let file = PNGSamples.file([header, Self.idat, Self.iend])
      let error = #expect(throws: PNGError.self) { try PNGDecoder.decode(file, maximumPixelCount: limit) }
      switch error?.reason {
      case .imageDataLength, .tooManyPixels: break
      default: Issue.record("\(String(describing: error))")
      }
    }
  }

  @Test func survivesMutations() throws {
    #if DEBUG
      let rounds = 1_000
    #else
      let rounds = 100_000
    #endif
    let originals = [
      PNGSamples.palette, PNGSamples.gray16,
      Framebuffer(width: 9, height: 7, filledWith: SIMD4(0.2, 0.1, 0, 0.5)).png(),
      PNGEncoder.encode(
        Bitmap(width: 8, height: 8, pixels: .uint16((0..<64).map { SIMD4(repeating: $0 * 999) })),
        options: PNGOptions(colorType: .rgba)),
    ]
    var generator = SplitMix64(seed: 5)
    var decoded = 0
    for round in 0..<rounds {
      var file = originals[round % originals.count]
      for _ in 0...generator.next() % 4 {
        let place = Int(generator.next() % UInt64(file.count))
        switch generator.next() % 4 {
        case 0: file[place] = UInt8(truncatingIfNeeded: generator.next())
        case 1: file[place] ^= 1 << UInt8(generator.next() % 8)
        case 2: file.remove(at: place)
        default: file.insert(UInt8(truncatingIfNeeded: generator.next()), at: place)
        }
      }
      // Half of the files get right check values, so that damage reaches what is behind them.
      if round % 8 < 4 { file = PNGSamples.repaired(file) }
      if let bitmap = try? PNGDecoder.decode(file, maximumPixelCount: 1 << 16) {
        decoded += 1
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
      }
    }
    #expect(decoded < rounds)
  }

  private static func summary(_ reason: PNGError.Reason) -> String {
    switch reason {
    case .missingChunk(let type): "missingChunk(\(type))"
    case .repeatedChunk(let type): "repeatedChunk(\(type))"
    case .misplacedChunk(let type): "misplacedChunk(\(type))"
    case .unknownCriticalChunk(let type): "unknownCriticalChunk(\(type))"
    case .chunkType(let type): "chunkType(\(type))"
    case .chunkLength(let type, let length): "chunkLength(\(type), \(length))"
    case .size(let width, let height): "size(\(width), \(height))"
    case .bitDepth(let depth, let type): "bitDepth(\(depth), \(type))"
    case .compressionMethod(let method): "compressionMethod(\(method))"
    case .filterMethod(let method): "filterMethod(\(method))"
    case .interlaceMethod(let method): "interlaceMethod(\(method))"
    case .imageDataLength(let expected, let available): "imageDataLength(\(expected), \(available))"
    default: "\(reason)"
    }
  }
}
