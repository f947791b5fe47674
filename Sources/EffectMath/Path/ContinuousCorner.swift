/// The corner of a rounded rectangle as cubics: circular, continuous, or between the two where room is short.
///
/// Positions are in units of the radius, measured from the corner along its two edges. A continuous corner starts
/// 1.52866498 radii before the corner, a circular one 1 radius. Where the shoulders of a continuous corner no longer
/// fit into half the short side, the corner is blended towards the circle: by b = clamp((limit / r - 1) / 0.52866498,
/// 0, 1), each control point lerped from the circle's to the continuous one's. So the outline changes continuously with
/// the radius and ends in a true capsule.
struct ContinuousCorner {
  /// How far a continuous corner reaches along its edges, in radii.
  static let reach = 1.52866498

  /// The continuous corner: the start, then control, control, end of three cubics.
  private static let continuous: [Vector] = [
    Vector(dx: 1.52866498, dy: 0), Vector(dx: 1.08849296, dy: 0), Vector(dx: 0.86840694, dy: 0),
    Vector(dx: 0.63149379, dy: 0.07491139), Vector(dx: 0.37282383, dy: 0.16905956),
    Vector(dx: 0.16905956, dy: 0.37282383), Vector(dx: 0.07491139, dy: 0.63149379), Vector(dx: 0, dy: 0.86840694),
    Vector(dx: 0, dy: 1.08849296), Vector(dx: 0, dy: 1.52866498),
  ]

  /// The quarter circle cut where a continuous corner is.
  ///
  /// The cuts lie atan2(1 - 0.63149379, 1 - 0.07491139), 21.72 degrees, from both ends. Handles are 4/3 tan(angle / 4)
  /// long; the radial error is at most 6e-6 radii.
  private static let circular: [Vector] = [
    Vector(dx: 1, dy: 0), Vector(dx: 0.87326017088105551, dy: 0),
    Vector(dx: 0.74767556106024793, dy: 0.0240925444496089),
    Vector(dx: 0.62993358787036877, dy: 0.07099469828557925),
    Vector(dx: 0.37476582928137279, dy: 0.17263999216918447),
    Vector(dx: 0.17263999216918447, dy: 0.37476582928137279),
    Vector(dx: 0.07099469828557925, dy: 0.62993358787036877),
    Vector(dx: 0.0240925444496089, dy: 0.74767556106024793), Vector(dx: 0, dy: 0.87326017088105551),
    Vector(dx: 0, dy: 1),
  ]

  /// Start and control points in units of the radius; the point count is 1 + 3 n.
  private let points: [Vector]
  /// The radius, in points.
  let radius: Double

  /// A corner of a rectangle whose half short side is `limit`; the radius is clamped to it.
  init(radius: Double, limit: Double, style: RoundedCornerStyle) {
    self.radius = min(radius, limit)
    guard self.radius > 0 else {
      points = [.zero]
      return
    }
    switch style {
    case .circular:
      points = EllipseArc.quarter.map { Vector(dx: 1 - $0.dx, dy: 1 - $0.dy) }
    case .continuous:
      // The quotient may overflow to infinity for a tiny radius, which is a full blend all the same.
      let blend = min(max((limit / self.radius - 1) / (Self.reach - 1), 0), 1)
      points = zip(Self.circular, Self.continuous).map { circle, smooth in circle + (smooth - circle) * blend }
    }
  }

  /// Where the corner begins on an edge, in points from the corner.
  var shoulder: Double { points[0].dx * radius }

  /// The cubics in points, the corner at the origin, inward along both edges.
  var curves: [CubicBezier] {
    func place(_ index: Int) -> Point { Point(x: points[index].dx * radius, y: points[index].dy * radius) }
    return stride(from: 0, to: points.count - 1, by: 3).map { index in
      CubicBezier(p0: place(index), p1: place(index + 1), p2: place(index + 2), p3: place(index + 3))
    }
  }

  /// Draws the corner at `corner`, coming along the edge that lies in direction `from`, leaving in direction `to`.
  ///
  /// Both directions are unit vectors that lead away from the corner. Starts with a line to the shoulder
  /// unless the corner before ended there.
  func add(to path: inout Path, at corner: Point, from: Vector, to: Vector) {
    func place(_ index: Int) -> Point {
      corner + from * (points[index].dx * radius) + to * (points[index].dy * radius)
    }
    if path.elements.last?.end != place(0) { path.addLine(to: place(0)) }
    for index in stride(from: 1, to: points.count, by: 3) {
      path.addCurve(to: place(index + 2), control1: place(index), control2: place(index + 1))
    }
  }
}
