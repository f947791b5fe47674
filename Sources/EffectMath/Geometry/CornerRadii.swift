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

  /// Square corners.
  public static let zero = CornerRadii(0)

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

  /// Whether all four corners are square.
  @inlinable
  public var isZero: Bool { isUniform && topLeading == 0 }

  /// The radii that a rectangle of this size can carry: each at most half its short side.
  ///
  /// The one rule that fill, stroke, clip, inset, shadow and hit testing share. A size that is empty or NaN leaves
  /// square corners. The outline changes continuously while a radius grows past the limit.
  @inlinable
  public func clamped(to size: Size) -> CornerRadii {
    guard !size.isEmpty else { return CornerRadii(0) }
    let limit = Swift.min(size.width, size.height) * 0.5
    return CornerRadii(
      topLeading: Swift.min(topLeading, limit), topTrailing: Swift.min(topTrailing, limit),
      bottomTrailing: Swift.min(bottomTrailing, limit), bottomLeading: Swift.min(bottomLeading, limit))
  }

  /// The radii after each edge has moved inward by a distance: r becomes max(r - distance, 0).
  ///
  /// Clamping to the size may come before or after: the result is the same. A negative distance moves the edges outward
  /// and rounds square corners, like the set of points within that distance. A NaN distance leaves square corners.
  @inlinable
  public func inset(by distance: Double) -> CornerRadii {
    CornerRadii(
      topLeading: topLeading - distance, topTrailing: topTrailing - distance,
      bottomTrailing: bottomTrailing - distance, bottomLeading: bottomLeading - distance)
  }

  /// The radii with left and right exchanged, for layouts that run from right to left.
  @inlinable
  public var mirrored: CornerRadii {
    CornerRadii(
      topLeading: topTrailing, topTrailing: topLeading, bottomTrailing: bottomLeading, bottomLeading: bottomTrailing)
  }

  /// The radii multiplied by a factor; a negative or NaN factor leaves square corners.
  @inlinable
  public func scaled(by factor: Double) -> CornerRadii {
    CornerRadii(
      topLeading: topLeading * factor, topTrailing: topTrailing * factor, bottomTrailing: bottomTrailing * factor,
      bottomLeading: bottomLeading * factor)
  }
}
