/// A position in the plane, in points, y down.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate, in points, growing to the right.
  public var x: Double
  /// The vertical coordinate, in points, growing downward.
  public var y: Double

  /// The origin, (0, 0).
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point; any value is allowed, a non-finite one draws nothing.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are finite.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point moved by a vector.
  @inlinable
  public static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// The point moved against a vector.
  @inlinable
  public static func - (point: Point, vector: Vector) -> Point {
    Point(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// The vector that leads from the second point to the first.
  @inlinable
  public static func - (end: Point, start: Point) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// The point a fraction of the way to another; fractions outside 0...1 lead beyond.
  @inlinable
  public func lerp(to other: Point, _ fraction: Double) -> Point {
    Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  /// The point halfway to another.
  @inlinable
  public func midpoint(to other: Point) -> Point { Point(x: x * 0.5 + other.x * 0.5, y: y * 0.5 + other.y * 0.5) }

  /// The distance to another point, in points.
  @inlinable
  public func distance(to other: Point) -> Double { (other - self).length }
}
