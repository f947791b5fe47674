/// The arc length of a cubic as a function of its parameter, and back.
///
/// The speed is integrated by Gauss-Legendre quadrature with eight nodes on intervals halved until both halves agree
/// with the whole to 1e-10 of the control polygon's length, at most 20 times (cusps need it: the speed has a kink
/// there).
struct CurveMeasure {
  let curve: CubicBezier
  /// The ends of the intervals; the first is 0, the last is 1.
  private var parameters: [Double] = [0]
  /// The length up to each end.
  private var lengths: [Double] = [0]

  /// The length of the whole curve.
  var length: Double { lengths[lengths.count - 1] }

  init(_ curve: CubicBezier) {
    self.curve = curve
    let whole = Self.integral(curve, 0, 1)
    divide(0, 1, whole, tolerance: curve.size * 1e-10, depth: 20)
  }

  private mutating func divide(_ t0: Double, _ t1: Double, _ whole: Double, tolerance: Double, depth: Int) {
    let middle = 0.5 * (t0 + t1)
    let (left, right) = (Self.integral(curve, t0, middle), Self.integral(curve, middle, t1))
    if depth == 0 || !(abs(left + right - whole) > tolerance) {
      append(middle, left)
      append(t1, right)
    } else {
      divide(t0, middle, left, tolerance: tolerance, depth: depth - 1)
      divide(middle, t1, right, tolerance: tolerance, depth: depth - 1)
    }
  }

  private mutating func append(_ parameter: Double, _ part: Double) {
    parameters.append(parameter)
    lengths.append(length + part)
  }

  /// The parameter at a length from the start, clamped to the curve.
  func parameter(atLength target: Double) -> Double {
    guard target > 0 else { return 0 }
    guard target < length else { return 1 }
    var (low, high) = (0, lengths.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= target { low = middle } else { high = middle }
    }
    // Newton's method, kept inside a bracket that each step narrows.
    let (origin, wanted) = (parameters[low], target - lengths[low])
    var (t0, t1) = (origin, parameters[high])
    var t = t0 + (t1 - t0) * (wanted / (lengths[high] - lengths[low]))
    for _ in 0..<40 {
      let excess = Self.integral(curve, origin, t) - wanted
      if excess > 0 { t1 = t } else { t0 = t }
      if abs(excess) <= length * 1e-13 { break }
      let next = t - excess / curve.derivative(at: t).length
      t = next > t0 && next < t1 ? next : 0.5 * (t0 + t1)
    }
    return t
  }

  /// The length of the part between two parameters, by one application of the eight-point rule.
  private static func integral(_ curve: CubicBezier, _ t0: Double, _ t1: Double) -> Double {
    let (middle, half) = (0.5 * (t0 + t1), 0.5 * (t1 - t0))
    func pair(_ node: Double, _ weight: Double) -> Double {
      weight * (curve.derivative(at: middle - half * node).length + curve.derivative(at: middle + half * node).length)
    }
    return half
      * (pair(0.1834346424956498, 0.3626837833783620) + pair(0.5255324099163290, 0.3137066458778873)
        + pair(0.7966664774136267, 0.2223810344533745) + pair(0.9602898564975363, 0.1012285362903763))
  }
}
