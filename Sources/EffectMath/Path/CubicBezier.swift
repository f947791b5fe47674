/// A cubic Bézier curve: the form in which curves are measured, offset and flattened.
struct CubicBezier: Hashable, Sendable {
  /// The start.
  var p0: Point
  /// The first control point.
  var p1: Point
  /// The second control point.
  var p2: Point
  /// The end.
  var p3: Point

  init(p0: Point, p1: Point, p2: Point, p3: Point) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// A straight line at constant speed.
  init(lineFrom from: Point, to: Point) {
    let third = (to - from) * (1.0 / 3)
    self.init(p0: from, p1: from + third, p2: to - third, p3: to)
  }

  /// The cubic that is the same curve as a quadratic one, by degree elevation.
  init(quadraticFrom from: Point, control: Point, to: Point) {
    self.init(p0: from, p1: from + (control - from) * (2.0 / 3), p2: to + (control - to) * (2.0 / 3), p3: to)
  }

  /// The point at parameter `t` in 0...1.
  func point(at t: Double) -> Point {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }

  /// The first derivative by the parameter.
  func derivative(at t: Double) -> Vector {
    let u = 1 - t
    let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
    let (w0, w1, w2) = (3 * u * u, 6 * u * t, 3 * t * t)
    return Vector(
      dx: w0 * d0.dx + w1 * d1.dx + w2 * d2.dx, dy: w0 * d0.dy + w1 * d1.dy + w2 * d2.dy)
  }

  /// The second derivative by the parameter.
  func secondDerivative(at t: Double) -> Vector {
    let (e0, e1) = ((p2 - p1) - (p1 - p0), (p3 - p2) - (p2 - p1))
    return e0 * (6 * (1 - t)) + e1 * (6 * t)
  }

  /// The direction of travel at a parameter, or nil where all control points coincide.
  ///
  /// Where the derivative vanishes at an end, the direction is the limit: towards the next distinct control point.
  func tangent(at t: Double) -> Vector? {
    let extent = size
    guard extent > 0 else { return nil }
    let velocity = derivative(at: t)
    // Below this the direction is rounding noise of the control points.
    if velocity.length > extent * 1e-9 { return velocity.normalized }
    if t <= 0.5 {
      if t == 0, (p1 - p0).length > extent * 1e-9 { return (p1 - p0).normalized }
      let acceleration = secondDerivative(at: t)
      if acceleration.length > extent * 1e-9 { return acceleration.normalized }
      return (p3 - p0).normalized
    }
    let acceleration = secondDerivative(at: t)
    if acceleration.length > extent * 1e-9 { return (-acceleration).normalized }
    return (p3 - p0).normalized
  }

  /// The length of the control polygon: never less than the length of the curve.
  var size: Double { (p1 - p0).length + (p2 - p1).length + (p3 - p2).length }

  /// Both halves of a cut at a parameter, by de Casteljau's construction.
  func split(at t: Double) -> (CubicBezier, CubicBezier) {
    let a = p0 + (p1 - p0) * t
    let b = p1 + (p2 - p1) * t
    let c = p2 + (p3 - p2) * t
    let d = a + (b - a) * t
    let e = b + (c - b) * t
    let middle = d + (e - d) * t
    return (CubicBezier(p0: p0, p1: a, p2: d, p3: middle), CubicBezier(p0: middle, p1: e, p2: c, p3: p3))
  }

  /// The part between two parameters.
  func part(from t0: Double, to t1: Double) -> CubicBezier {
    if t0 <= 0 && t1 >= 1 { return self }
    let (start, end) = (point(at: t0), point(at: t1))
    let third = (t1 - t0) / 3
    return CubicBezier(
      p0: start, p1: start + derivative(at: t0) * third, p2: end - derivative(at: t1) * third, p3: end)
  }
}
