public import EffectMath

/// An outline that adapts to a rectangle.
///
/// A shape is a node too: it fills the space it is offered with the foreground style.
public protocol Shape: Sendable, NodeConvertible {
  /// The outline within a rectangle, in points.
  func path(in rect: Rect) -> Path
  /// The outline within a rectangle, as plain as it can be told; the path, unless the shape knows better.
  func geometry(in rect: Rect) -> Geometry
  /// The outline with every point moved inward by a distance in points, or nil if the shape has no exact inset.
  func insetGeometry(by distance: Double, in rect: Rect) -> Geometry?
  /// The size that the shape takes when it is offered another; the offer, unless the shape keeps a ratio.
  func sizeThatFits(_ proposal: ProposedSize) -> Size
}

extension Shape {
  /// The path of the geometry.
  public func path(in rect: Rect) -> Path { geometry(in: rect).path }
  /// The path.
  public func geometry(in rect: Rect) -> Geometry { .path(path(in: rect)) }
  /// The inset of a rectangle, rounded rectangle or ellipse; nil for a path.
  public func insetGeometry(by distance: Double, in rect: Rect) -> Geometry? {
    let geometry = geometry(in: rect)
    if case .path = geometry { return nil }
    return geometry.inset(by: distance)
  }
  /// All of the offer; 10 points where nothing is offered.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified(by: Size(width: 10, height: 10))
  }

  /// The shape filled with the foreground style.
  public var node: Node { Node(content: .shape(AnyShape(self), .fill(nil, .nonZero))) }
}
