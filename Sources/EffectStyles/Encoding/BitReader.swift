/// Bits of a byte stream, lowest first, as deflate packs them.
struct BitReader {
  /// The next byte to load.
  var position: Int
  /// Loaded bits that aren't consumed; those above `count` may already hold part of the next byte.
  private var bits: UInt64 = 0
  private var count = 0

  init(position: Int = 0) {
    self.position = position
  }

  /// The byte that holds the next bit.
  var byteOffset: Int {
    position - (count + 7) / 8
  }

  /// Drops the rest of a byte that is partly consumed.
  mutating func alignToByte() {
    consume(count % 8)
  }

  /// The next bits, up to 32, as a number.
  mutating func take(_ width: Int, from input: Span<UInt8>) throws(InflateError) -> UInt32 {
    if count < width { refill(from: input) }
    guard count >= width else { throw InflateError(.truncated, at: input.count) }
    let value = UInt32(truncatingIfNeeded: bits & (1 << UInt64(width) - 1))
    consume(width)
    return value
  }

  /// The entry of the next symbol of a code without extra bits, whose longest code fits the primary table.
  mutating func symbol(of code: HuffmanDecoder, from input: Span<UInt8>) throws(InflateError) -> HuffmanDecoder.Entry {
    if count < code.primaryBits { refill(from: input) }
    let entry = code.table[Int(truncatingIfNeeded: bits & (1 << UInt64(code.primaryBits) - 1))]
    guard entry & HuffmanDecoder.kindMask != 0 else { throw InflateError(.symbol, at: byteOffset) }
    guard Int(entry & 0xFF) <= count else { throw InflateError(.truncated, at: input.count) }
    consume(Int(entry & 0xFF))
    return entry
  }

  /// Decodes symbols until the block ends, which gives true, or the output has no room for a longest copy.
  mutating func decodeSymbols(
    from input: Span<UInt8>, into output: inout MutableSpan<UInt8>, written: inout Int,
    literals: HuffmanDecoder, distances: HuffmanDecoder
  ) throws(InflateError) -> Bool {
    let literalTable = literals.table.span
    let distanceTable = distances.table.span
    let literalMask = 1 << UInt64(literals.primaryBits) - 1 as UInt64
    let distanceMask = 1 << UInt64(distances.primaryBits) - 1 as UInt64
    let lastStart = output.count - DeflateFormat.matchLengths.upperBound
    var reader = self
    var end = written
    defer {
      self = reader
      written = end
    }
    while end <= lastStart {
      // The longest length with its distance takes 48 bits: one refill serves it, or three literals.
      if reader.count < 48 { reader.refill(from: input) }
      var entry = literalTable[Int(truncatingIfNeeded: reader.bits & literalMask)]
      if entry & HuffmanDecoder.kindMask == HuffmanDecoder.link {
        entry = reader.follow(entry, in: literalTable)
      }
      reader.consume(Int(truncatingIfNeeded: entry & 0xFF))
      // Bits beyond the end count as zeros until here, where the debt shows.
      guard reader.count >= 0 else { throw InflateError(.truncated, at: input.count) }

      let kind = entry & HuffmanDecoder.kindMask
      if kind == HuffmanDecoder.literal {
        output[end] = UInt8(truncatingIfNeeded: entry >> 16)
        end &+= 1
        continue
      }
      guard kind == HuffmanDecoder.base else {
        if kind == HuffmanDecoder.endOfBlock { return true }
        throw reader.count > 0
          ? InflateError(.symbol, at: reader.byteOffset) : InflateError(.truncated, at: input.count)
      }
      let length = reader.value(of: entry)

      entry = distanceTable[Int(truncatingIfNeeded: reader.bits & distanceMask)]
      if entry & HuffmanDecoder.kindMask == HuffmanDecoder.link {
        entry = reader.follow(entry, in: distanceTable)
      }
      guard entry & HuffmanDecoder.kindMask == HuffmanDecoder.base else {
        throw reader.count > 0
          ? InflateError(.symbol, at: reader.byteOffset) : InflateError(.truncated, at: input.count)
      }
      reader.consume(Int(truncatingIfNeeded: entry & 0xFF))
      let distance = reader.value(of: entry)
      guard reader.count >= 0 else { throw InflateError(.truncated, at: input.count) }
      guard distance <= end else {
        throw InflateError(.distance(distance, available: end), at: reader.byteOffset)
      }
      Self.copy(length, from: end - distance, to: end, in: &output)
      end &+= length
    }
    return false
  }

  /// Repeats earlier output; source and destination may overlap, as a run of one byte does.
  private static func copy(_ length: Int, from source: Int, to destination: Int, in bytes: inout MutableSpan<UInt8>) {
    precondition(source >= 0 && source < destination && destination + length <= bytes.count)
    if destination - source == 1 {
      let byte = bytes[source]
      for index in destination..<destination + length {
        bytes[index] = byte
      }
    } else {
      for index in 0..<length {
        bytes[destination &+ index] = bytes[source &+ index]
      }
    }
  }

  /// The base value of an entry plus its extra bits.
  private mutating func value(of entry: HuffmanDecoder.Entry) -> Int {
    let extra = UInt64(truncatingIfNeeded: entry >> 8 & 31)
    let value = Int(truncatingIfNeeded: entry >> 16) &+ Int(truncatingIfNeeded: bits & ((1 as UInt64) &<< extra &- 1))
    consume(Int(truncatingIfNeeded: extra))
    return value
  }

  /// Consumes the primary bits and looks the rest up in the further table that an entry points to.
  private mutating func follow(_ link: HuffmanDecoder.Entry, in table: Span<HuffmanDecoder.Entry>)
    -> HuffmanDecoder.Entry
  {
    consume(Int(truncatingIfNeeded: link & 0xFF))
    let width = UInt64(truncatingIfNeeded: link >> 8 & 31)
    let rest = Int(truncatingIfNeeded: bits & ((1 as UInt64) &<< width &- 1))
    return table[Int(truncatingIfNeeded: link >> 16) &+ rest]
  }

  private mutating func consume(_ width: Int) {
    bits &>>= UInt64(truncatingIfNeeded: width)
    count &-= width
  }

  /// Loads whole bytes until at least 56 bits are there, or the input ends.
  private mutating func refill(from input: Span<UInt8>) {
    if position &+ 8 <= input.count, count >= 0 {
      var word: UInt64 = 0
      for index in 0..<8 {
        word |= UInt64(input[position &+ index]) &<< UInt64(8 &* index)
      }
      bits |= word &<< UInt64(truncatingIfNeeded: count)
      position &+= (63 &- count) &>> 3
      count |= 56
    } else {
      while count <= 56, position < input.count {
        bits |= UInt64(input[position]) &<< UInt64(truncatingIfNeeded: count)
        position &+= 1
        count &+= 8
      }
    }
  }
}
