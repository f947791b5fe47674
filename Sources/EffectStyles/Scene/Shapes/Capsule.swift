public import EffectMath

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape, Hashable {
  /// The curve of the corners; at half the short side both styles are half circles.
  public var style: RoundedCornerStyle
  private var insetAmount = 0.0

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The capsule, less the inset; empty when nothing is left.
  public func geometry(in rect: Rect) -> Geometry {
    Geometry.roundedRect(rect, radius: min(rect.width, rect.height) / 2, style: style).inset(by: insetAmount)
  }
  /// The capsule made smaller.
  public func inset(by distance: Double) -> Capsule {
    var copy = self
    copy.insetAmount += distance
    return copy
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}
