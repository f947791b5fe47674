/// Where one side of two pieces meets at their corner, so that neither runs past the other.
struct CornerMeeting {
  /// The point where the sides meet.
  let point: Point
  /// The parameter of the piece before the corner at which its side ends.
  let before: Double
  /// The parameter of the piece after the corner at which its side starts.
  let after: Double

  /// The tip of a miter between two lines.
  init(tipOf before: StrokePiece, _ after: StrokePiece, distance: Double) {
    let sum = before.endTangent.perpendicular + after.startTangent.perpendicular
    point = after.curve.p0 + sum * (distance / (1 + before.endTangent.dot(after.startTangent)))
    self.before = 1
    self.after = 0
  }

  /// The meeting on the inside of a corner, or nil if the pieces are too short or too bent for one.
  ///
  /// What is cut off both sides lies in the other's ink: their normals there don't reach a centre of curvature.
  init?(insideOf before: StrokePiece, _ after: StrokePiece, distance: Double, tolerance: Double) {
    let (sine, cosine) = (before.endTangent.cross(after.startTangent), before.endTangent.dot(after.startTangent))
    guard cosine > -0.98 else { return nil }
    // Between lines the sides meet |distance| tan(turn / 2) from the corner; between curves that is a first guess.
    let reach = abs(distance * sine) / (1 + cosine)
    if before.isLine, after.isLine {
      guard reach <= before.chord, reach <= after.chord else { return nil }
      let sum = before.endTangent.perpendicular + after.startTangent.perpendicular
      point = after.curve.p0 + sum * (distance / (1 + cosine))
      self.before = 1 - reach / before.chord
      self.after = reach / after.chord
      return
    }
    var t = 1 - reach / before.curve.derivative(at: 1).length
    var u = reach / after.curve.derivative(at: 0).length
    // Newton's method on the crossing of the two offset curves.
    for _ in 0..<20 {
      guard t >= 0, t <= 1, u >= 0, u <= 1,
        let a = OffsetSample(before.curve, at: t, distance: distance),
        let b = OffsetSample(after.curve, at: u, distance: distance), a.forwardness > 0, b.forwardness > 0
      else { return nil }
      let gap = b.point - a.point
      let determinant = a.velocity.cross(b.velocity)
      if gap.squaredLength <= tolerance * tolerance * 1e-8 {
        guard a.tangent.dot(before.endTangent) > 0.5, b.tangent.dot(after.startTangent) > 0.5,
          Self.isCuttable(before.curve, from: t, to: 1, distance: distance, at: a.point, tolerance: tolerance),
          Self.isCuttable(after.curve, from: 0, to: u, distance: distance, at: a.point, tolerance: tolerance)
        else { return nil }
        point = a.point + gap * 0.5
        self.before = t
        self.after = u
        return
      }
      t += gap.cross(b.velocity) / determinant
      u += gap.cross(a.velocity) / determinant
    }
    return nil
  }

  /// Whether the side of a part runs forward, and the part keeps its distance from the meeting.
  private static func isCuttable(
    _ curve: CubicBezier, from: Double, to: Double, distance: Double, at meeting: Point, tolerance: Double
  ) -> Bool {
    for index in 0...8 {
      let t = from + (to - from) * (Double(index) * 0.125)
      guard let sample = OffsetSample(curve, at: t, distance: distance), sample.forwardness > 0,
        curve.point(at: t).distance(to: meeting) >= abs(distance) - tolerance
      else { return false }
    }
    return true
  }
}

/// A point of the exact offset curve of a cubic.
private struct OffsetSample {
  let point: Point
  /// The unit tangent of the source.
  let tangent: Vector
  /// How fast the offset curve runs compared with its source: 1 - s k with the curvature k.
  let forwardness: Double
  /// The derivative by the parameter.
  let velocity: Vector

  init?(_ curve: CubicBezier, at t: Double, distance: Double) {
    let source = curve.derivative(at: t)
    guard let tangent = source.normalized else { return nil }
    self.tangent = tangent
    let speed = source.length
    forwardness = 1 - distance * source.cross(curve.secondDerivative(at: t)) / (speed * speed * speed)
    point = curve.point(at: t) + tangent.perpendicular * distance
    velocity = source * forwardness
  }
}
