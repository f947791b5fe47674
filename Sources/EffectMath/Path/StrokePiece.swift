/// A line or curve about to be stroked: never of length zero, with its directions at both ends.
struct StrokePiece {
  let curve: CubicBezier
  let isLine: Bool
  /// The unit tangent at the start.
  let startTangent: Vector
  /// The unit tangent at the end.
  let endTangent: Vector

  /// Creates a piece, or nil for a segment that has no direction.
  init?(_ segment: Path.Segment) {
    switch segment {
    case .line(let from, let to): self.init(lineFrom: from, to: to)
    case .quadCurve, .curve: self.init(segment.cubic)
    }
  }

  /// Creates a straight piece, or nil if both ends coincide.
  init?(lineFrom from: Point, to: Point) {
    guard let tangent = (to - from).normalized else { return nil }
    curve = CubicBezier(lineFrom: from, to: to)
    isLine = true
    startTangent = tangent
    endTangent = tangent
  }

  /// Creates a curved piece, or nil if all control points coincide.
  init?(_ curve: CubicBezier) {
    guard let start = curve.tangent(at: 0), let end = curve.tangent(at: 1) else { return nil }
    self.curve = curve
    isLine = false
    startTangent = start
    endTangent = end
  }

  /// The distance between both ends.
  var chord: Double { (curve.p3 - curve.p0).length }
}
