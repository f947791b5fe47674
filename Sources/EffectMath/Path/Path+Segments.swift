extension Path {
  /// A line or curve together with the point it starts from.
  public enum Segment: Hashable, Sendable {
    /// A straight line.
    case line(from: Point, to: Point)
    /// A quadratic Bézier curve.
    case quadCurve(from: Point, to: Point, control: Point)
    /// A cubic Bézier curve.
    case curve(from: Point, to: Point, control1: Point, control2: Point)

    /// The first point.
    public var start: Point {
      switch self {
      case .line(let from, _), .quadCurve(let from, _, _), .curve(let from, _, _, _): from
      }
    }

    /// The last point.
    public var end: Point {
      switch self {
      case .line(_, let to), .quadCurve(_, let to, _), .curve(_, let to, _, _): to
      }
    }

    /// The element that draws this segment from its start.
    public var element: Element {
      switch self {
      case .line(_, let to): .line(to: to)
      case .quadCurve(_, let to, let control): .quadCurve(to: to, control: control)
      case .curve(_, let to, let control1, let control2): .curve(to: to, control1: control1, control2: control2)
      }
    }

    /// The same curve drawn the other way.
    public var reversed: Segment {
      switch self {
      case .line(let from, let to): .line(from: to, to: from)
      case .quadCurve(let from, let to, let control): .quadCurve(from: to, to: from, control: control)
      case .curve(let from, let to, let control1, let control2):
        .curve(from: to, to: from, control1: control2, control2: control1)
      }
    }

    /// The curve as a cubic; a line gets its controls at thirds, so that it keeps a constant speed.
    var cubic: CubicBezier {
      switch self {
      case .line(let from, let to): CubicBezier(lineFrom: from, to: to)
      case .quadCurve(let from, let to, let control): CubicBezier(quadraticFrom: from, control: control, to: to)
      case .curve(let from, let to, let control1, let control2):
        CubicBezier(p0: from, p1: control1, p2: control2, p3: to)
      }
    }
  }

  /// A connected run of segments.
  public struct Subpath: Hashable, Sendable {
    /// The first point.
    public var start: Point
    /// The segments in order; empty for a subpath that is only moved to and closed.
    public var segments: [Segment]
    /// Whether the subpath was closed; the closing line, where it has a length, is the last segment.
    public var isClosed: Bool

    /// The last point.
    public var end: Point { segments.last?.end ?? start }
  }

  /// The subpaths that draw something, in order.
  ///
  /// Elements with a point that isn't finite, or with a coordinate beyond 1e60, are dropped as if they weren't there; a
  /// line or curve without a current point moves to its end. After a close, the current point is the subpath's start.
  /// A point that is moved to and left again draws nothing.
  public var subpaths: [Subpath] {
    var result: [Subpath] = []
    var cursor = PathCursor()
    for element in elements {
      switch cursor.advance(element) {
      case .none, .move:
        break
      case .segment(let segment, let begins):
        if begins {
          result.append(Subpath(start: segment.start, segments: [segment], isClosed: false))
        } else {
          result[result.count - 1].segments.append(segment)
        }
      case .close(let from, let to, let isDrawn):
        if !isDrawn {
          result.append(Subpath(start: to, segments: [], isClosed: true))
        } else {
          if from != to { result[result.count - 1].segments.append(.line(from: from, to: to)) }
          result[result.count - 1].isClosed = true
        }
      }
    }
    return result
  }

  /// All segments of all subpaths in order, closing lines included.
  public var segments: [Segment] {
    var result: [Segment] = []
    result.reserveCapacity(elements.count)
    var cursor = PathCursor()
    for element in elements {
      switch cursor.advance(element) {
      case .none, .move: break
      case .segment(let segment, _): result.append(segment)
      case .close(let from, let to, _):
        if from != to { result.append(.line(from: from, to: to)) }
      }
    }
    return result
  }

  /// Creates a path from subpaths.
  public init(subpaths: [Subpath]) {
    self.init()
    for subpath in subpaths { append(subpath) }
  }

  /// Adds a subpath.
  public mutating func append(_ subpath: Subpath) {
    move(to: subpath.start)
    for segment in subpath.segments { append(segment.element) }
    if subpath.isClosed { closeSubpath() }
  }

  /// The same outline with every subpath drawn the other way, subpaths in the same order.
  ///
  /// A closed subpath keeps its start. Winding numbers change their sign.
  public var reversed: Path {
    var result = Path()
    for subpath in subpaths {
      result.append(
        Subpath(
          start: subpath.end, segments: subpath.segments.reversed().map { $0.reversed }, isClosed: subpath.isClosed))
    }
    return result
  }
}
