public import EffectMath

extension NodeConvertible {
  /// The picture as a list of marks; see ``Resolver/resolve(_:size:environment:)``.
  public func displayList(size: Size? = nil, environment: Environment = Environment()) -> DisplayList {
    Resolver.resolve(node, size: size, environment: environment)
  }

  /// The size that the node takes when it is offered another, or its ideal size; in points.
  public func sizeThatFits(_ proposal: ProposedSize = .unspecified, environment: Environment = Environment()) -> Size {
    let context = ResolveContext(time: environment.time)
    return LayoutItem.make(node, environment: environment, context: context).layout(for: proposal).dimensions.size
  }

  /// Whether the node answers a touch at a point of the canvas, in points.
  ///
  /// The regions are those of content shapes, and of what is drawn where there is none: the inside of filled shapes,
  /// the lines of stroked ones, the frames of text and pictures; within clips. Shadows and blurs add nothing.
  public func hitTest(_ point: Point, size: Size? = nil, environment: Environment = Environment()) -> Bool {
    Resolver.resolution(of: node, size: size, environment: environment).regions.contains { $0.contains(point) }
  }

  /// The next time at which the picture may differ from that at the given one, in seconds; nil if it stands still.
  ///
  /// Until then every frame is the same, and a host may sleep.
  public func nextChange(after time: Double, size: Size? = nil, environment: Environment = Environment()) -> Double? {
    var environment = environment
    environment.time = time
    return Resolver.resolution(of: node, size: size, environment: environment).nextChange
  }

  /// The pairs of colours that the styles of the node name as meaningful.
  public func contrastPairs(size: Size? = nil, environment: Environment = Environment()) -> [ContrastPair] {
    Resolver.resolution(of: node, size: size, environment: environment).contrastPairs
  }

  /// What the picture can cover, in points of the canvas; larger than the canvas where a glow or shadow spills.
  public func inkBounds(size: Size? = nil, environment: Environment = Environment()) -> Rect {
    displayList(size: size, environment: environment).bounds
  }
}
