public import EffectMath

extension NodeConvertible {
  /// The node drawn elsewhere, its place in the layout unchanged; in points.
  public func offset(x: Double = 0, y: Double = 0) -> Node { offset(Vector(dx: x, dy: y)) }

  /// The node drawn elsewhere, its place in the layout unchanged; in points, other than finite ones count as 0.
  public func offset(_ vector: Vector) -> Node {
    modifier(.offset(Vector(dx: vector.dx.isFinite ? vector.dx : 0, dy: vector.dy.isFinite ? vector.dy : 0)))
  }

  /// The node turned clockwise about a point of its frame, its place in the layout unchanged.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Node {
    let angle = angle.radians.isFinite ? angle : .zero
    return transformEffect { size in
      let anchor = anchor.point(in: Rect(origin: .zero, size: size))
      return AffineTransform.rotation(angle, around: anchor)
    }
  }

  /// The node scaled about a point of its frame, its place in the layout unchanged.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> Node {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// The node scaled about a point of its frame, its place in the layout unchanged; non-finite factors count as 1.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> Node {
    let (x, y) = (x.isFinite ? x : 1, y.isFinite ? y : 1)
    return transformEffect { size in
      let anchor = anchor.point(in: Rect(origin: .zero, size: size))
      return AffineTransform.scale(x: x, y: y, around: anchor)
    }
  }

  /// The node drawn through an affine map of its own coordinates, in points; its place in the layout unchanged.
  public func transformEffect(_ transform: AffineTransform) -> Node { transformEffect { _ in transform } }

  private func transformEffect(_ transform: @escaping @Sendable (Size) -> AffineTransform) -> Node {
    modifier(.transform(transform))
  }

  /// The node less opaque, by a factor clamped to 0...1; what can't be seen can't be hit.
  public func opacity(_ opacity: Double) -> Node {
    modifier(.layer(Layer(opacity: Float(opacity))))
  }

  /// The node mixed with what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> Node { modifier(.layer(Layer(blendMode: blendMode))) }

  /// The node drawn as one picture, so that modifiers around it see it as a whole.
  public func compositingGroup() -> Node { modifier(.layer(Layer())) }

  /// The node through a filter; its lengths are in points of the node.
  public func filter(_ filter: Filter) -> Node { modifier(.layer(Layer(filter: filter))) }

  /// The node under a Gaussian blur of a standard deviation in points; it grows unless it is opaque.
  ///
  /// A radius that is 0, negative or NaN changes nothing. An opaque blur takes no transparency from outside the node's
  /// frame and is cut at it.
  public func blur(radius: Double, opaque: Bool = false) -> Node {
    guard radius > 0 else { return node }
    let radius = min(radius, Filter.greatestDeviation)
    let deviation = Size(width: radius, height: radius)
    let blurred = filter(
      .gaussianBlur(standardDeviation: deviation, edge: opaque ? .opaque : .transparent, of: .source))
    return opaque ? blurred.clipped() : blurred
  }

  /// The node under a blur that grows with the opacity of a mask laid into its frame, up to a deviation in points.
  ///
  /// Where the mask is clear, or outside a picture, the node stays sharp; between, blurs of 1/8, 1/4, 1/2 and 1 of the
  /// radius stand at these opacities and are mixed linearly. A radius that is 0, negative or NaN changes nothing.
  public func blur(radius: Double, mask: Fill) -> Node {
    guard radius > 0 else { return node }
    return modifier(.progressiveBlur(radius: min(radius, Filter.greatestDeviation), mask: mask))
  }

  /// The node over its shadow: its alpha blurred by a deviation in points, tinted, and moved.
  public func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0)
    -> Node
  {
    filter(.dropShadow(color: color, standardDeviation: radius, offset: Vector(dx: x, dy: y)))
  }

  /// The node where a mask is opaque.
  public func mask(alignment: Alignment = .center, @NodeBuilder _ mask: () -> [Node]) -> Node {
    modifier(.mask(Node.Box(.group(mask())), alignment))
  }

  /// The node where a mask is opaque.
  public func mask(_ mask: some NodeConvertible, alignment: Alignment = .center) -> Node {
    modifier(.mask(Node.Box(mask.node), alignment))
  }

  /// The part of the node inside a shape of its frame.
  public func clipShape(_ shape: some Shape, rule: Path.FillRule = .nonZero) -> Node {
    modifier(.clip(AnyShape(shape), rule))
  }

  /// The part of the node inside its frame.
  public func clipped() -> Node { clipShape(Rectangle()) }

  /// What lies behind the node, through a filter, within a shape of the node's frame.
  public func backdropFilter(_ filter: Filter, in shape: some Shape = Rectangle()) -> Node {
    modifier(.backdrop(filter, AnyShape(shape)))
  }
}
