import EffectStyles
import Foundation
import Testing

/// Willem van Schaik's test pictures, in the folder that the environment variable `PNGSUITE` names.
private struct PNGSuite {
  private struct Expectation: Decodable {
    let width: Int
    let height: Int
    let rgba16_sha256: String
  }

  static let folder = ProcessInfo.processInfo.environment["PNGSUITE"].map { URL(fileURLWithPath: $0) }

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: #require(folder).appendingPathComponent(name)))
  }

  static func expectations() throws -> [(name: String, width: Int, height: Int, hash: String)] {
    let data = try Data(contentsOf: #require(folder).appendingPathComponent("expected.json"))
    return try JSONDecoder().decode([String: Expectation].self, from: data).map {
      ($0.key, $0.value.width, $0.value.height, $0.value.rgba16_sha256)
    }
  }
}

@Suite(.enabled(if: PNGSuite.folder != nil, "PNGSUITE isn't set")) struct PNGSuiteTests {
  @Test func decodesAllValidPictures() throws {
    let expectations = try PNGSuite.expectations()
    #expect(expectations.count == 161)
    for (name, width, height, hash) in expectations {
      let bitmap = try PNGDecoder.decode(PNGSuite.bytes("valid/\(name)"))
      #expect(bitmap.width == width && bitmap.height == height, "\(name)")
      #expect(SHA256.hexadecimal(of: bitmap.bigEndianSamples16) == hash, "\(name)")
    }
  }

  @Test func rewritesAllValidPicturesWithoutLoss() throws {
    for (name, _, _, hash) in try PNGSuite.expectations() {
      let bitmap = try PNGDecoder.decode(PNGSuite.bytes("valid/\(name)"))
      let again = try PNGDecoder.decode(PNGEncoder.encode(bitmap))
      #expect(SHA256.hexadecimal(of: again.bigEndianSamples16) == hash, "\(name)")
    }
  }

  /// What each file's page at schaik.com says is wrong with it, and where that is in the file.
  @Test(arguments: [
    ("xs1n0g01", PNGError(.signature, at: 0)),
    ("xs2n0g01", PNGError(.signature, at: 1)),
    ("xs4n0g01", PNGError(.signature, at: 3)),
    ("xs7n0g01", PNGError(.signature, at: 6)),
    ("xcrn0g04", PNGError(.signature, at: 5)),
    ("xlfn0g04", PNGError(.signature, at: 4)),
    ("xc1n0g08", PNGError(.colorType(1), at: 25)),
    ("xc9n2c08", PNGError(.colorType(9), at: 25)),
    ("xd0n2c08", PNGError(.bitDepth(0, colorType: 2), at: 24)),
    ("xd3n2c08", PNGError(.bitDepth(3, colorType: 2), at: 24)),
    ("xd9n2c08", PNGError(.bitDepth(99, colorType: 2), at: 24)),
  ])
  func refusesDamage(_ name: String, _ expected: PNGError) throws {
    let bytes = try PNGSuite.bytes("corrupt/\(name).png")
    #expect(throws: expected) { try PNGDecoder.decode(bytes) }
  }

  @Test(arguments: [("xhdn0g08", "IHDR"), ("xcsn0g01", "IDAT")])
  func refusesWrongCheckValues(_ name: String, _ type: String) throws {
    let bytes = try PNGSuite.bytes("corrupt/\(name).png")
    let error = #expect(throws: PNGError.self) { try PNGDecoder.decode(bytes) }
    guard case .chunkChecksum(let chunk, _, _) = error?.reason else {
      Issue.record("\(name): \(String(describing: error))")
      return
    }
    #expect(chunk.description == type)
  }

  @Test func refusesAMissingPicture() throws {
    let bytes = try PNGSuite.bytes("corrupt/xdtn0g01.png")
    let error = #expect(throws: PNGError.self) { try PNGDecoder.decode(bytes) }
    guard case .missingChunk(let chunk) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(chunk.description == "IDAT")
  }
}

extension Bitmap {
  /// All samples with 16 bits, the highest byte first.
  var bigEndianSamples16: [UInt8] {
    let pixels16: [SIMD4<UInt16>]
    switch pixels {
    case .uint8(let pixels): pixels16 = pixels.map { SIMD4<UInt16>(truncatingIfNeeded: $0) &* 257 }
    case .uint16(let pixels): pixels16 = pixels
    case .float32: pixels16 = []
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels16.count * 8)
    for pixel in pixels16 {
      for channel in 0..<4 {
        bytes.append(UInt8(pixel[channel] >> 8))
        bytes.append(UInt8(pixel[channel] & 255))
      }
    }
    return bytes
  }
}
