import EffectMath

/// How much of each pixel of one row an outline covers: intervals that are covered wholly or in part.
///
/// It also keeps the arrays that finding them needs, so that a band of rows shares one allocation.
package struct CoverageRow: Sendable {
  /// An interval of columns.
  package struct Span: Hashable, Sendable {
    /// The columns.
    package var columns: Range<Int>
    /// Whether every pixel of it is covered wholly; else `values` tells.
    package var isSolid: Bool
  }

  /// A piece of an edge within the row; heights 0...1 from its top, columns from the first of the bounds.
  struct Piece {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
    var winding: Int

    var minX: Double { min(x0, x1) }
    var maxX: Double { max(x0, x1) }
    func x(_ y: Double) -> Double { y0 == y1 ? x0 : x0 + (x1 - x0) * ((y - y0) / (y1 - y0)) }
  }

  /// The covered intervals, from left to right.
  package internal(set) var spans: [Span] = []
  /// The coverage 0...1 of the pixels of partly covered intervals; index 0 is the column `firstColumn`.
  package internal(set) var values: [Float] = []
  /// The first column of the bounds.
  package internal(set) var firstColumn = 0

  /// For each column, how much the coverage grows from the column before.
  private var steps: [Float] = []
  var pieces: [Piece] = []
  var heights: [Double] = []
  var crossing: [Piece] = []
  private var balance = WindingBalance()
  /// The columns that the latest clusters touch, not yet turned into values, and the coverage to their left.
  private var pending: Range<Int>?
  private var pendingStart: Float = 0

  /// The outline and the row that the spans belong to: upright edges cover the next row alike.
  private var covered: (table: EdgeTable, row: Int)?

  /// Creates a row without spans.
  package init() {}

  /// Finds the coverage of a row by the exact areas of its pixels; no span when the row lies outside the table.
  ///
  /// Edges are gathered into clusters that overlap nothing else in x. Between clusters the winding number is the same
  /// from the top of the row to its bottom, so the interval is wholly in or out. A cluster whose pieces form one chain
  /// adds its area directly; any other is cut into slabs in which no two pieces cross, and in each slab only the
  /// pieces where the fill rule switches add theirs. That makes overlapping outlines exact as well.
  package mutating func cover(_ y: Int, of table: EdgeTable) {
    guard y >= table.bounds.minY, y < table.bounds.maxY else { return clear() }
    if let covered, covered.table === table, table.isCoveredAlike(covered.row, y) { return }
    clear()
    covered = (table, y)
    prepare(for: table.bounds)
    gather(y, of: table)
    let rule = table.fillRule
    var winding = 0
    var first = 0
    pending = nil
    while first < pieces.count {
      var end = first
      var reach = -1.0
      balance.removeAll()
      while end < pieces.count, end == first || pieces[end].minX < reach || !balance.isEven {
        balance.add(pieces[end])
        reach = max(reach, pieces[end].maxX)
        end += 1
      }
      winding = addCluster(first..<end, winding: winding, rule: rule)
      first = end
    }
    flush(next: table.bounds.width, isInside: rule.isInside(winding))
  }

  /// Removes the spans, and forgets what they belonged to.
  mutating func clear() {
    spans.removeAll(keepingCapacity: true)
    covered = nil
  }

  mutating func prepare(for bounds: PixelRect) {
    firstColumn = bounds.minX
    if steps.count < bounds.width + 2 {
      steps = Array(repeating: 0, count: bounds.width + 2)
      values = Array(repeating: 0, count: bounds.width + 1)
    }
  }

  private mutating func gather(_ y: Int, of table: EdgeTable) {
    pieces.removeAll(keepingCapacity: true)
    let (top, left, width) = (Double(y), Double(firstColumn), Double(table.bounds.width))
    for index in table.edgeIndices(inRow: y) {
      let edge = table.edges[Int(index)]
      let startsAbove = edge.y0 < top
      let endsBelow = edge.y1 > top + 1
      // Rounding may carry an end a hair beyond the columns.
      let x0 = (startsAbove ? edge.x0 + (top - edge.y0) * edge.slope : edge.x0) - left
      let x1 = (endsBelow ? edge.x0 + (top + 1 - edge.y0) * edge.slope : edge.x1) - left
      let piece = Piece(
        x0: min(max(x0, 0), width), y0: startsAbove ? 0 : edge.y0 - top,
        x1: min(max(x1, 0), width), y1: endsBelow ? 1 : edge.y1 - top, winding: edge.winding)
      if piece.y0 < piece.y1 { pieces.append(piece) }
    }
    if pieces.count > 24 {
      pieces.sort { ($0.minX, $0.y0) < ($1.minX, $1.y0) }
    } else {
      pieces.insertionSort { ($0.minX, $0.y0) < ($1.minX, $1.y0) }
    }
  }

  private mutating func addCluster(_ range: Range<Int>, winding: Int, rule: Path.FillRule) -> Int {
    if let change = chainWinding(range) {
      let (wasInside, isInside) = (rule.isInside(winding), rule.isInside(winding + change))
      if wasInside != isInside {
        open(range, coverage: wasInside ? 1 : 0)
        for index in range { add(pieces[index], sign: isInside ? 1 : -1) }
      }
      return winding + change
    }
    open(range, coverage: rule.isInside(winding) ? 1 : 0)
    addSlabs(range, winding: winding, rule: rule)
    var after = winding
    for index in range where pieces[index].y1 == 1 { after += pieces[index].winding }
    return after
  }

  /// Makes sure that the columns which some pieces touch are collected, closing what lies to the left of them.
  private mutating func open(_ range: Range<Int>, coverage: Float) {
    var (left, right) = (Double.infinity, 0.0)
    for index in range {
      left = min(left, pieces[index].minX)
      right = max(right, pieces[index].maxX)
    }
    let columns = Int(left)..<max(Int(left), right.ceiling)
    if let open = pending, columns.lowerBound <= open.upperBound {
      pending = min(open.lowerBound, columns.lowerBound)..<max(open.upperBound, columns.upperBound)
    } else {
      flush(next: columns.lowerBound, isInside: coverage == 1)
      pending = columns
      pendingStart = coverage
    }
  }

  /// Turns the collected columns into values, and the columns from there up to `next` into a solid span.
  private mutating func flush(next: Int, isInside: Bool) {
    var start = 0
    if let open = pending {
      var sum = pendingStart
      for column in open {
        sum += steps[column]
        steps[column] = 0
        values[column] = min(max(sum, 0), 1)
      }
      steps[open.upperBound] = 0
      if !open.isEmpty {
        spans.append(Span(columns: open.lowerBound + firstColumn..<open.upperBound + firstColumn, isSolid: false))
      }
      start = open.upperBound
    }
    if isInside && start < next {
      spans.append(Span(columns: start + firstColumn..<next + firstColumn, isSolid: true))
    }
    pending = nil
  }

  /// Adds the area to the right of a piece, column by column: exact for a straight piece.
  mutating func add(_ piece: Piece, sign: Double) {
    let height = (piece.y1 - piece.y0) * sign
    let (left, right) = (piece.minX, piece.maxX)
    var column = Int(left)
    if right <= Double(column + 1) {
      addStep(height, center: (left + right) / 2, column: column)
      return
    }
    let perColumn = height / (right - left)
    var from = left
    while from < right {
      let to = min(Double(column + 1), right)
      addStep(perColumn * (to - from), center: (from + to) / 2, column: column)
      from = to
      column += 1
    }
  }

  private mutating func addStep(_ height: Double, center: Double, column: Int) {
    let inNext = height * (center - Double(column))
    steps[column] += Float(height - inNext)
    steps[column + 1] += Float(inNext)
  }
}

extension Double {
  /// The least whole number that isn't below, for values that fit.
  fileprivate var ceiling: Int {
    let truncated = Int(self)
    return Double(truncated) < self ? truncated + 1 : truncated
  }
}

extension Array {
  /// Sorts a few elements in place without allocating.
  fileprivate mutating func insertionSort(_ isBefore: (Element, Element) -> Bool) {
    for index in indices.dropFirst() {
      var position = index
      while position > 0, isBefore(self[position], self[position - 1]) {
        swapAt(position, position - 1)
        position -= 1
      }
    }
  }
}

extension Path.FillRule {
  /// Whether a winding number means inside.
  func isInside(_ winding: Int) -> Bool { self == .nonZero ? winding != 0 : winding & 1 != 0 }
}
