import EffectMath
import EffectStyles
import Testing

/// Growing corner radii: the outline moves without a jump, from sharp corners to a capsule.
@Suite struct OutlineContinuityTests {
  #if DEBUG
    private static let rays = 15
    private static let step = 2.0
  #else
    private static let rays = 241
    private static let step = 0.125
  #endif

  /// The distances from the middle of a rectangle to an outline along rays, by intersection with its polygon.
  private func distances(of shape: some Shape, in rect: Rect, rays: Int = OutlineContinuityTests.rays) -> [Double] {
    let flat = shape.path(in: rect).flattened(tolerance: 1e-3)
    guard let subpath = flat.subpaths.first else { return [] }
    var points = Array(flat.points(of: subpath))
    if let first = points.first { points.append(first) }
    return (0..<rays).map { index in
      let angle = 2 * Double.pi * (Double(index) + 0.5) / Double(rays)
      let ray = Vector(dx: Elementary.cos(angle), dy: Elementary.sin(angle))
      var farthest = 0.0
      for (a, b) in zip(points, points.dropFirst()) {
        let (edge, start) = (b - a, a - rect.center)
        let cross = ray.dx * edge.dy - ray.dy * edge.dx
        guard cross != 0 else { continue }
        let along = (start.dx * edge.dy - start.dy * edge.dx) / cross
        let part = (start.dx * ray.dy - start.dy * ray.dx) / cross
        if along > 0, part >= -1e-9, part <= 1 + 1e-9 { farthest = max(farthest, along) }
      }
      return farthest
    }
  }

  private func largestMove(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// A corner point of a circular corner moves by 0.42 of the radius' change; nothing may move by more than all of it.
  @Test(arguments: [Size(width: 100, height: 60), Size(width: 60, height: 60), Size(width: 40, height: 170)])
  func outlineMovesWithoutAJump(size: Size) {
    let rect = Rect(origin: Point(x: 3, y: -8), size: size)
    let step = Self.step
    for style in [RoundedCornerStyle.circular, .continuous] {
      for inset in [0.0, 6] {
        var before = distances(of: RoundedRectangle(cornerRadius: 0, style: style).inset(by: inset), in: rect)
        #expect(before.count == Self.rays && before.allSatisfy { $0 > 10 })
        for index in 1...Int(50 / step) {
          let radius = Double(index) * step
          let now = distances(of: RoundedRectangle(cornerRadius: radius, style: style).inset(by: inset), in: rect)
          let move = largestMove(before, now)
          #expect(move <= 1.01 * step, "\(style) inset \(inset) radius \(radius) moves \(move)")
          before = now
        }
      }
    }
  }

  @Test func unevenCornersMoveWithoutAJump() {
    let rect = Rect(x: 0, y: 0, width: 90, height: 70)
    let step = 2 * Self.step
    var before: [Double]?
    for index in 0...Int(50 / step) {
      let radius = Double(index) * step
      let now = distances(
        of: UnevenRoundedRectangle(topLeadingRadius: radius, bottomTrailingRadius: 2 * radius), in: rect)
      if let before { #expect(largestMove(before, now) <= 2.02 * step, "radius \(radius)") }
      before = now
    }
  }

  /// Beyond half of the short side nothing changes any more: the outline is a capsule.
  @Test func largeRadiiAreACapsule() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 40)
    // Either polygon may lie a flattening tolerance of 0.001 away from its outline.
    let capsule = distances(of: Capsule(), in: rect)
    for radius in [20, 20.001, 30, 1000, 1e12, .infinity] {
      for style in [RoundedCornerStyle.circular, .continuous] {
        let outline = distances(of: RoundedRectangle(cornerRadius: radius, style: style), in: rect)
        #expect(largestMove(capsule, outline) < 2.1e-3, "\(style) radius \(radius)")
      }
    }
    // Half circles: the distance of every point of the ends from the ends' centres.
    for point in Capsule().path(in: rect).flattened(tolerance: 1e-3).points where point.x > 80.1 {
      #expect(abs(point.distance(to: Point(x: 80, y: 20)) - 20) < 0.01)
    }
  }

  @Test(arguments: [-5, Double.nan, -Double.infinity, 0])
  func radiiBelowZeroAreSharp(radius: Double) {
    let rect = Rect(x: 0, y: 0, width: 30, height: 20)
    #expect(RoundedRectangle(cornerRadius: radius).path(in: rect).boundingRect == rect)
    #expect(RoundedRectangle(cornerRadius: radius).path(in: rect).contains(Point(x: 0.01, y: 0.01)))
  }

  /// Fill, clip, border, glow and hit region follow one outline: all leave the same corner free.
  @Test(arguments: [5.0, 12, 18, 25, 60])
  func oneRuleForAll(radius: Double) {
    let shape = RoundedRectangle(cornerRadius: radius)
    let size = Size(width: 50, height: 40)
    func geometry(_ node: Node) -> Geometry? {
      switch node.displayList(size: size).commands.first {
      case .draw(let drawing): drawing.geometry
      case .beginLayer(let layer): layer.clip?.geometry
      default: nil
      }
    }
    let outline = shape.geometry(in: Rect(origin: .zero, size: size))
    #expect(geometry(shape.fill(Color.black)) == outline)
    #expect(geometry(shape.stroke(Color.black)) == outline)
    #expect(geometry(Rectangle().fill(Color.black).clipShape(shape)) == outline)
    #expect(geometry(shape.strokeBorder(Color.black, lineWidth: 4)) == outline.inset(by: 2))
    #expect(
      geometry(shape.intelligenceStroke(lineWidths: [4], blurs: [0], animationDurations: [1])) == outline.inset(by: 2))
    let hit = Rectangle().fill(Color.black).contentShape(shape)
    for index in 0..<40 {
      let point = Point(x: Double(index) * 0.35 + 0.01, y: Double(index) * 0.28 + 0.01)
      #expect(hit.hitTest(point, size: size) == outline.path.contains(point))
    }
  }
}
