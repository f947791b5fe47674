import EffectMath

extension NodeConvertible {
  /// The region that answers a touch: a shape of the node's frame instead of what is drawn.
  public func contentShape(_ shape: some Shape) -> Node { modifier(.contentShape(AnyShape(shape))) }

  /// The least extents of the region that answers a touch, in points; it grows around the node's middle.
  public func minimumHitSize(width: Double = 44, height: Double = 44) -> Node {
    modifier(.minimumHitSize(Size(width: width, height: height)))
  }

  /// Whether the node answers a touch at all.
  public func allowsHitTesting(_ enabled: Bool) -> Node { modifier(.allowsHitTesting(enabled)) }

  /// Whether accessibility leaves the node out; kept as data for a host.
  public func accessibilityHidden(_ hidden: Bool) -> Node { modifier(.accessibilityHidden(hidden)) }
}
