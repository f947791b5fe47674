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
    let expected: [(Double, Double)] = [
      (1.52866498, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
      (0.16905956, 0.37282383), (0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, 1.52866498),
    ]
    var points: [Point] = []
    for segment in path.segments[0..<4] {
      switch segment {
      case .line(_, let to): points.append(to)
      case .curve(_, let to, let control1, let control2): points += [control1, control2, to]
      case .quadCurve: Issue.record("a corner is made of cubics")
      }
    }
    #expect(points.count == expected.count)
    for (point, (u, v)) in zip(points, expected) {
      #expect(abs(point.x - (1000 - 100 * u)) < 1e-9 && abs(point.y - 100 * v) < 1e-9)
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

  @Test func boundsAreExactAtExtrema() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addCurve(to: Point(x: 1, y: 0), control1: Point(x: 0, y: 1), control2: Point(x: 1, y: 1))
    path.addQuadCurve(to: Point(x: 3, y: 0), control: Point(x: 2, y: -2))
    // 3 t (1 - t) at 1/2, and 2 t (1 - t) (-2) at 1/2.
    let box = path.boundingRect
    #expect(abs(box.maxY - 0.75) < 1e-15 && abs(box.minY + 1) < 1e-15)
    #expect(path.controlBounds == Rect(x: 0, y: -2, width: 3, height: 3))
    #expect(Path { $0.move(to: .zero) }.boundingRect.isNull)
    #expect(Path().controlBounds.isNull)
  }
}
