/// Watches whether the symbols of a block still resemble those at its start: a new block pays when they don't.
struct BlockStatistics {
  /// Symbols between two looks.
  static let window = 1024
  /// Symbols that a block has at least: its header must pay.
  private static let shortestBlock = 6 * window
  /// The sum of the differences of all shares, in 1/256, from which a block ends.
  private static let threshold = 100
  /// Literals by their two high bits and the low one, and copies by whether they are long.
  private static let kinds = 10

  private var counts = [Int](repeating: 0, count: kinds)
  private var noted = 0

  /// Whether the newest tokens differ so much from the earlier ones that the block should end.
  mutating func isOver(_ tokens: Span<DeflateBlock.Token>) -> Bool {
    guard tokens.count > noted else { return false }
    var recent = [Int](repeating: 0, count: Self.kinds)
    for index in noted..<tokens.count {
      let token = tokens[index]
      let kind = token < 256 ? token >> 5 & 6 | token & 1 : token >> 16 < 9 ? 8 : 9
      recent[Int(kind)] += 1
    }
    if noted >= Self.shortestBlock {
      let difference = zip(recent, counts).reduce(0) { sum, pair in
        sum + abs(pair.0 * 256 / (tokens.count - noted) - pair.1 * 256 / noted)
      }
      if difference > Self.threshold { return true }
    }
    for kind in 0..<Self.kinds {
      counts[kind] += recent[kind]
    }
    noted = tokens.count
    return false
  }
}
