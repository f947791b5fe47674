/// What is wrong with a compressed stream, and where.
public struct InflateError: Error, Hashable, Sendable {
  /// The kinds of damage.
  public enum Reason: Hashable, Sendable {
    /// The stream ends before its last block does.
    case truncated
    /// The first two bytes aren't a zlib header: deflate method, window of at most 32 KiB, divisible by 31.
    case header(method: UInt8, flags: UInt8)
    /// The stream needs a dictionary, which no picture file may ask for.
    case presetDictionary
    /// A block has the reserved type 3.
    case blockType
    /// The length of a stored block and its complement disagree.
    case storedLength(UInt16, complement: UInt16)
    /// A block defines more symbols than the format has.
    case symbolCount(literals: Int, distances: Int)
    /// The code lengths of a block make no complete prefix code.
    case codeLengths
    /// The bits match no symbol of the block's code.
    case symbol
    /// A copy starts before the beginning of the data.
    case distance(Int, available: Int)
    /// The data are longer than what was announced.
    case tooLong(limit: Int)
    /// The Adler-32 value at the end isn't that of the data.
    case checksum(stored: UInt32, computed: UInt32)
  }

  /// What is wrong.
  public let reason: Reason
  /// Where it was noticed, in bytes from the start of the stream.
  public let offset: Int

  /// Creates an error from its parts.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension InflateError.Reason: CustomStringConvertible {
  /// What was found and what was expected, as half a sentence.
  public var description: String {
    switch self {
    case .truncated: "the stream ends too early"
    case .header(let method, let flags): "bytes \(method), \(flags) are no zlib header"
    case .presetDictionary: "a preset dictionary isn't allowed"
    case .blockType: "block type 3; expected 0, 1 or 2"
    case .storedLength(let length, let complement):
      "stored length \(length) with complement \(complement); expected \(~length)"
    case .symbolCount(let literals, let distances):
      "\(literals) literal and \(distances) distance codes; expected at most 286 and 30"
    case .codeLengths: "code lengths that make no complete prefix code"
    case .symbol: "bits that match no symbol"
    case .distance(let distance, let available): "a copy from \(distance) bytes back; only \(available) are there"
    case .tooLong(let limit): "more data than the expected \(limit) bytes"
    case .checksum(let stored, let computed): "Adler-32 is \(computed); the stream says \(stored)"
    }
  }
}
