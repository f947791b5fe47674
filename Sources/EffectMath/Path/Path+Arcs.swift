extension Path {
  /// Adds an arc of a circle, after a line to its start if there is a current point.
  ///
  /// Cubics of at most 22.5 degrees, off by less than 7e-8 radii. Nothing is added if a value isn't finite.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius, in points; negative ones count as 0.
  ///   - startAngle: Where the arc starts: 0 is at +x.
  ///   - delta: How far it turns, clockwise on screen if positive; clamped to a full turn either way.
  public mutating func addRelativeArc(center: Point, radius: Double, startAngle: Angle, delta: Angle) {
    guard PathCursor.isUsable(center), radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else {
      return
    }
    let radius = max(radius, 0)
    let turn = min(max(delta.radians, -2 * .pi), 2 * .pi)
    let count = max(Int((abs(turn) * (8 / .pi) - 1e-9).rounded(.up)), 1)
    let step = turn / Double(count)
    let quarterStep = Elementary.sincos(step * 0.25)
    let handle = 4.0 / 3 * quarterStep.sin / quarterStep.cos * radius
    func direction(_ index: Int) -> Vector {
      let (sine, cosine) = Elementary.sincos(startAngle.radians + step * Double(index))
      return Vector(dx: cosine, dy: sine)
    }
    var from = direction(0)
    if currentPoint == nil { move(to: center + from * radius) } else { addLine(to: center + from * radius) }
    guard turn != 0 else { return }
    for index in 1...count {
      let to = direction(index)
      addCurve(
        to: center + to * radius, control1: center + from * radius + from.perpendicular * handle,
        control2: center + to * radius - to.perpendicular * handle)
      from = to
    }
  }

  /// Adds an arc of a circle between two angles, with SwiftUI's meaning of clockwise.
  ///
  /// As SwiftUI, `clockwise` is meant for a y axis that points up: `false` turns clockwise on screen, where angles
  /// grow. Equal angles give a point, a difference of a full turn or more a circle. See `addRelativeArc` for the rest.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: Where the arc starts: 0 is at +x.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether angles fall along the arc.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let difference = endAngle.radians - startAngle.radians
    let fullTurn = 2 * Double.pi
    let wanted = clockwise ? -difference : difference
    // Brought into 0..<one turn when it points the wrong way.
    let turn = wanted < 0 ? wanted - fullTurn * (wanted / fullTurn).rounded(.down) : min(wanted, fullTurn)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: clockwise ? -turn : turn))
  }

  /// A regular polygon, closed, clockwise on screen.
  ///
  /// - Parameters:
  ///   - sides: The number of corners, clamped to 3...10000.
  ///   - center: The centre.
  ///   - radius: The distance from the centre to a corner, in points.
  ///   - rotation: The direction of the first corner, from straight up, clockwise.
  /// - Returns: The outline; empty if a value isn't finite or the radius isn't positive.
  public static func regularPolygon(
    sides: Int, center: Point, radius: Double, rotation: Angle = .zero
  ) -> Path {
    ring(corners: min(max(sides, 3), 10000), center: center, radii: (radius, radius), rotation: rotation)
  }

  /// A star, closed, clockwise on screen.
  ///
  /// - Parameters:
  ///   - points: The number of tips, clamped to 2...10000.
  ///   - center: The centre.
  ///   - outerRadius: The distance from the centre to a tip, in points.
  ///   - innerRadius: The distance from the centre to a notch, in points; negative ones count as 0.
  ///   - rotation: The direction of the first tip, from straight up, clockwise.
  /// - Returns: The outline; empty if a value isn't finite or the outer radius isn't positive.
  public static func star(
    points: Int, center: Point, outerRadius: Double, innerRadius: Double, rotation: Angle = .zero
  ) -> Path {
    ring(
      corners: 2 * min(max(points, 2), 10000), center: center, radii: (outerRadius, max(innerRadius, 0)),
      rotation: rotation)
  }

  private static func ring(
    corners: Int, center: Point, radii: (even: Double, odd: Double), rotation: Angle
  ) -> Path {
    guard center.isFinite, radii.even > 0, radii.even.isFinite, radii.odd.isFinite, rotation.radians.isFinite else {
      return Path()
    }
    var path = Path()
    path.reserve(corners + 1)
    let step = 2 * Double.pi / Double(corners)
    for index in 0..<corners {
      let (sine, cosine) = Elementary.sincos(rotation.radians + step * Double(index))
      let radius = index % 2 == 0 ? radii.even : radii.odd
      // Angles count from straight up: (0, -1) turned clockwise.
      let corner = center + Vector(dx: sine, dy: -cosine) * radius
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.closeSubpath()
    return path
  }
}
