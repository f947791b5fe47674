/// Where the bytes at a position occurred before: hash chains of four-byte strings, and the last place of three.
///
/// All three parts share one array, so that a search borrows a single span: the newest position of each four-byte
/// hash, the newest of each three-byte hash, and for each position of the window the one before it in its chain.
/// Positions count from a base that follows the search in steps of a window, so 16 bits hold them: the tables are
/// small enough for the caches, where the search spends most of its time.
struct MatchTable {
  private static let hashBits4: UInt32 = 16
  private static let hashBits3: UInt32 = 14
  private static let start3 = 1 << Int(hashBits4)
  private static let startPrevious = start3 + 1 << Int(hashBits3)
  private static let count = startPrevious + DeflateFormat.windowSize
  private static let windowMask = DeflateFormat.windowSize - 1

  /// A multiplier close to 2^32 divided by the golden ratio, which spreads its multiples evenly (Knuth, 6.4).
  private static let multiplier: UInt32 = 0x9E37_79B1

  /// Storage for a table that knows no position.
  static func emptyStorage() -> [Int16] {
    Array(repeating: .min, count: count)
  }

  /// The position that the stored ones count from.
  private var base = 0

  /// Enters a position and gives the newest earlier ones, from the base, with the same three and four bytes if the
  /// hashes don't lie.
  @inline(__always)
  private mutating func exchange(
    _ word: UInt32, _ position: Int, in table: inout MutableSpan<Int16>
  ) -> (three: Int, four: Int) {
    if position &- base >= DeflateFormat.windowSize {
      Self.rebase(&table)
      base &+= DeflateFormat.windowSize
    }
    let slot4 = Int((word &* Self.multiplier) &>> (32 &- Self.hashBits4))
    let slot3 = Self.start3 &+ Int(((word &<< 8) &* Self.multiplier) &>> (32 &- Self.hashBits3))
    let found = (three: table[slot3], four: table[slot4])
    let entry = Int16(truncatingIfNeeded: position &- base)
    table[slot3] = entry
    table[slot4] = entry
    table[Self.startPrevious &+ Int(entry)] = found.four
    return (Int(found.three), Int(found.four))
  }

  /// Moves the base on by a window: what falls out of reach becomes the lowest number, which is never searched.
  @inline(never)
  private static func rebase(_ table: inout MutableSpan<Int16>) {
    for index in 0..<table.count {
      table[index] = max(table[index], 0) &+ .min
    }
  }

  /// Enters a range of positions without a search.
  mutating func insert(_ positions: Range<Int>, of input: Span<UInt8>, into table: inout MutableSpan<Int16>) {
    precondition(table.count == Self.count)
    var position = positions.lowerBound
    let end = min(positions.upperBound, input.count - 3)
    while position < end {
      _ = exchange(input.load32(at: position), position, in: &table)
      position &+= 1
    }
  }

  /// Enters a position and searches its longest earlier copy; as a token, or zero when none is longer than asked.
  mutating func search(
    _ input: Span<UInt8>, at position: Int, longerThan shortest: Int, depth: Int, goodEnough: Int,
    in table: inout MutableSpan<Int16>
  ) -> DeflateBlock.Token {
    precondition(position >= 0 && shortest >= 2 && table.count == Self.count)
    guard position + 4 <= input.count else { return 0 }
    let word = input.load32(at: position)
    let found = exchange(word, position, in: &table)
    let base = base
    // The last place of the window isn't used: its number is that of nothing.
    let lowest = position &- base &- DeflateFormat.windowSize &+ 1
    let limit = min(input.count &- position, DeflateFormat.matchLengths.upperBound)
    var length = shortest
    var distance = 0
    if length == 2, found.three >= lowest, (input.load32(at: base &+ found.three) ^ word) & 0xFF_FFFF == 0 {
      length = 3
      distance = position &- base &- found.three
    }
    var candidate = found.four
    var rest = depth
    while candidate >= lowest, rest > 0, length < limit {
      // A longer copy agrees in the four bytes that end just behind the best one: most candidates fail there.
      let probe = max(length &- 3, 0)
      let start = base &+ candidate
      if input.load32(at: start &+ probe) == input.load32(at: position &+ probe), input.load32(at: start) == word {
        let next = input.matchLength(start, position, limit: limit)
        if next > length {
          length = next
          distance = position &- start
          if length >= goodEnough { break }
        }
      }
      candidate = Int(table[Self.startPrevious &+ candidate & Self.windowMask])
      rest &-= 1
    }
    return distance == 0 ? 0 : UInt32(truncatingIfNeeded: length &<< 16 | distance)
  }
}
