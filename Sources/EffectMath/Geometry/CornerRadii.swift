/// The radii of the four corners of a rectangle, in points; negative and NaN radii count as 0.
public struct CornerRadii: Hashable, Sendable {
  /// The radius at the top leading corner.
  public let topLeading: Double
  /// The radius at the top trailing corner.
  public let topTrailing: Double
  /// The radius at the bottom trailing corner.
  public let bottomTrailing: Double
  /// The radius at the bottom leading corner.
  public let bottomLeading: Double

  /// Creates radii for each corner, clockwise from the top leading one; negative and NaN radii count as 0.
  @inlinable
  public init(topLeading: Double = 0, topTrailing: Double = 0, bottomTrailing: Double = 0, bottomLeading: Double = 0) {
    self.topLeading = topLeading > 0 ? topLeading : 0
    self.topTrailing = topTrailing > 0 ? topTrailing : 0
    self.bottomTrailing = bottomTrailing > 0 ? bottomTrailing : 0
    self.bottomLeading = bottomLeading > 0 ? bottomLeading : 0
  }

  /// Creates the same radius for all corners.
  @inlinable
  public init(_ radius: Double) {
    self.init(topLeading: radius, topTrailing: radius, bottomTrailing: radius, bottomLeading: radius)
  }

  /// Whether all four radii are equal.
  @inlinable
  public var isUniform: Bool {
    topLeading == topTrailing && topLeading == bottomTrailing && topLeading == bottomLeading
  }
}
