public import EffectMath

/// A star, one tip up, around the middle of the rectangle.
public struct Star: InsettableShape, Hashable {
  /// The number of tips, clamped to 2...10000 when drawn.
  public var points: Int
  /// The distance of the notches from the centre, as a fraction of that of the tips, 0...1.
  public var innerRatio: Double
  /// How far the first tip is turned from straight up, clockwise.
  public var rotation: Angle
  private var insetAmount = 0.0

  /// Creates a star; the ratio of a drawn five-pointed star is about 0.38.
  public init(points: Int = 5, innerRatio: Double = 0.45, rotation: Angle = .zero) {
    self.points = points
    self.innerRatio = innerRatio > 0 ? min(innerRatio, 1) : 0
    self.rotation = rotation
  }

  /// The star in the inscribed circle, less the inset; empty when nothing is left.
  public func path(in rect: Rect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    // The edges all lie at one distance from the centre, so an inset star is a smaller one. That distance is the
    // height of the triangle of centre, tip and notch above its edge.
    let angle = Elementary.sincos(.pi / Double(min(max(points, 2), 10000)))
    let edge = (1 + innerRatio * innerRatio - 2 * innerRatio * angle.cos).squareRoot()
    let edgeDistance = edge > 0 ? radius * innerRatio * angle.sin / edge : radius
    let scale = insetAmount == 0 ? 1 : edgeDistance > 0 ? 1 - insetAmount / edgeDistance : 0
    return Path.star(
      points: points, center: rect.center, outerRadius: radius * scale, innerRadius: radius * scale * innerRatio,
      rotation: rotation)
  }
  /// The star made smaller.
  public func inset(by distance: Double) -> Star {
    var copy = self
    copy.insetAmount += distance
    return copy
  }
}

extension Shape where Self == Star {
  /// A star.
  public static func star(points: Int = 5, innerRatio: Double = 0.45) -> Star {
    Star(points: points, innerRatio: innerRatio)
  }
}
