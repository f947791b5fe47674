public import EffectMath

/// A shape that knows itself made smaller by a distance, as a border inside it needs.
public protocol InsettableShape: Shape {
  /// The shape with every point of its outline moved inward by a distance in points; insets add up.
  func inset(by distance: Double) -> Self
}

extension InsettableShape {
  /// The geometry of the inset shape.
  public func insetGeometry(by distance: Double, in rect: Rect) -> Geometry? { inset(by: distance).geometry(in: rect) }
}
