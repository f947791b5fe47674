import EffectMath
import EffectStyles
import Testing

@Suite struct NetpbmCodecTests {
  private static func file(_ header: String, _ samples: [UInt8]) -> [UInt8] {
    Array(header.utf8) + samples
  }

  @Test func readsIntegersOfEveryDepth() throws {
    let gray = try NetpbmCodec.decode(Self.file("P5 # a comment\n2 1\n255\n", [7, 255]))
    #expect(gray == Bitmap(width: 2, height: 1, pixels: .uint8([SIMD4(7, 7, 7, 255), SIMD4(repeating: 255)])))
    let color = try NetpbmCodec.decode(Self.file("P6\n1 1\n65535\n", [1, 2, 3, 4, 255, 255]))
    #expect(color == Bitmap(width: 1, height: 1, pixels: .uint16([SIMD4(258, 772, 65535, 65535)])))
    // Three steps of fifteen are a fifth, 51 of 255; one of ten is 6553.5 of 65535, rounded up.
    let coarse = try NetpbmCodec.decode(Self.file("P5 1 1 15\n", [3]))
    #expect(coarse == Bitmap(width: 1, height: 1, pixels: .uint8([SIMD4(51, 51, 51, 255)])))
    let odd = try NetpbmCodec.decode(Self.file("P5 1 1 10 ", [1]))
    #expect(odd == Bitmap(width: 1, height: 1, pixels: .uint16([SIMD4(6554, 6554, 6554, 65535)])))
  }

  @Test(
    arguments: [
      (1, "BLACKANDWHITE", [9], SIMD4<UInt8>(9, 9, 9, 255)), (2, "GRAYSCALE_ALPHA", [9, 8], SIMD4(9, 9, 9, 8)),
      (3, "RGB", [9, 8, 7], SIMD4(9, 8, 7, 255)), (4, "RGB_ALPHA", [9, 8, 7, 6], SIMD4(9, 8, 7, 6)),
    ] as [(Int, String, [UInt8], SIMD4<UInt8>)])
  func readsArbitraryMaps(_ depth: Int, _ type: String, _ samples: [UInt8], _ pixel: SIMD4<UInt8>) throws {
    let header = "P7\n# comment\nWIDTH 1\nHEIGHT 1\nDEPTH \(depth)\nMAXVAL 255\nTUPLTYPE \(type)\nENDHDR\n"
    let bitmap = try NetpbmCodec.decode(Self.file(header, samples))
    #expect(bitmap == Bitmap(width: 1, height: 1, pixels: .uint8([pixel])))
  }

  /// 1.5 is 0x3FC00000, -2 is 0xC0000000; the bottom row comes first.
  @Test func readsFloatsOfBothByteOrders() throws {
    let expected = Bitmap(
      width: 1, height: 2, pixels: .float32([SIMD4(-2, -2, -2, 1), SIMD4(1.5, 1.5, 1.5, 1)]))
    #expect(try NetpbmCodec.decode(Self.file("Pf\n1 2\n-1.0\n", [0, 0, 0xC0, 0x3F, 0, 0, 0, 0xC0])) == expected)
    #expect(try NetpbmCodec.decode(Self.file("Pf\n1 2\n1e0\n", [0x3F, 0xC0, 0, 0, 0xC0, 0, 0, 0])) == expected)
  }

