/// A gradient around a centre, clockwise on screen: 0 degrees points along +x, to the right.
///
/// The gradient runs from the start angle to the end angle, backwards if that is the lesser. Less than a full turn
/// leaves a gap: its first half shows the gradient's end, its second half the start. More than a full turn shows the
/// last turn alone.
public struct AngularGradient: Hashable, Sendable {
  /// The position the gradient turns around, in points.
  public var center: Point
  /// The direction in which the gradient is at 0.
  public var startAngle: Angle
  /// The direction in which the gradient is at 1.
  public var endAngle: Angle

  /// Creates a gradient around a position, in points; with a value that isn't finite there is no colour anywhere.
  @inlinable
  public init(center: Point, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)) {
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of one full turn around a position, in points.
  @inlinable
  public init(center: Point, angle: Angle) {
    self.init(center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient around a position of a rectangle.
  @inlinable
  public init(
    center: UnitPoint = .center, startAngle: Angle = .zero, endAngle: Angle = .degrees(360), in rect: Rect
  ) {
    self.init(center: center.point(in: rect), startAngle: startAngle, endAngle: endAngle)
  }

  /// Fills a row with the position along the gradient at each sample, all within 0...1.
  ///
  /// The error is at most 1.5e-7 of the span or of a turn, whichever is more. At a hard edge a sample within rounding of
  /// it may fall on either side.
  public func fill(_ t: inout MutableSpan<Float>, along row: SampleRow) {
    let turns = (endAngle.radians - startAngle.radians) / (2 * .pi)
    guard turns.isFinite, startAngle.radians.isFinite, center.isFinite else { return noColor(&t) }
    // A mirror image makes every span clockwise.
    let mirror: Double = turns < 0 ? -1 : 1
    let centered = row.mapped { point in
      Point(x: point.x - center.x, y: mirror * (point.y - center.y))
    } _: { step in
      Vector(dx: step.dx, dy: mirror * step.dy)
    }
    let span = turns.magnitude
    // Of a longer span the last turn counts: it begins one turn before the end, part of the way along.
    let skipped = Swift.max(span - 1, 0)
    let first = mirror * startAngle.radians / (2 * .pi) + skipped
    let start = Float(first - first.rounded(.down))
    let scale = Float(Swift.min(1 / span, 0x1p100))
    let offset = Float(span > 1 ? skipped / span : 0)
    let switching = Float(span < 1 ? (1 + span) / 2 : 2)
    centered.fill(&t) { x, y in Self.position(x, y, start, scale, offset, switching) }
  }

  /// A call of its own, so that the optimiser keeps whole vectors: see `SampleRow.fill`.
  @inline(never)
  private static func position(
    _ x: SIMD4<Float>, _ y: SIMD4<Float>, _ start: Float, _ scale: Float, _ offset: Float, _ switching: Float
  ) -> SIMD4<Float> {
    var turn = turns(x, y) - start
    turn = turn.replacing(with: turn + 1, where: turn .< 0)
    let value = Lanes.min(turn * scale + offset, SIMD4(repeating: 1))
    return value.replacing(with: 0, where: turn .>= switching)
  }

  /// The directions of vectors in turns, 0...1 clockwise from +x, to 6e-8; 0 for the zero vector.
  ///
  /// An odd polynomial of the lesser coordinate over the greater, fitted to arctan(q) / 2 pi with the least largest
  /// error on 0...1 (4e-8), then one reflection an axis.
  @inline(__always)
  private static func turns(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> {
    let (ax, ay) = (Lanes.magnitude(x), Lanes.magnitude(y))
    let isSteep = ay .> ax
    let greater = Lanes.max(Lanes.max(ax, ay), SIMD4(repeating: 1e-30))
    let q = Lanes.min(ax, ay) / greater
    let s = q * q
    var p = s * 0.001_084_129_1 - 0.005_348_273_6
    p = p * s + 0.012_672_496
    p = p * s - 0.021_061_515
    p = p * s + 0.031_525_116
    p = p * s - 0.053_026_237
    p = p * s + 0.159_154_33
    var turn = p * q
    turn = turn.replacing(with: 0.25 - turn, where: isSteep)
    turn = turn.replacing(with: 0.5 - turn, where: x .< 0)
    return turn.replacing(with: 1 - turn, where: y .< 0)
  }
}
