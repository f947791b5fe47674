import EffectMath
import Foundation
import Testing

/// The builders against closed forms.
struct PathShapesTests {
  @Test func rectangleRunsClockwiseFromTheTopLeft() {
    let path = Path(Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      path.elements == [
        .move(to: Point(x: 1, y: 2)), .line(to: Point(x: 4, y: 2)), .line(to: Point(x: 4, y: 6)),
        .line(to: Point(x: 1, y: 6)), .closeSubpath,
      ])
  }

  @Test(arguments: [Rect.null, .infinite, Rect(x: 0, y: 0, width: .infinity, height: 1)])
  func unboundedRectanglesGiveNothing(rect: Rect) {
    #expect(Path(rect).isEmpty)
    #expect(Path(ellipseIn: rect).isEmpty)
    #expect(Path(roundedRect: rect, cornerRadius: 3).isEmpty)
    #expect(Path.capsule(in: rect).isEmpty)
  }

  @Test(arguments: [(1.0, 1.0), (500, 500), (300, 20)])
  func ellipseHasItsAreaAndBounds(rx: Double, ry: Double) {
    let rect = Rect(x: -rx, y: -ry, width: 2 * rx, height: 2 * ry)
    let path = Path(ellipseIn: rect)
    #expect(abs(PathReference.signedArea(of: path) / (.pi * rx * ry) - 1) < 2e-7)
    let box = path.boundingRect
    #expect(abs(box.minX + rx) < 1e-9 && abs(box.maxY - ry) < 1e-9)
    for segment in path.segments {
      for index in 0...20 {
        let point = PathReference.point(of: segment, at: Double(index) / 20)
        #expect(abs(hypot(point.x / rx, point.y / ry) - 1) < 7e-8)
      }
    }
    #expect(path.segments.first?.start == Point(x: rx, y: 0))
  }

  @Test(arguments: [0.5, 10, 25, 49.9, 50, 51, 1e9, .infinity])
  func circularCornersCutTheirSquares(radius: Double) {
    let path = Path(
      roundedRect: Rect(x: 0, y: 0, width: 200, height: 100), cornerRadius: radius, style: .circular)
    let r = min(radius, 50)
    #expect(abs(PathReference.signedArea(of: path) - (20000 - (4 - .pi) * r * r)) < 1e-6 * r * r + 1e-9)
    #expect(path.boundingRect == Rect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func perCornerRadiiAreKeptApart() {
    let radii = CornerRadii(topLeading: 10, topTrailing: 0, bottomTrailing: 70, bottomLeading: 5)
    let path = Path(roundedRect: Rect(x: 0, y: 0, width: 100, height: 100), cornerRadii: radii, style: .circular)
    let squares: Double = 100 + 2500 + 25
    #expect(abs(PathReference.signedArea(of: path) - (10000 - (1 - .pi / 4) * squares)) < 1e-3)
    #expect(path.elements.contains(.line(to: Point(x: 100, y: 0))))
  }

  @Test func continuousCornerHasThePublishedNumbers() {
    let path = Path(roundedRect: Rect(x: 0, y: 0, width: 1000, height: 800), cornerRadius: 100)
    // The top right corner: x = 1000 - 100 u, y = 100 v.
    #expect(path.elements[0] == .move(to: Point(x: 152.866498, y: 0)))
    let points = cornerPoints(path)
    #expect(points.count == Self.continuousCorner.count)
    for (point, (u, v)) in zip(points, Self.continuousCorner) {
      #expect(abs(point.x - (1000 - 100 * u)) < 1e-9 && abs(point.y - 100 * v) < 1e-9)
    }
  }

