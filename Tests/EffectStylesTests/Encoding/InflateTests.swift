import EffectMath
import EffectStyles
import Testing

@Suite struct InflateTests {
  /// Streams that zlib 1.2.13 made: a stored block, one with the fixed code, one with an own code, and a long run.
  private static let stored: [UInt8] = [
    120, 1, 1, 12, 0, 243, 255, 103, 108, 111, 119, 44, 32, 103, 108, 111, 119, 44, 32, 28, 104, 4, 11,
  ]
  private static let fixed: [UInt8] = [
    120, 1, 75, 207, 201, 47, 215, 81, 72, 135, 147, 10, 137, 121, 41, 10, 137, 10, 197, 25, 137, 41, 249, 229, 214, 72,
    18, 88, 164, 1, 121, 12, 20, 214,
  ]
  private static let dynamic: [UInt8] = [
    120, 218, 237, 205, 97, 18, 64, 32, 16, 6, 208, 173, 72, 202, 100, 153, 34, 148, 117, 255, 83, 114, 7, 127, 191, 3,
    188, 121, 68, 202, 244, 110, 226, 124, 41, 55, 23, 242, 73, 194, 222, 45, 79, 188, 163, 176, 206, 99, 91, 135, 150,
    130, 169, 27, 123, 171, 165, 158, 71, 41, 199, 89, 69, 91, 207, 91, 53, 33, 181, 97, 109, 99, 214, 44, 31, 120, 150,
    110, 15, 146, 60, 149, 217, 169, 43, 243, 228, 122, 163, 136, 16, 32, 64, 128, 0, 1, 2, 4, 8, 16, 32, 64, 240, 55,
    120, 1, 175, 6, 184, 34,
  ]
  private static let run: [UInt8] = [
    120, 218, 75, 76, 28, 5, 163, 96, 20, 12, 119, 0, 0, 249, 216, 122, 248,
  ]

  @Test func readsEveryBlockType() throws {
    let glow = Array("glow, glow, ".utf8)
    #expect(try Inflate.decompressZlib(Self.stored.span, limit: 12) == glow)
    let text = Array("glow, glow, glow and a shadow; glow, glow, glow and a shadow".utf8)
    #expect(try Inflate.decompressZlib(Self.fixed.span, limit: 1000) == text)
    let squares = (0..<3000).map { UInt8($0 * $0 % 97 / 3) }
    #expect(try Inflate.decompressZlib(Self.dynamic.span, limit: 3000) == squares)
    #expect(try Inflate.decompressZlib(Self.run.span, limit: .max) == [UInt8](repeating: 97, count: 1000))
  }

  @Test func ignoresWhatFollows() throws {
    let longer = Self.run + [1, 2, 3]
    #expect(try Inflate.decompressZlib(longer.span, limit: 1000).count == 1000)
  }

  @Test(arguments: [0, 1, 2, 999])
  func stopsAtTheLimit(_ limit: Int) {
    let error = #expect(throws: InflateError.self) { try Inflate.decompressZlib(Self.run.span, limit: limit) }
    #expect(error?.reason == .tooLong(limit: limit))
  }

  @Test func refusesEveryTruncation() {
    for stream in [Self.stored, Self.fixed, Self.dynamic, Self.run] {
      for count in 0..<stream.count {
        let part = Array(stream[..<count])
        let error = #expect(throws: InflateError.self) { try Inflate.decompressZlib(part.span, limit: 5000) }
        #expect(error?.reason == .truncated, "\(count) of \(stream.count)")
      }
    }
  }

  /// Hand-made damage of each kind, and the byte that shows it.
  @Test(
    arguments: [
      ([119, 1, 3, 0], .header(method: 119, flags: 1), 0),
      ([120, 2, 3, 0], .header(method: 120, flags: 2), 0),
      ([136, 28, 3, 0], .header(method: 136, flags: 28), 0),
      ([120, 187, 0, 0, 0, 0, 3, 0], .presetDictionary, 1),
      ([120, 1, 7], .blockType, 2),
      ([120, 1, 1, 2, 0, 2, 0, 1, 1], .storedLength(2, complement: 2), 3),
      // 31 distance symbols: the five bits after type and literals are all ones.
      ([120, 1, 0b0000_0101, 0b0001_1111, 0, 0], .symbolCount(literals: 257, distances: 32), 2),
      // All code-length codes of one bit: four of them are too many.
      ([120, 1, 0b0000_0101, 0b0000_0000, 0b1001_0010, 0b0000_0100, 0, 0, 0, 0], .codeLengths, 2),
      // The fixed code, a copy of 3 from 1 back (0000001 00000) before there is anything.
      ([120, 1, 0b0000_0011, 0b0000_0010, 0, 0, 0, 0, 0], .distance(1, available: 0), 3),
      ([120, 1, 3, 0, 0, 0, 0, 2], .checksum(stored: 2, computed: 1), 4),
    ] as [([UInt8], InflateError.Reason, Int)])
  func namesTheDamage(_ stream: [UInt8], _ reason: InflateError.Reason, _ offset: Int) {
    #expect(throws: InflateError(reason, at: offset)) { try Inflate.decompressZlib(stream.span, limit: 100) }
  }

  @Test func survivesNoise() {
    var generator = SplitMix64(seed: 3)
    #if DEBUG
      let rounds = 500
    #else
      let rounds = 100_000
    #endif
    for _ in 0..<rounds {
      var bytes = (0..<Int(generator.next() % 200)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      if !bytes.isEmpty { bytes[0] = bytes[0] & 0xF9 | UInt8(generator.next() % 3) << 1 }
      let result = try? Inflate.decompress(bytes.span, limit: 4096)
      #expect(result.map { $0.count <= 4096 } ?? true)
    }
  }
}
