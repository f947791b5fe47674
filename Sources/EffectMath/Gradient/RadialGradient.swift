/// A gradient between two circles: each point has the colour of the last circle, from start to end, that runs through
/// it.
///
/// Concentric circles make the common radial gradient. One circle within the other puts the focus off the centre. Two
/// that lie apart make a cone, and there is no colour outside it. Source: HTML Standard, canvas radial gradients.
public struct RadialGradient: Hashable, Sendable {
  /// The centre of the circle at 0, in points.
  public var startCenter: Point
  /// The radius of the circle at 0, in points.
  public var startRadius: Double
  /// The centre of the circle at 1, in points.
  public var endCenter: Point
  /// The radius of the circle at 1, in points.
  public var endRadius: Double

  /// Creates a gradient between two circles, in points; negative radii count as 0.
  ///
  /// If the circles are equal or a value isn't finite there is no colour anywhere.
  @inlinable
  public init(startCenter: Point, startRadius: Double, endCenter: Point, endRadius: Double) {
    self.startCenter = startCenter
    self.startRadius = startRadius < 0 ? 0 : startRadius
    self.endCenter = endCenter
    self.endRadius = endRadius < 0 ? 0 : endRadius
  }

  /// Creates a gradient around a centre, in points.
  @inlinable
  public init(center: Point, startRadius: Double = 0, endRadius: Double) {
    self.init(startCenter: center, startRadius: startRadius, endCenter: center, endRadius: endRadius)
  }

  /// Creates a gradient around a position of a rectangle; radii are in points.
  @inlinable
  public init(center: UnitPoint = .center, startRadius: Double = 0, endRadius: Double, in rect: Rect) {
    self.init(center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius)
  }

  /// Fills a row with the position along the gradient at each sample, NaN where there is no colour.
  ///
  /// The values reach beyond 0...1, down to where the radius is 0. Between concentric circles the distance that a value
  /// stands for is off by at most 1e-6 of itself or of the start's radius, whichever is more. Otherwise a value is off
  /// by at most 1e-6, relative above 1, from one point's distance to the edge of a cone on.
  public func fill(_ t: inout MutableSpan<Float>, along row: SampleRow) {
    let axis = endCenter - startCenter
    let growth = endRadius - startRadius
    guard axis.squaredLength.isFinite, startCenter.isFinite, growth.isFinite, startRadius.isFinite else {
      return noColor(&t)
    }
    if axis == .zero {
      fillConcentric(&t, row, growth)
    } else {
      fillCone(&t, row, axis, growth)
    }
  }

  private func fillConcentric(_ t: inout MutableSpan<Float>, _ row: SampleRow, _ growth: Double) {
    let scale = 1 / growth
    guard scale.isFinite, (startRadius * scale).isFinite else { return noColor(&t) }
    let unit = row.mapped { point in
      Point(x: (point.x - startCenter.x) * scale, y: (point.y - startCenter.y) * scale)
    } _: { step in
      step * scale
    }
    let (sign, start) = (Float(growth < 0 ? -1 : 1), Float(startRadius * scale))
    unit.fill(&t) { x, y in Self.position(x, y, sign, start) }
  }

  /// A call of its own, so that the optimiser keeps whole vectors: see `SampleRow.fill`.
  @inline(never)
  static func position(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ sign: Float, _ start: Float) -> SIMD4<Float> {
    sign * Lanes.distance(x, y) - start
  }

  /// Circles of different centres: a quadratic equation.
  ///
  /// In units of the distance between the centres, with the first at the origin and the second at (1, 0), the circle
  /// at t runs through (x, y) if (x - t)^2 + y^2 = (r + g t)^2. That is a t^2 - 2 b t + c = 0 with a = 1 - g^2,
  /// b = x + r g, c = x^2 + y^2 - r^2.
  private func fillCone(_ t: inout MutableSpan<Float>, _ row: SampleRow, _ axis: Vector, _ growth: Double) {
    let distance = axis.length
    let scale = 1 / axis.squaredLength
    guard scale.isFinite else { return noColor(&t) }
    let unit = row.mapped { point in
      Point(x: (point - startCenter).dot(axis) * scale, y: axis.cross(point - startCenter) * scale)
    } _: { step in
      Vector(dx: step.dot(axis) * scale, dy: axis.cross(step) * scale)
    }
    let (r, g) = (Float(startRadius / distance), Float(growth / distance))
    // The difference of squares in double precision: circles that touch inside have a = 0, and one root.
    let a = (1 - growth / distance) * (1 + growth / distance)
    let isTouching = a.magnitude < 1e-9
    let (quadratic, inverse) = (Float(isTouching ? 0 : a), Float(isTouching ? 0 : 1 / a))
    unit.fill(&t) { x, y in Self.conePosition(x, y, r, g, quadratic, inverse) }
  }

  @inline(never)
  private static func conePosition(
    _ x: SIMD4<Float>, _ y: SIMD4<Float>, _ r: Float, _ g: Float, _ quadratic: Float, _ inverse: Float
  ) -> SIMD4<Float> {
    // b^2 - a c, arranged such that nothing cancels while the first circle lies within the second.
    let edge = x * g + r
    let discriminant = edge * edge - quadratic * (y * y)
    let root = Lanes.root(Lanes.max(discriminant, SIMD4(repeating: 0)))
    let b = x + r * g
    let c = (x * x + y * y) - r * r
    // The sum that doesn't cancel gives one root by the leading coefficient, the other by the last one.
    let sum = b + root.replacing(with: -root, where: b .< 0)
    let product = c / sum
    let quotient = quadratic == 0 ? product : sum * inverse
    let (greater, lesser) = (Lanes.max(quotient, product), Lanes.min(quotient, product))
    let none = SIMD4<Float>(repeating: .nan)
    var value = none.replacing(with: lesser, where: r + g * lesser .>= 0)
    value = value.replacing(with: greater, where: r + g * greater .>= 0)
    return value.replacing(with: none, where: discriminant .< 0)
  }
}
