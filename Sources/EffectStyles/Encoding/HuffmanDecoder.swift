/// A prefix code as look-up tables: a primary one for short codes, and one for each longer prefix.
struct HuffmanDecoder {
  /// One entry: how many bits to consume, and what they mean.
  ///
  /// Bits 0...7 are the bits to consume, 8...12 the extra bits that follow (or the index bits of a further table),
  /// 13...15 the kind, 16...31 the literal, the base value, or the start of a further table. Zero is no symbol.
  typealias Entry = UInt32

  /// The entry is a literal byte.
  static let literal: Entry = 1 << 13
  /// The entry is a base value, to which extra bits are added.
  static let base: Entry = 2 << 13
  /// The entry ends the block.
  static let endOfBlock: Entry = 3 << 13
  /// The entry points to a further table.
  static let link: Entry = 4 << 13
  /// The bits that hold the kind.
  static let kindMask: Entry = 7 << 13

  /// The longest code that deflate allows (RFC 1951, section 3.2.7).
  static let maximumLength = 15

  private(set) var table: [Entry] = []
  /// The bits that index the primary table.
  private(set) var primaryBits: Int

  init(primaryBits: Int) {
    self.primaryBits = primaryBits
  }

  /// Builds the tables of the canonical code with the given lengths; false if they make no complete prefix code.
  ///
  /// `meanings` has an entry for each symbol, with zero for the bits to consume. As zlib does, a code of a single
  /// symbol may leave the other half of its space unused, and an empty code is accepted: no bits match it.
  mutating func build(lengths: Span<UInt8>, meanings: Span<Entry>, mayBeIncomplete: Bool) -> Bool {
    var counts = [Int](repeating: 0, count: Self.maximumLength + 1)
    for symbol in 0..<lengths.count {
      counts[Int(lengths[symbol])] += 1
    }
    table = [Entry](repeating: 0, count: 1 << primaryBits)
    let used = lengths.count - counts[0]
    if used == 0 { return mayBeIncomplete }
    guard Self.isComplete(counts) || (mayBeIncomplete && used == 1 && counts[1] == 1) else { return false }

    // Symbols in canonical order: by length, then by number.
    var starts = [Int](repeating: 0, count: Self.maximumLength + 2)
    for length in 1...Self.maximumLength {
      starts[length + 1] = starts[length] + counts[length]
    }
    var order = [Int](repeating: 0, count: used)
    for symbol in 0..<lengths.count where lengths[symbol] > 0 {
      order[starts[Int(lengths[symbol])]] = symbol
      starts[Int(lengths[symbol])] += 1
    }

    var code: UInt32 = 0
    var previousLength = 0
    var index = 0
    while index < used {
      let length = Int(lengths[order[index]])
      code <<= UInt32(length - previousLength)
      previousLength = length
      if length <= primaryBits {
        fill(
          from: Self.reversed(code, length), step: 1 << length, end: 1 << primaryBits,
          with: meanings[order[index]] | Entry(length))
        code += 1
        index += 1
      } else {
        index = link(order: order, from: index, code: &code, lengths: lengths, meanings: meanings)
        previousLength = Int(lengths[order[index - 1]])
      }
    }
    return true
  }

  /// Fills one further table with all codes that share the primary bits; returns the index of the first other one.
  private mutating func link(
    order: [Int], from first: Int, code: inout UInt32, lengths: Span<UInt8>, meanings: Span<Entry>
  ) -> Int {
    let prefix = code >> UInt32(Int(lengths[order[first]]) - primaryBits)
    // Codes of one prefix follow each other and grow longer, so the last one gives the size.
    var codes: [UInt32] = []
    var length = Int(lengths[order[first]])
    var index = first
    while index < order.count {
      let nextLength = Int(lengths[order[index]])
      let next = code << UInt32(nextLength - length)
      guard next >> UInt32(nextLength - primaryBits) == prefix else { break }
      codes.append(next)
      code = next + 1
      length = nextLength
      index += 1
    }
    let start = table.count
    let bits = length - primaryBits
    table.append(contentsOf: repeatElement(0, count: 1 << bits))
    table[Int(Self.reversed(prefix, primaryBits))] =
      Self.link | Entry(start) << 16 | Entry(bits) << 8 | Entry(primaryBits)
    for (position, code) in codes.enumerated() {
      let symbol = order[first + position]
      let rest = Int(lengths[symbol]) - primaryBits
      let low = code & (1 << UInt32(rest) - 1)
      fill(
        from: start + Self.reversed(low, rest), step: 1 << rest, end: start + 1 << bits,
        with: meanings[symbol] | Entry(rest))
    }
    return index
  }

  private mutating func fill(from start: Int, step: Int, end: Int, with entry: Entry) {
    var index = start
    while index < end {
      table[index] = entry
      index += step
    }
  }

  /// Whether codes with these counts by length use the whole code space, and no more (Kraft).
  private static func isComplete(_ counts: [Int]) -> Bool {
    var free = 1
    for length in 1...maximumLength {
      free = 2 * free - counts[length]
      if free < 0 { return false }
    }
    return free == 0
  }

  /// The lowest bits in reverse order: deflate sends codes from their highest bit on.
  private static func reversed(_ code: UInt32, _ length: Int) -> Int {
    var result = 0
    var rest = code
    for _ in 0..<length {
      result = result << 1 | Int(rest & 1)
      rest >>= 1
    }
    return result
  }
}
