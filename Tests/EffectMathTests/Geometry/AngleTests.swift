import EffectMath
import Testing

/// Units, wrapping and directions.
struct AngleTests {
  @Test func unitsAgree() {
    #expect(abs(Angle(degrees: 180).radians - .pi) < 1e-15)
    #expect(abs(Angle(turns: 0.25).degrees - 90) < 1e-12)
    #expect(abs(Angle(radians: 1).turns - 0.15915494309189535) < 1e-16)
    #expect(Angle.degrees(90) / Angle.degrees(45) == 2)
    #expect(Angle.degrees(90) / 2 == .degrees(45))
    var angle = Angle.degrees(10)
    angle += .degrees(20)
    angle -= .degrees(5)
    #expect(abs(angle.degrees - 25) < 1e-13)
  }

  @Test(arguments: [(0.0, 0.0), (370, 10), (-10, 350), (720, 0), (-360, 0), (359.5, 359.5), (36_010, 10)])
  func normalizedLiesInOneTurn(degrees: Double, expected: Double) {
    #expect(abs(Angle(degrees: degrees).normalized.degrees - expected) < 1e-10)
  }

  @Test(arguments: [-1e-300, -5e-17, 1e300, -1e300])
  func normalizedNeverReachesTheFullTurn(radians: Double) {
    let angle = Angle(radians: radians).normalized
    #expect(angle.radians >= 0 && angle.radians < 2 * .pi)
  }

  @Test func normalizedKeepsWhatIsNotFinite() {
    #expect(Angle(radians: .nan).normalized.radians.isNaN)
    #expect(Angle(radians: .infinity).normalized.radians.isNaN)
  }

  @Test func vectorsAndDirectionsAgree() {
    let vector = Vector(angle: .degrees(120), length: 4)
    #expect(abs(vector.dx + 2) < 1e-15 && abs(vector.dy - 12.0.squareRoot()) < 1e-15)
    #expect(abs(vector.angle.degrees - 120) < 1e-13)
    #expect(Vector.zero.angle == .zero)
    #expect(Vector.zero.normalized == nil && Vector(dx: .infinity, dy: 0).normalized == nil)
    #expect(Vector(dx: 1, dy: 0).perpendicular == Vector(dx: 0, dy: 1))
    #expect(Point(x: 1, y: 2).lerp(to: Point(x: 3, y: 6), 0.25) == Point(x: 1.5, y: 3))
    #expect(Point(x: 1, y: 2).midpoint(to: Point(x: 3, y: 6)) == Point(x: 2, y: 4))
    #expect(abs(UnitPoint(angle: .degrees(90)).y - 1) < 1e-15)
    #expect(UnitPoint.leading.mirrored == .trailing)
  }
}
