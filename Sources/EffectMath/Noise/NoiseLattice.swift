/// The integer lattice that value and gradient noise interpolate on, repeating after a number of columns and rows.
struct NoiseLattice: Hashable, Sendable {
  /// What the random numbers are derived from.
  let seed: UInt64
  /// The period in cells, 1...2^24.
  let columns: Int
  /// The period in cells, 1...2^24.
  let rows: Int

  init(seed: UInt64, columns: Int, rows: Int) {
    self.seed = seed
    self.columns = min(max(columns, 1), 1 << 24)
    self.rows = min(max(rows, 1), 1 << 24)
  }

  /// A place in the lattice: the corner at its upper left, not yet wrapped, and the fractions of the cell.
  struct Place {
    var column: Int64
    var row: Int64
    var x: Float
    var y: Float
  }

  /// Where a point lies; nil beyond 2^52, where doubles no longer have fractions, and for what isn't finite.
  static func place(of point: Point) -> Place? {
    guard point.x.magnitude < 0x1p52, point.y.magnitude < 0x1p52 else { return nil }
    let column = floor(point.x)
    let row = floor(point.y)
    return Place(
      column: column, row: row, x: Float(point.x - Double(column)), y: Float(point.y - Double(row)))
  }

  /// 64 random bits for each corner of a cell: upper left, upper right, lower left, lower right.
  func hashes(column: Int64, row: Int64) -> SIMD4<UInt64> {
    let left = Self.wrapped(column, columns)
    let right = left + 1 == UInt64(columns) ? 0 : left + 1
    let top = Self.wrapped(row, rows)
    let bottom = top + 1 == UInt64(rows) ? 0 : top + 1
    return SIMD4(hash(left, top), hash(right, top), hash(left, bottom), hash(right, bottom))
  }

  /// The number of the generator's sequence whose index is made of the coordinates.
  private func hash(_ column: UInt64, _ row: UInt64) -> UInt64 {
    SplitMix64.scrambled(seed &+ (row << 32 | column) &* 0x9E37_79B9_7F4A_7C15)
  }

  private static func wrapped(_ coordinate: Int64, _ period: Int) -> UInt64 {
    let rest = coordinate % Int64(period)
    return UInt64(rest < 0 ? rest + Int64(period) : rest)
  }

  /// The largest integer not above a number of less than 2^62, without a library call.
  static func floor(_ x: Double) -> Int64 {
    let truncated = Int64(x)
    return Double(truncated) > x ? truncated - 1 : truncated
  }

  /// The share of each corner in a cell, with the fade of Perlin's "Improving noise" (2002): second derivatives vanish.
  static func weights(x: Float, y: Float) -> SIMD4<Float> {
    let u = x * x * x * (x * (x * 6 - 15) + 10)
    let v = y * y * y * (y * (y * 6 - 15) + 10)
    return SIMD4(1 - u, u, 1 - u, u) * SIMD4(1 - v, 1 - v, v, v)
  }

  /// Numbers from 0 up to but not including 1 out of the upper bits of hashes.
  static func units(_ hashes: SIMD4<UInt64>) -> SIMD4<Float> {
    SIMD4(Float(hashes.x >> 40), Float(hashes.y >> 40), Float(hashes.z >> 40), Float(hashes.w >> 40)) * 0x1p-24
  }

  static func sum(_ lanes: SIMD4<Float>) -> Float { (lanes.x + lanes.y) + (lanes.z + lanes.w) }
}
