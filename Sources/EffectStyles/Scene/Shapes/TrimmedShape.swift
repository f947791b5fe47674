public import EffectMath

/// A part of another shape's outline, by fractions of its length.
public struct TrimmedShape<Base: Shape>: Shape {
  private let base: Base
  private let start: Double
  private let end: Double

  init(_ base: Base, from start: Double, to end: Double) {
    self.base = base
    self.start = start
    self.end = end
  }

  /// The part of the outline.
  public func path(in rect: Rect) -> Path { base.path(in: rect).trimmedPath(from: start, to: end) }
  /// The size of the whole shape.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size { base.sizeThatFits(proposal) }
}

extension Shape {
  /// The part of the outline between two fractions of its length, 0...1.
  public func trim(from start: Double = 0, to end: Double = 1) -> TrimmedShape<Self> {
    TrimmedShape(self, from: start, to: end)
  }
}
