/// An affine map of the plane: x' = a x + c y + tx, y' = b x + d y + ty.
public struct AffineTransform: Hashable, Sendable {
  /// The x part of the image of the x axis.
  public var a: Double
  /// The y part of the image of the x axis.
  public var b: Double
  /// The x part of the image of the y axis.
  public var c: Double
  /// The y part of the image of the y axis.
  public var d: Double
  /// The horizontal translation, in points.
  public var tx: Double
  /// The vertical translation, in points.
  public var ty: Double

  /// The map that moves nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a map from its six coefficients.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A translation.
  @inlinable
  public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin.
  @inlinable
  public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The map that applies this one first and `next` afterwards.
  @inlinable
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The image of a point.
  @inlinable
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The image of a displacement; the translation doesn't count.
  @inlinable
  public func apply(_ vector: Vector) -> Vector {
    Vector(dx: a * vector.dx + c * vector.dy, dy: b * vector.dx + d * vector.dy)
  }

  /// The determinant: the factor by which areas grow, negative for a mirroring.
  @inlinable
  public var determinant: Double { a * d - b * c }

  /// Whether all six coefficients are finite.
  @inlinable
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether the map moves nothing.
  @inlinable
  public var isIdentity: Bool { self == .identity }

  /// Whether axis-aligned rectangles stay axis-aligned: only scalings, mirrorings, quarter turns and translations.
  @inlinable
  public var isRectilinear: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
