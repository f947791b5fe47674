import EffectMath
import Foundation
import Testing

/// Inside and outside, by both rules and on the edges.
struct PathContainmentTests {
  @Test func edgesBelongToTheTopAndTheLeft() {
    for path in [Path(Rect(x: 1, y: 2, width: 3, height: 4)), Path(Rect(x: 1, y: 2, width: 3, height: 4)).reversed] {
      #expect(path.contains(Point(x: 1, y: 2)))
      #expect(path.contains(Point(x: 1, y: 4)))
      #expect(path.contains(Point(x: 3.999, y: 5.999)))
      #expect(!path.contains(Point(x: 4, y: 4)))
      #expect(!path.contains(Point(x: 2, y: 6)))
      #expect(!path.contains(Point(x: 0.999, y: 4)))
    }
  }

  @Test func rulesDifferInTheMiddleOfAStar() {
    // Every second corner of a pentagon: the middle is wound around twice.
    var path = Path()
    for index in 0..<5 {
      let angle = Double(index) * 0.8 * .pi
      let point = Point(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    let middle = Point(x: 50, y: 50)
    #expect(path.windingNumber(around: middle) == 2)
    #expect(path.contains(middle, fillRule: .nonZero))
    #expect(!path.contains(middle, fillRule: .evenOdd))
    #expect(path.contains(Point(x: 50, y: 20), fillRule: .evenOdd))
    #expect(path.reversed.windingNumber(around: middle) == -2)
  }

  @Test func curvesAgreeWithTheirFineFlattening() {
    for path in PathFlatteningTests.curves {
      let flat = path.flattened(tolerance: 1e-4)
      let box = path.boundingRect
      for index in 0..<400 {
        // A low-discrepancy sequence: multiples of the plastic number's powers.
        let x = box.minX + box.width * (Double(index) * 0.7548776662466927).truncatingRemainder(dividingBy: 1)
        let y = box.minY + box.height * (Double(index) * 0.5698402909980532).truncatingRemainder(dividingBy: 1)
        let point = Point(x: x, y: y)
        if PathReference.distance(from: point, to: flat) < 1e-3 { continue }
        #expect(path.windingNumber(around: point) == PathReference.winding(of: flat, around: point))
      }
    }
  }

  @Test func neighboursShareNoPointAndLeaveNoGap() {
    // Two halves of a disc, cut along an S-shaped curve, at points of the curve itself.
    let (control1, control2) = (Point(x: 90, y: 30), Point(x: 10, y: 70))
    let left = Path {
      $0.move(to: Point(x: 50, y: 0))
      $0.addCurve(to: Point(x: 50, y: 100), control1: control1, control2: control2)
      $0.addLine(to: Point(x: 0, y: 100))
      $0.addLine(to: .zero)
      $0.closeSubpath()
    }
    let right = Path {
      $0.move(to: Point(x: 50, y: 0))
      $0.addCurve(to: Point(x: 50, y: 100), control1: control1, control2: control2)
      $0.addLine(to: Point(x: 100, y: 100))
      $0.addLine(to: Point(x: 100, y: 0))
      $0.closeSubpath()
    }
    for index in 1..<200 {
      let point = PathReference.point(of: left.segments[0], at: Double(index) / 200)
      #expect(left.contains(point) != right.contains(point))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func unusablePointsAreOutside(value: Double) {
    let path = Path(Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    #expect(!path.contains(Point(x: value, y: 0)))
    #expect(!path.contains(Point(x: 0, y: value)))
    #expect(path.contains(.zero))
    #expect(!Path().contains(.zero))
  }
}
