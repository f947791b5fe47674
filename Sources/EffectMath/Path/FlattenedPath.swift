/// A path as straight lines: one array of points, cut into subpaths.
///
/// The points of all subpaths lie one behind the other, so that a rasteriser walks memory in order.
public struct FlattenedPath: Hashable, Sendable {
  /// A connected run of points.
  public struct Subpath: Hashable, Sendable {
    /// The indices of its points; never empty.
    public var range: Range<Int>
    /// Whether a line leads from the last point back to the first; that point isn't repeated at the end.
    public var isClosed: Bool

    /// Creates a subpath over a range of points.
    public init(range: Range<Int>, isClosed: Bool) {
      self.range = range
      self.isClosed = isClosed
    }
  }

  /// The points of all subpaths, in order.
  public internal(set) var points: [Point]
  /// The subpaths in order.
  public internal(set) var subpaths: [Subpath]

  /// Creates an empty value.
  public init() {
    points = []
    subpaths = []
  }

  /// The points of one subpath.
  public func points(of subpath: Subpath) -> ArraySlice<Point> { points[subpath.range] }

  /// The smallest rectangle around all points; null if there are none.
  public var boundingRect: Rect {
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    for point in points {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// The enclosed area with its sign, each subpath closed by a line: positive for clockwise outlines on screen.
  ///
  /// In square units. Parts that are wound around twice count twice.
  public var signedArea: Double {
    var sum = 0.0
    for subpath in subpaths {
      let origin = points[subpath.range.lowerBound]
      var previous = Vector.zero
      for index in subpath.range.dropFirst() {
        let current = points[index] - origin
        sum += previous.cross(current)
        previous = current
      }
    }
    return sum * 0.5
  }

  /// Starts a subpath.
  mutating func begin(at point: Point) {
    subpaths.append(Subpath(range: points.count..<points.count + 1, isClosed: false))
    points.append(point)
  }

  /// Adds a point unless it repeats the one before.
  @inline(__always)
  mutating func add(_ point: Point) {
    if points[points.count - 1] != point { points.append(point) }
  }

  /// Ends the last subpath at the points added so far.
  mutating func end(isClosed: Bool) {
    guard let last = subpaths.last else { return }
    let start = last.range.lowerBound
    if isClosed, points.count - start > 1, points[points.count - 1] == points[start] { points.removeLast() }
    subpaths[subpaths.count - 1] = Subpath(range: start..<points.count, isClosed: isClosed)
  }
}
