public import EffectMath

/// The ellipse that touches all four sides.
public struct Ellipse: InsettableShape, Hashable {
  private var insetAmount = 0.0

  /// Creates an ellipse.
  public init() {}

  /// The ellipse of the rectangle less the inset; empty when nothing is left.
  public func geometry(in rect: Rect) -> Geometry { Geometry.ellipse(rect).inset(by: insetAmount) }
  /// The ellipse made smaller.
  public func inset(by distance: Double) -> Ellipse {
    var copy = self
    copy.insetAmount += distance
    return copy
  }
}

extension Shape where Self == Ellipse {
  /// The ellipse that touches all four sides.
  public static var ellipse: Ellipse { Ellipse() }
}
