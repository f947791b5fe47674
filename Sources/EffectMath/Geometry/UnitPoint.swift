/// A position relative to a rectangle: (0, 0) is its top left corner, (1, 1) its bottom right one.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal fraction; values outside 0...1 lie outside the rectangle.
  public var x: Double
  /// The vertical fraction; values outside 0...1 lie outside the rectangle.
  public var y: Double

  /// The top left corner, (0, 0).
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle, (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge, (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge, (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge, (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge, (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner, (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner, (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner, (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner, (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Creates a position from its fractions.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the position in a direction from the centre, clockwise on screen from +x.
  ///
  /// The point of the circle of radius 0.5 around the centre.
  public init(angle: Angle) {
    let (sine, cosine) = Elementary.sincos(angle.radians)
    self.init(x: 0.5 + 0.5 * cosine, y: 0.5 + 0.5 * sine)
  }

  /// The same position with left and right exchanged.
  @inlinable
  public var mirrored: UnitPoint { UnitPoint(x: 1 - x, y: y) }

  /// The position within a rectangle, in points.
  @inlinable
  public func point(in rect: Rect) -> Point {
    Point(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
  }
}
