/// The tables of RFC 1951 that compression and decompression share.
enum DeflateFormat {
  /// The literal and length symbols that may be used.
  static let literalCount = 286
  /// The distance symbols that may be used.
  static let distanceCount = 30
  /// The symbol that ends a block.
  static let endOfBlock = 256
  /// The shortest and the longest copy.
  static let matchLengths = 3...258
  /// The farthest copy.
  static let windowSize = 32768
  /// The longest code of literals and distances.
  static let maximumCodeLength = 15
  /// The most bytes in a stored block.
  static let maximumStoredLength = 65535

  /// The shortest copy of each length symbol, from 257 on (section 3.2.5).
  static let lengthBases: [UInt16] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  /// The extra bits of each length symbol.
  static let lengthExtraBits: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  /// The nearest copy of each distance symbol.
  static let distanceBases: [UInt16] = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  /// The extra bits of each distance symbol.
  static let distanceExtraBits: [UInt8] = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]
  /// The order in which the lengths of the code-length code are sent (section 3.2.7).
  static let codeLengthOrder: [Int] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The code lengths of literals and lengths in a block with the fixed code (section 3.2.6).
  static let fixedLiteralLengths: [UInt8] =
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
    + Array(repeating: 8, count: 8)
  /// The code lengths of distances in a block with the fixed code.
  static let fixedDistanceLengths: [UInt8] = Array(repeating: 5, count: 32)
}
