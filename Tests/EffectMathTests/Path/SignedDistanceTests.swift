import EffectMath
import Foundation
import Testing

/// Distances against dense outlines and closed forms.
struct SignedDistanceTests {
  static let points: [Point] = (0..<300).map { index in
    Point(
      x: -40 + 280 * (Double(index) * 0.7548776662466927).truncatingRemainder(dividingBy: 1),
      y: -40 + 180 * (Double(index) * 0.5698402909980532).truncatingRemainder(dividingBy: 1))
  }

  private func check(_ path: Path, tolerance: Double, _ distance: (Point) -> Double) {
    let flat = path.flattened(tolerance: tolerance / 4)
    for point in Self.points {
      let length = PathReference.distance(from: point, to: flat)
      let value = distance(point)
      #expect(abs(abs(value) - length) < tolerance, "\(point)")
      if length > tolerance { #expect((value < 0) == path.contains(point), "\(point)") }
    }
  }

  static let rect = Rect(x: 0, y: 0, width: 200, height: 100)

  // Half the short side is 50: 12 and 20 are wholly continuous, 33 to 49 are blended, 50 and 500 are circles.
  static let radii = [
    CornerRadii(0), CornerRadii(12), CornerRadii(41), CornerRadii(49), CornerRadii(500),
    CornerRadii(topLeading: 0, topTrailing: 50, bottomTrailing: 20, bottomLeading: 33),
  ]

  /// Continuous corners against a search along the very cubics of the path.
  @Test(arguments: radii)
  func continuousCorners(radii: CornerRadii) {
    #if DEBUG
      let points = Self.points.enumerated().filter { $0.offset % 15 == 0 }.map(\.element)
    #else
      let points = Self.points
    #endif
    let path = Path(roundedRect: Self.rect, cornerRadii: radii, style: .continuous)
    let clamped = radii.clamped(to: Self.rect.size)
    let largest = max(clamped.topLeading, clamped.topTrailing, clamped.bottomTrailing, clamped.bottomLeading)
    for point in points {
      let exact = PathReference.exactDistance(from: point, to: path)
      let value = SignedDistance.roundedRect(point, Self.rect, cornerRadii: radii, style: .continuous)
      // 1e-9 of a radius.
      #expect(abs(abs(value) - exact) < 1e-9 * largest + 1e-12, "\(point)")
      if exact > 1e-6 { #expect((value < 0) == path.contains(point), "\(point)") }
    }
  }

  /// Circular corners: from the circle beyond its centre, from the nearer edge elsewhere.
  @Test(arguments: radii)
  func circularCorners(radii: CornerRadii) {
    let clamped = radii.clamped(to: Self.rect.size)
    for point in Self.points {
      let (x, y) = (min(point.x, 200 - point.x), min(point.y, 100 - point.y))
      let isLeft = point.x < 100
      let r =
        point.y < 50
        ? (isLeft ? clamped.topLeading : clamped.topTrailing)
        : (isLeft ? clamped.bottomLeading : clamped.bottomTrailing)
      let expected: Double
      if x < r && y < r {
        expected = hypot(r - x, r - y) - r
      } else if x < 0 && y < 0 {
        expected = hypot(x, y)
      } else {
        expected = -min(x, y)
      }
      let value = SignedDistance.roundedRect(point, Self.rect, cornerRadii: radii, style: .circular)
      #expect(abs(value - expected) < 1e-12 * 200, "\(point)")
    }
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 200, height: 100), Rect(x: 50, y: 0, width: 40, height: 100),
    Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 0, y: 48, width: 200, height: 3),
  ])
  func ellipses(rect: Rect) {
    check(Path(ellipseIn: rect), tolerance: 1e-3) { SignedDistance.ellipse($0, in: rect) }
  }

  /// Points at a known distance: from a point of the ellipse along its normal, short of the centre of curvature.
  @Test(arguments: [(1.0, 1.0), (100, 99.999), (100, 30), (30, 100), (1000, 1)])
  func ellipseDistancesAreExactAlongNormals(a: Double, b: Double) {
    let rect = Rect(x: -a, y: -b, width: 2 * a, height: 2 * b)
    for index in 0...90 {
      let angle = Double(index) * .pi / 45
      let foot = Point(x: a * cos(angle), y: b * sin(angle))
      let normal = Vector(dx: b * cos(angle), dy: a * sin(angle))
      // The nearest centre of curvature lies min^2 / max from the outline.
      let depth = min(a, b) * min(a, b) / max(a, b)
      for distance in [-0.9 * depth, -0.1 * depth, 0, 0.3, 50] {
        let point = foot + normal * (distance / normal.length)
        #expect(abs(SignedDistance.ellipse(point, in: rect) - distance) < 1e-9 * max(a, b))
      }
    }
  }

  @Test func centresAndAxes() {
    let rect = Rect(x: -5, y: -3, width: 10, height: 6)
    #expect(abs(SignedDistance.ellipse(.zero, in: rect) + 3) < 1e-12)
    #expect(abs(SignedDistance.ellipse(Point(x: 7, y: 0), in: rect) - 2) < 1e-12)
    #expect(abs(SignedDistance.ellipse(Point(x: 0, y: -4), in: rect) - 1) < 1e-12)
    #expect(SignedDistance.ellipse(Point(x: 0, y: 2), in: Rect(x: -5, y: 0, width: 10, height: 0)) == 2)
    #expect(SignedDistance.ellipse(Point(x: 3, y: 4), in: .zero) == 5)
    #expect(SignedDistance.capsule(Point(x: 10, y: 7), from: .zero, to: Point(x: 20, y: 0), radius: 3) == 4)
    #expect(SignedDistance.capsule(Point(x: 23, y: 4), from: .zero, to: Point(x: 20, y: 0), radius: 3) == 2)
    #expect(SignedDistance.capsule(.zero, in: Rect(x: -50, y: -10, width: 100, height: 20)) == -10)
    #expect(SignedDistance.rect(Point(x: 8, y: 7), rect) == 5)
    #expect(SignedDistance.circle(Point(x: 3, y: 4), center: .zero, radius: 6) == -1)
  }

  @Test func unusableValues() {
    #expect(SignedDistance.rect(.zero, .null) == .infinity)
    #expect(SignedDistance.ellipse(.zero, in: .null) == .infinity)
    #expect(SignedDistance.ellipse(Point(x: .nan, y: 0), in: .zero).isNaN)
    #expect(SignedDistance.roundedRect(.zero, .infinite, cornerRadius: 3).isNaN)
  }
}