  /// The end and control points of a continuous corner in units of the radius, from the corner along each edge.
  static let continuousCorner: [(Double, Double)] = [
    (1.52866498, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
    (0.16905956, 0.37282383), (0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, 1.52866498),
  ]

  /// The end of the top edge, then the control and end points of the corner's cubics.
  private func cornerPoints(_ path: Path) -> [Point] {
    path.segments[0..<4].flatMap { segment -> [Point] in
      switch segment {
      case .line(_, let to): [to]
      case .curve(_, let to, let control1, let control2): [control1, control2, to]
      case .quadCurve: []
      }
    }
  }

  @Test func continuousCornerEndsInACircle() {
    for radius in [100, 150, Double.infinity] {
      let path = Path(roundedRect: Rect(x: -100, y: -100, width: 200, height: 200), cornerRadius: radius)
      for segment in path.segments {
        for index in 0...20 {
          let point = PathReference.point(of: segment, at: Double(index) / 20)
          #expect(abs(hypot(point.x, point.y) / 100 - 1) < 6e-6)
        }
      }
    }
  }

  @Test func outlineChangesContinuouslyWithTheRadius() {
    let rect = Rect(x: 0, y: 0, width: 300, height: 120)
    var previous = PathReference.signedArea(of: Path(roundedRect: rect, cornerRadius: 30))
    for step in 1...200 {
      let area = PathReference.signedArea(of: Path(roundedRect: rect, cornerRadius: 30 + 0.2 * Double(step)))
      #expect(abs(area - previous) < 25)
      previous = area
    }
    #expect(abs(previous - (36000 - (4 - .pi) * 3600)) < 1)
  }

  @Test func capsuleIsTwoHalfCirclesAndARectangle() {
    let area = PathReference.signedArea(of: .capsule(in: Rect(x: 3, y: 4, width: 50, height: 20)))
    #expect(abs(area - (30 * 20 + .pi * 100)) < 1e-4)
  }

  /// Radius 50 where half the short side is 60: b = (60 / 50 - 1) / 0.52866498, and the shoulder is exactly 60 long.
  @Test func shortSidesBlendTheCorner() {
    let path = Path(roundedRect: Rect(x: 0, y: 0, width: 300, height: 120), cornerRadius: 50)
    let b = 0.2 / 0.52866498
    #expect(abs(b - 0.3783114) < 1e-7)
    #expect(abs((path.elements[0].end?.x ?? 0) - 60) < 1e-12)
    // The quarter circle around (1, 1), from (1, 0) on, cut at the directions of the continuous corner's ends.
    let cut = atan2(1 - 0.63149379, 1 - 0.07491139)
    var circle: [(Double, Double)] = [(1, 0)]
    for (from, to) in [(0, cut), (cut, .pi / 2 - cut), (.pi / 2 - cut, .pi / 2)] {
      let handle = 4.0 / 3 * tan((to - from) / 4)
      circle.append((1 - sin(from) - handle * cos(from), 1 - cos(from) + handle * sin(from)))
      circle.append((1 - sin(to) + handle * cos(to), 1 - cos(to) - handle * sin(to)))
      circle.append((1 - sin(to), 1 - cos(to)))
    }
    let points = cornerPoints(path)
    #expect(points.count == 10)
    for (point, ((u0, v0), (u1, v1))) in zip(points, zip(circle, Self.continuousCorner)) {
      let (u, v) = (u0 + (u1 - u0) * b, v0 + (v1 - v0) * b)
      #expect(abs(point.x - (300 - 50 * u)) < 1e-9 && abs(point.y - 50 * v) < 1e-9, "\(u), \(v)")
    }
  }

  @Test func piecesAreAddedInOrder() {
    let (rect, shift) = (Rect(x: 1, y: 2, width: 30, height: 20), AffineTransform.translation(x: 5, y: -7))
    let radii = CornerRadii(topLeading: 3, bottomTrailing: 6)
    var path = Path()
    path.addRect(rect)
    path.addRoundedRect(in: rect, cornerRadii: radii, style: .circular)
    path.addRoundedRect(in: rect, cornerRadii: radii)
    path.addLines([.zero, Point(x: 1, y: 0), Point(x: 1, y: 1)])
    path.addLines([])
    path.addPath(Path(rect), transform: shift)
    let parts: [[Path.Element]] = [
      Path(rect).elements, Path(roundedRect: rect, cornerRadii: radii, style: .circular).elements,
      Path(roundedRect: rect, cornerRadii: radii, style: .continuous).elements,
      [.move(to: .zero), .line(to: Point(x: 1, y: 0)), .line(to: Point(x: 1, y: 1))],
      Path(Rect(x: 6, y: -5, width: 30, height: 20)).elements,
    ]
    #expect(path.elements == parts.flatMap { $0 })
  }
}
