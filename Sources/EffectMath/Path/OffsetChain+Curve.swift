extension OffsetChain {
  /// Follows a piece at the chain's distance, between the meetings with its neighbours or its ends.
  mutating func follow(_ piece: StrokePiece, after start: CornerMeeting?, until end: CornerMeeting?) {
    if piece.isLine {
      face(piece.startTangent.perpendicular)
      addLine(to: end?.point ?? piece.curve.p3 + piece.endTangent.perpendicular * distance)
      return
    }
    let curve = piece.curve.part(from: start?.after ?? 0, to: end?.before ?? 1)
    face(curve.tangent(at: 0)?.perpendicular ?? piece.startTangent.perpendicular)
    follow(curve, depth: 0)
    if let end {
      addLine(to: end.point)
    } else {
      turn(around: curve.p3, to: piece.endTangent.perpendicular)
    }
  }

  /// Follows a part of a curve, cutting it until each part is offset well by one cubic.
  private mutating func follow(_ curve: CubicBezier, depth: Int) {
    guard let t0 = curve.tangent(at: 0), let t1 = curve.tangent(at: 1) else { return }
    let cosine = t0.dot(t1)
    let size = curve.size
    // A part this short is a corner. It must turn clearly less than half a circle, or the sense would be in doubt.
    if size <= tolerance * 0.02 && (cosine > -0.7 || size <= tolerance * 1e-7) {
      turn(around: curve.p0, to: t0.perpendicular)
      turn(around: curve.p3, to: t1.perpendicular)
      return
    }
    guard depth < 48 else {
      turn(around: curve.p0, to: t0.perpendicular)
      addLine(to: curve.p3 + t1.perpendicular * distance)
      face(t1.perpendicular)
      return
    }
    switch direction(along: curve) {
    case .turnsBack(let parameter):
      let (first, second) = curve.split(at: parameter)
      follow(first, depth: depth + 1)
      follow(second, depth: depth + 1)
    case .backward where !turnsLittle(curve):
      let (first, second) = curve.split(at: 0.5)
      follow(first, depth: depth + 1)
      follow(second, depth: depth + 1)
    case .backward:
      turn(around: curve.p0, to: t0.perpendicular)
      addBackward(curve)
      face(t1.perpendicular)
    case .forward:
      if cosine > 0, let fit = fit(curve, t0, t1), isClose(fit, to: curve) {
        turn(around: curve.p0, to: t0.perpendicular)
        addCurve(to: fit.p3, control1: fit.p1, control2: fit.p2)
        face(t1.perpendicular)
      } else {
        let (first, second) = curve.split(at: 0.5)
        follow(first, depth: depth + 1)
        follow(second, depth: depth + 1)
      }
    }
  }

  /// Whether the directions along a curve lie within a right angle: those of its control polygon do.
  private func turnsLittle(_ curve: CubicBezier) -> Bool {
    let (d0, d1, d2) = (curve.p1 - curve.p0, curve.p2 - curve.p1, curve.p3 - curve.p2)
    return d0.dot(d1) >= 0 && d1.dot(d2) >= 0 && d0.dot(d2) >= 0
  }

  /// How an offset curve runs compared with its source.
  private enum Direction {
    case forward
    case backward
    case turnsBack(Double)
  }

  /// The speed of the offset curve as a multiple of |p'|^3: positive where it runs forward.
  ///
  /// The offset p + s n has the derivative p' (1 - s k) with the curvature k = p' x p'' / |p'|^3.
  private func forwardness(of curve: CubicBezier, at t: Double) -> (value: Double, scale: Double) {
    let velocity = curve.derivative(at: t)
    let speed = velocity.length
    let cube = speed * speed * speed
    let turning = distance * velocity.cross(curve.secondDerivative(at: t))
    return (cube - turning, cube + abs(turning))
  }

  private func direction(along curve: CubicBezier) -> Direction {
    var positive: Double?
    var negative: Double?
    for index in 0...4 {
      let t = Double(index) * 0.25
      let (value, scale) = forwardness(of: curve, at: t)
      if value > scale * 1e-7 { positive = t } else if value < -scale * 1e-7 { negative = t }
      if let positive, let negative {
        return .turnsBack(root(of: curve, positive: positive, negative: negative))
      }
    }
    return negative == nil ? .forward : .backward
  }

  /// The parameter between two others at which the offset curve turns back, by bisection.
  private func root(of curve: CubicBezier, positive: Double, negative: Double) -> Double {
    var (positive, negative) = (positive, negative)
    for _ in 0..<45 {
      let middle = 0.5 * (positive + negative)
      if forwardness(of: curve, at: middle).value > 0 { positive = middle } else { negative = middle }
    }
    return 0.5 * (positive + negative)
  }

  /// The cubic through the ends and the middle of the offset curve, with its tangents.
  private func fit(_ curve: CubicBezier, _ t0: Vector, _ t1: Vector) -> CubicBezier? {
    let (start, end) = (curve.p0 + t0.perpendicular * distance, curve.p3 + t1.perpendicular * distance)
    guard let tangent = curve.tangent(at: 0.5) else { return nil }
    let middle = curve.point(at: 0.5) + tangent.perpendicular * distance
    // B(1/2) = (p0 + p3) / 2 + 3/8 (a t0 - b t1): two linear equations for the handle lengths a and b.
    let bulge = ((middle - start) + (middle - end)) * (4.0 / 3)
    let determinant = t0.cross(t1)
    let chord = (end - start).length
    if abs(determinant) > 1e-3 {
      let (a, b) = (bulge.cross(t1) / determinant, bulge.cross(t0) / determinant)
      if a > 0, b > 0, a + b < 2 * chord {
        return CubicBezier(p0: start, p1: start + t0 * a, p2: end - t1 * b, p3: end)
      }
    }
    // Nearly straight: the offset curve's own derivatives at its ends.
    func handle(_ t: Double) -> Double {
      let velocity = curve.derivative(at: t)
      let speed = velocity.length
      guard speed > 0 else { return 0 }
      let bend = velocity.cross(curve.secondDerivative(at: t)) / (speed * speed)
      return max(speed - distance * bend, 0) * (1.0 / 3)
    }
    let (a, b) = (handle(0), handle(1))
    guard a + b < 2 * chord + tolerance else { return nil }
    return CubicBezier(p0: start, p1: start + t0 * a, p2: end - t1 * b, p3: end)
  }

  /// Whether points of a candidate lie within the tolerance of the offset curve.
  private func isClose(_ fit: CubicBezier, to curve: CubicBezier) -> Bool {
    for u in [0.05, 0.16, 0.32, 0.5, 0.68, 0.84, 0.95] {
      let point = fit.point(at: u)
      // The foot of the perpendicular from the point to the source, by Newton's method.
      var t = u
      for _ in 0..<3 {
        let velocity = curve.derivative(at: t)
        let offset = point - curve.point(at: t)
        let slope = offset.dot(curve.secondDerivative(at: t)) - velocity.squaredLength
        guard slope < 0 else { break }
        t = min(max(t - offset.dot(velocity) / slope, 0), 1)
      }
      guard let tangent = curve.tangent(at: t) else { return false }
      let error = point - (curve.point(at: t) + tangent.perpendicular * distance)
      // Half the tolerance, since the samples may miss the largest error.
      if !(error.squaredLength <= 0.25 * tolerance * tolerance) { return false }
    }
    return true
  }

  /// Covers the area swept by the normals of a part that is bent more tightly than the distance.
  ///
  /// Up to the centre of curvature a normal moves forward, beyond it backward. The chain therefore follows the centres
  /// of curvature, and goes once around the area beyond them in the other sense.
  private mutating func addBackward(_ curve: CubicBezier) {
    markUnclean()
    guard let t0 = curve.tangent(at: 0), let t1 = curve.tangent(at: 1) else { return }
    // A chord over an angle w of radius r is off by r w^2 / 8. Even parameter steps turn by uneven angles.
    let angle = 2 * abs(Elementary.atan2(t0.cross(t1), t0.dot(t1)))
    let steps = min(angle * (abs(distance) / (8 * tolerance)).squareRoot(), 400)
    let count = 8 + Int(steps)
    var centers: [Point] = []
    var sides: [Point] = []
    for index in 0...count {
      let t = Double(index) / Double(count)
      let point = curve.point(at: t)
      guard let tangent = curve.tangent(at: t) else { continue }
      let velocity = curve.derivative(at: t)
      let speed = velocity.length
      let bend = velocity.cross(curve.secondDerivative(at: t))
      let radius = speed * speed * speed / bend
      // Rounding must not carry a centre out of the normal's reach.
      let inside = bend == 0 ? 0 : min(max(radius / distance, 0), 1) * distance
      centers.append(point + tangent.perpendicular * inside)
      sides.append(point + tangent.perpendicular * distance)
    }
    for center in centers { addLine(to: center) }
    for side in sides.reversed() { addLine(to: side) }
    for center in centers { addLine(to: center) }
    if let last = sides.last { addLine(to: last) }
  }
}
