/// Distances from the four edges of a rectangle, in points; positive ones point inward.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// No distance on any side.
  public static let zero = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets for each edge.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates the same inset for all edges.
  @inlinable
  public init(_ distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }
}
