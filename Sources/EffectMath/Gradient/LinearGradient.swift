/// A gradient along a line: 0 at its start, 1 at its end, constant across it.
public struct LinearGradient: Hashable, Sendable {
  /// Where the gradient is at 0, in points.
  public var start: Point
  /// Where the gradient is at 1, in points.
  public var end: Point

  /// Creates a gradient between two positions, in points.
  ///
  /// Without a distance between them, or with a non-finite coordinate, there is no colour anywhere.
  @inlinable
  public init(start: Point, end: Point) {
    self.start = start
    self.end = end
  }

  /// Creates a gradient between two positions of a rectangle, from corner to corner unless said otherwise.
  @inlinable
  public init(start: UnitPoint = .topLeading, end: UnitPoint = .bottomTrailing, in rect: Rect) {
    self.init(start: start.point(in: rect), end: end.point(in: rect))
  }

  /// Fills a row with the position along the gradient at each sample, NaN where there is no colour.
  ///
  /// The values reach beyond 0...1; the error is one rounding to `Float`.
  public func fill(_ t: inout MutableSpan<Float>, along row: SampleRow) {
    let direction = end - start
    let scale = 1 / direction.squaredLength
    guard scale.isFinite, scale > 0 else { return noColor(&t) }
    let along = row.mapped { point in
      Point(x: (point - start).dot(direction) * scale, y: 0)
    } _: { step in
      Vector(dx: step.dot(direction) * scale, dy: 0)
    }
    along.fill(&t) { x in x }
  }
}

/// Fills a row with NaN: no colour anywhere.
func noColor(_ t: inout MutableSpan<Float>) {
  for i in 0..<t.count { t[i] = .nan }
}
