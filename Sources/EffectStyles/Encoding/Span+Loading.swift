extension Span<UInt8> {
  /// Four bytes from an index on, lowest first; one load, since a single check covers them all.
  @inline(__always)
  func load32(at index: Int) -> UInt32 {
    precondition(index >= 0 && index <= count - 4)
    return UInt32(self[index]) | UInt32(self[index &+ 1]) &<< 8 | UInt32(self[index &+ 2]) &<< 16
      | UInt32(self[index &+ 3]) &<< 24
  }

  /// Eight bytes from an index on, lowest first; one load, since a single check covers them all.
  @inline(__always)
  func load64(at index: Int) -> UInt64 {
    precondition(index >= 0 && index <= count - 8)
    var word: UInt64 = 0
    for offset in 0..<8 {
      word |= UInt64(self[index &+ offset]) &<< UInt64(8 &* offset)
    }
    return word
  }

  /// How many bytes from two indices on are equal, up to a limit; the first index is the smaller one.
  @inline(__always)
  func matchLength(_ first: Int, _ second: Int, limit: Int) -> Int {
    var length = 0
    while length &+ 8 <= limit {
      let difference = load64(at: first &+ length) ^ load64(at: second &+ length)
      if difference != 0 {
        return length &+ difference.trailingZeroBitCount / 8
      }
      length &+= 8
    }
    while length < limit, self[first &+ length] == self[second &+ length] {
      length &+= 1
    }
    return length
  }
}
