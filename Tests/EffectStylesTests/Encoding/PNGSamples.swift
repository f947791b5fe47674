/// Small PNG files that other programs made, and tools to make damaged ones.
enum PNGSamples {
  /// Pillow 13: 5 x 3 pixels of two bits, a palette of red, green, blue with opacities 255, 128, 0.
  static let palette: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 5, 0, 0, 0, 3, 2, 3, 0, 0, 0, 38, 88, 45,
    107,
    0, 0, 0, 9, 80, 76, 84, 69, 255, 0, 0, 0, 255, 0, 0, 0, 255, 45, 74, 205, 138, 0, 0, 0, 3, 116, 82, 78, 83, 255,
    128,
    0, 127, 109, 104, 120, 0, 0, 0, 17, 73, 68, 65, 84, 120, 156, 99, 148, 208, 96, 241, 148, 103, 88, 202, 0, 0, 5, 53,
    1, 83, 104, 210, 224, 95, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]
  /// Pillow 13: 4 x 3 pixels of 16-bit gray, sample i is 5461 i.
  static let gray16: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 4, 0, 0, 0, 3, 16, 0, 0, 0, 0, 193, 15, 45,
    89,
    0, 0, 0, 36, 73, 68, 65, 84, 120, 156, 99, 96, 96, 16, 13, 213, 90, 101, 255, 159, 37, 52, 68, 52, 68, 52, 68, 44,
    132, 97, 213, 138, 253, 127, 175, 6, 189, 90, 14, 0, 103, 112, 10, 44, 240, 186, 228, 218, 0, 0, 0, 0, 73, 69, 78,
    68,
    174, 66, 96, 130,
  ]

  /// Made with Python's zlib and read alike by Pillow 13: 5 x 5 pixels of 8-bit gray, interlaced by Adam7; the sample at
  /// x, y is 50 x + 7 y.
  static let interlaced: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 5, 0, 0, 0, 5, 8, 0, 0, 0, 1, 223, 3, 73,
    175, 0, 0, 0, 45, 73, 68, 65, 84, 120, 156, 99, 96, 96, 56, 193, 32, 243, 132, 33, 133, 161, 129, 129, 175, 232, 26,
    131, 209, 52, 6, 135, 37, 12, 126, 155, 24, 216, 45, 179, 231, 158, 103, 16, 117, 175, 92, 125, 23, 0, 174, 192, 11,
    35, 214, 215, 212, 31, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]

  /// One chunk: its letters and its data.
  struct Chunk: Equatable {
    var type: String
    var data: [UInt8]
  }

  /// The chunks of a file.
  static func chunks(_ file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var position = 8
    while position + 12 <= file.count {
      let length = number(file, position)
      let start = position + 8
      chunks.append(
        Chunk(
          type: String(decoding: file[position + 4..<start], as: UTF8.self), data: Array(file[start..<start + length])))
      position = start + length + 4
    }
    return chunks
  }

  /// A file of chunks, with right check values by the definition of the CRC.
  static func file(_ chunks: [Chunk]) -> [UInt8] {
    var bytes: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    for chunk in chunks {
      let body = Array(chunk.type.utf8) + chunk.data
      bytes += bigEndian(UInt32(chunk.data.count)) + body + bigEndian(crc(body))
    }
    return bytes
  }

  /// A file with all check values made right, as far as its chunks can be followed.
  static func repaired(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    var position = 8
    while position + 12 <= bytes.count {
      let end = position + 8 + number(bytes, position)
      guard end + 4 <= bytes.count else { break }
      bytes.replaceSubrange(end..<end + 4, with: bigEndian(crc(Array(bytes[position + 4..<end]))))
      position = end + 4
    }
    return bytes
  }

  /// A header's data.
  static func header(
    width: UInt32, height: UInt32, depth: UInt8, type: UInt8, methods: [UInt8] = [0, 0, 0]
  ) -> Chunk {
    Chunk(type: "IHDR", data: bigEndian(width) + bigEndian(height) + [depth, type] + methods)
  }

  static func number(_ bytes: [UInt8], _ position: Int) -> Int {
    bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { remainder, byte in
      (0..<8).reduce(remainder ^ UInt32(byte)) { bits, _ in
        bits & 1 == 1 ? (bits >> 1) ^ 0xEDB8_8320 : bits >> 1
      }
    }
  }
}
