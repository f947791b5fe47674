/// A displacement in the plane, in points, y down.
public struct Vector: Hashable, Sendable {
  /// The horizontal part, in points.
  public var dx: Double
  /// The vertical part, in points.
  public var dy: Double

  /// The displacement that moves nothing.
  public static let zero = Vector(dx: 0, dy: 0)

  /// Creates a displacement; any value is allowed.
  @inlinable
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The squared length, in square points.
  @inlinable
  public var squaredLength: Double { dx * dx + dy * dy }

  /// The length, in points; overflows to infinity above 1e154.
  @inlinable
  public var length: Double { squaredLength.squareRoot() }

  /// The vector turned by a quarter turn clockwise on screen: (-dy, dx).
  @inlinable
  public var perpendicular: Vector { Vector(dx: -dy, dy: dx) }

  /// The vector of length 1 in the same direction, or nil for a zero or non-finite vector.
  @inlinable
  public var normalized: Vector? {
    let length = length
    guard length > 0, length.isFinite else { return nil }
    return Vector(dx: dx / length, dy: dy / length)
  }

  /// Whether both parts are finite.
  @inlinable
  public var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// The direction, clockwise on screen from +x, in -pi...pi; zero for the zero vector.
  public var angle: Angle { Angle(radians: Elementary.atan2(dy, dx)) }

  /// Creates a vector from its direction, clockwise on screen from +x, and its length in points.
  public init(angle: Angle, length: Double) {
    let (sine, cosine) = Elementary.sincos(angle.radians)
    self.init(dx: cosine * length, dy: sine * length)
  }

  /// The dot product.
  @inlinable
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The z part of the cross product, positive when `other` lies clockwise on screen.
  @inlinable
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// The sum of two displacements.
  @inlinable
  public static func + (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx + b.dx, dy: a.dy + b.dy) }

  /// The difference of two displacements.
  @inlinable
  public static func - (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx - b.dx, dy: a.dy - b.dy) }

  /// The displacement the other way.
  @inlinable
  public static prefix func - (a: Vector) -> Vector { Vector(dx: -a.dx, dy: -a.dy) }

  /// The displacement scaled by a factor.
  @inlinable
  public static func * (a: Vector, factor: Double) -> Vector { Vector(dx: a.dx * factor, dy: a.dy * factor) }
}
