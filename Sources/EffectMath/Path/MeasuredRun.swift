/// Connected pieces with the length up to each of them.
struct MeasuredRun {
  private let pieces: [StrokePiece]
  private let measures: [CurveMeasure?]
  /// The length up to the start of each piece, and to the end of the last.
  private let starts: [Double]

  /// The length of all pieces, in points.
  var length: Double { starts[starts.count - 1] }

  init(_ pieces: [StrokePiece]) {
    self.pieces = pieces
    measures = pieces.map { $0.isLine ? nil : CurveMeasure($0.curve) }
    var starts = [0.0]
    for (piece, measure) in zip(pieces, measures) {
      starts.append(starts[starts.count - 1] + (measure?.length ?? piece.chord))
    }
    self.starts = starts
  }

  /// The part between two lengths; empty if it has no length.
  ///
  /// The cursor remembers the piece that was reached, so that many parts in order take linear time in all.
  func pieces(from: Double, to: Double, cursor: inout Int) -> [StrokePiece] {
    guard to > from else { return [] }
    seek(from, &cursor)
    var result: [StrokePiece] = []
    var index = cursor
    while index < pieces.count, starts[index] < to {
      let (low, high) = (from - starts[index], to - starts[index])
      if let part = part(of: index, from: low, to: high) { result.append(part) }
      index += 1
    }
    return result
  }

  /// The point at a length and the unit tangent there.
  func position(atLength length: Double, cursor: inout Int) -> (Point, Vector) {
    seek(length, &cursor)
    let piece = pieces[cursor]
    let t = parameter(of: cursor, at: length - starts[cursor])
    return (piece.curve.point(at: t), piece.curve.tangent(at: t) ?? piece.startTangent)
  }

  private func seek(_ length: Double, _ cursor: inout Int) {
    if starts[cursor] > length { cursor = 0 }
    while cursor + 1 < pieces.count, starts[cursor + 1] <= length { cursor += 1 }
  }

  private func parameter(of index: Int, at length: Double) -> Double {
    let total = starts[index + 1] - starts[index]
    if length <= 0 { return 0 }
    if length >= total { return 1 }
    return measures[index]?.parameter(atLength: length) ?? length / total
  }

  private func part(of index: Int, from: Double, to: Double) -> StrokePiece? {
    let (t0, t1) = (parameter(of: index, at: from), parameter(of: index, at: to))
    if t0 == 0 && t1 == 1 { return pieces[index] }
    let curve = pieces[index].curve
    if pieces[index].isLine { return StrokePiece(lineFrom: curve.point(at: t0), to: curve.point(at: t1)) }
    return t1 > t0 ? StrokePiece(curve.part(from: t0, to: t1)) : nil
  }
}
