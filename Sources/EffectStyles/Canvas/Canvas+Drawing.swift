public import EffectMath

extension Canvas {
  /// Fills the inside of an outline.
  public mutating func fill(
    _ geometry: Geometry, with paint: Paint, transform: AffineTransform = .identity, blendMode: BlendMode = .normal
  ) {
    draw(Drawing(geometry: geometry, paint: paint, transform: transform, blendMode: blendMode))
  }

  /// Draws a line along an outline, half of its width on each side.
  public mutating func stroke(
    _ geometry: Geometry, with paint: Paint, style: StrokeStyle = StrokeStyle(),
    transform: AffineTransform = .identity, blendMode: BlendMode = .normal
  ) {
    draw(
      Drawing(
        geometry: geometry, mode: .stroke(style), paint: paint, transform: transform, blendMode: blendMode))
  }

  /// Draws a line inside an outline: the outline is inset by half the width and stroked.
  ///
  /// A path, which has no exact inset, is stroked with twice the width and clipped to itself.
  public mutating func strokeBorder(
    _ geometry: Geometry, with paint: Paint, style: StrokeStyle = StrokeStyle(),
    transform: AffineTransform = .identity, blendMode: BlendMode = .normal
  ) {
    guard case .path = geometry else {
      stroke(
        geometry.inset(by: style.lineWidth / 2), with: paint, style: style, transform: transform,
        blendMode: blendMode)
      return
    }
    var doubled = style
    doubled.lineWidth *= 2
    layer(Layer(clip: Layer.Clip(geometry, transform: transform), blendMode: blendMode)) {
      $0.stroke(geometry, with: paint, style: doubled, transform: transform)
    }
  }

  /// Draws a picture into a rectangle, stretched to fill it.
  public mutating func image(
    _ image: Image, in rect: Rect, sampling: ImagePaint.Sampling = .bilinear,
    transform: AffineTransform = .identity, blendMode: BlendMode = .normal
  ) {
    fill(
      .rect(rect), with: .image(ImagePaint(image, in: rect, sampling: sampling)), transform: transform,
      blendMode: blendMode)
  }

  /// Draws a group on its own and places it on what is behind it.
  public mutating func layer(_ layer: Layer, _ content: (inout Self) -> Void) {
    beginLayer(layer)
    content(&self)
    endLayer()
  }
}
