import EffectMath

/// What a pass has made, for later passes to read.
package enum PassResult: Sendable {
  /// A picture in memory.
  case surface(Surface)
}

/// Reads the result of a pass row by row; one for each band, since a result may be made while it is read.
struct PassReader {
  private let result: PassResult
  /// The last rows that a reading between pixels has put together, the upper one first.
  private var neighbours: [(y: Int, row: RowBuffer)] = []

  init(_ result: PassResult) { self.result = result }

  /// Puts a row of the result, moved by some pixels, over a row; rows outside the result are empty.
  mutating func read(row y: Int, movedBy offset: Vector, into row: inout RowBuffer) {
    let (x, down) = (offset.dx.rounded(.down), offset.dy.rounded(.down))
    let (fractionX, fractionY) = (Float(offset.dx - x), Float(offset.dy - down))
    if fractionX == 0 && fractionY == 0 {
      read(row: y - Int(down), movedBy: Int(x), into: &row)
    } else {
      readBetween(row: y - Int(down), movedBy: Int(x), fractionX, fractionY, into: &row)
    }
  }

  private mutating func read(row y: Int, movedBy x: Int, into row: inout RowBuffer) {
    switch result {
    case .surface(let surface):
      guard surface.bounds.rows.contains(y) else { return }
      let start = (y - surface.bounds.minY) * surface.bounds.width - surface.bounds.minX
      for interval in surface.ink[y - surface.bounds.minY].intervals {
        let columns = (interval.lowerBound + x..<interval.upperBound + x).clamped(to: row.columns)
        guard !columns.isEmpty else { continue }
        row.ink.insert(columns)
        let indices = row.indices(of: columns)
        var pixels = row.pixels.mutableSpan
        var part = pixels._mutatingExtracting(indices)
        let first = start + columns.lowerBound - x
        Blend.row(.normal, source: surface.pixels.span.extracting(first..<first + columns.count), into: &part)
      }
    }
  }

  /// Mixes the rows y - 1 and y, and in them each column with the one before it.
  private mutating func readBetween(
    row y: Int, movedBy x: Int, _ fractionX: Float, _ fractionY: Float, into row: inout RowBuffer
  ) {
    let columns = row.columns.lowerBound - 1..<row.columns.upperBound
    for wanted in [y - 1, y] where !neighbours.contains(where: { $0.y == wanted && $0.row.columns == columns }) {
      var made = RowBuffer(columns: columns)
      read(row: wanted, movedBy: x, into: &made)
      neighbours.append((wanted, made))
      if neighbours.count > 2 { neighbours.removeFirst() }
    }
    guard let above = neighbours.first(where: { $0.y == y - 1 })?.row,
      let below = neighbours.first(where: { $0.y == y })?.row
    else { return }
    for interval in above.ink.intervals + below.ink.intervals {
      row.ink.insert((interval.lowerBound..<interval.upperBound + 1).clamped(to: row.columns))
    }
    for interval in row.ink.intervals {
      for column in interval {
        let index = column - columns.lowerBound
        let upper = above.pixels[index] * (1 - fractionX) + above.pixels[index - 1] * fractionX
        let lower = below.pixels[index] * (1 - fractionX) + below.pixels[index - 1] * fractionX
        let pixel = upper * fractionY + lower * (1 - fractionY)
        row.pixels[column - row.firstColumn] = pixel + row.pixels[column - row.firstColumn] * (1 - pixel.w)
      }
    }
  }
}
