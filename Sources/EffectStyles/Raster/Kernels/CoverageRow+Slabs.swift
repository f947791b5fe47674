import EffectMath

/// Clusters of pieces that overlap: what is needed to tell their true coverage.
extension CoverageRow {
  /// The winding of pieces that follow each other from the top of the row to its bottom; nil for any other set.
  ///
  /// Pieces are in order of x, so those of a curve that doesn't turn back come upward or downward without a gap.
  func chainWinding(_ range: Range<Int>) -> Int? {
    let (first, last) = (pieces[range.lowerBound], pieces[range.upperBound - 1])
    let isDownward = first.y0 == 0 && last.y1 == 1
    guard isDownward || first.y1 == 1 && last.y0 == 0 else { return nil }
    for index in range.dropFirst() {
      let (a, b) = (pieces[index - 1], pieces[index])
      guard a.winding == b.winding, isDownward ? a.y1 == b.y0 : b.y1 == a.y0 else { return nil }
    }
    return first.winding
  }

  /// The most pieces in a cluster that is cut where they start, end and cross; beyond, it is cut evenly.
  private static let mostExactPieces = 4096
  /// The most pieces side by side in a slab for which every crossing is found.
  private static let mostCrossingPieces = 64

  /// Adds the areas of a cluster, slab by slab: between two heights at which pieces start, end or cross.
  mutating func addSlabs(_ range: Range<Int>, winding: Int, rule: Path.FillRule) {
    heights.removeAll(keepingCapacity: true)
    if range.count <= CoverageRow.mostExactPieces {
      for index in range { heights += [pieces[index].y0, pieces[index].y1] }
      heights += [0, 1]
      heights.sort()
    } else {
      for step in 0...32 { heights.append(Double(step) / 32) }
    }
    let order = range.sorted { pieces[$0].y0 < pieces[$1].y0 }
    var next = 0
    var active: [Piece] = []
    for step in 1..<heights.count where heights[step] > heights[step - 1] {
      let (top, bottom) = (heights[step - 1], heights[step])
      active.removeAll { $0.y1 <= top }
      while next < order.count, pieces[order[next]].y0 < bottom {
        active.append(pieces[order[next]])
        next += 1
      }
      var cuts = [top, bottom]
      if active.count > 1 && active.count <= CoverageRow.mostCrossingPieces {
        for (index, piece) in active.enumerated() {
          for other in active[..<index] {
            if let height = crossingHeight(other, piece), height > top, height < bottom { cuts.append(height) }
          }
        }
        if cuts.count > 2 { cuts.sort() }
      }
      for (from, to) in zip(cuts, cuts.dropFirst()) where from < to {
        addSlab(from: from, to: to, of: active, winding: winding, rule: rule)
      }
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
    from top: Double, to bottom: Double, of active: [Piece], winding: Int, rule: Path.FillRule
  ) {
    crossing.removeAll(keepingCapacity: true)
    for piece in active {
      let (from, to) = (max(top, piece.y0), min(bottom, piece.y1))
      guard from < to else { continue }
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
  private static let mostChanges = 96
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
    if changes.count > WindingBalance.mostChanges {
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
