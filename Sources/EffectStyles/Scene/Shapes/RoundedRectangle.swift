public import EffectMath

/// A rectangle with rounded corners of one radius.
///
/// The radius is clamped to half the short side: growing beyond it, the outline becomes a capsule without a jump.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// The radius of the corners, in points; negative and NaN count as 0.
  public var cornerRadius: Double
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  private var insetAmount = 0.0

  /// Creates a rounded rectangle.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }

  /// The rounded rectangle, less the inset; empty when nothing is left.
  public func geometry(in rect: Rect) -> Geometry {
    Geometry.roundedRect(rect, radii: CornerRadii(cornerRadius).clamped(to: rect.size), style: style)
      .inset(by: insetAmount)
  }
  /// The shape made smaller: its corners lose the same distance, and keep their style.
  public func inset(by distance: Double) -> RoundedRectangle {
    var copy = self
    copy.insetAmount += distance
    return copy
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
