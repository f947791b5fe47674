import EffectStyles
import Testing

@Suite struct ChecksumTests {
  /// The check value of the CRC catalogue, and the example of Wikipedia's article on Adler-32.
  @Test func matchesPublishedValues() {
    #expect(CRC32.checksum(of: Array("123456789".utf8).span) == 0xCBF4_3926)
    #expect(Adler32.checksum(of: Array("Wikipedia".utf8).span) == 0x11E6_0398)
    let nothing: [UInt8] = []
    #expect(CRC32.checksum(of: nothing.span) == 0)
    #expect(Adler32.checksum(of: nothing.span) == 1)
  }

  @Test(arguments: [1, 7, 8, 9, 15, 16, 17, 63, 5551, 5552, 5553, 12_000])
  func matchesTheDefinitions(_ count: Int) {
    // All ones make the sums of Adler-32 as large as they get.
    for bytes in [CompressionSamples.bytes(kind: 0, count: count), [UInt8](repeating: 255, count: count)] {
      var remainder: UInt32 = 0xFFFF_FFFF
      var (a, b): (UInt32, UInt32) = (1, 0)
      for byte in bytes {
        remainder ^= UInt32(byte)
        for _ in 0..<8 {
          remainder = remainder & 1 == 1 ? (remainder >> 1) ^ 0xEDB8_8320 : remainder >> 1
        }
        a = (a + UInt32(byte)) % 65521
        b = (b + a) % 65521
      }
      #expect(CRC32.checksum(of: bytes.span) == ~remainder)
      #expect(Adler32.checksum(of: bytes.span) == b << 16 | a)
    }
  }

  @Test func joinsParts() {
    let bytes = CompressionSamples.bytes(kind: 0, count: 1000)
    var crc = CRC32()
    var adler = Adler32()
    for part in [0..<1, 1..<14, 14..<14, 14..<999, 999..<1000] {
      crc.update(bytes.span.extracting(part))
      adler.update(bytes.span.extracting(part))
    }
    #expect(crc.value == CRC32.checksum(of: bytes.span))
    #expect(adler.value == Adler32.checksum(of: bytes.span))
  }
}
