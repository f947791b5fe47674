public import EffectMath

/// The outline of a drawing or a clip, in points.
///
/// Plain shapes have cases of their own, so that a renderer can take exact fast paths and SVG can write `<rect rx>`.
public enum Geometry: Hashable, Sendable {
  /// An axis-aligned rectangle.
  case rect(Rect)
  /// A rectangle with rounded corners; over-large radii are clamped to what fits.
  case roundedRect(Rect, radii: CornerRadii, style: RoundedCornerStyle)
  /// The ellipse inscribed in a rectangle.
  case ellipse(Rect)
  /// Any outline, filled by a rule.
  case path(Path, fillRule: Path.FillRule = .nonZero)

  /// A rectangle whose corners share one radius; an over-large radius is clamped to half the short side.
  public static func roundedRect(
    _ rect: Rect, radius: Double, style: RoundedCornerStyle = .continuous
  ) -> Geometry {
    .roundedRect(rect, radii: CornerRadii(radius), style: style)
  }

  /// The outline as a path.
  public var path: Path {
    switch self {
    case .rect(let rect): Path(rect)
    case .roundedRect(let rect, let radii, let style): Path(roundedRect: rect, cornerRadii: radii, style: style)
    case .ellipse(let rect): Path(ellipseIn: rect)
    case .path(let path, _): path
    }
  }

  /// The rule by which the outline is filled; only a path can have another than non-zero.
  public var fillRule: Path.FillRule {
    if case .path(_, let fillRule) = self { fillRule } else { .nonZero }
  }

  /// The smallest rectangle around the outline; null when there is none.
  public var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect
    case .path(let path, _): path.boundingRect
    }
  }

  /// The outline with each side moved inward, as a border stroke needs it.
  ///
  /// Corners keep their style and lose `distance` of radius; an ellipse loses it from each half axis. A path has no
  /// exact inset and is returned as it is. What shrinks to nothing becomes the empty path.
  public func inset(by distance: Double) -> Geometry {
    switch self {
    case .rect(let rect):
      let inner = rect.insetBy(dx: distance, dy: distance)
      return inner.isNull ? .path(Path()) : .rect(inner)
    case .roundedRect(let rect, let radii, let style):
      let inner = rect.insetBy(dx: distance, dy: distance)
      return inner.isNull ? .path(Path()) : .roundedRect(inner, radii: radii.inset(by: distance), style: style)
    case .ellipse(let rect):
      let inner = rect.insetBy(dx: distance, dy: distance)
      return inner.isNull ? .path(Path()) : .ellipse(inner)
    case .path:
      return self
    }
  }
}
