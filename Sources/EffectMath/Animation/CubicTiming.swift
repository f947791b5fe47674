/// A cubic Bezier curve from (0, 0) to (1, 1) whose x never runs backward.
///
/// Both middle x lie in 0...1, which makes x monotone, so that y is a function of x.
struct CubicTiming: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// Creates a curve; x is clamped to 0...1, y to ±1e6, and NaN counts as 0.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = Self.clamp(x1, 0, 1)
    self.y1 = Self.clamp(y1, -1e6, 1e6)
    self.x2 = Self.clamp(x2, 0, 1)
    self.y2 = Self.clamp(y2, -1e6, 1e6)
  }

  /// The value at x in 0...1.
  func value(at x: Double) -> Double {
    Self.position(y1, y2, parameter(at: x))
  }

  /// The slope dy/dx at x in 0...1; infinite where the curve is vertical.
  func velocity(at x: Double) -> Double {
    let u = parameter(at: x)
    let dx = Self.derivative(x1, x2, u)
    let dy = Self.derivative(y1, y2, u)
    if dx > 0 { return dy / dx }
    if dy != 0 { return dy > 0 ? .infinity : -.infinity }
    // A control point sits on its end: the direction is that of the first point which differs from the end.
    guard u < 0.5 else {
      if x1 < 1 { return (1 - y1) / (1 - x1) }
      return y1 == 1 ? 1 : (y1 < 1 ? .infinity : -.infinity)
    }
    if x2 > 0 { return y2 / x2 }
    return y2 == 0 ? 1 : (y2 > 0 ? .infinity : -.infinity)
  }

  /// The curve with x and y exchanged; its middle points are clamped like any other's.
  var inverse: CubicTiming { CubicTiming(x1: y1, y1: x1, x2: y2, y2: x2) }

  /// The Bezier parameter at which the curve reaches x: Newton's method inside a shrinking bracket.
  private func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var lower = 0.0
    var upper = 1.0
    var u = x
    for _ in 0..<100 {
      let error = Self.position(x1, x2, u) - x
      if error == 0 { return u }
      if error > 0 { upper = u } else { lower = u }
      let slope = Self.derivative(x1, x2, u)
      var next = slope > 0 ? u - error / slope : lower
      if !(next > lower && next < upper) { next = 0.5 * (lower + upper) }
      let step = Swift.abs(next - u)
      u = next
      if step < 4e-16 { break }
    }
    return u
  }

  /// One coordinate at parameter u.
  private static func position(_ p1: Double, _ p2: Double, _ u: Double) -> Double {
    let v = 1 - u
    return 3 * u * v * (v * p1 + u * p2) + u * u * u
  }

  /// The derivative of one coordinate at parameter u, in Bernstein form so that it is exact at both ends.
  private static func derivative(_ p1: Double, _ p2: Double, _ u: Double) -> Double {
    let v = 1 - u
    return 3 * (v * v * p1 + 2 * u * v * (p2 - p1) + u * u * (1 - p2))
  }

  private static func clamp(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
    value.isNaN ? 0 : Swift.min(Swift.max(value, lower), upper)
  }
}
