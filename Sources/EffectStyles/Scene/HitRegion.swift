import EffectMath

/// A part of a scene that answers a touch.
struct HitRegion: Sendable {
  /// An outline on the canvas.
  struct Outline: Sendable {
    var geometry: Geometry
    /// The line along the outline that answers; nil for its inside.
    var stroke: StrokeStyle?
    var transform: AffineTransform

    /// Whether a point of the canvas lies inside.
    func contains(_ point: Point) -> Bool {
      guard let inverse = transform.inverted() else { return false }
      let point = inverse.apply(point)
      guard point.isFinite else { return false }
      if let stroke { return geometry.path.strokedPath(stroke).contains(point, fillRule: .nonZero) }
      if case .rect(let rect) = geometry { return rect.contains(point) }
      return geometry.path.contains(point, fillRule: geometry.fillRule)
    }
  }

  /// The region, before clips.
  var outline: Outline
  /// The regions outside which it doesn't answer.
  var clips: [Outline] = []

  /// Whether a point of the canvas lies in the region.
  func contains(_ point: Point) -> Bool {
    outline.contains(point) && clips.allSatisfy { $0.contains(point) }
  }
}
