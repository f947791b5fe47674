public import EffectMath

/// One mark on a canvas: an outline filled or stroked with a paint.
///
/// A drawing carries its own transform, so a back-end keeps no state between drawings. Geometry, stroke and paint are
/// all given in the drawing's own space; the transform maps that space to the canvas, in points.
public struct Drawing: Hashable, Sendable {
  /// What of the outline is painted.
  public enum Mode: Hashable, Sendable {
    /// The inside.
    case fill
    /// A line along it, half on each side.
    case stroke(StrokeStyle)
  }

  /// The outline.
  public var geometry: Geometry
  /// Whether its inside or a line along it is painted.
  public var mode: Mode
  /// What it is painted with.
  public var paint: Paint
  /// The map from the drawing's space to the canvas.
  public var transform: AffineTransform
  /// How the paint meets what is behind it.
  public var blendMode: BlendMode

  /// Creates a drawing.
  public init(
    geometry: Geometry, mode: Mode = .fill, paint: Paint, transform: AffineTransform = .identity,
    blendMode: BlendMode = .normal
  ) {
    self.geometry = geometry
    self.mode = mode
    self.paint = paint
    self.transform = transform
    self.blendMode = blendMode
  }

  /// The path whose inside is painted, in the drawing's own space: the outline, or the stroke's outline.
  package var inkPath: Path {
    switch mode {
    case .fill: geometry.path
    case .stroke(let style): geometry.path.strokedPath(style)
    }
  }
}
