import EffectStyles
import Testing

@Suite struct DeflateTests {
  @Test(arguments: 0...9)
  func roundTripsAllSizes(_ level: Int) throws {
    #if DEBUG
      let counts = [0, 1, 3, 259]
    #else
      let counts = Array(0...300) + [1000, 32_767, 32_768, 32_769, 65_535, 65_536, 65_537, 131_072, 400_000]
    #endif
    for kind in 0..<5 {
      for count in counts {
        let bytes = CompressionSamples.bytes(kind: kind, count: count)
        let stream = Deflate.compressZlib(bytes.span, level: level)
        let again = try Inflate.decompressZlib(stream.span, limit: count)
        #expect(again == bytes, "kind \(kind), \(count) bytes")
      }
    }
  }

  @Test func levelZeroStores() {
    let bytes = CompressionSamples.bytes(kind: 1, count: 70_000)
    // Two blocks: 65535 bytes at most in each, with five bytes of header.
    #expect(Deflate.compress(bytes.span, level: 0).count == 70_000 + 10)
    #expect(Deflate.compress(bytes.span, level: -3) == Deflate.compress(bytes.span, level: 0))
    #expect(Deflate.compress(bytes.span, level: 12) == Deflate.compress(bytes.span, level: 9))
  }

  @Test func noiseGrowsByHeadersOnly() {
    let bytes = CompressionSamples.bytes(kind: 0, count: 100_000)
    #expect(Deflate.compress(bytes.span).count <= 100_000 + 5 * 8)
  }

  @Test func headersAreThoseOfZlib() {
    let bytes = [UInt8](repeating: 1, count: 10)
    for (level, second) in [(0, 0x01), (1, 0x01), (5, 0x5E), (6, 0x9C), (9, 0xDA)] as [(Int, UInt8)] {
      #expect(Array(Deflate.compressZlib(bytes.span, level: level)[..<2]) == [0x78, second])
    }
  }

  /// The sizes are those of zlib 1.2.13 at level 6, measured with Python's `zlib.compress`.
  @Test(arguments: zip(CompressionSamples.Picture.allCases, [20_807, 3_406, 944]))
  func isNearlyAsSmallAsZlib(_ picture: CompressionSamples.Picture, _ size: Int) throws {
    let bytes = CompressionSamples.filtered(picture)
    let stream = Deflate.compressZlib(bytes.span)
    #expect(stream.count <= size * 105 / 100)
    #expect(try Inflate.decompressZlib(stream.span, limit: bytes.count) == bytes)
  }

  /// The check values of zlib: the same data as were compressed there.
  @Test(arguments: zip(CompressionSamples.Picture.allCases, [4_096_523_211, 3_146_676_294, 399_458_908] as [UInt32]))
  func samplesAreThoseThatZlibSaw(_ picture: CompressionSamples.Picture, _ crc: UInt32) {
    #expect(CRC32.checksum(of: CompressionSamples.filtered(picture).span) == crc)
  }

  @Test func higherLevelsAreNotLarger() {
    let bytes = CompressionSamples.filtered(.smooth)
    let sizes = [1, 4, 6, 9].map { Deflate.compress(bytes.span, level: $0).count }
    for (faster, slower) in zip(sizes, sizes.dropFirst()) {
      #expect(slower <= faster + faster / 50)
    }
  }

  @Test func givesTheSameBytesEachTime() {
    let bytes = CompressionSamples.filtered(.dithered)
    #expect(Deflate.compress(bytes.span) == Deflate.compress(bytes.span))
  }
}
