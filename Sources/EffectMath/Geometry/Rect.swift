/// An axis-aligned rectangle, in points, y down.
///
/// It keeps its four edges, so that the null rectangle (covers nothing, neutral in a union) and the infinite one
/// (covers everything, neutral in an intersection) need no special case. Negative extents are flipped and a NaN makes
/// the rectangle null, so every rectangle is valid.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public let minX: Double
  /// The top edge.
  public let minY: Double
  /// The right edge.
  public let maxX: Double
  /// The bottom edge.
  public let maxY: Double

  /// The rectangle at the origin with no extent.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
  /// The rectangle that holds no point; a union with it changes nothing.
  public static let null = Rect(edges: .infinity, .infinity, -.infinity, -.infinity)
  /// The rectangle that holds every point; an intersection with it changes nothing.
  public static let infinite = Rect(edges: -.infinity, -.infinity, .infinity, .infinity)

  @usableFromInline
  init(edges minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates a rectangle from its edges; the null rectangle if `min` exceeds `max` or a value is NaN.
  @inlinable
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    if minX <= maxX && minY <= maxY {
      self.init(edges: minX, minY, maxX, maxY)
    } else {
      self = .null
    }
  }

  /// Creates a rectangle from its corner and extents; negative extents are flipped, NaN gives the null rectangle.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(
      minX: width < 0 ? x + width : x, minY: height < 0 ? y + height : y,
      maxX: width < 0 ? x : x + width, maxY: height < 0 ? y : y + height)
  }

  /// Creates a rectangle from its top left corner and its size; the rules of `init(x:y:width:height:)` apply.
  @inlinable
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The top left corner.
  @inlinable
  public var origin: Point { Point(x: minX, y: minY) }
  /// Creates a rectangle from its centre and its size; the rules of `init(x:y:width:height:)` apply.
  @inlinable
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width * 0.5, y: center.y - size.height * 0.5, width: size.width, height: size.height)
  }

  /// The extents; zero for the null rectangle.
  @inlinable
  public var size: Size { Size(width: width, height: height) }
  /// The horizontal extent; zero for the null rectangle.
  @inlinable
  public var width: Double { isNull ? 0 : maxX - minX }
  /// The vertical extent; zero for the null rectangle.
  @inlinable
  public var height: Double { isNull ? 0 : maxY - minY }
  /// The horizontal centre; NaN for the null rectangle and for one without end on both sides.
  @inlinable
  public var midX: Double { minX * 0.5 + maxX * 0.5 }
  /// The vertical centre; NaN for the null rectangle and for one without end on both sides.
  @inlinable
  public var midY: Double { minY * 0.5 + maxY * 0.5 }
  /// The centre; see ``midX`` and ``midY``.
  @inlinable
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether the rectangle holds no point at all.
  @inlinable
  public var isNull: Bool { !(minX <= maxX && minY <= maxY) }
  /// Whether the rectangle covers no area.
  @inlinable
  public var isEmpty: Bool { !(minX < maxX && minY < maxY) }
  /// Whether an edge lies at infinity.
  @inlinable
  public var isInfinite: Bool { !isNull && !(width.isFinite && height.isFinite) }

  /// The smallest rectangle that holds both.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    Rect(
      edges: Swift.min(minX, other.minX), Swift.min(minY, other.minY), Swift.max(maxX, other.maxX),
      Swift.max(maxY, other.maxY))
  }

  /// The common part; null when there is none.
  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    Rect(
      minX: Swift.max(minX, other.minX), minY: Swift.max(minY, other.minY), maxX: Swift.min(maxX, other.maxX),
      maxY: Swift.min(maxY, other.maxY))
  }

  /// Whether the two share at least one point.
  @inlinable
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isNull }

  /// Whether a point lies inside: the left and top edges belong to the rectangle, the right and bottom ones don't.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies wholly inside; true for the null rectangle.
  @inlinable
  public func contains(_ other: Rect) -> Bool { union(other) == self }

  /// The rectangle with each edge moved inward, outward for negative distances; null when nothing is left.
  @inlinable
  public func insetBy(dx: Double, dy: Double) -> Rect {
    isNull ? .null : Rect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
  }

  /// The rectangle with the same distance taken from each edge, given back for a negative one; null when nothing is
  /// left.
  @inlinable
  public func inset(by distance: Double) -> Rect { insetBy(dx: distance, dy: distance) }

  /// The rectangle with each edge moved inward by its own distance; null when nothing is left or a distance is NaN.
  ///
  /// Leading is left.
  @inlinable
  public func inset(by insets: EdgeInsets) -> Rect {
    isNull
      ? .null
      : Rect(
        minX: minX + insets.leading, minY: minY + insets.top, maxX: maxX - insets.trailing,
        maxY: maxY - insets.bottom)
  }

  /// The rectangle moved by a vector; null if the vector is NaN.
  @inlinable
  public func offset(by vector: Vector) -> Rect {
    isNull
      ? .null
      : Rect(minX: minX + vector.dx, minY: minY + vector.dy, maxX: maxX + vector.dx, maxY: maxY + vector.dy)
  }
}
