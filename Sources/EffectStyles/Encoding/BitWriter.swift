/// A byte stream that grows bit by bit, lowest first, as deflate packs them.
struct BitWriter {
  /// All bytes that are complete.
  private(set) var bytes: [UInt8]
  private var bits: UInt64 = 0
  private var count = 0

  /// Continues after some bytes.
  init(after bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// Appends the lowest bits of a value; at most 32, and those above must be zero.
  mutating func write(_ value: UInt32, width: Int) {
    bits |= UInt64(value) << UInt64(count)
    count += width
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  /// Fills the last byte with zeros.
  mutating func alignToByte() {
    if count > 0 {
      write(0, width: 8 - count)
    }
  }

  /// The bits that stored blocks take, with their headers and the padding before them.
  func storedCost(of byteCount: Int) -> Int {
    let blocks = max((byteCount + DeflateFormat.maximumStoredLength - 1) / DeflateFormat.maximumStoredLength, 1)
    return byteCount * 8 + blocks * (8 + 32)
  }

  /// Writes bytes as they are, in as many stored blocks as they need.
  mutating func writeStored(_ data: Span<UInt8>, isLast: Bool) {
    var start = 0
    repeat {
      let length = min(data.count - start, DeflateFormat.maximumStoredLength)
      write(isLast && start + length == data.count ? 1 : 0, width: 1)
      write(0, width: 2)
      alignToByte()
      write(UInt32(length) | UInt32(~UInt16(length)) << 16, width: 32)
      bytes.reserveCapacity(bytes.count + length)
      for index in start..<start + length {
        bytes.append(data[index])
      }
      start += length
    } while start < data.count
  }

  /// Writes the symbols of all tokens and the end of the block; `bits` is what they take exactly.
  mutating func write(_ tokens: Span<DeflateBlock.Token>, literals: HuffmanCode, distances: HuffmanCode, bits: Int) {
    let literalEntries = literals.entries.span
    let distanceEntries = distances.entries.span
    // A span needs an owner that outlives it: globals are held first.
    let tables = (
      symbols: DeflateBlock.lengthSymbols, lengthBases: DeflateFormat.lengthBases,
      lengthExtraBits: DeflateFormat.lengthExtraBits, distanceBases: DeflateFormat.distanceBases,
      distanceExtraBits: DeflateFormat.distanceExtraBits
    )
    let symbols = tables.symbols.span
    let lengthBases = tables.lengthBases.span
    let lengthExtraBits = tables.lengthExtraBits.span
    let distanceBases = tables.distanceBases.span
    let distanceExtraBits = tables.distanceExtraBits.span

    var end = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: (count + bits) / 8))
    var (buffer, filled) = (self.bits, count)
    var output = bytes.mutableSpan
    for index in 0..<tokens.count {
      let token = tokens[index]
      if token < 256 {
        let entry = literalEntries[Int(token)]
        buffer |= UInt64(entry & 0xFFFF) &<< UInt64(truncatingIfNeeded: filled)
        filled &+= Int(entry >> 16)
      } else {
        // At most 7 bits wait, and a copy adds at most 15 + 5 + 15 + 13.
        let length = Int(token >> 16)
        let distance = Int(token & 0xFFFF)
        let lengthSymbol = Int(symbols[length])
        var entry = literalEntries[257 &+ lengthSymbol]
        buffer |= UInt64(entry & 0xFFFF) &<< UInt64(truncatingIfNeeded: filled)
        filled &+= Int(entry >> 16)
        buffer |= UInt64(length &- Int(lengthBases[lengthSymbol])) &<< UInt64(truncatingIfNeeded: filled)
        filled &+= Int(lengthExtraBits[lengthSymbol])
        let distanceSymbol = DeflateBlock.distanceSymbol(distance)
        entry = distanceEntries[distanceSymbol]
        buffer |= UInt64(entry & 0xFFFF) &<< UInt64(truncatingIfNeeded: filled)
        filled &+= Int(entry >> 16)
        buffer |= UInt64(distance &- Int(distanceBases[distanceSymbol])) &<< UInt64(truncatingIfNeeded: filled)
        filled &+= Int(distanceExtraBits[distanceSymbol])
      }
      while filled >= 8 {
        output[end] = UInt8(truncatingIfNeeded: buffer)
        end &+= 1
        buffer &>>= 8
        filled &-= 8
      }
    }
    (self.bits, count) = (buffer, filled)
    // The array is already as long as the block needs; what the end of the block completes is cut and written again.
    bytes.removeLast(bytes.count - end)
    let entry = literals.entries[DeflateFormat.endOfBlock]
    write(entry & 0xFFFF, width: Int(entry >> 16))
  }
}
