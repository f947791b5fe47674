import EffectMath

/// A tile of thresholds whose every level set is spread evenly: blue noise, by Ulichney's void-and-cluster method (1993).
///
/// Made once, in about 0.1 s, from a fixed seed: the same tile on every machine. It repeats without a seam.
enum BlueNoiseTile {
  /// The side of the tile.
  static let size = 64
  private static let count = size * size
  private static let mask = size - 1

  /// The thresholds (rank + 1/2) / 4096, row after row.
  static let thresholds: [Float] = ranks().map { (Float($0) + 0.5) / Float(count) }

  /// How much a point crowds its neighbourhood, by the offset, in 1/65536: a Gaussian of deviation 1.5 pixels.
  ///
  /// The deviation is Ulichney's; integers, so that sums don't depend on the order of their terms.
  private static let influence: [Int32] = (0..<count).map { index in
    let dx = Double(min(index % size, size - index % size))
    let dy = Double(min(index / size, size - index / size))
    return Int32(65536 * Elementary.exp(-(dx * dx + dy * dy) / (2 * 1.5 * 1.5)))
  }

  /// The rank of each place, 0 for the first.
  private static func ranks() -> [Int] {
    var ranks = [Int](repeating: 0, count: count)
    let initial = relaxedPattern()
    let initialCount = initial.points.count { $0 }

    // Down from the initial pattern: its tightest clusters go first, so they have its highest ranks.
    var pattern = initial
    for rank in (0..<initialCount).reversed() {
      let cluster = pattern.tightestCluster()
      pattern.set(cluster, to: false)
      ranks[cluster] = rank
    }
    // Up from it: the largest void is filled first.
    pattern = initial
    for rank in initialCount..<count {
      let void = pattern.largestVoid()
      pattern.set(void, to: true)
      ranks[void] = rank
    }
    return ranks
  }

  /// A tenth of the places, moved from clusters to voids until both are the same place.
  private static func relaxedPattern() -> Pattern {
    var generator = SplitMix64(seed: 0x626C_7565)
    var pattern = Pattern()
    var missing = count / 10
    while missing > 0 {
      let place = Int(truncatingIfNeeded: generator.next() & UInt64(count - 1))
      if !pattern.points[place] {
        pattern.set(place, to: true)
        missing -= 1
      }
    }
    // Each move lowers the crowding, so this ends; the bound is a guarantee.
    for _ in 0..<count {
      let cluster = pattern.tightestCluster()
      pattern.set(cluster, to: false)
      let void = pattern.largestVoid()
      pattern.set(void, to: true)
      if void == cluster { break }
    }
    return pattern
  }

  /// Which places have a point, and how crowded each one is.
  private struct Pattern {
    private(set) var points = [Bool](repeating: false, count: BlueNoiseTile.count)
    private var crowding = [Int32](repeating: 0, count: BlueNoiseTile.count)

    /// Adds or removes a point.
    mutating func set(_ place: Int, to isPoint: Bool) {
      points[place] = isPoint
      let (x, y) = (place & mask, place / size)
      var crowding = crowding.mutableSpan
      let influenceByOffset = BlueNoiseTile.influence
      let influence = influenceByOffset.span
      for row in 0..<size {
        let line = ((row &- y) & mask) &* size
        for column in 0..<size {
          let amount = influence[line &+ (column &- x) & mask]
          crowding[row &* size &+ column] &+= isPoint ? amount : 0 &- amount
        }
      }
    }

    /// The most crowded place with a point; the first of equal ones.
    func tightestCluster() -> Int {
      var best = 0
      var highest = Int32.min
      for place in 0..<count where points[place] && crowding[place] > highest {
        highest = crowding[place]
        best = place
      }
      return best
    }

    /// The least crowded place without a point; the first of equal ones.
    func largestVoid() -> Int {
      var best = 0
      var lowest = Int32.max
      for place in 0..<count where !points[place] && crowding[place] < lowest {
        lowest = crowding[place]
        best = place
      }
      return best
    }
  }
}
