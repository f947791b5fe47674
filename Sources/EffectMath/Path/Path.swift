/// An outline made of lines and Bézier curves, in points, y down.
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A quadratic Bézier curve.
    case quadCurve(to: Point, control: Point)
    /// A cubic Bézier curve.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line back to the start of the subpath, and its end.
    case closeSubpath

    /// The point that the step leads to, or nil for a close.
    public var end: Point? {
      switch self {
      case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
      case .closeSubpath: nil
      }
    }
  }

  /// The rule that tells inside from outside where subpaths overlap.
  public enum FillRule: String, Hashable, Sendable, CaseIterable {
    /// Inside where the winding number isn't zero.
    case nonZero
    /// Inside where the winding number is odd.
    case evenOdd
  }

  /// The steps in order.
  public private(set) var elements: [Element]

  /// Creates an empty path.
  public init() { elements = [] }

  /// Creates a path from its steps.
  public init(_ elements: [Element]) { self.elements = elements }

  /// Creates a path by drawing on an empty one.
  public init(_ draw: (inout Path) -> Void) {
    self.init()
    draw(&self)
  }

  /// Whether the path has no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a subpath at a point.
  public mutating func move(to point: Point) { elements.append(.move(to: point)) }

  /// Adds a straight line from the current point.
  public mutating func addLine(to point: Point) { elements.append(.line(to: point)) }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a straight line to its start.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds one step.
  public mutating func append(_ element: Element) { elements.append(element) }

  /// Adds all steps of another path.
  public mutating func addPath(_ path: Path) { elements.append(contentsOf: path.elements) }

  /// Adds the steps of another path, mapped by a transform.
  public mutating func addPath(_ path: Path, transform: AffineTransform) { addPath(path.applying(transform)) }

  /// Adds straight lines through points: moves to the first and draws to the others.
  public mutating func addLines(_ points: [Point]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Where the next line would start: the last point, or the subpath's start after a close; nil for an empty path.
  ///
  /// Takes time proportional to the number of steps.
  public var currentPoint: Point? {
    var cursor = PathCursor()
    for element in elements { _ = cursor.advance(element) }
    return cursor.current
  }

  /// Makes room for a number of further steps, growing geometrically so that many small additions take linear time.
  mutating func reserve(_ count: Int) {
    let needed = elements.count + count
    if needed > elements.capacity { elements.reserveCapacity(max(needed, 2 * elements.capacity)) }
  }
}
