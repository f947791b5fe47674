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

  /// Up to rounding: 1e-9 points beside each crossing of a horizontal line, found by bisection.
  @Test func randomCurvesAreSharp() {
    #if DEBUG
      let (count, steps) = (10, 400)
    #else
      let (count, steps) = (400, 2_000)
    #endif
    var generator = TestGenerator(state: 9)
    var compared = 0
    for _ in 0..<count {
      var path = PathReference.randomCubic(using: &generator)
      path.closeSubpath()
      let y = 100 * generator.unit()
      var crossings: [(x: Double, winding: Int)] = []
      var isTouching = false
      for segment in path.segments {
        func height(_ t: Double) -> Double { PathReference.fastPoint(of: segment, at: t).y - y }
        for step in 0..<steps {
          var (low, high) = (Double(step) / Double(steps), Double(step + 1) / Double(steps))
          // Where the curve turns around at the line, two crossings may hide in one step.
          if abs(height(low)) < 0.02, abs(PathReference.derivative(of: segment, at: low).dy) < 2 { isTouching = true }
          let isDownward = height(low) <= 0
          guard isDownward != (height(high) <= 0) else { continue }
          for _ in 0..<60 {
            let middle = 0.5 * (low + high)
            if (height(middle) <= 0) == isDownward { low = middle } else { high = middle }
          }
          // Downward on screen and to the right of a point it turns clockwise.
          crossings.append((PathReference.fastPoint(of: segment, at: low).x, isDownward ? 1 : -1))
        }
      }
      if isTouching { continue }
      for crossing in crossings {
        for offset in [-10, -1e-3, -1e-9, 1e-9, 1e-3, 10] {
          let x = crossing.x + offset
          if crossings.contains(where: { abs($0.x - x) < 0.9e-9 }) { continue }
          let expected = crossings.reduce(0) { $0 + ($1.x > x ? $1.winding : 0) }
          #expect(path.windingNumber(around: Point(x: x, y: y)) == expected, "\(path) at \(x), \(y)")
          compared += 1
        }
      }
    }
    #expect(compared > count)
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
