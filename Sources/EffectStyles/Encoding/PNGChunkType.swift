/// The four letters that say what a PNG chunk holds.
public struct PNGChunkType: Hashable, Sendable {
  /// The letters as a number, the first one highest.
  public let code: UInt32

  /// Creates a type from its code.
  public init(code: UInt32) {
    self.code = code
  }

  static let header = PNGChunkType(code: 0x4948_4452)
  static let palette = PNGChunkType(code: 0x504C_5445)
  static let imageData = PNGChunkType(code: 0x4944_4154)
  static let end = PNGChunkType(code: 0x4945_4E44)
  static let transparency = PNGChunkType(code: 0x7452_4E53)
  static let standardRGB = PNGChunkType(code: 0x7352_4742)
  static let physicalDimensions = PNGChunkType(code: 0x7048_5973)
  static let animationControl = PNGChunkType(code: 0x6163_544C)
  static let frameControl = PNGChunkType(code: 0x6663_544C)
  static let frameData = PNGChunkType(code: 0x6664_4154)

  /// The four bytes, first to last.
  var bytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }
  }

  /// Whether all four bytes are letters, as PNG demands.
  var isValid: Bool {
    bytes.allSatisfy { (65...90).contains($0) || (97...122).contains($0) }
  }

  /// Whether a decoder that doesn't know the type must give up: the first letter is a capital.
  var isCritical: Bool {
    code & 0x2000_0000 == 0
  }
}

extension PNGChunkType: CustomStringConvertible {
  /// The letters, with a question mark for what is none.
  public var description: String {
    String(decoding: isValid ? bytes : bytes.map { (33...126).contains($0) ? $0 : 63 }, as: UTF8.self)
  }
}
