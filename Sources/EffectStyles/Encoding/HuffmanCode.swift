/// A prefix code for writing: for each symbol its bits, in the order in which deflate sends them, and their number.
struct HuffmanCode {
  /// The number of bits of each symbol; zero for a symbol that doesn't occur.
  let lengths: [UInt8]
  /// For each symbol the reversed code in bits 0...15, and its length from bit 16 on.
  let entries: [UInt32]

  /// The canonical code with the given lengths.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    var counts = [UInt32](repeating: 0, count: DeflateFormat.maximumCodeLength + 1)
    for length in lengths where length > 0 {
      counts[Int(length)] += 1
    }
    var next = [UInt32](repeating: 0, count: DeflateFormat.maximumCodeLength + 1)
    for length in 1...DeflateFormat.maximumCodeLength {
      next[length] = length == 1 ? 0 : (next[length - 1] + counts[length - 1]) << 1
    }
    entries = lengths.map { length in
      guard length > 0 else { return 0 }
      var code = next[Int(length)]
      next[Int(length)] += 1
      var reversed: UInt32 = 0
      for _ in 0..<length {
        reversed = reversed << 1 | code & 1
        code >>= 1
      }
      return reversed | UInt32(length) << 16
    }
  }

  /// The code that is shortest for these frequencies, with no symbol longer than a limit.
  ///
  /// There are always at least two symbols, so that the code is complete: old decoders refuse others.
  init(frequencies: [UInt32], maximumLength: Int) {
    var frequencies = frequencies
    var missing = 2 - frequencies.count { $0 > 0 }
    for symbol in 0..<frequencies.count where missing > 0 && frequencies[symbol] == 0 {
      frequencies[symbol] = 1
      missing -= 1
    }
    // Symbols by frequency; the symbol itself in the low bits makes the order, and so the file, unique.
    let symbolBits: UInt64 = 16
    var keys: [UInt64] = []
    for (symbol, frequency) in frequencies.enumerated() where frequency > 0 {
      keys.append(UInt64(frequency) << symbolBits | UInt64(symbol))
    }
    keys.sort()

    var counts = Self.lengthCounts(ascending: keys.map { $0 >> symbolBits })
    Self.limit(&counts, to: maximumLength)
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    var rarest = 0
    for length in (1...maximumLength).reversed() {
      for _ in 0..<counts[length] {
        lengths[Int(keys[rarest] & (1 << symbolBits - 1))] = UInt8(length)
        rarest += 1
      }
    }
    self.init(lengths: lengths)
  }

  /// The bits that symbols with these frequencies take.
  func cost(of frequencies: [UInt32]) -> Int {
    zip(frequencies, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  /// How many symbols of each length Huffman's algorithm gives, the rarest weight first.
  ///
  /// The in-place method of Moffat and Katajainen (1995): inner nodes come out in ascending order, so two queues serve.
  private static func lengthCounts(ascending weights: [UInt64]) -> [Int] {
    let count = weights.count
    var nodes = weights
    var leaf = 0
    var root = 0
    for next in 0..<count - 1 {
      var sum: UInt64 = 0
      for _ in 0..<2 {
        if leaf >= count || (root < next && nodes[root] < weights[leaf]) {
          sum += nodes[root]
          nodes[root] = UInt64(next)
          root += 1
        } else {
          sum += weights[leaf]
          leaf += 1
        }
      }
      nodes[next] = sum
    }
    // Each inner node now holds its parent: from the top down, parents turn into depths.
    var depths = [Int](repeating: 0, count: count)
    var counts = [Int](repeating: 0, count: count + 1)
    var innerAtDepth = [Int](repeating: 0, count: count + 1)
    innerAtDepth[0] = 1
    for node in (0..<count - 2).reversed() {
      depths[node] = depths[Int(nodes[node])] + 1
      innerAtDepth[depths[node]] += 1
    }
    for depth in 1...count where innerAtDepth[depth - 1] > 0 {
      counts[depth] = 2 * innerAtDepth[depth - 1] - innerAtDepth[depth]
    }
    return counts
  }

  /// Shortens codes beyond a limit, and lengthens others until all fit (Kraft's sum is 1 again).
  private static func limit(_ counts: inout [Int], to maximum: Int) {
    if counts.count <= maximum {
      counts.append(contentsOf: repeatElement(0, count: maximum + 1 - counts.count))
      return
    }
    counts[maximum] += counts[(maximum + 1)...].reduce(0, +)
    counts.removeLast(counts.count - maximum - 1)
    var space = (1...maximum).reduce(0) { $0 + counts[$1] << (maximum - $1) }
    while space > 1 << maximum {
      // One longest code moves up to share the place of a shorter one, which grows by a bit.
      guard let length = (1..<maximum).last(where: { counts[$0] > 0 }) else { break }
      counts[maximum] -= 1
      counts[length] -= 1
      counts[length + 1] += 2
      space -= 1
    }
  }
}
