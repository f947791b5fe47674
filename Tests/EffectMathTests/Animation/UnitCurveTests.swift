import EffectMath
import Foundation
import Testing

#if DEBUG
  private let sweep = 2_000
#else
  private let sweep = 100_000
#endif

/// The value of a cubic timing curve by plain bisection over the parameter, on the power form of the polynomial.
private func bisectedCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
  func coordinate(_ p1: Double, _ p2: Double, _ u: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    return ((1 - c - b) * u + b) * u * u + c * u
  }
  var lower = 0.0
  var upper = 1.0
  for _ in 0..<80 {
    let middle = 0.5 * (lower + upper)
    if coordinate(x1, x2, middle) < x { lower = middle } else { upper = middle }
  }
  return coordinate(y1, y2, 0.5 * (lower + upper))
}

@Suite struct UnitCurveTests {
  static let named: [(UnitCurve, SIMD4<Double>)] = [
    (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.easeInOut, [0.42, 0, 0.58, 1]),
    (.bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), [0.25, 0.1, 0.25, 1]),
    (.bezier(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55), [0.68, -0.55, 0.265, 1.55]),
    (.bezier(x1: 0, y1: 1, x2: 1, y2: 0), [0, 1, 1, 0]),
  ]

  @Test(arguments: named)
  func bezierAgreesWithBisection(curve: UnitCurve, points: SIMD4<Double>) {
    var worst = 0.0
    for step in 0...sweep {
      let x = Double(step) / Double(sweep)
      worst = max(worst, abs(curve.value(at: x) - bisectedCurve(points[0], points[1], points[2], points[3], at: x)))
    }
    #expect(worst < 1e-7, "\(points)")
  }

  @Test func anyBezierAgreesWithBisection() {
    var generator = TestGenerator(state: 11)
    for _ in 0..<sweep {
      let p = [generator.unit(), generator.unit() * 4 - 2, generator.unit(), generator.unit() * 4 - 2]
      let x = generator.unit()
      let curve = UnitCurve.bezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
      let error = abs(curve.value(at: x) - bisectedCurve(p[0], p[1], p[2], p[3], at: x))
      guard error < 1e-7 else {
        Issue.record("\(p) at \(x) is off by \(error)")
        return
      }
    }
  }

  /// x(0.5) and y(0.5) of easeIn: 3/8 (0.42 + 1) + 1/8 and 3/8 + 1/8.
  @Test func aPointWorkedByHand() {
    #expect(abs(UnitCurve.easeIn.value(at: 0.6575) - 0.5) < 1e-14)
    #expect(abs(UnitCurve.easeOut.value(at: 0.3425) - 0.5) < 1e-14)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-14)
  }

  @Test(arguments: [
    (UnitCurve.circularEaseIn, 0.6, 0.2), (.circularEaseIn, 0.8, 0.4), (.circularEaseOut, 0.4, 0.8),
    (.circularEaseOut, 0.2, 0.6), (.circularEaseInOut, 0.3, 0.1), (.circularEaseInOut, 0.7, 0.9),
    (.circularEaseInOut, 0.5, 0.5), (.linear, 0.3, 0.3),
  ])
  func circularCurvesPassThroughPythagoreanPoints(curve: UnitCurve, x: Double, y: Double) {
    #expect(abs(curve.value(at: x) - y) < 1e-15)
  }

  static let all: [UnitCurve] =
    named.map(\.0) + [.linear, .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseInOut.inverse]

  @Test(arguments: all)
  func endsAreExactAndTheOutsideIsClamped(curve: UnitCurve) {
    for x in [-1, 0, -Double.infinity, .nan] { #expect(curve.value(at: x) == 0) }
    for x in [1, 2, Double.infinity, 1e300] { #expect(curve.value(at: x) == 1) }
  }

  @Test(arguments: all)
  func velocityIsTheSlope(curve: UnitCurve) {
    for step in 1..<50 where step != 25 {
      let x = Double(step) / 50
      let difference = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
      #expect(abs(curve.velocity(at: x) - difference) < 1e-5 * max(1, abs(difference)), "at \(x)")
    }
  }

  @Test func velocityAtTheEnds() {
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect(abs(UnitCurve.easeIn.velocity(at: 1) - 1 / 0.58) < 1e-12)
    #expect(abs(UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-12)
    #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
    #expect(UnitCurve.bezier(x1: 0, y1: 0, x2: 0, y2: 0).velocity(at: 0) == 1)
    #expect(UnitCurve.bezier(x1: 0, y1: 0.5, x2: 0.5, y2: 1).velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseIn.velocity(at: 0) == 0)
  }

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(x1: 0.1, y1: 0.7, x2: 0.3, y2: 0.9),
  ])
  func inverseUndoesTheCurve(curve: UnitCurve) {
    for step in 0...40 {
      let x = Double(step) / 40
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-7, "at \(x)")
      #expect(abs(curve.inverse.inverse.value(at: x) - curve.value(at: x)) < 1e-12)
    }
  }

  @Test func controlPointsAreClamped() {
    let wild = UnitCurve.bezier(x1: -3, y1: .nan, x2: 7, y2: .infinity)
    #expect(wild == .bezier(x1: 0, y1: 0, x2: 1, y2: 1e6))
    for step in 0...100 { #expect(wild.value(at: Double(step) / 100).isFinite) }
  }

  @Test func timeNeverRunsBackward() {
    for (x1, x2) in [(1.0, 0.0), (0.0, 1.0), (0.0, 0.0), (1.0, 1.0), (0.9, 0.1)] {
      let curve = UnitCurve.bezier(x1: x1, y1: 0.3, x2: x2, y2: 0.7)
      var last = 0.0
      for step in 0...2_000 {
        let value = curve.value(at: Double(step) / 2_000)
        #expect(value >= last - 1e-12)
        last = value
      }
    }
  }
}
