/// Distances from a point to the outline of a shape, negative inside, in points.
///
/// Every function is infinite for a rectangle that is null, and NaN for a point or a rectangle that isn't finite.
public enum SignedDistance {
  /// The distance to a rectangle; exact to rounding.
  public static func rect(_ point: Point, _ rect: Rect) -> Double {
    roundedRect(point, rect, cornerRadii: .zero, style: .circular)
  }

  /// The distance to a circle; exact to rounding.
  ///
  /// A negative radius counts as 0.
  public static func circle(_ point: Point, center: Point, radius: Double) -> Double {
    (point - center).length - max(radius, 0)
  }

  /// The distance to a line of a width with round ends; exact to rounding.
  ///
  /// - Parameters:
  ///   - point: The point asked about.
  ///   - from: One end of the axis.
  ///   - to: The other end; both may coincide.
  ///   - radius: Half the width, in points; negative counts as 0.
  /// - Returns: The distance, negative inside.
  public static func capsule(_ point: Point, from: Point, to: Point, radius: Double) -> Double {
    let axis = to - from
    let squared = axis.squaredLength
    let along = squared > 0 ? min(max((point - from).dot(axis) / squared, 0), 1) : 0
    return (point - (from + axis * along)).length - max(radius, 0)
  }

  /// The distance to the capsule that fills a rectangle; exact to rounding.
  public static func capsule(_ point: Point, in rect: Rect) -> Double {
    roundedRect(point, rect, cornerRadii: CornerRadii(.infinity), style: .circular)
  }

