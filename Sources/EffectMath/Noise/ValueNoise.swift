/// Random values at the points of a lattice, smoothly interpolated: blobs that are aligned with the axes.
///
/// It tiles: values repeat after the given number of columns and rows. Positions are counted in cells of the lattice;
/// the cost is about 10 ns a sample in a row on one core, plus 15 ns for each cell the row enters.
public struct ValueNoise: Hashable, Sendable {
  private let lattice: NoiseLattice

  /// Creates noise that repeats after a number of cells.
  ///
  /// - Parameters:
  ///   - seed: What the values are derived from; neighbouring seeds are as unlike as any.
  ///   - columns: The horizontal period in cells, clamped to 1...2^24.
  ///   - rows: The vertical period in cells, clamped to 1...2^24.
  public init(seed: UInt64, columns: Int, rows: Int) {
    lattice = NoiseLattice(seed: seed, columns: columns, rows: rows)
  }

  /// What the values are derived from.
  public var seed: UInt64 { lattice.seed }
  /// The horizontal period in cells.
  public var columns: Int { lattice.columns }
  /// The vertical period in cells.
  public var rows: Int { lattice.rows }

  /// The noise at a position in cells, from 0 to 1, with a mean of 0.5 over all seeds.
  ///
  /// A position that isn't finite, or lies beyond 2^52, gives 0.5. The error is at most 2e-6.
  public func value(at position: Point) -> Float {
    guard let place = NoiseLattice.place(of: position) else { return 0.5 }
    let corners = NoiseLattice.units(lattice.hashes(column: place.column, row: place.row))
    return NoiseLattice.sum(corners * NoiseLattice.weights(x: place.x, y: place.y))
  }

  /// Fills a row with the noise at evenly spaced positions, counted in cells.
  ///
  /// Each value is that of ``value(at:)``, to the bit.
  public func fill(_ values: inout MutableSpan<Float>, along row: SampleRow) {
    for index in values.indices { values[index] = 0 }
    add(to: &values, along: row, frequency: 1, scale: 1, offset: 0)
  }

  /// Adds `noise(position * frequency) * scale + offset` to a row.
  func add(
    to values: inout MutableSpan<Float>, along row: SampleRow, frequency: Double, scale: Float, offset: Float
  ) {
    var corners = SIMD4<Float>.zero
    var cell: (column: Int64, row: Int64) = (.max, .max)
    for index in values.indices {
      let position = row[index]
      let scaled = Point(x: position.x * frequency, y: position.y * frequency)
      guard let place = NoiseLattice.place(of: scaled) else {
        values[index] += 0.5 * scale + offset
        continue
      }
      if cell != (place.column, place.row) {
        cell = (place.column, place.row)
        corners = NoiseLattice.units(lattice.hashes(column: place.column, row: place.row))
      }
      let value = NoiseLattice.sum(corners * NoiseLattice.weights(x: place.x, y: place.y))
      values[index] += value * scale + offset
    }
  }
}
