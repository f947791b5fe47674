package import EffectMath

/// The edges of a filled outline in pixel coordinates, binned by the rows that they cross.
///
/// The table is built once a drawing and then only read, so rows can be covered in any order and on any thread. It is an
/// object so that a row can tell by its identity which outline it was covered for.
package final class EdgeTable: Sendable {
  /// A straight edge, its upper end first.
  struct Edge: Sendable {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
    /// The change of x for one row down.
    var slope: Double
    /// +1 for an edge that ran downward, -1 for one that ran upward.
    var winding: Int
  }

  /// The pixels that can be covered.
  package let bounds: PixelRect
  package let fillRule: Path.FillRule
  let edges: [Edge]
  /// Where the edges of each row of `bounds` start in `rowEdges`; one more entry than rows.
  private let rowStarts: [Int32]
  private let rowEdges: [Int32]
  /// For each row, the first of the rows above it that are covered just as it is: by the same upright edges.
  private let firstAlike: [Int32]

  /// Bins the edges of an outline; what lies outside `limit` is dropped, or kept as winding at its left border.
  ///
  /// Open subpaths count as closed. Cost: the number of edges plus, for each, the rows that it crosses.
  package init(_ outline: FlattenedPath, fillRule: Path.FillRule, limit: PixelRect) {
    self.fillRule = fillRule
    // What only touches the border of the limit has rows but no columns: no row may be asked for.
    let touched = PixelRect(covering: outline.boundingRect, limit: limit)
    bounds = touched.isEmpty ? .empty : touched
    var builder = Builder(bounds: bounds)
    if !bounds.isEmpty { builder.build(outline) }
    edges = builder.edges
    rowStarts = builder.rowStarts
    rowEdges = builder.rowEdges
    firstAlike = builder.firstAlike
  }

  /// The indices of the edges that cross a row of `bounds`.
  func edgeIndices(inRow y: Int) -> ArraySlice<Int32> {
    let row = y - bounds.minY
    return rowEdges[Int(rowStarts[row])..<Int(rowStarts[row + 1])]
  }

  /// Whether two rows of `bounds`, the upper one first, are covered alike.
  func isCoveredAlike(_ upper: Int, _ lower: Int) -> Bool {
    upper <= lower && upper - bounds.minY >= Int(firstAlike[lower - bounds.minY])
  }
}

/// Collects and bins the edges of an outline.
private struct Builder {
  typealias Edge = EdgeTable.Edge

  let bounds: PixelRect
  var edges: [Edge] = []
  var rowStarts: [Int32] = []
  var rowEdges: [Int32] = []
  var firstAlike: [Int32] = []

  /// Coordinates beyond this many pixels are moved here: far outside any picture, well inside exact arithmetic.
  private static let farthest = 0x1p30

  init(bounds: PixelRect) { self.bounds = bounds }

  mutating func build(_ outline: FlattenedPath) {
    for subpath in outline.subpaths {
      let points = outline.points(of: subpath)
      guard var previous = points.last else { continue }
      for point in points {
        addEdge(from: previous, to: point)
        previous = point
      }
    }
    bin()
    compareRows()
  }

  private mutating func addEdge(from start: Point, to end: Point) {
    let (a, b) = (Builder.limited(start), Builder.limited(end))
    let isDownward = a.y < b.y
    let (top, bottom) = isDownward ? (a, b) : (b, a)
    let firstY = max(top.y, Double(bounds.minY))
    let lastY = min(bottom.y, Double(bounds.maxY))
    guard firstY < lastY else { return }
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let line = Edge(
      x0: top.x, y0: top.y, x1: bottom.x, y1: bottom.y, slope: slope, winding: isDownward ? 1 : -1)
    addParts(of: line, from: firstY, to: lastY)
  }

  /// Adds the part of a line between two heights, split where it leaves the columns, the outside parts upright.
  private mutating func addParts(of line: Edge, from firstY: Double, to lastY: Double) {
    let (left, right) = (Double(bounds.minX), Double(bounds.maxX))
    func x(_ y: Double) -> Double {
      y == line.y0 ? line.x0 : y == line.y1 ? line.x1 : line.x0 + (y - line.y0) * line.slope
    }
    var cuts = [firstY, lastY]
    for border in [left, right] {
      let y = line.y0 + (border - line.x0) / line.slope
      if y > firstY && y < lastY { cuts.append(y) }
    }
    cuts.sort()
    for (y0, y1) in zip(cuts, cuts.dropFirst()) where y0 < y1 {
      let (x0, x1) = (min(max(x(y0), left), right), min(max(x(y1), left), right))
      edges.append(Edge(x0: x0, y0: y0, x1: x1, y1: y1, slope: (x1 - x0) / (y1 - y0), winding: line.winding))
    }
  }

  private static func limited(_ point: Point) -> Point {
    Point(
      x: min(max(point.x, -farthest), farthest), y: min(max(point.y, -farthest), farthest))
  }

  private mutating func bin() {
    var counts = [Int32](repeating: 0, count: bounds.height + 1)
    for edge in edges {
      for row in rows(of: edge) { counts[row + 1] += 1 }
    }
    for row in 0..<bounds.height { counts[row + 1] += counts[row] }
    rowStarts = counts
    rowEdges = Array(repeating: 0, count: Int(counts[bounds.height]))
    for (index, edge) in edges.enumerated() {
      for row in rows(of: edge) {
        rowEdges[Int(counts[row])] = Int32(index)
        counts[row] += 1
      }
    }
  }

  private func rows(of edge: Edge) -> Range<Int> {
    let first = Int(edge.y0) - (edge.y0 < 0 && edge.y0 != edge.y0.rounded(.down) ? 1 : 0)
    let last = Int(edge.y1.rounded(.up))
    return (first - bounds.minY)..<(last - bounds.minY)
  }

  private mutating func compareRows() {
    firstAlike = (0..<Int32(bounds.height)).map { $0 }
    for row in 1..<max(bounds.height, 1) {
      let here = Int(rowStarts[row])..<Int(rowStarts[row + 1])
      let above = Int(rowStarts[row - 1])..<Int(rowStarts[row])
      guard here.count == above.count else { continue }
      let (top, bottom) = (Double(bounds.minY + row - 1), Double(bounds.minY + row + 1))
      let isAlike = zip(here, above).allSatisfy { here, above in
        let edge = edges[Int(rowEdges[here])]
        return rowEdges[here] == rowEdges[above] && edge.x0 == edge.x1 && edge.y0 <= top && edge.y1 >= bottom
      }
      if isAlike { firstAlike[row] = firstAlike[row - 1] }
    }
  }
}
