extension Path {
  /// Whether a point lies inside the path; open subpaths count as closed by a line.
  ///
  /// Exact for lines and, up to rounding, for curves: they are cut where they turn around vertically, and the crossing
  /// of the horizontal line through the point is solved for. As for pixels, a point on a left or top edge is inside,
  /// one on a right or bottom edge isn't, so that areas side by side share no point. A point that isn't finite is
  /// outside.
  ///
  /// - Parameters:
  ///   - point: The point asked about.
  ///   - fillRule: What counts as inside where the outline overlaps itself.
  /// - Returns: Whether it is inside.
  public func contains(_ point: Point, fillRule: FillRule = .nonZero) -> Bool {
    guard point.isFinite else { return false }
    let winding = windingNumber(around: point)
    switch fillRule {
    case .nonZero: return winding != 0
    case .evenOdd: return winding % 2 != 0
    }
  }

  /// How often the outline runs around a point, positive for clockwise on screen.
  ///
  /// The rules of `contains(_:fillRule:)` hold. Zero for a point that isn't finite.
  public func windingNumber(around point: Point) -> Int {
    guard point.isFinite else { return 0 }
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.segments { winding += Self.crossing(of: segment, with: point) }
      if !subpath.isClosed {
        winding += Self.crossing(of: .line(from: subpath.end, to: subpath.start), with: point)
      }
    }
    return winding
  }

  /// The crossings of a segment with the ray from a point to the left: 1 for each upward on screen, -1 for each
  /// downward.
  ///
  /// An edge exactly at the point counts as crossed, so that left edges are inside.
  private static func crossing(of segment: Segment, with point: Point) -> Int {
    if case .line(let from, let to) = segment { return crossing(from, to, point) }
    let cubic = segment.cubic
    // Cut into parts that run one way vertically; at most two extrema of the cubic's y lie inside.
    let cuts = CubicBezier.roots(cubic.p1.y - cubic.p0.y, cubic.p2.y - cubic.p1.y, cubic.p3.y - cubic.p2.y).sorted()
    var winding = 0
    var (t0, start) = (0.0, cubic.p0)
    for t1 in cuts + [1] {
      let end = t1 == 1 ? cubic.p3 : cubic.point(at: t1)
      winding += crossing(of: cubic, from: (t0, start), to: (t1, end), point)
      (t0, start) = (t1, end)
    }
    return winding
  }

  private static func crossing(_ from: Point, _ to: Point, _ point: Point) -> Int {
    guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
    let isDownward = to.y > from.y
    // The side of the line the point lies on, without a division.
    let side = (to - from).cross(point - from)
    return (isDownward ? side <= 0 : side >= 0) ? (isDownward ? -1 : 1) : 0
  }

  private static func crossing(
    of cubic: CubicBezier, from start: (t: Double, point: Point), to end: (t: Double, point: Point), _ point: Point
  ) -> Int {
    guard (start.point.y <= point.y) != (end.point.y <= point.y) else { return 0 }
    let isDownward = end.point.y > start.point.y
    let sign = isDownward ? -1 : 1
    let controls = [cubic.p0.x, cubic.p1.x, cubic.p2.x, cubic.p3.x]
    if let least = controls.min(), least > point.x { return 0 }
    if let most = controls.max(), most <= point.x { return sign }
    var (t0, t1) = (start.t, end.t)
    // Bisection to the last bit: 53 halvings of the unit interval.
    for _ in 0..<54 {
      let middle = 0.5 * (t0 + t1)
      if (cubic.point(at: middle).y <= point.y) == isDownward { t0 = middle } else { t1 = middle }
    }
    return cubic.point(at: 0.5 * (t0 + t1)).x <= point.x ? sign : 0
  }
}
