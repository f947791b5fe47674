public import EffectMath

/// A size that a node is offered; an extent that is nil asks for the ideal one.
public struct ProposedSize: Hashable, Sendable {
  /// The width offered, in points.
  public var width: Double?
  /// The height offered, in points.
  public var height: Double?

  /// Asks for the ideal size.
  public static let unspecified = ProposedSize(width: nil, height: nil)

  /// Creates a proposal; NaN counts as unspecified, negative extents as 0.
  public init(width: Double?, height: Double?) {
    self.width = width.flatMap { $0.isNaN ? nil : max($0, 0) }
    self.height = height.flatMap { $0.isNaN ? nil : max($0, 0) }
  }

  /// Creates a proposal of a whole size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The size with unspecified extents taken from another.
  public func replacingUnspecified(by size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal made smaller on all sides, not below 0.
  func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { $0 - insets.leading - insets.trailing },
      height: height.map { $0 - insets.top - insets.bottom })
  }
}

extension Size {
  /// The greatest extent of a layout, in points; far beyond any picture, and safe to calculate with.
  static let greatestExtent = 1e7

  /// The size with each extent within 0...1e7; NaN counts as 0.
  var bounded: Size {
    func bounded(_ extent: Double) -> Double { extent > 0 ? min(extent, Size.greatestExtent) : 0 }
    return Size(width: bounded(width), height: bounded(height))
  }
}
