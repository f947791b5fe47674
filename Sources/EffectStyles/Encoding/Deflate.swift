/// Compression to deflate and zlib streams (RFC 1951, RFC 1950): the same bytes give the same stream everywhere.
package enum Deflate {
  /// The levels: 0 stores, 9 searches longest.
  package static let levels = 0...9
  /// The level that balances size and time.
  package static let defaultLevel = 6

  /// Compresses bytes to a deflate stream; levels outside 0...9 are clamped.
  package static func compress(_ input: Span<UInt8>, level: Int = defaultLevel) -> [UInt8] {
    var writer = BitWriter()
    write(input, level: level, to: &writer)
    return writer.bytes
  }

  /// Compresses bytes to a zlib stream: a header, the deflate stream, and the Adler-32 value.
  package static func compressZlib(_ input: Span<UInt8>, level: Int = defaultLevel) -> [UInt8] {
    // Deflate with a window of 32 KiB; the two highest bits of the second byte tell the effort, the lowest five make
    // the pair divisible by 31.
    let method = 0x78
    let effort = level <= 1 ? 0 : level <= 5 ? 1 : level == 6 ? 2 : 3
    let flags = effort << 6
    let check = (31 - (method << 8 | flags) % 31) % 31
    var writer = BitWriter(after: [UInt8(method), UInt8(flags | check)])
    write(input, level: level, to: &writer)
    var bytes = writer.bytes
    bytes.appendBigEndian(Adler32.checksum(of: input))
    return bytes
  }

  private static func write(_ input: Span<UInt8>, level: Int, to writer: inout BitWriter) {
    if level <= 0 {
      writer.writeStored(input, isLast: true)
    } else {
      writeBlocks(input, level: DeflateLevel(level), to: &writer)
    }
    writer.alignToByte()
  }

  private static func writeBlocks(_ input: Span<UInt8>, level: DeflateLevel, to writer: inout BitWriter) {
    var tableStorage = MatchTable.emptyStorage()
    var tokenStorage = [DeflateBlock.Token](
      repeating: 0, count: min(DeflateParser.blockCapacity, input.count) + DeflateParser.slack)
    var table = tableStorage.mutableSpan
    var tokens = tokenStorage.mutableSpan
    var parser = DeflateParser(level: level)
    repeat {
      let start = parser.position
      let count = parser.parseBlock(of: input, table: &table, into: &tokens)
      let blockTokens = tokens.span.extracting(0..<count)
      let block = DeflateBlock(tokens: blockTokens)
      block.write(
        tokens: blockTokens, bytes: input.extracting(start..<parser.position),
        isLast: parser.position == input.count, to: &writer)
      parser.learn(from: block)
    } while parser.position < input.count
  }
}
