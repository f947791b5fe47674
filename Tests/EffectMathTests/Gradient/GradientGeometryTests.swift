import EffectMath
import Foundation
import Testing

@Suite struct GradientGeometryTests {
  #if DEBUG
    static let rows = 12
  #else
    static let rows = 200
  #endif

  /// Compares whole rows with a reference at each position but those to leave out.
  ///
  /// Returns the largest error in units of a position, relative above 1 unless said otherwise, and where it is.
  private func worst(
    _ geometry: GradientGeometry, in rect: Rect = Rect(x: 0, y: 0, width: 400, height: 300),
    unit: (Point, Double) -> Double = { max(1, abs($1)) }, leavingOut isLeftOut: (Point) -> Bool = { _ in false },
    _ reference: (Point) -> Double
  ) -> (error: Double, point: Point) {
    var worst = (error: 0.0, point: Point.zero)
    var generator = SplitMix(state: 3)
    for index in 0..<Self.rows {
      let start = Point(
        x: rect.minX - 50 + Double(generator.unit()) * 100,
        y: rect.minY + (Double(index) + 0.5) / Double(Self.rows) * rect.height)
      let row = SampleRow(start: start, step: Vector(dx: 1.0625, dy: Double(generator.unit()) - 0.5))
      var t = [Float](repeating: -9, count: 399)
      var span = t.mutableSpan
      geometry.fill(&span, along: row)
      for i in 0..<t.count where !isLeftOut(row[i]) {
        let expected = reference(row[i])
        let error =
          expected.isNaN || t[i].isNaN
          ? (expected.isNaN == t[i].isNaN ? 0 : .infinity) : abs(Double(t[i]) - expected) / unit(row[i], expected)
        if !(error <= worst.error) { worst = (error, row[i]) }
      }
    }
    return worst
  }

  @Test func linearFollowsTheProjection() {
    let (start, end) = (Point(x: 30, y: 250), Point(x: 310, y: 40))
    let (error, point) = worst(.linear(LinearGradient(start: start, end: end))) { point in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      return ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
    }
    #expect(error < 1.3e-7, "\(point)")
  }

  @Test func linearDefaultsToTheDiagonal() {
    let gradient = LinearGradient(in: Rect(x: 10, y: 20, width: 100, height: 50))
    #expect(gradient.start == Point(x: 10, y: 20))
    #expect(gradient.end == Point(x: 110, y: 70))
  }

  @Test(arguments: [(0.0, 200.0), (40, 120), (120, 40)])
  func concentricCirclesFollowTheDistance(_ start: Double, _ end: Double) {
    let center = Point(x: 203.25, y: 111.5)
    func distance(_ point: Point) -> Double { hypot(point.x - center.x, point.y - center.y) }
    let gradient = RadialGradient(center: center, startRadius: start, endRadius: end)
    // In units of the greater of the distance and the start's radius.
    let (error, point) = worst(
      .radial(gradient), unit: { point, _ in max(distance(point), start) / abs(end - start) }
    ) { (distance($0) - start) / (end - start) }
    #expect(error < 1e-6, "\(point)")
  }

  @Test func ellipsesAreCirclesOfTheUnitSquare() {
    let rect = Rect(x: 20, y: 30, width: 320, height: 140)
    let gradient = EllipticalGradient(
      center: UnitPoint(x: 0.25, y: 0.5), startRadiusFraction: 0.1, endRadiusFraction: 0.7, in: rect)
    func distance(_ point: Point) -> Double { hypot((point.x - 100) / 320, (point.y - 100) / 140) }
    let (error, point) = worst(.elliptical(gradient), unit: { point, _ in max(distance(point), 0.1) / 0.6 }) {
      (distance($0) - 0.1) / 0.6
    }
    #expect(error < 1e-6, "\(point)")
  }

  /// The largest root of the circle equation with a radius that isn't negative, straight from the definition.
  private func canvasRadial(_ g: RadialGradient, _ p: Point) -> Double {
    let (dx, dy) = (g.endCenter.x - g.startCenter.x, g.endCenter.y - g.startCenter.y)
    let (px, py) = (p.x - g.startCenter.x, p.y - g.startCenter.y)
    let dr = g.endRadius - g.startRadius
    let a = dx * dx + dy * dy - dr * dr
    let b = px * dx + py * dy + g.startRadius * dr
    let c = px * px + py * py - g.startRadius * g.startRadius
    let candidates: [Double]
    if abs(a) < 1e-9 * dr * dr {
      candidates = [c / (2 * b)]
    } else {
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { return .nan }
      candidates = [(b + discriminant.squareRoot()) / a, (b - discriminant.squareRoot()) / a]
    }
    return candidates.filter { g.startRadius + $0 * dr >= 0 }.max() ?? .nan
  }

  @Test func twoCirclesOneWithinTheOther() {
    for gradient in [
      RadialGradient(
        startCenter: Point(x: 150, y: 140), startRadius: 0, endCenter: Point(x: 200, y: 150), endRadius: 180),
      RadialGradient(
        startCenter: Point(x: 150, y: 140), startRadius: 30, endCenter: Point(x: 180, y: 170), endRadius: 220),
      RadialGradient(
        startCenter: Point(x: 200, y: 150), startRadius: 200, endCenter: Point(x: 230, y: 170), endRadius: 20),
    ] {
      let (error, point) = worst(.radial(gradient)) { canvasRadial(gradient, $0) }
      #expect(error < 1e-6, "\(gradient) at \(point)")
    }
  }

