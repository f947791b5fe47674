import EffectMath

/// A value of many parts behind one reference: rows ask for it by the thousand, and each copy would count them all.
package final class Shared<Value: Sendable>: Sendable {
  /// The value.
  package let value: Value

  /// Shares a value.
  package init(_ value: Value) { self.value = value }
}

/// What a pass has made, for later passes to read.
package enum PassResult: Sendable {
  /// A picture in memory.
  case surface(Shared<PixelSurface>)
  /// A blur whose last stage runs while it is read.
  case blurred(Shared<BlurredRows<ProgramRows>>)
  /// The same of one channel.
  case blurredAlpha(Shared<BlurredAlpha<ProgramRows>>)
  /// One channel in closed form.
  case rectShadow(Shared<RectShadow>)

  /// The pixels that can hold ink.
  var bounds: PixelRect {
    switch self {
    case .surface(let surface): surface.value.bounds
    case .blurred(let rows): rows.value.bounds
    case .blurredAlpha(let rows): rows.value.bounds
    case .rectShadow(let shadow): shadow.value.bounds
    }
  }

  /// The columns of a row within the bounds that can hold ink.
  func activeColumns(ofRow row: Int) -> ColumnIntervals {
    switch self {
    case .surface(let surface): surface.value.activeColumns(ofRow: row)
    case .blurred(let rows): rows.value.activeColumns(ofRow: row)
    case .blurredAlpha(let rows): rows.value.activeColumns(ofRow: row)
    case .rectShadow(let shadow): shadow.value.activeColumns(ofRow: row)
    }
  }
}

extension PassResult {
  /// Whether reading a row makes rows of the pass's own source.
  var isMadeOnDemand: Bool {
    if case .blurred(let rows) = self { !rows.value.blur.isMultirate } else { false }
  }
}

/// Reads the result of a pass row by row; one for each step and band, since a result may be made while it is read.
struct PassReader {
  private let result: PassResult
  /// What one channel is painted with, premultiplied.
  private let tint: SIMD4<Float>
  // One of these, by the kind of the result. Optionals are changed in place, where the payload of an enum is copied.
  private var surface: PixelSurface.Reader?
  private var blurred: BlurredRows<ProgramRows>.Reader?
  private var alpha: BlurredAlpha<ProgramRows>.Reader?
  private var rectShadow: RectShadow.Reader?
  /// The last rows that a reading between pixels has put together.
  private var neighbours: [(y: Int, row: RowBuffer)] = []

  init(_ result: PassResult, tint: SIMD4<Float>) {
    self.result = result
    self.tint = tint
    switch result {
    case .surface(let surface): self.surface = surface.value.makeReader()
    case .blurred(let rows): blurred = rows.value.makeReader()
    case .blurredAlpha(let rows): alpha = rows.value.makeReader()
    case .rectShadow(let shadow): rectShadow = RectShadow.Reader(shadow.value)
    }
  }

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
    guard result.bounds.rows.contains(y) else { return }
    let active = result.activeColumns(ofRow: y)
    guard !active.isEmpty else { return }
    let first = result.bounds.minX + x
    /// Calls a function with the part of the row that each interval covers, and where it lies in the result.
    func forEachPart(_ body: (_ source: Range<Int>, _ part: inout MutableSpan<SIMD4<Float>>) -> Void) {
      for index in 0..<active.count {
        let columns = (active[index].lowerBound + x..<active[index].upperBound + x).clamped(to: row.columns)
        guard !columns.isEmpty else { continue }
        row.ink.insert(columns)
        let indices = row.indices(of: columns)
        var pixels = row.pixels.mutableSpan
        var part = pixels._mutatingExtracting(indices)
        body(columns.lowerBound - first..<columns.upperBound - first, &part)
      }
    }
    func put(_ source: Span<SIMD4<Float>>) {
      forEachPart { Blend.row(.normal, source: source.extracting($0), into: &$1) }
    }
    let tint = tint
    surface?.withRow(y, put)
    blurred?.withRow(y, put)
    func paint(_ values: Span<Float>) {
      forEachPart { Blend.solid(tint, coverage: values.extracting($0), into: &$1) }
    }
    alpha?.withRow(y, paint)
    rectShadow?.withRow(y, paint)
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
    var reached = ColumnIntervals()
    for ink in [above.ink, below.ink] {
      reached.formUnion(ink.mapped { ($0.lowerBound..<$0.upperBound + 1).clamped(to: row.columns) })
    }
    row.ink.formUnion(reached)
    for interval in 0..<reached.count {
      for column in reached[interval] {
        let index = column - columns.lowerBound
        let upper = above.pixels[index] * (1 - fractionX) + above.pixels[index - 1] * fractionX
        let lower = below.pixels[index] * (1 - fractionX) + below.pixels[index - 1] * fractionX
        let pixel = upper * fractionY + lower * (1 - fractionY)
        row.pixels[column - row.firstColumn] = pixel + row.pixels[column - row.firstColumn] * (1 - pixel.w)
      }
    }
  }
}
