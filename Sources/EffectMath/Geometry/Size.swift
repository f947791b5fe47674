/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// The size of nothing.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size; any value is allowed, a negative or NaN extent covers nothing.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The smaller extent.
  @inlinable
  public var shortSide: Double { Swift.min(width, height) }

  /// The larger extent.
  @inlinable
  public var longSide: Double { Swift.max(width, height) }

  /// Whether both extents are finite.
  @inlinable
  public var isFinite: Bool { width.isFinite && height.isFinite }

  /// The size scaled by a factor.
  @inlinable
  public static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }

  /// Whether the size covers no area: an extent is zero, negative or NaN.
  @inlinable
  public var isEmpty: Bool { !(width > 0 && height > 0) }
}
