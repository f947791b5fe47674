import EffectMath

/// Everything within a distance of a shape's rectangle but the shape itself, by the even-odd rule.
struct OutsideShape: Shape {
  private let base: AnyShape
  private let reach: Double

  init(_ base: AnyShape, reach: Double) {
    self.base = base
    self.reach = reach
  }

  func path(in rect: Rect) -> Path {
    var path = Path(rect.insetBy(dx: -reach, dy: -reach))
    path.addPath(base.path(in: rect))
    return path
  }

  func geometry(in rect: Rect) -> Geometry { .path(path(in: rect), fillRule: .evenOdd) }
}