  /// Circles apart and circles that touch inside: compared a point and more away from where there is no colour.
  @Test func twoCirclesApartMakeACone() {
    for gradient in [
      RadialGradient(
        startCenter: Point(x: 80, y: 150), startRadius: 20, endCenter: Point(x: 320, y: 160), endRadius: 60),
      RadialGradient(
        startCenter: Point(x: 80, y: 150), startRadius: 40, endCenter: Point(x: 320, y: 160), endRadius: 40),
      RadialGradient(
        startCenter: Point(x: 300, y: 150), startRadius: 50, endCenter: Point(x: 80, y: 160), endRadius: 0),
      RadialGradient(
        startCenter: Point(x: 100, y: 150), startRadius: 0, endCenter: Point(x: 200, y: 150), endRadius: 100),
    ] {
      func isOnTheBrink(_ point: Point) -> Bool {
        let around = [Vector(dx: 1, dy: 0), Vector(dx: -1, dy: 0), Vector(dx: 0, dy: 1), Vector(dx: 0, dy: -1)]
        let isOutside = canvasRadial(gradient, point).isNaN
        return around.contains { canvasRadial(gradient, point + $0).isNaN != isOutside }
      }
      let (error, point) = worst(.radial(gradient), leavingOut: isOnTheBrink) { canvasRadial(gradient, $0) }
      #expect(error < 1e-6, "\(gradient) at \(point): \(error)")
    }
  }

  /// The rules for the span in words: the last turn, or the gap with its switch half way.
  private func angular(_ g: AngularGradient, _ p: Point) -> Double {
    let span = (g.endAngle.radians - g.startAngle.radians) / (2 * Double.pi)
    let sign: Double = span < 0 ? -1 : 1
    let direction = Foundation.atan2(p.y - g.center.y, p.x - g.center.x) / (2 * Double.pi)
    var turn = sign * (direction - g.startAngle.radians / (2 * Double.pi))
    turn -= Foundation.floor(turn)
    let length = abs(span)
    if length >= 1 {
      // Counted back from the end, within one turn.
      let back = (length - turn) - Foundation.floor(length - turn)
      return 1 - back / length
    }
    if turn <= length { return turn / length }
    return turn < length + (1 - length) / 2 ? 1 : 0
  }

  @Test(arguments: [
    (0.0, 360.0), (-90, 270), (45, 405), (0, 90), (30, 300), (350, 380), (0, 720), (100, 1000), (360, 0), (90, -45),
    (0, -500),
  ])
  func angularFollowsTheSpanRules(_ start: Double, _ end: Double) {
    let gradient = AngularGradient(
      center: Point(x: 190.3, y: 140.7), startAngle: .degrees(start), endAngle: .degrees(end))
    let turns = abs(end - start) / 360
    // At a hard edge a position's rounding may fall on either side.
    func isAtEdge(_ point: Point) -> Bool {
      let d = 1e-3
      let values = [Vector(dx: d, dy: 0), Vector(dx: -d, dy: 0), Vector(dx: 0, dy: d), Vector(dx: 0, dy: -d)]
        .map { angular(gradient, point + $0) }
      return values.max()! - values.min()! > 0.1
    }
    let (error, point) = worst(.angular(gradient), unit: { _, _ in max(1, 1 / turns) }, leavingOut: isAtEdge) {
      angular(gradient, $0)
    }
    #expect(error < 1.5e-7, "\(point): \(error)")
  }

  @Test func degenerateGeometryHasNoColor() {
    let row = SampleRow(start: .zero, step: Vector(dx: 1, dy: 0))
    for geometry: GradientGeometry in [
      .linear(LinearGradient(start: Point(x: 1, y: 1), end: Point(x: 1, y: 1))),
      .linear(LinearGradient(start: Point(x: .nan, y: 1), end: Point(x: 1, y: 1))),
      .radial(RadialGradient(center: .zero, startRadius: 5, endRadius: 5)),
      .radial(RadialGradient(center: Point(x: .infinity, y: 0), endRadius: 5)),
      .elliptical(EllipticalGradient(in: .null)),
      .elliptical(EllipticalGradient(in: Rect(x: 0, y: 0, width: 10, height: 0))),
      .angular(AngularGradient(center: .zero, startAngle: .degrees(.nan), endAngle: .zero)),
    ] {
      var t = [Float](repeating: 0, count: 7)
      var span = t.mutableSpan
      geometry.fill(&span, along: row)
      #expect(t.allSatisfy { $0.isNaN }, "\(geometry)")
    }
  }

  @Test func hugeCoordinatesDoNotTrap() {
    for geometry: GradientGeometry in [
      .linear(LinearGradient(in: Rect(x: 0, y: 0, width: 1, height: 1))),
      .radial(RadialGradient(center: .zero, endRadius: 1)),
      .radial(
        RadialGradient(startCenter: .zero, startRadius: 1, endCenter: Point(x: 1, y: 1), endRadius: 3)),
      .elliptical(EllipticalGradient(in: Rect(x: 0, y: 0, width: 1, height: 1))),
      .angular(AngularGradient(center: .zero, startAngle: .zero, endAngle: .zero)),
    ] {
      for scale in [1e6, 1e30, 1e300, .infinity, .nan] {
        var t = [Float](repeating: 0, count: 9)
        var span = t.mutableSpan
        geometry.fill(&span, along: SampleRow(start: Point(x: scale, y: -scale), step: Vector(dx: scale, dy: 1)))
        var pixels = [SIMD4<Float>](repeating: .zero, count: 9)
        var row = pixels.mutableSpan
        for spread in Gradient.Spread.allCases {
          GradientRamp(Gradient(colors: GradientRampTests.palette, spread: spread)).fill(&row, from: t.span)
        }
        #expect(pixels.allSatisfy { $0.w >= 0 && $0.w <= 1 })
      }
    }
  }
}
