import EffectMath
import Foundation
import Testing

/// Lengths, positions and trimming against closed forms.
struct PathMeasureTests {
  @Test func lengthsOfLinesAndCircles() {
    #expect(Path(Rect(x: 0, y: 0, width: 30, height: 40)).length == 140)
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(abs(circle.length - 20 * .pi) < 20 * .pi * 1e-7)
    let capsule = Path.capsule(in: Rect(x: 0, y: 0, width: 50, height: 20))
    #expect(abs(capsule.length - (60 + 20 * .pi)) < 1e-5)
  }

  /// Twice the complete elliptic integral: 4 a E(e) for half axes 3 and 1, summed by the periodic trapezoidal rule,
  /// which converges faster than any power.
  @Test func lengthOfAnEllipse() {
    let count = 256
    let sum = (0..<count).reduce(0.0) { sum, index in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      return sum + hypot(3 * sin(angle), cos(angle))
    }
    let exact = sum * 2 * .pi / Double(count)
    #expect(abs(Path(ellipseIn: Rect(x: 0, y: 0, width: 6, height: 2)).length - exact) < 1e-6)
  }

  /// The parabola y = x^2 from 0 to 1: sqrt(5) / 2 + asinh(2) / 4.
  @Test func lengthOfAParabola() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: Point(x: 1, y: 1), control: Point(x: 0.5, y: 0))
    #expect(abs(path.length - (5.0.squareRoot() / 2 + asinh(2) / 4)) < 1e-10)
    let half = path.length / 2
    let point = path.point(atLength: half)
    let x = point?.x ?? 0
    #expect(abs(x * (1 + 4 * x * x).squareRoot() / 2 + asinh(2 * x) / 4 - half) < 1e-9)
    #expect(abs((point?.y ?? 0) - x * x) < 1e-12)
    let tangent = path.tangent(atLength: half)
    #expect(abs((tangent?.dy ?? 0) / (tangent?.dx ?? 1) - 2 * x) < 1e-9)
  }

  /// The semicubical parabola (t^2, t^3) for t in -1...1 has a cusp; each half is (13^1.5 - 8) / 27 long.
  @Test func lengthAcrossACusp() {
    var path = Path()
    path.move(to: Point(x: 1, y: -1))
    path.addCurve(
      to: Point(x: 1, y: 1), control1: Point(x: -1.0 / 3, y: 1), control2: Point(x: -1.0 / 3, y: -1))
    let half = (pow(13, 1.5) - 8) / 27
    let tolerance = 1e-9 * PathReference.polygonLength(of: path)
    #expect(abs(path.length - 2 * half) < tolerance)
    // Near the cusp a point at length s from it lies s away.
    #expect((path.point(atLength: half) ?? Point(x: 9, y: 9)).distance(to: .zero) < 2 * tolerance)
  }

  /// Chords in great number, extrapolated once.
  @Test func lengthsOfRandomCurves() {
    #if DEBUG
      let (count, chords) = (8, 1 << 11)
    #else
      let (count, chords) = (200, 1 << 14)
    #endif
    var generator = TestGenerator(state: 4)
    for _ in 0..<count {
      let path = PathReference.randomCubic(using: &generator)
      let tolerance = 1e-9 * PathReference.polygonLength(of: path)
      #expect(abs(path.length - PathReference.length(of: path, chords: chords / 2)) < tolerance, "\(path)")
    }
  }

  @Test func positionsOnASquare() {
    let measure = PathMeasure(Path(Rect(x: 0, y: 0, width: 10, height: 10)))
    #expect(measure.point(atLength: 15) == Point(x: 10, y: 5))
    #expect(measure.tangent(atLength: 25) == Vector(dx: -1, dy: 0))
    #expect(measure.point(atLength: -3) == .zero)
    #expect(measure.point(atLength: 1e9) == .zero)
    #expect(measure.point(atLength: .nan) == .zero)
    #expect(PathMeasure(Path()).point(atLength: 0) == nil)
    #expect(PathMeasure(Path()).length == 0)
  }

  @Test(arguments: [(0.0, 1.0), (0.25, 0.75), (0.1, 0.2), (0.5, 1), (0, 0.3)])
  func trimmedPartsHaveTheirShare(start: Double, end: Double) {
    var path = Path(roundedRect: Rect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 20)
    path.addEllipse(in: Rect(x: 200, y: 0, width: 40, height: 90))
    let part = path.trimmedPath(from: start, to: end)
    #expect(abs(part.length - (end - start) * path.length) < 1e-9 * PathReference.polygonLength(of: path))
    #expect(part == PathMeasure(path).trimmed(from: start, to: end))
    let first = part.subpaths.first?.start ?? Point(x: -9, y: -9)
    #expect(first.distance(to: path.point(atLength: start * path.length) ?? .zero) < 1e-7)
    let flat = path.flattened(tolerance: 1e-4)
    for point in part.flattened(tolerance: 1e-3).points {
      #expect(PathReference.distance(from: point, to: flat) < 2e-4)
    }
  }

  @Test func trimmingKeepsTheWholeAndDropsTheEmpty() {
    let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.trimmedPath(from: -1, to: 2) == path)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(path.trimmedPath(from: .nan, to: .nan).isEmpty)
    // A quarter turn clockwise from the right end: to the bottom.
    let quarter = path.trimmedPath(from: 0, to: 0.25)
    #expect(quarter.subpaths.first?.start == Point(x: 10, y: 5))
    #expect((quarter.currentPoint ?? .zero).distance(to: Point(x: 5, y: 10)) < 1e-6)
  }

  @Test func reversingTurnsAreasAround() {
    let path = Path(roundedRect: Rect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 20)
    #expect(abs(PathReference.signedArea(of: path.reversed) + PathReference.signedArea(of: path)) < 1e-9)
    #expect(path.reversed.subpaths.map(\.isClosed) == [true])
    #expect(path.reversed.reversed.boundingRect == path.boundingRect)
  }
}
