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
    var left = side(-halfWidth, of: pieces, isClosed: isClosed)
    var right = side(halfWidth, of: pieces, isClosed: isClosed)
    if isClosed {
      addContour(of: left, along: pieces, reversed: false)
      addContour(of: right, along: pieces, reversed: true)
      return
    }
    addCap(to: &left, at: last.curve.p3, direction: last.endTangent)
    append(&left, reversing: &right)
    addCap(to: &left, at: first.curve.p0, direction: -first.startTangent)
    addClosed(left.segments)
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

  private func side(_ distance: Double, of pieces: [StrokePiece], isClosed: Bool) -> OffsetChain {
    let meetings = self.meetings(distance, pieces, isClosed: isClosed)
    let first = pieces[0]
    var chain = OffsetChain(
      distance: distance, tolerance: tolerance, at: first.curve.p0, normal: first.startTangent.perpendicular)
    if let meeting = meetings[0] { chain.restart(at: meeting) }
    for (index, piece) in pieces.enumerated() {
      if index > 0, meetings[index] == nil {
        addJoin(to: &chain, at: piece.curve.p0, from: pieces[index - 1].endTangent, to: piece.startTangent)
      }
      chain.face(piece.startTangent.perpendicular)
      let next = index + 1 < pieces.count ? index + 1 : 0
      if piece.isLine, next > 0 || isClosed, let meeting = meetings[next] {
        chain.addLine(to: meeting)
      } else {
        chain.follow(piece)
      }
    }
    if isClosed, meetings[0] == nil {
      addJoin(to: &chain, at: first.curve.p0, from: pieces[pieces.count - 1].endTangent, to: first.startTangent)
    }
    return chain
  }

  /// Where the sides of two lines meet at the corner before each piece; nil where they don't.
  ///
  /// On the outside that is the tip of a miter. On the inside, lines that are too short to reach both meetings at their
  /// ends get none.
  private func meetings(_ distance: Double, _ pieces: [StrokePiece], isClosed: Bool) -> [Point?] {
    var meetings = [Point?](repeating: nil, count: pieces.count)
    var reach = [Double](repeating: 0, count: pieces.count + 1)
    for index in pieces.indices {
      guard index > 0 || isClosed else { continue }
      let (before, after) = (pieces[index > 0 ? index - 1 : pieces.count - 1], pieces[index])
      guard before.isLine, after.isLine else { continue }
      let (sine, cosine) = (
        before.endTangent.cross(after.startTangent), before.endTangent.dot(after.startTangent)
      )
      let isInner = sine * distance > 0
      guard cosine > -0.9999, isInner || isMitered(sine, cosine) else { continue }
      let sum = before.endTangent.perpendicular + after.startTangent.perpendicular
      meetings[index] = after.curve.p0 + sum * (distance / (1 + cosine))
      if isInner { reach[index] = abs(distance * sine) / (1 + cosine) }
    }
    reach[pieces.count] = isClosed ? reach[0] : 0
    for (index, piece) in pieces.enumerated() where piece.isLine {
      guard reach[index] + reach[index + 1] > piece.chord * (1 + 1e-12) else { continue }
      if reach[index] > 0 { meetings[index] = nil }
      if reach[index + 1] > 0 { meetings[index + 1 < pieces.count ? index + 1 : 0] = nil }
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

  private func append(_ chain: inout OffsetChain, reversing other: inout OffsetChain) {
    for segment in other.segments.reversed() {
      switch segment.reversed {
      case .line(_, let to), .quadCurve(_, let to, _): chain.addLine(to: to)
      case .curve(_, let to, let control1, let control2):
        chain.addCurve(to: to, control1: control1, control2: control2)
      }
    }
  }

  // MARK: Contours

  private mutating func addContour(of chain: OffsetChain, along pieces: [StrokePiece], reversed: Bool) {
    var segments = chain.segments
    if !chain.isClean,
      let inset = ConvexInset.polygon(of: pieces, distance: chain.distance, tolerance: tolerance * 0.25)
    {
      segments = inset
    }
    addClosed(reversed ? segments.reversed().map(\.reversed) : segments)
  }

  private mutating func addClosed(_ segments: [Path.Segment]) {
    guard let first = segments.first else { return }
    outline.reserve(segments.count + 2)
    outline.move(to: first.start)
    for segment in segments { outline.append(segment.element) }
    outline.closeSubpath()
  }
}
