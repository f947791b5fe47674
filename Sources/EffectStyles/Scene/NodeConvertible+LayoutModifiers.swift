public import EffectMath

extension NodeConvertible {
  /// Space around the node, the same on all sides, in points; negative space lets the node stick out.
  public func padding(_ length: Double) -> Node { padding(.all, length) }

  /// Space on some sides of the node, in points; 16 unless given, as SwiftUI's default on most platforms.
  public func padding(_ edges: EdgeSet = .all, _ length: Double? = nil) -> Node {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Space around the node for each side, in points; values that aren't finite count as 0.
  public func padding(_ insets: EdgeInsets) -> Node {
    func clean(_ value: Double) -> Double { value.isFinite ? value : 0 }
    return modifier(
      .padding(
        EdgeInsets(
          top: clean(insets.top), leading: clean(insets.leading), bottom: clean(insets.bottom),
          trailing: clean(insets.trailing))))
  }

  /// A frame of fixed extents, in points; an extent that isn't given is the node's own, negative ones count as 0.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> Node {
    modifier(.frame(FrameRule(width: .fixed(width), height: .fixed(height), alignment: alignment)))
  }

  /// A frame that takes the space it is offered, between bounds in points; infinity takes all.
  ///
  /// A bound that isn't given is the node's own extent. Bounds out of order are raised to the one before them.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> Node {
    modifier(
      .frame(
        FrameRule(
          width: .flexible(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
          height: .flexible(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment)))
  }

  /// The node at its ideal size, whatever it is offered.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Node {
    modifier(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// The node at a fixed ratio of width to height, its own unless given.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> Node {
    modifier(.aspectRatio(ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }, contentMode))
  }

  /// The node scaled to fit the space, at its own ratio.
  public func scaledToFit() -> Node { aspectRatio(contentMode: .fit) }

  /// The node scaled to cover the space, at its own ratio.
  public func scaledToFill() -> Node { aspectRatio(contentMode: .fill) }

  /// The middle of the node at a position in the space it is offered, all of which it takes; in points.
  public func position(x: Double = 0, y: Double = 0) -> Node {
    modifier(.position(Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)))
  }

  /// The middle of the node at a position in the space it is offered, all of which it takes; in points.
  public func position(_ point: Point) -> Node { position(x: point.x, y: point.y) }

  /// How early a stack gives space to the node; 0 unless given, higher is earlier.
  public func layoutPriority(_ value: Double) -> Node { modifier(.layoutPriority(value.isNaN ? 0 : value)) }

  /// Where a horizontal alignment lies in the node, in points from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> Double
  ) -> Node {
    modifier(.horizontalGuide(guide, computeValue))
  }

  /// Where a vertical alignment lies in the node, in points from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> Double
  ) -> Node {
    modifier(.verticalGuide(guide, computeValue))
  }
}
