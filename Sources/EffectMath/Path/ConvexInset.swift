/// The inside of a convex outline, moved inward by more than its corners and curves allow.
///
/// Where a parallel curve runs into itself, what is left of a convex area is the intersection of the half planes behind
/// all its moved edges. Edges come sorted by direction, so it takes linear time.
enum ConvexInset {
  /// A half plane: the points to the right, on screen, of a directed line.
  private struct HalfPlane {
    let point: Point
    let direction: Vector

    func contains(_ other: Point) -> Bool { direction.cross(other - point) > 0 }

    func meeting(_ other: HalfPlane) -> Point {
      let along = other.direction.cross(point - other.point) / direction.cross(other.direction)
      return point + direction * along
    }
  }

  /// The edges of the area left, in the sense of the outline; empty if nothing is left.
  ///
  /// Nil if the outline isn't convex, encloses next to no area, or doesn't turn towards the side of the signed
  /// distance.
  static func polygon(of pieces: [StrokePiece], distance: Double, tolerance: Double) -> [Path.Segment]? {
    var flat = FlattenedPath()
    flat.begin(at: pieces[0].curve.p0)
    for piece in pieces {
      if piece.isLine {
        flat.add(piece.curve.p3)
      } else {
        flat.addCurve(piece.curve.p0, piece.curve.p1, piece.curve.p2, piece.curve.p3, tolerance: tolerance)
      }
    }
    flat.end(isClosed: true)
    // Seen from the other end, a negative side is a positive one.
    let points = distance > 0 ? flat.points : flat.points.reversed()
    // A flat outline has no inside to speak of: both its sides are outer ones.
    let box = flat.boundingRect
    guard abs(flat.signedArea) > tolerance * (box.width + box.height), isConvexAndClockwise(points) else { return nil }
    let corners = intersection(of: points, distance: abs(distance))
    let ordered = distance > 0 ? corners : corners.reversed()
    return ordered.indices.map { index in
      .line(from: ordered[index], to: ordered[(index + 1) % ordered.count])
    }
  }

  /// Whether a closed polygon turns clockwise on screen only, and once.
  private static func isConvexAndClockwise(_ points: [Point]) -> Bool {
    var changes = 0
    var previous = points[0] - points[points.count - 1]
    var goesRight = previous.dx > 0
    for index in points.indices {
      let edge = points[(index + 1) % points.count] - points[index]
      if previous.cross(edge) < -1e-9 * (previous.length * edge.length) { return false }
      if edge.dx != 0, (edge.dx > 0) != goesRight {
        goesRight.toggle()
        changes += 1
      }
      previous = edge
    }
    return changes <= 2
  }

  /// The corners of the intersection of the half planes behind a convex polygon's edges, moved inward.
  private static func intersection(of points: [Point], distance: Double) -> [Point] {
    var planes: [HalfPlane] = []
    // The plane at index i + 1 meets the one at i in corners[i + 1]; corners[0] isn't used.
    var corners: [Point] = []
    var first = 0
    for index in points.indices {
      let next = points[(index + 1) % points.count]
      guard let direction = (next - points[index]).normalized else { continue }
      let plane = HalfPlane(point: points[index] + direction.perpendicular * distance, direction: direction)
      while planes.count - first >= 2, !plane.contains(corners[corners.count - 1]) {
        planes.removeLast()
        corners.removeLast()
      }
      while planes.count - first >= 2, !plane.contains(corners[first + 1]) { first += 1 }
      guard let last = planes.last else {
        planes.append(plane)
        corners.append(plane.point)
        continue
      }
      let (sine, cosine) = (last.direction.cross(direction), last.direction.dot(direction))
      if abs(sine) < 1e-12 {
        // The same direction: the line farther in counts. The opposite one: nothing is left unless they overlap.
        if cosine < 0 { return [] }
        if last.contains(plane.point) {
          planes.removeLast()
          let corner = corners.removeLast()
          planes.append(plane)
          corners.append(planes.count - first >= 2 ? planes[planes.count - 2].meeting(plane) : corner)
        }
        continue
      }
      // A turn by more than half a circle between neighbours: what was between them is gone.
      if sine < 0 { return [] }
      corners.append(last.meeting(plane))
      planes.append(plane)
    }
    while planes.count - first > 2, !planes[first].contains(corners[corners.count - 1]) {
      planes.removeLast()
      corners.removeLast()
    }
    while planes.count - first > 2, !planes[planes.count - 1].contains(corners[first + 1]) { first += 1 }
    guard planes.count - first > 2 else { return [] }
    let closing = planes[planes.count - 1].meeting(planes[first])
    let result = corners[(first + 1)...] + [closing]
    return result.allSatisfy { $0.isFinite } ? Array(result) : []
  }
}
