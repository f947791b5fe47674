/// One side of a stroke as it grows: the curve at a signed distance from the pieces of a subpath.
///
/// The distance counts along the normal (-dy, dx) of the direction of travel, so a positive side lies to the right of
/// it on screen. Everything that is added sweeps area forward only: where the side would run backward, it goes over the
/// pivot or around the swept area the other way, so that both sides of a stroke make an outline whose winding number
/// is positive wherever ink lies, and that can be filled by the non-zero rule.
struct OffsetChain {
  /// The signed distance from the curve, in points.
  let distance: Double
  /// The largest distance of a cubic from the exact offset curve, in points.
  let tolerance: Double
  /// What the side consists of so far.
  private(set) var segments: [Path.Segment] = []
  /// The point reached.
  private(set) var end: Point
  /// The unit normal of the source at the point reached.
  private(set) var normal: Vector
  /// Whether the side is the plain offset curve: it needed no pivot.
  private(set) var isClean = true

  /// Starts a side at a point of the source.
  init(distance: Double, tolerance: Double, at point: Point, normal: Vector) {
    self.distance = distance
    self.tolerance = tolerance
    self.normal = normal
    end = point + normal * distance
  }

  /// Moves the start of a side that has no segment yet.
  mutating func restart(at point: Point) { end = point }

  /// Goes straight to a point of the side.
  mutating func addLine(to point: Point) {
    // Ends that should coincide differ by rounding; lines between them would only be noise.
    let gap = point - end
    guard abs(gap.dx) + abs(gap.dy) > tolerance * 1e-6 else { return }
    segments.append(.line(from: end, to: point))
    end = point
  }

  /// Goes along a cubic to a point of the side.
  mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    segments.append(.curve(from: end, to: point, control1: control1, control2: control2))
    end = point
  }

  /// Takes over segments that start at the point reached.
  mutating func append(_ segments: [Path.Segment]) {
    self.segments.append(contentsOf: segments)
    end = segments.last?.end ?? end
  }

  /// Says which normal of the source the point reached has.
  mutating func face(_ newNormal: Vector) { normal = newNormal }

  /// Goes from the current normal to another around a point of the source, over an arc or the pivot.
  mutating func turn(around point: Point, to newNormal: Vector) {
    let (sine, cosine) = (normal.cross(newNormal), normal.dot(newNormal))
    defer { normal = newNormal }
    if cosine > 0, abs(sine * distance) <= tolerance * 0.01 {
      addLine(to: point + newNormal * distance)
      return
    }
    // A half turn has no outer side: both go around, which covers the half disc ahead twice.
    let isReversal = cosine < 0 && abs(sine) < 1e-9
    if isReversal || sine * distance < 0 {
      addArc(around: point, from: normal, to: newNormal, clockwise: distance < 0)
    } else {
      pivot(around: point, to: newNormal)
    }
  }

  /// Goes over a point of the source to the same point's side with another normal.
  mutating func pivot(around point: Point, to newNormal: Vector) {
    isClean = false
    addLine(to: point)
    addLine(to: point + newNormal * distance)
    normal = newNormal
  }

  /// Goes along a circle around a point of the source.
  mutating func addArc(around point: Point, from: Vector, to: Vector, clockwise: Bool) {
    var angle = Elementary.atan2(from.cross(to), from.dot(to))
    // A half turn may come out with either sign; any other angle already has the one asked for.
    if clockwise, angle < 0 { angle += 2 * .pi }
    if !clockwise, angle > 0 { angle -= 2 * .pi }
    let radius = abs(distance)
    // A cubic over an angle w is off by 2.73e-4 (w / 90 degrees)^6 radii.
    var count = 1
    while count < 64 {
      let part = angle / (0.5 * .pi * Double(count))
      let square = part * part
      if square <= 1 && 2.73e-4 * square * square * square * radius <= tolerance { break }
      count += 1
    }
    let step = Elementary.sincos(angle / Double(count))
    let quarter = Elementary.sincos(angle / Double(4 * count))
    let handle = 4.0 / 3 * quarter.sin / quarter.cos * distance
    var current = from
    for index in 1...count {
      let next =
        index == count
        ? to
        : Vector(
          dx: current.dx * step.cos - current.dy * step.sin, dy: current.dx * step.sin + current.dy * step.cos)
      addCurve(
        to: point + next * distance, control1: end + current.perpendicular * handle,
        control2: point + next * distance - next.perpendicular * handle)
      current = next
    }
  }

  /// Marks the side as one that runs backward somewhere.
  mutating func markUnclean() { isClean = false }
}
