public import EffectMath

extension Shape {
  /// The inside of the shape, painted with a colour.
  public func fill(_ color: Color, rule: Path.FillRule = .nonZero) -> Node { fill(.color(color), rule: rule) }

  /// The inside of the shape, painted; the foreground style unless given.
  public func fill(_ fill: Fill? = nil, rule: Path.FillRule = .nonZero) -> Node {
    Node(content: .shape(AnyShape(self), .fill(fill, rule)))
  }

  /// A line along the outline in a colour, half of its width on each side.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> Node {
    stroke(.color(color), style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the outline, half of its width on each side; in the foreground style unless given.
  public func stroke(_ fill: Fill? = nil, lineWidth: Double = 1) -> Node {
    stroke(fill, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the outline in a colour, half of its width on each side.
  public func stroke(_ color: Color, style: StrokeStyle) -> Node { stroke(.color(color), style: style) }

  /// A line along the outline, half of its width on each side.
  public func stroke(_ fill: Fill?, style: StrokeStyle) -> Node {
    Node(content: .shape(AnyShape(self), .stroke(fill, style)))
  }

  /// A line inside the outline in a colour: the shape inset by half the width, and stroked.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> Node {
    strokeBorder(.color(color), style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line inside the outline; in the foreground style unless given.
  public func strokeBorder(_ fill: Fill? = nil, lineWidth: Double = 1) -> Node {
    strokeBorder(fill, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line inside the outline in a colour.
  public func strokeBorder(_ color: Color, style: StrokeStyle) -> Node { strokeBorder(.color(color), style: style) }

  /// A line inside the outline: the shape inset by half the width, and stroked.
  ///
  /// A shape without an exact inset is stroked with twice the width and clipped to itself.
  public func strokeBorder(_ fill: Fill?, style: StrokeStyle) -> Node {
    Node(content: .shape(AnyShape(self), .border(fill, style)))
  }
}
