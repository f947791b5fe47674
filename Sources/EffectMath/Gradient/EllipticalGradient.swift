/// A gradient over concentric ellipses: circles in the unit square of a rectangle, stretched with it.
public struct EllipticalGradient: Hashable, Sendable {
  /// The common centre, in points.
  public var center: Point
  /// The extents of the rectangle that radii are fractions of, in points.
  public var size: Size
  /// Where the gradient is at 0, as a fraction of the extents.
  public var startRadiusFraction: Double
  /// Where the gradient is at 1, as a fraction of the extents; 0.5 reaches the edges from the middle.
  public var endRadiusFraction: Double

  /// Creates a gradient whose radii are fractions of a rectangle's extents.
  ///
  /// With an empty rectangle, equal radii or a value that isn't finite there is no colour anywhere.
  @inlinable
  public init(
    center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5, in rect: Rect
  ) {
    self.center = center.point(in: rect)
    size = rect.size
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Fills a row with the position along the gradient at each sample, NaN where there is no colour.
  ///
  /// The values reach beyond 0...1; the distance from the centre that a value stands for is off by at most 1e-6 of
  /// itself or of the start's radius, whichever is more.
  public func fill(_ t: inout MutableSpan<Float>, along row: SampleRow) {
    let extent = endRadiusFraction - startRadiusFraction
    let (scaleX, scaleY) = (1 / (size.width * extent), 1 / (size.height * extent))
    let offset = startRadiusFraction / extent
    guard scaleX.isFinite, scaleY.isFinite, offset.isFinite, center.isFinite else { return noColor(&t) }
    let unit = row.mapped { point in
      Point(x: (point.x - center.x) * scaleX, y: (point.y - center.y) * scaleY)
    } _: { step in
      Vector(dx: step.dx * scaleX, dy: step.dy * scaleY)
    }
    // Scaled by a negative extent, distances grow towards the start.
    let (sign, start) = (Float(extent < 0 ? -1 : 1), Float(offset))
    unit.fill(&t) { x, y in RadialGradient.position(x, y, sign, start) }
  }
}
