import EffectMath
import EffectStyles
import Testing

@Suite struct NPYCodecTests {
  private static func file(_ header: String, _ elements: [UInt8] = [], version: UInt8 = 1) -> [UInt8] {
    let length = header.utf8.count
    let size: [UInt8] = version == 1 ? [UInt8(length), 0] : [UInt8(length), 0, 0, 0]
    return [0x93] + Array("NUMPY".utf8) + [version, 0] + size + Array(header.utf8) + elements
  }

  /// NumPy 2.4 wrote `numpy.arange(16, dtype="<f4").reshape(2, 2, 4) / 8` with this header.
  @Test func writesWhatNumPyWrites() {
    let pixels = (0..<4).map { SIMD4<Float>(0, 1, 2, 3) / 8 + Float($0) / 2 }
    let header = "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 2, 4), }"
    let padded = header + String(repeating: " ", count: 117 - header.utf8.count) + "\n"
    var elements: [UInt8] = []
    for pixel in pixels {
      for channel in 0..<4 {
        let bits = pixel[channel].bitPattern
        elements += [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: bits >> $0) }
      }
    }
    let file = NPYCodec.encode(Bitmap(width: 2, height: 2, pixels: .float32(pixels)))
    #expect(file == Self.file(padded, elements))
    #expect(file.count == 192)
  }

  /// 1.5 is 0x3FC00000.
  @Test func readsBothByteOrdersAndAllVersions() throws {
    let expected = Bitmap(width: 1, height: 1, pixels: .float32([SIMD4(1.5, 0, 0, 1.5)]))
    let little: [UInt8] = [0, 0, 0xC0, 0x3F, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xC0, 0x3F]
    let big: [UInt8] = [0x3F, 0xC0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x3F, 0xC0, 0, 0]
    for version in 1...3 as ClosedRange<UInt8> {
      let header = "{'descr': '<f4', 'fortran_order': False, 'shape': (1, 1, 4), }\n"
      #expect(try NPYCodec.decode(Self.file(header, little, version: version)) == expected)
    }
    let other = "{ \"shape\":(1,1,4,),\"fortran_order\" : False,'descr':'>f4'}"
    #expect(try NPYCodec.decode(Self.file(other, big)) == expected)
  }

  @Test func keepsEveryBit() throws {
    let values: [Float] = [.infinity, -0.0, .leastNonzeroMagnitude, 1e30, -5, 0.1, .pi, 65536]
    let pixels = values.map { SIMD4(repeating: $0) }
    let bitmap = Bitmap(width: 4, height: 2, pixels: .float32(pixels))
    #expect(try NPYCodec.decode(NPYCodec.encode(bitmap)) == bitmap)
    let missing = try NPYCodec.decode(
      NPYCodec.encode(Bitmap(width: 1, height: 1, pixels: .float32([SIMD4(repeating: .nan)]))))
    guard case .float32(let decoded) = missing.pixels else { return }
    #expect(decoded[0].x.bitPattern == Float.nan.bitPattern)
    let integers = Bitmap(width: 1, height: 1, pixels: .uint8([SIMD4(0, 51, 102, 255)]))
    #expect(
      try NPYCodec.decode(NPYCodec.encode(integers))
        == Bitmap(width: 1, height: 1, pixels: .float32([SIMD4(0, 0.2, 0.4, 1)])))
  }

  @Test(
    arguments: [
      ("{'descr': '<f8', 'fortran_order': False, 'shape': (1, 1, 4), }", .elementType("<f8"), 20),
      ("{'descr': '<f4', 'fortran_order': True, 'shape': (1, 1, 4), }", .columnMajor, 44),
      ("{'descr': '<f4', 'fortran_order': False, 'shape': (1, 1, 3), }", .shape([1, 1, 3]), 60),
      ("{'descr': '<f4', 'fortran_order': False, 'shape': (4,), }", .shape([4]), 60),
      ("{'descr': '<f4', 'fortran_order': False, }", .header, 52),
      ("", .header, 10), ("{'descr", .header, 17),
      ("{'descr': '<f4', 'fortran_order': False, 'shape': (1, 1, 4), }", .truncated(expected: 16, available: 0), 72),
      (
        "{'descr': '<f4', 'fortran_order': False, 'shape': (99, 99, 4), }",
        .tooManyPixels(width: 99, height: 99, limit: 100), 10
      ),
    ] as [(String, NPYError.Reason, Int)])
  func namesTheDamage(_ header: String, _ reason: NPYError.Reason, _ offset: Int) {
    #expect(throws: NPYError(reason, at: offset)) {
      try NPYCodec.decode(Self.file(header), maximumPixelCount: 100)
    }
  }

  @Test func refusesOtherFiles() {
    #expect(throws: NPYError(.signature, at: 0)) { try NPYCodec.decode([]) }
    #expect(throws: NPYError(.signature, at: 1)) { try NPYCodec.decode([0x93, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) }
    #expect(throws: NPYError(.version(4), at: 6)) { try NPYCodec.decode(Self.file("{}", version: 4)) }
  }

  @Test func survivesMutations() {
    #if DEBUG
      let rounds = 2_000
    #else
      let rounds = 50_000
    #endif
    let original = NPYCodec.encode(Bitmap(width: 2, height: 2, pixels: .float32([SIMD4](repeating: .one, count: 4))))
    var generator = SplitMix64(seed: 10)
    for _ in 0..<rounds {
      var file = original
      for _ in 0...generator.next() % 3 {
        file[Int(generator.next() % 128)] = UInt8(truncatingIfNeeded: generator.next())
      }
      if let bitmap = try? NPYCodec.decode(file, maximumPixelCount: 4096) {
        #expect(bitmap.pixels.count <= 4096)
      }
    }
  }
}
