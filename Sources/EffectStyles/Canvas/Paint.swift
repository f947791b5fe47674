public import EffectMath

/// What a drawing is painted with; positions are in the drawing's own space, in points.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(Color)
  /// Colours along a geometry.
  case gradient(Gradient, GradientGeometry)
  /// A grid of colours stretched over a rectangle; outside it the mesh's background.
  case mesh(MeshGradient, in: Rect)
  /// A picture.
  case image(ImagePaint)
  /// A function of the position.
  case shader(Shader)
}
