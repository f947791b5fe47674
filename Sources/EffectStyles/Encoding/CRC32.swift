/// The cyclic redundancy check of PNG, gzip and ISO 3309, eight bytes a step.
package struct CRC32: Hashable, Sendable {
  /// The reversed generator polynomial of ISO 3309.
  private static let polynomial: UInt32 = 0xEDB8_8320

  /// Eight tables of 256 entries: entry `256 * k + b` is byte `b` followed by `k` zero bytes.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var remainder = UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder & 1 == 0 ? remainder >> 1 : remainder >> 1 ^ polynomial
      }
      tables[byte] = remainder
    }
    for index in 256..<8 * 256 {
      let previous = tables[index - 256]
      tables[index] = previous >> 8 ^ tables[Int(previous & 0xFF)]
    }
    return tables
  }()

  private var register: UInt32 = 0xFFFF_FFFF

  package init() {}

  /// The check value of one run of bytes.
  package static func checksum(of bytes: Span<UInt8>) -> UInt32 {
    var crc = CRC32()
    crc.update(bytes)
    return crc.value
  }

  /// The check value of all bytes so far.
  package var value: UInt32 {
    ~register
  }

  /// Takes in more bytes.
  package mutating func update(_ bytes: Span<UInt8>) {
    let tables = Self.tables
    let table = tables.span
    precondition(table.count == 8 * 256)
    var crc = register
    var index = 0
    // Slicing by eight: the tables turn eight dependent steps into eight independent look-ups.
    while index + 8 <= bytes.count {
      let low =
        crc
        ^ (UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
          | UInt32(bytes[index + 3]) << 24)
      let near =
        table[7 * 256 + Int(low & 0xFF)] ^ table[6 * 256 + Int(low >> 8 & 0xFF)]
        ^ table[5 * 256 + Int(low >> 16 & 0xFF)] ^ table[4 * 256 + Int(low >> 24)]
      let far =
        table[3 * 256 + Int(bytes[index + 4])] ^ table[2 * 256 + Int(bytes[index + 5])]
        ^ table[256 + Int(bytes[index + 6])] ^ table[Int(bytes[index + 7])]
      crc = near ^ far
      index += 8
    }
    while index < bytes.count {
      crc = crc >> 8 ^ table[Int(crc & 0xFF ^ UInt32(bytes[index]))]
      index += 1
    }
    register = crc
  }
}
