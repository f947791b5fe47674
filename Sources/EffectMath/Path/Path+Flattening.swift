extension Path {
  /// The most lines that one curve becomes, whatever its size and the tolerance.
  public static let maximumLinesPerCurve = 16384

  /// The path as straight lines, none farther from its curve than the tolerance.
  ///
  /// The number of lines follows from Wang's bound on the second differences of the control points, in closed form; the
  /// parameter steps are even. A curve that would need more than `maximumLinesPerCurve` lines gets that many: it is
  /// then off by more than the tolerance. Elements with a point that isn't finite, or with a coordinate beyond 1e60,
  /// are dropped as if they weren't there.
  ///
  /// - Parameter tolerance: The largest distance, in points. Below 1e-9 and NaN count as 1e-9.
  /// - Returns: The lines.
  public func flattened(tolerance: Double) -> FlattenedPath {
    flatten(tolerance: tolerance) { $0 }
  }

  /// The path mapped by a transform, as straight lines: the tolerance holds in the space the transform leads to.
  ///
  /// - Parameters:
  ///   - transform: The map applied to the path first. Points that it takes beyond 1e60 are dropped.
  ///   - tolerance: The largest distance, in the units of the transform's result.
  /// - Returns: The lines, in the space that the transform leads to.
  public func flattened(transform: AffineTransform, tolerance: Double) -> FlattenedPath {
    if transform.isIdentity { return flattened(tolerance: tolerance) }
    return flatten(tolerance: tolerance) { transform.apply($0) }
  }

  @inline(__always)
  private func flatten(tolerance: Double, map: (Point) -> Point) -> FlattenedPath {
    let tolerance = tolerance > 1e-9 ? tolerance : 1e-9
    var result = FlattenedPath()
    var cursor = PathCursor()
    for element in elements {
      switch cursor.advance(element.mapped(map)) {
      case .none, .move:
        break
      case .segment(let segment, let begins):
        if begins {
          result.end(isClosed: false, ifOpen: true)
          result.begin(at: segment.start)
        }
        switch segment {
        case .line(_, let to):
          result.add(to)
        case .quadCurve(let from, let to, let control):
          result.addQuadCurve(from, control, to, tolerance: tolerance)
        case .curve(let from, let to, let control1, let control2):
          result.addCurve(from, control1, control2, to, tolerance: tolerance)
        }
      case .close(_, let start, let isDrawn):
        if !isDrawn {
          result.end(isClosed: false, ifOpen: true)
          result.begin(at: start)
        }
        result.end(isClosed: true)
      }
    }
    result.end(isClosed: false, ifOpen: true)
    return result
  }
}

extension Path.Element {
  /// The element with every point mapped.
  @inline(__always)
  func mapped(_ map: (Point) -> Point) -> Path.Element {
    switch self {
    case .move(let to): .move(to: map(to))
    case .line(let to): .line(to: map(to))
    case .quadCurve(let to, let control): .quadCurve(to: map(to), control: map(control))
    case .curve(let to, let control1, let control2):
      .curve(to: map(to), control1: map(control1), control2: map(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension FlattenedPath {
  /// Ends the last subpath where it was left open.
  fileprivate mutating func end(isClosed: Bool, ifOpen: Bool) {
    if ifOpen, let last = subpaths.last, !last.isClosed { end(isClosed: isClosed) }
  }

  /// The number of lines for a deviation of a curve from its chords that falls with the square of their number.
  private static func lineCount(squaredCount: Double) -> Int {
    // The comparison is false for NaN too.
    guard squaredCount <= Double(Path.maximumLinesPerCurve) * Double(Path.maximumLinesPerCurve) else {
      return Path.maximumLinesPerCurve
    }
    return max(Int(squaredCount.squareRoot().rounded(.up)), 1)
  }

  /// Adds the lines of a quadratic curve without its start.
  mutating func addQuadCurve(_ p0: Point, _ p1: Point, _ p2: Point, tolerance: Double) {
    // Chords of n even steps deviate by at most |p''| / (8 n^2), and p'' = 2 (p0 - 2 p1 + p2).
    let bend = (p2 - p1) - (p1 - p0)
    let count = Self.lineCount(squaredCount: bend.length / (4 * tolerance))
    let step = 1 / Double(count)
    let slope = (p1 - p0) * 2
    points.reserve(count)
    for index in 1..<max(count, 1) {
      let t = Double(index) * step
      add(Point(x: p0.x + t * (slope.dx + t * bend.dx), y: p0.y + t * (slope.dy + t * bend.dy)))
    }
    add(p2)
  }

  /// Adds the lines of a cubic curve without its start.
  mutating func addCurve(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, tolerance: Double) {
    // As above; p'' runs from 6 (p0 - 2 p1 + p2) to 6 (p1 - 2 p2 + p3), so its length is largest at an end.
    let bend0 = (p2 - p1) - (p1 - p0)
    let bend1 = (p3 - p2) - (p2 - p1)
    let bend = max(bend0.squaredLength, bend1.squaredLength).squareRoot()
    let count = Self.lineCount(squaredCount: bend * 0.75 / tolerance)
    let step = 1 / Double(count)
    let (c1, c2, c3) = ((p1 - p0) * 3, bend0 * 3, bend1 - bend0)
    points.reserve(count)
    for index in 1..<max(count, 1) {
      let t = Double(index) * step
      add(
        Point(
          x: p0.x + t * (c1.dx + t * (c2.dx + t * c3.dx)), y: p0.y + t * (c1.dy + t * (c2.dy + t * c3.dy))))
    }
    add(p3)
  }
}

extension [Point] {
  /// Makes room for more points while still growing geometrically, so that many small curves stay linear in time.
  fileprivate mutating func reserve(_ extra: Int) {
    let needed = count + extra
    if needed > capacity { reserveCapacity(Swift.max(needed, 2 * capacity)) }
  }
}
