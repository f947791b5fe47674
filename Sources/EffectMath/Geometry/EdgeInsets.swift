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

  /// Creates the same inset left and right, and the same above and below.
  @inlinable
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The sum of the leading and trailing insets.
  @inlinable
  public var horizontal: Double { leading + trailing }

  /// The sum of the top and bottom insets.
  @inlinable
  public var vertical: Double { top + bottom }

  /// The larger of two insets on each side; where one is NaN, the other.
  @inlinable
  public func union(_ other: EdgeInsets) -> EdgeInsets {
    @inline(__always) func larger(_ a: Double, _ b: Double) -> Double { a > b || b.isNaN ? a : b }
    return EdgeInsets(
      top: larger(top, other.top), leading: larger(leading, other.leading), bottom: larger(bottom, other.bottom),
      trailing: larger(trailing, other.trailing))
  }

  /// The sums of the insets of each side.
  @inlinable
  public static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }

  /// The insets pointing the other way: what an outset of the same distances is.
  @inlinable
  public static prefix func - (a: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: -a.top, leading: -a.leading, bottom: -a.bottom, trailing: -a.trailing)
  }
}
