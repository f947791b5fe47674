public import EffectMath

/// Any shape as one type.
public struct AnyShape: Shape {
  private let outline: @Sendable (Rect) -> Geometry
  private let insetOutline: @Sendable (Double, Rect) -> Geometry?
  private let fittingSize: @Sendable (ProposedSize) -> Size

  /// Wraps a shape.
  public init(_ shape: some Shape) {
    outline = { shape.geometry(in: $0) }
    insetOutline = { shape.insetGeometry(by: $0, in: $1) }
    fittingSize = { shape.sizeThatFits($0) }
  }

  /// The outline of the wrapped shape.
  public func geometry(in rect: Rect) -> Geometry { outline(rect) }
  /// The inset outline of the wrapped shape.
  public func insetGeometry(by distance: Double, in rect: Rect) -> Geometry? { insetOutline(distance, rect) }
  /// The size of the wrapped shape.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size { fittingSize(proposal) }
}
