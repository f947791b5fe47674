public import EffectMath

/// All of the rectangle.
public struct Rectangle: InsettableShape, Hashable {
  private var insetAmount = 0.0

  /// Creates a rectangle.
  public init() {}

  /// The rectangle, less the inset; empty when nothing is left.
  public func geometry(in rect: Rect) -> Geometry { Geometry.rect(rect).inset(by: insetAmount) }
  /// The rectangle made smaller.
  public func inset(by distance: Double) -> Rectangle {
    var copy = self
    copy.insetAmount += distance
    return copy
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
