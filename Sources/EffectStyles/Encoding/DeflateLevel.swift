/// How hard the search for earlier copies tries at one level.
struct DeflateLevel {
  /// The candidates to look at.
  let depth: Int
  /// A copy this long is taken without looking further.
  let goodEnough: Int
  /// How many following positions may offer a better copy before one is taken: 0, 1 or 2.
  let lookahead: Int

  /// The parameters of levels 1 to 9; others are clamped.
  init(_ level: Int) {
    switch level {
    case ...1: self.init(depth: 4, goodEnough: 32, lookahead: 0)
    case 2: self.init(depth: 8, goodEnough: 64, lookahead: 0)
    case 3: self.init(depth: 20, goodEnough: 128, lookahead: 0)
    case 4: self.init(depth: 16, goodEnough: 64, lookahead: 1)
    case 5: self.init(depth: 40, goodEnough: 130, lookahead: 1)
    case 6: self.init(depth: 136, goodEnough: 258, lookahead: 1)
    case 7: self.init(depth: 256, goodEnough: 258, lookahead: 1)
    case 8: self.init(depth: 600, goodEnough: 258, lookahead: 2)
    default: self.init(depth: 2000, goodEnough: 258, lookahead: 2)
    }
  }

  /// The candidates to look at for a copy that starts some bytes later and must beat one that is already there.
  func depth(ahead distance: Int) -> Int {
    depth / (8 * distance) + 2
  }

  private init(depth: Int, goodEnough: Int, lookahead: Int) {
    self.depth = depth
    self.goodEnough = goodEnough
    self.lookahead = lookahead
  }
}
