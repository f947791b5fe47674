import EffectMath
import Foundation
import Testing

/// Chord errors, counts and robustness of flattening.
struct PathFlatteningTests {
  static let curves: [Path] = [
    Path {
      $0.move(to: Point(x: 0, y: 0))
      $0.addCurve(to: Point(x: 300, y: 10), control1: Point(x: 500, y: 400), control2: Point(x: -200, y: 300))
    },
    Path {
      $0.move(to: Point(x: -7, y: 3))
      $0.addQuadCurve(to: Point(x: 40, y: 3), control: Point(x: 90, y: 200))
    },
    Path {
      $0.move(to: Point(x: 0, y: 0))
      $0.addCurve(to: Point(x: 0, y: 0), control1: Point(x: 100, y: 100), control2: Point(x: -100, y: 100))
    },
    Path(ellipseIn: Rect(x: 10, y: 20, width: 300, height: 80)),
    Path(roundedRect: Rect(x: 0, y: 0, width: 200, height: 100), cornerRadius: 30),
  ]

  @Test(arguments: curves, [1.0, 0.1, 2e-4])
  func curvesStayWithinTheTolerance(path: Path, tolerance: Double) {
    let flat = path.flattened(tolerance: tolerance)
    for segment in path.segments {
      for index in 0...200 {
        let point = PathReference.point(of: segment, at: Double(index) / 200)
        #expect(PathReference.distance(from: point, to: flat) <= tolerance * 1.000001 + 1e-9)
      }
    }
  }

  @Test func countFollowsTheSquareRootOfSize() {
    let small = Path(ellipseIn: Rect(x: 0, y: 0, width: 10, height: 10)).flattened(tolerance: 1e-3).points.count
    let large = Path(ellipseIn: Rect(x: 0, y: 0, width: 1000, height: 1000)).flattened(tolerance: 1e-3).points.count
    #expect(large < small * 11 && large > small * 6)
    // A chord of a circle that is off by e spans 2 acos(1 - e / r); uniform steps can't do better.
    let least = Double.pi / acos(1 - 1e-3 / 500)
    #expect(Double(large) < least * 1.1)
  }

  @Test func toleranceHoldsInTheSpaceOfTheTransform() {
    let path = Path(ellipseIn: Rect(x: -1, y: -1, width: 2, height: 2))
    let flat = path.flattened(transform: .scale(x: 100, y: 100), tolerance: 0.01)
    #expect(flat == path.applying(.scale(x: 100, y: 100)).flattened(tolerance: 0.01))
    for point in flat.points { #expect(abs(point.distance(to: .zero) - 100) < 1e-5) }
    #expect(abs(flat.signedArea - .pi * 1e4) < 2 * .pi * 100 * 0.01)
  }

  @Test func closedSubpathsDontRepeatTheirStart() {
    let flat = Path(Rect(x: 0, y: 0, width: 2, height: 3)).flattened(tolerance: 0.1)
    #expect(flat.points.count == 4)
    #expect(flat.subpaths == [FlattenedPath.Subpath(range: 0..<4, isClosed: true)])
    #expect(flat.signedArea == 6)
  }

  @Test func subpathsAreKeptApart() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 1, y: 0))
    path.move(to: Point(x: 5, y: 5))
    path.move(to: Point(x: 2, y: 0))
    path.addLine(to: Point(x: 3, y: 0))
    path.addLine(to: Point(x: 3, y: 1))
    path.closeSubpath()
    path.addLine(to: Point(x: 9, y: 9))
    let flat = path.flattened(tolerance: 0.1)
    #expect(flat.subpaths.map(\.isClosed) == [false, true, false])
    #expect(
      flat.subpaths.map { Array(flat.points(of: $0)) } == [
        [Point(x: 0, y: 0), Point(x: 1, y: 0)],
        [Point(x: 2, y: 0), Point(x: 3, y: 0), Point(x: 3, y: 1)],
        [Point(x: 2, y: 0), Point(x: 9, y: 9)],
      ])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e61, 1e308])
  func unusablePointsAreDropped(value: Double) {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: value, y: 0))
    path.addCurve(to: Point(x: 1, y: 1), control1: Point(x: 0, y: value), control2: .zero)
    path.addLine(to: Point(x: 4, y: 0))
    #expect(path.flattened(tolerance: 0.1).points == [.zero, Point(x: 4, y: 0)])
    #expect(path.boundingRect == Rect(x: 0, y: 0, width: 4, height: 0))
  }

  @Test(arguments: [1e7, 1e12, 1e30, 1e59], [1e-12, 0, -1, .nan, .infinity])
  func lineCountIsBounded(size: Double, tolerance: Double) {
    let path = Path(ellipseIn: Rect(x: -size, y: -size, width: 2 * size, height: 2 * size))
    let count = path.flattened(tolerance: tolerance).points.count
    #expect(count <= 16 * Path.maximumLinesPerCurve)
    #expect(count >= 16)
  }
}
