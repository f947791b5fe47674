import EffectMath

/// Clusters of pieces that overlap: what is needed to tell their true coverage.
extension CoverageRow {
  /// The winding of pieces that follow each other from the top of the row to its bottom; nil for any other set.
  func chainWinding(_ range: Range<Int>) -> Int? {
    guard range.count <= CoverageRow.mostExactPieces else { return nil }
    let winding = pieces[range.lowerBound].winding
    var height = 0.0
    for _ in range {
      var next: Double?
      for index in range where pieces[index].y0 == height {
        guard next == nil, pieces[index].winding == winding else { return nil }
        next = pieces[index].y1
      }
      guard let next else { return nil }
      height = next
    }
    return height == 1 ? winding : nil
  }

  /// The most pieces in a cluster for which every crossing is found; beyond, the row is cut evenly instead.
  static let mostExactPieces = 96

  /// Adds the areas of a cluster, slab by slab.
  mutating func addSlabs(_ range: Range<Int>, winding: Int, rule: Path.FillRule) {
    heights.removeAll(keepingCapacity: true)
    if range.count <= CoverageRow.mostExactPieces {
      for index in range {
        heights.append(pieces[index].y0)
        heights.append(pieces[index].y1)
        for other in range.lowerBound..<index {
          if let height = crossingHeight(pieces[other], pieces[index]) { heights.append(height) }
        }
      }
      heights.append(0)
      heights.append(1)
      heights.sort()
    } else {
      for step in 0...32 { heights.append(Double(step) / 32) }
    }
    for step in 1..<heights.count where heights[step] > heights[step - 1] {
      addSlab(from: heights[step - 1], to: heights[step], of: range, winding: winding, rule: rule)
    }
  }

  private func crossingHeight(_ a: Piece, _ b: Piece) -> Double? {
    let (top, bottom) = (max(a.y0, b.y0), min(a.y1, b.y1))
    guard top < bottom, a.maxX > b.minX, b.maxX > a.minX else { return nil }
    let (above, below) = (a.x(top) - b.x(top), a.x(bottom) - b.x(bottom))
    guard above * below < 0 else { return nil }
    return top + (bottom - top) * (above / (above - below))
  }

  private mutating func addSlab(
    from top: Double, to bottom: Double, of range: Range<Int>, winding: Int, rule: Path.FillRule
  ) {
    crossing.removeAll(keepingCapacity: true)
    let middle = top + (bottom - top) / 2
    for index in range where pieces[index].y0 <= middle && pieces[index].y1 >= middle {
      let piece = pieces[index]
      let (from, to) = (max(top, piece.y0), min(bottom, piece.y1))
      crossing.append(Piece(x0: piece.x(from), y0: from, x1: piece.x(to), y1: to, winding: piece.winding))
    }
    crossing.sort { $0.x0 + $0.x1 < $1.x0 + $1.x1 }
    var winding = winding
    for piece in crossing {
      let wasInside = rule.isInside(winding)
      winding += piece.winding
      if rule.isInside(winding) != wasInside { add(piece, sign: wasInside ? -1 : 1) }
    }
  }
}

/// Tells whether the winding numbers of some pieces add up to the same at every height of the row.
struct WindingBalance {
  /// Heights inside the row at which the sum changes, and by how much.
  private var changes: [(height: Double, amount: Int)] = []
  private var isLost = false

  /// Whether the sum is the same everywhere.
  var isEven: Bool { changes.isEmpty && !isLost }

  /// Forgets all pieces.
  mutating func removeAll() {
    changes.removeAll(keepingCapacity: true)
    isLost = false
  }

  /// Takes a piece into the sum.
  mutating func add(_ piece: CoverageRow.Piece) {
    change(at: piece.y0, by: piece.winding)
    change(at: piece.y1, by: -piece.winding)
    // So many open ends won't all meet: the rest of the row is taken as one cluster, which bounds the time.
    if changes.count > CoverageRow.mostExactPieces {
      changes.removeAll(keepingCapacity: true)
      isLost = true
    }
  }

  private mutating func change(at height: Double, by amount: Int) {
    guard height > 0, height < 1, !isLost else { return }
    guard let index = changes.firstIndex(where: { $0.height == height }) else {
      changes.append((height, amount))
      return
    }
    changes[index].amount += amount
    if changes[index].amount == 0 { changes.swapRemove(at: index) }
  }
}

extension Array {
  /// Removes an element by putting the last one in its place.
  fileprivate mutating func swapRemove(at index: Int) {
    swapAt(index, count - 1)
    removeLast()
  }
}
