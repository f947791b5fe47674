/// A valid pattern of dashes and gaps: an even number of lengths that add up to more than nothing.
struct DashPattern {
  private let lengths: [Double]
  private let period: Double
  private let phase: Double

  /// Creates the pattern of a style, or nil if the line is solid.
  init?(_ style: StrokeStyle) {
    let sum = style.dash.reduce(0, +)
    guard style.dash.allSatisfy({ $0 >= 0 }), sum > 0, sum <= PathCursor.limit else { return nil }
    lengths = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    period = lengths.reduce(0, +)
    let turns = style.dashPhase / period
    // A phase too large for its fraction to be known counts as 0, as one that isn't finite does.
    phase = abs(turns) < 1e15 ? style.dashPhase - period * turns.rounded(.down) : 0
  }

  /// Outlines the dashes along connected pieces.
  func dash(_ pieces: [StrokePiece], isClosed: Bool, into outliner: inout StrokeOutliner) {
    let run = MeasuredRun(pieces)
    let dashes = intervals(along: run.length)
    guard let first = dashes.first, let last = dashes.last else { return }
    if dashes.count == 1, first.start <= 0, first.end >= run.length {
      outliner.addRun(pieces, isClosed: isClosed)
      return
    }
    var cursor = 0
    // The dashes at both ends of a closed subpath are one.
    let isJoined = isClosed && dashes.count > 1 && first.start <= 0 && last.end >= run.length
    for (index, dash) in dashes.enumerated() {
      if isJoined && index == 0 { continue }
      var part = run.pieces(from: dash.start, to: dash.end, cursor: &cursor)
      if isJoined && index == dashes.count - 1 {
        var start = 0
        part += run.pieces(from: first.start, to: first.end, cursor: &start)
      }
      if part.isEmpty {
        let (point, tangent) = run.position(atLength: dash.start, cursor: &cursor)
        outliner.addDot(at: point, direction: tangent)
      } else {
        outliner.addRun(part, isClosed: false)
      }
    }
  }

  private func intervals(along length: Double) -> [(start: Double, end: Double)] {
    var scale = 1.0
    let dashesPerPeriod = Double(lengths.count / 2)
    while length / (period * scale) * dashesPerPeriod > Double(Path.maximumDashesPerSubpath) { scale *= 2 }
    var index = 0
    var offset = phase
    // A dash of length 0 right at the start is still to come.
    while offset > 0, offset >= lengths[index], index + 1 < lengths.count {
      offset -= lengths[index]
      index += 1
    }
    var result: [(start: Double, end: Double)] = []
    var position = -offset * scale
    while position < length || (position <= length && lengths[index] == 0 && index % 2 == 0) {
      let next = position + lengths[index] * scale
      if index % 2 == 0 { result.append((max(position, 0), min(next, length))) }
      if result.count > Path.maximumDashesPerSubpath { break }
      position = next
      index = index + 1 < lengths.count ? index + 1 : 0
    }
    return result
  }
}
