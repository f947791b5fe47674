public import EffectMath

extension NodeConvertible {
  /// Another node behind this one; it is offered this one's size and doesn't change the layout.
  public func background(_ background: some NodeConvertible, alignment: Alignment = .center) -> Node {
    modifier(.background(Node.Box(background.node), alignment))
  }

  /// Other nodes behind this one; they are offered this one's size and don't change the layout.
  public func background(alignment: Alignment = .center, @NodeBuilder _ content: () -> [Node]) -> Node {
    background(Node.group(content()), alignment: alignment)
  }

  /// A colour behind the node.
  public func background(_ color: Color) -> Node { background(Node(color)) }

  /// A paint behind the node.
  public func background(_ fill: Fill) -> Node { background(Node(fill)) }

  /// A shape behind the node, filled with a colour.
  public func background(_ color: Color, in shape: some Shape) -> Node { background(shape.fill(color)) }

  /// A shape behind the node, painted.
  public func background(_ fill: Fill, in shape: some Shape) -> Node { background(shape.fill(fill)) }

  /// Another node in front of this one; it is offered this one's size and doesn't change the layout.
  public func overlay(_ overlay: some NodeConvertible, alignment: Alignment = .center) -> Node {
    modifier(.overlay(Node.Box(overlay.node), alignment))
  }

  /// Other nodes in front of this one; they are offered this one's size and don't change the layout.
  public func overlay(alignment: Alignment = .center, @NodeBuilder _ content: () -> [Node]) -> Node {
    overlay(Node.group(content()), alignment: alignment)
  }

  /// A colour in front of the node.
  public func overlay(_ color: Color) -> Node { overlay(Node(color)) }

  /// A paint in front of the node.
  public func overlay(_ fill: Fill) -> Node { overlay(Node(fill)) }

  /// A shape in front of the node, filled with a colour.
  public func overlay(_ color: Color, in shape: some Shape) -> Node { overlay(shape.fill(color)) }

  /// A shape in front of the node, painted.
  public func overlay(_ fill: Fill, in shape: some Shape) -> Node { overlay(shape.fill(fill)) }

  /// A line inside the node's frame.
  public func border(_ color: Color, width: Double = 1) -> Node {
    overlay(Rectangle().strokeBorder(color, lineWidth: width))
  }
}
