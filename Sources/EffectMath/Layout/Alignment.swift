/// A horizontal and a vertical alignment.
public struct Alignment: Hashable, Sendable {
  /// The position along the width.
  public var horizontal: HorizontalAlignment
  /// The position along the height.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Where the origin of an overlay or background lies in what it is put on, in points.
  ///
  /// On each axis it is the primary's guide minus the secondary's guide, so that both fall on one spot.
  public func origin(of secondary: ViewDimensions, in primary: ViewDimensions) -> Point {
    Point(
      x: primary[horizontal] - secondary[horizontal],
      y: primary[vertical] - secondary[vertical])
  }
}
