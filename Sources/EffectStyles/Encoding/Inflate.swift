/// Decompression of deflate and zlib streams (RFC 1951, RFC 1950).
///
/// The output grows with what the input really yields, so that an announced size allocates nothing by itself.
package struct Inflate {
  private static let literalMeanings: [HuffmanDecoder.Entry] = {
    var meanings = (0..<256).map { HuffmanDecoder.literal | UInt32($0) << 16 }
    meanings.append(HuffmanDecoder.endOfBlock)
    for (base, extra) in zip(DeflateFormat.lengthBases, DeflateFormat.lengthExtraBits) {
      meanings.append(HuffmanDecoder.base | UInt32(base) << 16 | UInt32(extra) << 8)
    }
    // Symbols 286 and 287 of the fixed code never occur in valid data: zero is no symbol.
    return meanings + [0, 0]
  }()
  private static let distanceMeanings: [HuffmanDecoder.Entry] = {
    let meanings = zip(DeflateFormat.distanceBases, DeflateFormat.distanceExtraBits).map { base, extra in
      HuffmanDecoder.base | UInt32(base) << 16 | UInt32(extra) << 8
    }
    return meanings + [0, 0]
  }()
  private static let codeLengthMeanings: [HuffmanDecoder.Entry] = (0..<19).map {
    HuffmanDecoder.literal | UInt32($0) << 16
  }

  /// Room for the longest copy, so that the symbol loop checks once a symbol, and only after it the limit.
  private static let slack = DeflateFormat.matchLengths.upperBound

  private var reader = BitReader()
  private var output: [UInt8]
  private var written = 0
  private let limit: Int
  private var literals = HuffmanDecoder(primaryBits: 11)
  private var distances = HuffmanDecoder(primaryBits: 9)

  private init(inputCount: Int, limit: Int) {
    self.limit = min(max(limit, 0), Int.max / 2)
    // Filtered pictures shrink to a third or so; what compresses better grows the output in steps.
    let (guess, overflow) = inputCount.multipliedReportingOverflow(by: 4)
    output = [UInt8](repeating: 0, count: min(self.limit, overflow ? inputCount : guess) + Self.slack)
  }

  /// Decompresses a deflate stream into at most `limit` bytes; what follows the last block is ignored.
  package static func decompress(_ input: Span<UInt8>, limit: Int) throws(InflateError) -> [UInt8] {
    var inflate = Inflate(inputCount: input.count, limit: limit)
    try inflate.decodeBlocks(input)
    inflate.output.removeLast(inflate.output.count - inflate.written)
    return inflate.output
  }

  /// Decompresses a zlib stream into at most `limit` bytes and checks it; what follows the check value is ignored.
  package static func decompressZlib(_ input: Span<UInt8>, limit: Int) throws(InflateError) -> [UInt8] {
    guard input.count >= 2 else { throw InflateError(.truncated, at: input.count) }
    let (method, flags) = (input[0], input[1])
    guard method & 15 == 8, method >> 4 <= 7, (Int(method) << 8 | Int(flags)) % 31 == 0 else {
      throw InflateError(.header(method: method, flags: flags), at: 0)
    }
    guard flags & 0x20 == 0 else { throw InflateError(.presetDictionary, at: 1) }

    var inflate = Inflate(inputCount: input.count, limit: limit)
    inflate.reader.position = 2
    try inflate.decodeBlocks(input)
    inflate.output.removeLast(inflate.output.count - inflate.written)

    inflate.reader.alignToByte()
    let end = inflate.reader.byteOffset
    guard input.count - end >= 4 else { throw InflateError(.truncated, at: input.count) }
    let stored =
      UInt32(input[end]) << 24 | UInt32(input[end + 1]) << 16 | UInt32(input[end + 2]) << 8 | UInt32(input[end + 3])
    let computed = Adler32.checksum(of: inflate.output.span)
    guard stored == computed else {
      throw InflateError(.checksum(stored: stored, computed: computed), at: end)
    }
    return inflate.output
  }

  private mutating func decodeBlocks(_ input: Span<UInt8>) throws(InflateError) {
    var isLast = false
    while !isLast {
      isLast = try reader.take(1, from: input) == 1
      switch try reader.take(2, from: input) {
      case 0: try copyStored(input)
      case 1:
        let fixed = (literals: DeflateFormat.fixedLiteralLengths, distances: DeflateFormat.fixedDistanceLengths)
        _ = literals.build(
          lengths: fixed.literals.span, meanings: Self.literalMeanings.span, mayBeIncomplete: false)
        _ = distances.build(
          lengths: fixed.distances.span, meanings: Self.distanceMeanings.span, mayBeIncomplete: false)
        try decodeSymbols(input)
      case 2:
        try readCodes(input)
        try decodeSymbols(input)
      default: throw InflateError(.blockType, at: reader.byteOffset)
      }
    }
  }

  private mutating func copyStored(_ input: Span<UInt8>) throws(InflateError) {
    reader.alignToByte()
    let start = reader.byteOffset
    let length = UInt16(truncatingIfNeeded: try reader.take(16, from: input))
    let complement = UInt16(truncatingIfNeeded: try reader.take(16, from: input))
    guard length == ~complement else {
      throw InflateError(.storedLength(length, complement: complement), at: start)
    }
    let count = Int(length)
    let first = reader.byteOffset
    guard input.count - first >= count else { throw InflateError(.truncated, at: input.count) }
    guard limit - written >= count else { throw InflateError(.tooLong(limit: limit), at: start) }
    grow(toHold: written + count)
    Self.copy(input.extracting(first..<first + count), into: &output, at: written)
    written += count
    reader = BitReader(position: first + count)
  }

  private static func copy(_ source: Span<UInt8>, into output: inout [UInt8], at start: Int) {
    var span = output.mutableSpan
    precondition(start <= span.count - source.count)
    for index in 0..<source.count {
      span[start &+ index] = source[index]
    }
  }

  /// Reads the two codes of a dynamic block (RFC 1951, section 3.2.7).
  private mutating func readCodes(_ input: Span<UInt8>) throws(InflateError) {
    let start = reader.byteOffset
    let literalCount = Int(try reader.take(5, from: input)) + 257
    let distanceCount = Int(try reader.take(5, from: input)) + 1
    let codeLengthCount = Int(try reader.take(4, from: input)) + 4
    guard literalCount <= DeflateFormat.literalCount, distanceCount <= DeflateFormat.distanceCount else {
      throw InflateError(.symbolCount(literals: literalCount, distances: distanceCount), at: start)
    }
    var codeLengthLengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<codeLengthCount {
      codeLengthLengths[DeflateFormat.codeLengthOrder[index]] = UInt8(try reader.take(3, from: input))
    }
    var codeLengths = HuffmanDecoder(primaryBits: 7)
    guard
      codeLengths.build(
        lengths: codeLengthLengths.span, meanings: Self.codeLengthMeanings.span, mayBeIncomplete: false)
    else { throw InflateError(.codeLengths, at: start) }

    var lengths = [UInt8](repeating: 0, count: literalCount + distanceCount)
    var filled = 0
    while filled < lengths.count {
      let symbol = UInt8(truncatingIfNeeded: try reader.symbol(of: codeLengths, from: input) >> 16)
      let repeats: Int
      switch symbol {
      case 16: repeats = 3 + Int(try reader.take(2, from: input))
      case 17: repeats = 3 + Int(try reader.take(3, from: input))
      case 18: repeats = 11 + Int(try reader.take(7, from: input))
      default: repeats = 1
      }
      guard repeats <= lengths.count - filled, symbol != 16 || filled > 0 else {
        throw InflateError(.codeLengths, at: reader.byteOffset)
      }
      let length = symbol < 16 ? symbol : symbol == 16 ? lengths[filled - 1] : 0
      for index in filled..<filled + repeats {
        lengths[index] = length
      }
      filled += repeats
    }
    guard lengths[DeflateFormat.endOfBlock] > 0,
      literals.build(
        lengths: lengths.span.extracting(0..<literalCount), meanings: Self.literalMeanings.span, mayBeIncomplete: true),
      distances.build(
        lengths: lengths.span.extracting(literalCount..<lengths.count), meanings: Self.distanceMeanings.span,
        mayBeIncomplete: true)
    else { throw InflateError(.codeLengths, at: reader.byteOffset) }
  }

  private mutating func decodeSymbols(_ input: Span<UInt8>) throws(InflateError) {
    while true {
      // Copies, since the span holds exclusive access to all of self.
      var (reader, written) = (reader, written)
      let (literals, distances) = (literals, distances)
      var span = output.mutableSpan
      let isFinished = try reader.decodeSymbols(
        from: input, into: &span, written: &written, literals: literals, distances: distances)
      self.reader = reader
      self.written = written
      guard written <= limit else { throw InflateError(.tooLong(limit: limit), at: reader.byteOffset) }
      if isFinished { return }
      grow(toHold: written + Self.slack)
    }
  }

  /// Makes the output at least as long as asked for, and twice as long as it was unless the limit stands against it.
  private mutating func grow(toHold count: Int) {
    let goal = max(count, min(2 * output.count, limit + Self.slack))
    if goal > output.count {
      output.append(contentsOf: repeatElement(0, count: goal - output.count))
    }
  }
}
