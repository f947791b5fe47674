import EffectMath

/// The middle of a border inside another shape: its outline inset by half the border's width.
struct BorderLine: Shape {
  private let base: AnyShape
  private let width: Double

  init(_ base: AnyShape, width: Double) {
    self.base = base
    self.width = width
  }

  func geometry(in rect: Rect) -> Geometry {
    base.insetGeometry(by: width / 2, in: rect) ?? base.geometry(in: rect)
  }

  func path(in rect: Rect) -> Path { geometry(in: rect).path }
}
