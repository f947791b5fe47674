public import EffectMath

/// A polygon of equal sides, one corner up, around the middle of the rectangle.
public struct RegularPolygon: InsettableShape, Hashable {
  /// The number of corners, clamped to 3...10000 when drawn.
  public var sides: Int
  /// How far the first corner is turned from straight up, clockwise.
  public var rotation: Angle
  private var insetAmount = 0.0

  /// Creates a polygon.
  public init(sides: Int, rotation: Angle = .zero) {
    self.sides = sides
    self.rotation = rotation
  }

  /// The polygon in the inscribed circle, less the inset; empty when nothing is left.
  public func path(in rect: Rect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    // All edges lie at one distance from the centre: an inset polygon is a smaller one.
    let edgeDistance = radius * Elementary.cos(.pi / Double(min(max(sides, 3), 10000)))
    let scale = edgeDistance > 0 ? 1 - insetAmount / edgeDistance : 0
    return Path.regularPolygon(sides: sides, center: rect.center, radius: radius * scale, rotation: rotation)
  }
  /// The polygon made smaller.
  public func inset(by distance: Double) -> RegularPolygon {
    var copy = self
    copy.insetAmount += distance
    return copy
  }
}

extension Shape where Self == RegularPolygon {
  /// A polygon of equal sides.
  public static func regularPolygon(sides: Int, rotation: Angle = .zero) -> RegularPolygon {
    RegularPolygon(sides: sides, rotation: rotation)
  }
}