  /// The distance to a rounded rectangle with one radius.
  ///
  /// See `roundedRect(_:_:cornerRadii:style:)`.
  public static func roundedRect(
    _ point: Point, _ rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> Double {
    roundedRect(point, rect, cornerRadii: CornerRadii(cornerRadius), style: style)
  }

  /// The distance to a rounded rectangle with a radius for each corner.
  ///
  /// Circular corners are exact to rounding. Continuous ones are solved for on their cubics, to 1e-9 of the radius.
  ///
  /// - Parameters:
  ///   - point: The point asked about.
  ///   - rect: The rectangle.
  ///   - cornerRadii: The radii, in points, each clamped by `CornerRadii.clamped(to:)`. Leading is left.
  ///   - style: The curve of the corners.
  /// - Returns: The distance, negative inside.
  public static func roundedRect(
    _ point: Point, _ rect: Rect, cornerRadii: CornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Double {
    guard !rect.isNull else { return .infinity }
    guard point.isFinite, !rect.isInfinite else { return .nan }
    let radii = cornerRadii.clamped(to: rect.size)
    let offset = point - rect.center
    let radius =
      offset.dx < 0
      ? (offset.dy < 0 ? radii.topLeading : radii.bottomLeading)
      : (offset.dy < 0 ? radii.topTrailing : radii.bottomTrailing)
    // By symmetry the point lies in the bottom right quarter; from the corner, inward is positive.
    let inward = Vector(dx: rect.width * 0.5 - abs(offset.dx), dy: rect.height * 0.5 - abs(offset.dy))
    guard style == .continuous, radius > 0 else {
      let q = Vector(dx: radius - inward.dx, dy: radius - inward.dy)
      return min(max(q.dx, q.dy), 0) + Vector(dx: max(q.dx, 0), dy: max(q.dy, 0)).length - radius
    }
    let corner = ContinuousCorner(radius: radius, limit: min(rect.width, rect.height) * 0.5, style: style)
    return corner.signedDistance(to: inward)
  }

  /// The distance to the ellipse that fills a rectangle; exact to 1e-9 of its larger half axis.
  public static func ellipse(_ point: Point, in rect: Rect) -> Double {
    guard !rect.isNull else { return .infinity }
    guard point.isFinite, !rect.isInfinite else { return .nan }
    let offset = point - rect.center
    let isWide = rect.width >= rect.height
    let (a, b) = (0.5 * max(rect.width, rect.height), 0.5 * min(rect.width, rect.height))
    guard a > 0 else { return offset.length }
    // In units of the larger half axis, in the first quadrant, the larger axis along x.
    let (x, y) = (abs(isWide ? offset.dx : offset.dy) / a, abs(isWide ? offset.dy : offset.dx) / a)
    let foot = ellipseFoot(x, y, ratio: b / a)
    let distance = Vector(dx: x - foot.dx, dy: y - foot.dy).length * a
    let height = y * a / b
    let isInside = b > 0 && x * x + height * height < 1
    return isInside ? -distance : distance
  }

  /// The nearest point of the ellipse with half axes 1 and `ratio` to a point of the first quadrant.
  private static func ellipseFoot(_ x: Double, _ y: Double, ratio: Double) -> Vector {
    let squared = ratio * ratio
    // On the axis, and for a flat ellipse, the equation below is singular.
    if y <= 1e-14 || ratio <= 1e-12 {
      let flatness = 1 - squared
      let footX = x < flatness ? x / flatness : 1
      return Vector(dx: footX, dy: ratio * max(1 - footX * footX, 0).squareRoot())
    }
    // The foot is (x / (t + 1), ratio^2 y / (t + ratio^2)) where it lies on the ellipse: (x / (t + 1))^2 +
    // (ratio y / (t + ratio^2))^2 = 1 (Eberly, Distance from a Point to an Ellipse). The left side is convex and falls,
    // so Newton's method climbs to the root from the start, where the second term alone is 1.
    var t = ratio * y - squared
    for _ in 0..<100 {
      let (u, v) = (x / (t + 1), ratio * y / (t + squared))
      let excess = u * u + v * v - 1
      let slope = -2 * (u * u / (t + 1) + v * v / (t + squared))
      let next = t - excess / slope
      guard next > t else { break }
      t = next
    }
    return Vector(dx: x / (t + 1), dy: squared * y / (t + squared))
  }
}

extension ContinuousCorner {
  /// The distance from a point of the corner's quarter to the outline, negative inside.
  ///
  /// The point is given by its distances inward from both edges, in points.
  func signedDistance(to inward: Vector) -> Double {
    let (x, y) = (inward.dx, inward.dy)
    // The straight parts of both edges, which go on beyond the quarter.
    var best = Vector(dx: min(x - shoulder, 0), dy: y).length
    best = min(best, Vector(dx: x, dy: min(y - shoulder, 0)).length)
    var isInside = x > 0 && y > 0
    let target = Point(x: x, y: y)
    for curve in curves {
      guard let (distance, side) = curve.nearest(to: target) else { continue }
      if distance < best {
        best = distance
        isInside = side > 0
      }
    }
    return isInside ? -best : best
  }
}

extension CubicBezier {
  /// The distance to a point, and which side of the curve it lies on: positive to the left of travel on screen.
  fileprivate func nearest(to target: Point) -> (distance: Double, side: Double)? {
    func slope(_ t: Double) -> Double { (point(at: t) - target).dot(derivative(at: t)) }
    var best: (distance: Double, side: Double)?
    func offer(_ t: Double) {
      let offset = target - point(at: t)
      let distance = offset.length
      if distance < best?.distance ?? .infinity, let tangent = tangent(at: t) {
        best = (distance, -tangent.cross(offset))
      }
    }
    offer(0)
    offer(1)
    // A minimum lies where the slope of the squared distance changes from falling to rising.
    let steps = 8
    var previous = slope(0)
    for index in 1...steps {
      let next = slope(Double(index) / Double(steps))
      if previous < 0, next >= 0 {
        var (low, high) = (Double(index - 1) / Double(steps), Double(index) / Double(steps))
        for _ in 0..<40 {
          let middle = 0.5 * (low + high)
          if slope(middle) < 0 { low = middle } else { high = middle }
        }
        offer(0.5 * (low + high))
      }
      previous = next
    }
    return best
  }
}