  @Test func writesTheSameBytesAsOtherPrograms() {
    let bitmap = Bitmap(width: 1, height: 2, pixels: .uint8([SIMD4(0, 255, 0, 9), SIMD4(1, 2, 3, 4)]))
    #expect(NetpbmCodec.encode(bitmap, as: .ppm) == Self.file("P6\n1 2\n255\n", [0, 255, 0, 1, 2, 3]))
    #expect(NetpbmCodec.encode(bitmap, as: .pgm) == Self.file("P5\n1 2\n255\n", [182, 2]))
    #expect(
      NetpbmCodec.encode(bitmap, as: .pam)
        == Self.file(
          "P7\nWIDTH 1\nHEIGHT 2\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n", [0, 255, 0, 9, 1, 2, 3, 4]))
    let floats = Bitmap(width: 1, height: 2, pixels: .float32([SIMD4(-2, 0, 0, 1), SIMD4(1.5, 0, 0, 1)]))
    #expect(
      NetpbmCodec.encode(floats, as: .pfm, isLittleEndian: false)
        == Self.file(
          "PF\n1 2\n1.0\n", [0x3F, 0xC0] + [UInt8](repeating: 0, count: 10) + [0xC0] + [UInt8](repeating: 0, count: 11))
    )
  }

  /// Samples of 16 bits are big-endian; gray of full green is 0.7152 * 65535 = 46870.6, rounded 0xB717.
  @Test func writes16BitsBigEndian() {
    let fine = Bitmap(
      width: 2, height: 1, pixels: .uint16([SIMD4(0, 65535, 0, 0x0809), SIMD4(0x0102, 0x0304, 0x0506, 0xFFFF)]))
    #expect(
      NetpbmCodec.encode(fine, as: .ppm)
        == Self.file("P6\n2 1\n65535\n", [0, 0, 255, 255, 0, 0, 1, 2, 3, 4, 5, 6]))
    // 0.2126 * 258 + 0.7152 * 772 + 0.0722 * 1286 = 699.8.
    #expect(NetpbmCodec.encode(fine, as: .pgm) == Self.file("P5\n2 1\n65535\n", [0xB7, 0x17, 0x02, 0xBC]))
    #expect(
      NetpbmCodec.encode(fine, as: .pam)
        == Self.file(
          "P7\nWIDTH 2\nHEIGHT 1\nDEPTH 4\nMAXVAL 65535\nTUPLTYPE RGB_ALPHA\nENDHDR\n",
          [0, 0, 255, 255, 0, 0, 8, 9, 1, 2, 3, 4, 5, 6, 255, 255]))
  }

  /// Floats become 16 bits, to nearest, within 0...1; integers become fractions of 255 in PFM.
  @Test func convertsBetweenFloatsAndIntegers() {
    let floats = Bitmap(
      width: 2, height: 1, pixels: .float32([SIMD4(0.25, -3, 7, 1), SIMD4(1, .nan, 0.00001, 1)]))
    #expect(
      NetpbmCodec.encode(floats, as: .pam)
        == Self.file(
          "P7\nWIDTH 2\nHEIGHT 1\nDEPTH 4\nMAXVAL 65535\nTUPLTYPE RGB_ALPHA\nENDHDR\n",
          // 0.25 * 65535 = 16383.75; 0.00001 * 65535 = 0.66.
          [0x40, 0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 0, 1, 255, 255]))
    let bytes = Bitmap(width: 1, height: 1, pixels: .uint8([SIMD4(255, 51, 0, 9)]))
    // 51 / 255 is 0.2, 0x3E4CCCCD.
    #expect(
      NetpbmCodec.encode(bytes, as: .pfm, isLittleEndian: false)
        == Self.file("PF\n1 1\n1.0\n", [0x3F, 0x80, 0, 0, 0x3E, 0x4C, 0xCC, 0xCD, 0, 0, 0, 0]))
  }

  @Test func roundTrips() throws {
    var generator = SplitMix64(seed: 8)
    let words = (0..<15).map { _ in generator.next() }
    let fine = Bitmap(
      width: 5, height: 3,
      pixels: .uint16(words.map { SIMD4(UInt16($0 & 0xFFFF), UInt16($0 >> 16 & 0xFFFF), 1, UInt16($0 >> 48)) }))
    #expect(try NetpbmCodec.decode(NetpbmCodec.encode(fine, as: .pam)) == fine)
    let floats = Bitmap(
      width: 3, height: 5, pixels: .float32(words.map { SIMD4(Float($0 % 1000) / 7, -1e-30, 3e30, 1) }))
    for isLittleEndian in [true, false] {
      let file = NetpbmCodec.encode(floats, as: .pfm, isLittleEndian: isLittleEndian)
      #expect(try NetpbmCodec.decode(file) == floats)
    }
  }

  @Test(
    arguments: [
      ("", .signature, 0), ("Q5", .signature, 0), ("P4 1 1 ", .signature, 1),
      ("P5 x", .header(expected: .width), 3), ("P5 1", .header(expected: .height), 4),
      ("P5 1 1 0\n", .maximumSample(0), 8), ("P5 1 1 65536\n", .maximumSample(65536), 12),
      ("P5 0 1 255\n", .size(width: 0, height: 1), 0), ("P5 1 1 255", .header(expected: .maximumSample), 10),
      ("P5 99999999999999999999 1 1 ", .header(expected: .width), 3),
      ("P5 2 1 255\n!", .truncated(expected: 2, available: 1), 12), ("P5 1 1 3\n!", .sample(33, maximum: 3), 9),
      ("P5 5 3 255\n", .tooManyPixels(width: 5, height: 3, limit: 14), 0),
      ("Pf 1 1 0\n....", .header(expected: .scale), 7), ("Pf 1 1 nan\n", .header(expected: .scale), 7),
      ("P7\nWIDTH 1\nHEIGHT 1\nMAXVAL 1\nENDHDR\n", .header(expected: .depth), 2),
      ("P7\nWIDTH 1\nHEIGHT 1\nDEPTH 5\nMAXVAL 1\nENDHDR\n", .depth(5), 2),
      ("P7\nWIDTH 1\n", .header(expected: .end), 11),
    ] as [(String, NetpbmError.Reason, Int)])
  func namesTheDamage(_ text: String, _ reason: NetpbmError.Reason, _ offset: Int) {
    #expect(throws: NetpbmError(reason, at: offset)) {
      try NetpbmCodec.decode(Array(text.utf8), maximumPixelCount: 14)
    }
  }

  @Test func survivesMutations() {
    #if DEBUG
      let rounds = 2_000
    #else
      let rounds = 50_000
    #endif
    let bitmap = Bitmap(width: 2, height: 2, pixels: .uint16((0..<4).map { SIMD4(repeating: $0 * 9999) }))
    let files = NetpbmCodec.Format.allCases.map { NetpbmCodec.encode(bitmap, as: $0) }
    var generator = SplitMix64(seed: 9)
    for round in 0..<rounds {
      var file = files[round % files.count]
      for _ in 0...generator.next() % 3 {
        file[Int(generator.next() % UInt64(file.count))] = UInt8(truncatingIfNeeded: generator.next())
      }
      if let bitmap = try? NetpbmCodec.decode(file, maximumPixelCount: 4096) {
        #expect(bitmap.pixels.count <= 4096)
      }
    }
  }
}
