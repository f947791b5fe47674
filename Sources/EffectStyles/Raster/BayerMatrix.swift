/// Bayer's threshold matrix of 8 x 8 (Bayer, 1973): each threshold lies as far as possible from those near to it.
enum BayerMatrix {
  /// The side of the matrix.
  static let size = 8

  /// The 64 thresholds (k + 1/2) / 64, row after row.
  static let thresholds: [Float] = (0..<size * size).map { index in
    let (x, y) = (index % size, index / size)
    var rank = 0
    // From the coarsest to the finest place: the low bits of the position make the high bits of the rank.
    for bit in 0..<3 {
      let (columnBit, rowBit) = (x >> bit & 1, y >> bit & 1)
      rank = rank << 2 | (columnBit ^ rowBit) << 1 | rowBit
    }
    return (Float(rank) + 0.5) / 64
  }
}
