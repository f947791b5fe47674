public import EffectMath

/// A rectangle with a radius for each corner; leading is left.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radii of the corners, in points, each clamped to half the short side.
  public var cornerRadii: CornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  private var insetAmount = 0.0

  /// Creates a rectangle with a radius for each corner.
  public init(cornerRadii: CornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius for each corner; a corner that isn't named is sharp.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: CornerRadii(
        topLeading: topLeadingRadius, topTrailing: topTrailingRadius, bottomTrailing: bottomTrailingRadius,
        bottomLeading: bottomLeadingRadius), style: style)
  }

  /// The rounded rectangle, less the inset; empty when nothing is left.
  public func geometry(in rect: Rect) -> Geometry {
    Geometry.roundedRect(rect, radii: cornerRadii.clamped(to: rect.size), style: style).inset(by: insetAmount)
  }
  /// The shape made smaller: each corner loses the same distance, and keeps its style.
  public func inset(by distance: Double) -> UnevenRoundedRectangle {
    var copy = self
    copy.insetAmount += distance
    return copy
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public static func rect(cornerRadii: CornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle with a radius for each corner; a corner that isn't named is sharp.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
