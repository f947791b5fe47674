/// Turns bytes into literals and copies, block by block, with the code lengths of one block as prices of the next.
struct DeflateParser {
  /// The most tokens in a block.
  static let blockCapacity = 40_000

  /// The most tokens that one step adds.
  static let slack = 3

  private let level: DeflateLevel
  /// The next byte to turn into a token.
  private(set) var position = 0
  /// A copy found at `position` that may still lose against one that starts later.
  private var pending: DeflateBlock.Token = 0
  private var prices = TokenPrices()
  private var matches = MatchTable()

  init(level: DeflateLevel) {
    self.level = level
  }

  /// Learns what symbols cost from a block that is done.
  mutating func learn(from block: DeflateBlock) {
    prices = TokenPrices(literals: block.literals, distances: block.distances)
  }

  /// Fills `tokens` up to the end of the block, and returns their number.
  mutating func parseBlock(
    of input: Span<UInt8>, table: inout MutableSpan<Int16>, into tokens: inout MutableSpan<DeflateBlock.Token>
  ) -> Int {
    var count = 0
    var statistics = BlockStatistics()
    var nextLook = BlockStatistics.window
    var (position, pending, matches) = (position, pending, matches)
    if position == 0 { prices = TokenPrices(sampling: input) }
    let depth = level.depth
    let goodEnough = level.goodEnough
    while position < input.count, count <= tokens.count - Self.slack {
      if pending == 0 {
        if count >= nextLook {
          if statistics.isOver(tokens.span.extracting(0..<count)) { break }
          nextLook = count + BlockStatistics.window
        }
        pending = prices.worthwhile(
          matches.search(
            input, at: position, longerThan: 2, depth: depth, goodEnough: goodEnough, in: &table),
          at: position, of: input)
        if pending == 0 {
          tokens[count] = UInt32(input[position])
          count += 1
          position += 1
          continue
        }
      }
      let length = Int(pending >> 16)
      var searched = 1
      if level.lookahead > 0, length < goodEnough {
        var next = matches.search(
          input, at: position + 1, longerThan: max(length - 1, 2), depth: level.depth(ahead: 1), goodEnough: goodEnough,
          in: &table)
        searched = 2
        if next != 0, prices.gain(of: next, over: pending) > 2 {
          tokens[count] = UInt32(input[position])
          count += 1
          position += 1
          pending = next
          continue
        }
        if level.lookahead > 1 {
          next = matches.search(
            input, at: position + 2, longerThan: max(length - 1, 2), depth: level.depth(ahead: 2),
            goodEnough: goodEnough,
            in: &table)
          searched = 3
          if next != 0, prices.gain(of: next, over: pending) > 6 {
            for _ in 0..<2 {
              tokens[count] = UInt32(input[position])
              count += 1
              position += 1
            }
            pending = next
            continue
          }
        }
      }
      tokens[count] = pending
      count += 1
      if searched < length {
        matches.insert(position + searched..<position + length, of: input, into: &table)
      }
      position += length
      pending = 0
    }
    self.position = position
    self.pending = pending
    self.matches = matches
    return count
  }
}
