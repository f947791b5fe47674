/// Turns runs of stroke pieces into closed outlines for the non-zero rule.
struct StrokeOutliner {
  private let halfWidth: Double
  private let cap: StrokeStyle.LineCap
  private let join: StrokeStyle.LineJoin
  private let miterLimit: Double
  private let tolerance: Double
  /// The outlines so far.
  private(set) var outline = Path()

  init(style: StrokeStyle, tolerance: Double) {
    halfWidth = style.lineWidth * 0.5
    cap = style.lineCap
    join = style.lineJoin
    miterLimit = style.miterLimit
    self.tolerance = tolerance
  }

  /// Outlines connected pieces; the pieces of a closed run end where they began.
  mutating func addRun(_ pieces: [StrokePiece], isClosed: Bool) {
    guard let first = pieces.first, let last = pieces.last else { return }
    let left = side(-halfWidth, of: pieces, isClosed: isClosed)
    let right = side(halfWidth, of: pieces, isClosed: isClosed).reversed().map { $0.reversed }
    guard !isClosed else {
      addClosed(left)
      addClosed(right)
      return
    }
    var chain = OffsetChain(
      distance: -halfWidth, tolerance: tolerance, at: first.curve.p0, normal: first.startTangent.perpendicular)
    chain.append(left)
    addCap(to: &chain, at: last.curve.p3, direction: last.endTangent)
    chain.append(right)
    addCap(to: &chain, at: first.curve.p0, direction: -first.startTangent)
    addClosed(chain.segments)
  }

  /// Outlines a run of length zero: a dot for round and square caps, nothing for butt caps.
  mutating func addDot(at point: Point, direction: Vector) {
    guard cap != .butt else { return }
    var chain = OffsetChain(
      distance: -halfWidth, tolerance: tolerance, at: point, normal: direction.perpendicular)
    addCap(to: &chain, at: point, direction: direction)
    addCap(to: &chain, at: point, direction: -direction)
    addClosed(chain.segments)
  }

  // MARK: Sides

  /// The side at a signed distance.
  private func side(_ distance: Double, of pieces: [StrokePiece], isClosed: Bool) -> [Path.Segment] {
    let meetings = self.meetings(distance, pieces, isClosed: isClosed)
    let first = pieces[0]
    var chain = OffsetChain(
      distance: distance, tolerance: tolerance, at: first.curve.p0, normal: first.startTangent.perpendicular)
    if let meeting = meetings[0] { chain.restart(at: meeting.point) }
    var mayBeConvex = isClosed
    for (index, piece) in pieces.enumerated() {
      let next = index + 1 < pieces.count ? index + 1 : 0
      if index > 0, meetings[index] == nil {
        addJoin(to: &chain, at: piece.curve.p0, from: pieces[index - 1].endTangent, to: piece.startTangent)
      }
      chain.follow(piece, after: meetings[index], until: next > 0 || isClosed ? meetings[next] : nil)
      // A side that runs into itself may have a clean replacement; there is no point in finishing it then.
      if mayBeConvex, !chain.isClean {
        mayBeConvex = false
        if let inset = ConvexInset.polygon(of: pieces, distance: distance, tolerance: tolerance) { return inset }
      }
    }
    if isClosed, meetings[0] == nil {
      addJoin(to: &chain, at: first.curve.p0, from: pieces[pieces.count - 1].endTangent, to: first.startTangent)
      if mayBeConvex, !chain.isClean,
        let inset = ConvexInset.polygon(of: pieces, distance: distance, tolerance: tolerance)
      {
        return inset
      }
    }
    return chain.segments
  }

  /// Where the sides of two pieces meet at the corner before each piece; nil where they don't, or need no meeting.
  private func meetings(_ distance: Double, _ pieces: [StrokePiece], isClosed: Bool) -> [CornerMeeting?] {
    var meetings = [CornerMeeting?](repeating: nil, count: pieces.count)
    for index in pieces.indices where index > 0 || isClosed {
      let (before, after) = (pieces[index > 0 ? index - 1 : pieces.count - 1], pieces[index])
      let (sine, cosine) = (before.endTangent.cross(after.startTangent), before.endTangent.dot(after.startTangent))
      if sine * distance > 0, cosine < 0 || abs(sine * distance) > tolerance * 0.01 {
        meetings[index] = CornerMeeting(insideOf: before, after, distance: distance, tolerance: tolerance)
      } else if before.isLine, after.isLine, isMitered(sine, cosine) {
        meetings[index] = CornerMeeting(tipOf: before, after, distance: distance)
      }
    }
    // A piece that is cut from both ends must have something left.
    for index in pieces.indices {
      let next = index + 1 < pieces.count ? index + 1 : 0
      guard next > 0 || isClosed, let start = meetings[index], let end = meetings[next] else { continue }
      if start.after > end.before + 1e-12 {
        if start.after > 0 { meetings[index] = nil }
        if end.before < 1 { meetings[next] = nil }
      }
    }
    return meetings
  }

  /// Whether a corner gets a miter: 1 / cos(turn / 2) half widths long, where cos^2(turn / 2) = (1 + cos turn) / 2.
  private func isMitered(_ sine: Double, _ cosine: Double) -> Bool {
    join == .miter && (1 + cosine) * miterLimit * miterLimit >= 2 && (cosine > 0 || abs(sine) > 1e-9)
  }

  private func addJoin(to chain: inout OffsetChain, at point: Point, from: Vector, to: Vector) {
    let (sine, cosine) = (from.cross(to), from.dot(to))
    let normal = to.perpendicular
    let isOuter = sine * chain.distance < 0 || (cosine < 0 && abs(sine) < 1e-9)
    if join == .round || !isOuter || (cosine > 0 && abs(sine * chain.distance) <= tolerance * 0.01) {
      chain.turn(around: point, to: normal)
      return
    }
    if isMitered(sine, cosine) {
      chain.addLine(to: point + (from.perpendicular + normal) * (chain.distance / (1 + cosine)))
    }
    chain.addLine(to: point + normal * chain.distance)
    chain.face(normal)
  }

  // MARK: Ends

  /// Goes around the end of a line, from the left side to the right one.
  private func addCap(to chain: inout OffsetChain, at point: Point, direction: Vector) {
    let normal = direction.perpendicular
    switch cap {
    case .butt:
      break
    case .square:
      let ahead = point + direction * halfWidth
      chain.addLine(to: ahead - normal * halfWidth)
      chain.addLine(to: ahead + normal * halfWidth)
    case .round:
      // The chain's distance is negative: its normal turns from n to -n.
      chain.addArc(around: point, from: normal, to: -normal, clockwise: true)
    }
    chain.addLine(to: point + normal * halfWidth)
  }

  // MARK: Contours

  private mutating func addClosed(_ segments: [Path.Segment]) {
    guard let first = segments.first else { return }
    outline.reserve(segments.count + 2)
    outline.move(to: first.start)
    for segment in segments { outline.append(segment.element) }
    outline.closeSubpath()
  }
}
