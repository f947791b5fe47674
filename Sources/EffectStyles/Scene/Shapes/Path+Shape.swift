public import EffectMath

extension Path: Shape {
  /// The path as it is, wherever the rectangle lies at the origin; moved with the rectangle's corner.
  public func geometry(in rect: Rect) -> Geometry {
    rect.isNull ? .path(Path()) : .path(offset(by: rect.origin - Point.zero))
  }
}
