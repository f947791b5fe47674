import EffectMath
import Foundation
import Testing

/// Arcs, polygons and stars.
struct PathArcsTests {
  @Test(arguments: [(0.0, 90.0), (30, 200), (-400, -90), (10, 360), (0, 1000), (0, 1e-7)])
  func arcsHaveTheirLengthAndRadius(start: Double, delta: Double) {
    var path = Path()
    path.addRelativeArc(
      center: Point(x: 5, y: 6), radius: 10, startAngle: .degrees(start), delta: .degrees(delta))
    let turn = min(max(delta, -360), 360) * Double.pi / 180
    #expect(abs(path.length - 10 * abs(turn)) <= 7e-8 * 10 * abs(turn))
    for segment in path.segments {
      for index in 0...10 {
        let point = PathReference.point(of: segment, at: Double(index) / 10)
        #expect(abs(hypot(point.x - 5, point.y - 6) - 10) < 7e-7)
      }
    }
    let from = path.subpaths.first?.start ?? .zero
    #expect(abs(from.x - (5 + 10 * cos(start * .pi / 180))) < 1e-12)
    let end = path.currentPoint ?? .zero
    let angle = start * .pi / 180 + turn
    #expect(abs(end.x - (5 + 10 * cos(angle))) < 1e-12 && abs(end.y - (6 + 10 * sin(angle))) < 1e-12)
  }

  /// As SwiftUI: from 0 to 90 degrees, `false` is the quarter that passes the bottom right on screen.
  @Test(arguments: [(false, 90.0), (true, 270)])
  func clockwiseMeansWhatSwiftUIMeans(clockwise: Bool, degrees: Double) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
    #expect(abs(path.length - degrees * .pi / 180) < 1e-6)
    let middle = path.point(atLength: path.length / 2) ?? .zero
    #expect((middle.x > 0) == !clockwise && (middle.y > 0) == !clockwise)
  }

  @Test func arcsJoinTheCurrentPoint() {
    var path = Path()
    path.move(to: .zero)
    path.addRelativeArc(center: Point(x: 10, y: 0), radius: 5, startAngle: .zero, delta: .degrees(45))
    #expect(path.elements[1] == .line(to: Point(x: 15, y: 0)))
    let before = path
    path.addRelativeArc(center: Point(x: .nan, y: 0), radius: 5, startAngle: .zero, delta: .degrees(45))
    path.addRelativeArc(center: .zero, radius: .infinity, startAngle: .zero, delta: .degrees(45))
    path.addRelativeArc(center: .zero, radius: 1, startAngle: Angle(radians: .infinity), delta: .degrees(45))
    #expect(path == before)
  }

  /// n r^2 sin(2 pi / n) / 2.
  @Test(arguments: [3, 4, 5, 6, 100])
  func polygonsHaveTheirArea(sides: Int) {
    let path = Path.regularPolygon(sides: sides, center: Point(x: 50, y: 60), radius: 20)
    let area = Double(sides) * 200 * sin(2 * .pi / Double(sides))
    #expect(abs(PathReference.signedArea(of: path) - area) < 1e-9)
    #expect((path.subpaths.first?.start ?? .zero).distance(to: Point(x: 50, y: 40)) < 1e-12)
    #expect(path.subpaths.first?.segments.count == sides)
  }

  /// n R r sin(pi / n).
  @Test(arguments: [2, 5, 12])
  func starsHaveTheirArea(points: Int) {
    let path = Path.star(
      points: points, center: .zero, outerRadius: 20, innerRadius: 8, rotation: .degrees(10))
    let area = Double(points) * 160 * sin(.pi / Double(points))
    #expect(abs(PathReference.signedArea(of: path) - area) < 1e-9)
  }

  @Test func unusableNumbers() {
    #expect(Path.regularPolygon(sides: -5, center: .zero, radius: 1).segments.count == 3)
    #expect(Path.regularPolygon(sides: .max, center: .zero, radius: 1).elements.count == 10001)
    #expect(Path.regularPolygon(sides: 5, center: .zero, radius: .nan).isEmpty)
    #expect(Path.star(points: 5, center: .zero, outerRadius: -1, innerRadius: 3).isEmpty)
    #expect(Path.circle(center: .zero, radius: -1).isEmpty)
    #expect(abs(PathReference.signedArea(of: .circle(center: .zero, radius: 2)) - 4 * .pi) < 1e-5)
  }
}
