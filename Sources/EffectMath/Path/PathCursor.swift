/// The rules by which path elements become segments: what starts a subpath, what is dropped.
///
/// Everything that walks a path asks this one type, so that filling, stroking, bounds and lengths agree.
/// An element with a point that isn't finite, or that lies farther out than `limit`, is dropped as if it weren't there.
/// A line or curve without a current point moves to its end instead. After a close, the current point is the start of
/// the subpath just closed.
struct PathCursor {
  /// The farthest coordinate that counts, in points: cubes of lengths up to it stay finite.
  static let limit = 1e60

  /// Where the next segment starts, or nil before the first point.
  private(set) var current: Point?
  /// Where the subpath starts, or nil before the first point.
  private(set) var start: Point?
  /// Whether a line or curve has been drawn since the subpath's start.
  private(set) var isOpen = false

  /// Whether the last point was moved to, not drawn to.
  private var isMoved = false

  /// What an element means here.
  enum Step {
    /// Nothing: the element is dropped.
    case none
    /// A subpath starts.
    case move(Point)
    /// A segment from `from`; `begins` tells that it is the first of a subpath.
    case segment(Path.Segment, begins: Bool)
    /// The subpath closes from its last point to its start; `isDrawn` is false if it has no segment.
    case close(from: Point, to: Point, isDrawn: Bool)
  }

  /// Whether a point can take part in arithmetic that neither overflows nor produces NaN.
  static func isUsable(_ point: Point) -> Bool { abs(point.x) <= limit && abs(point.y) <= limit }

  /// Takes one element in and tells what it means.
  mutating func advance(_ element: Path.Element) -> Step {
    switch element {
    case .move(let to):
      guard Self.isUsable(to) else { return .none }
      return begin(at: to)
    case .line(let to):
      guard Self.isUsable(to) else { return .none }
      guard let from = current else { return begin(at: to) }
      return draw(.line(from: from, to: to), to: to)
    case .quadCurve(let to, let control):
      guard Self.isUsable(to), Self.isUsable(control) else { return .none }
      guard let from = current else { return begin(at: to) }
      return draw(.quadCurve(from: from, to: to, control: control), to: to)
    case .curve(let to, let control1, let control2):
      guard Self.isUsable(to), Self.isUsable(control1), Self.isUsable(control2) else { return .none }
      guard let from = current else { return begin(at: to) }
      return draw(.curve(from: from, to: to, control1: control1, control2: control2), to: to)
    case .closeSubpath:
      guard let from = current, let to = start else { return .none }
      let wasOpen = isOpen
      guard wasOpen || isMoved else { return .none }
      isOpen = false
      isMoved = false
      current = to
      return .close(from: from, to: to, isDrawn: wasOpen)
    }
  }

  private mutating func begin(at point: Point) -> Step {
    current = point
    start = point
    isOpen = false
    isMoved = true
    return .move(point)
  }

  private mutating func draw(_ segment: Path.Segment, to end: Point) -> Step {
    let begins = !isOpen
    isOpen = true
    isMoved = false
    current = end
    return .segment(segment, begins: begins)
  }
}
