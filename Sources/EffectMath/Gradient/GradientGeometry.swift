/// How a gradient lies in the plane: what maps a position to a place among the stops.
public enum GradientGeometry: Hashable, Sendable {
  /// Along a line.
  case linear(LinearGradient)
  /// Between two circles.
  case radial(RadialGradient)
  /// Over concentric ellipses.
  case elliptical(EllipticalGradient)
  /// Around a centre.
  case angular(AngularGradient)

  /// Fills a row with the position along the gradient at each sample, NaN where there is no colour.
  public func fill(_ t: inout MutableSpan<Float>, along row: SampleRow) {
    switch self {
    case .linear(let gradient): gradient.fill(&t, along: row)
    case .radial(let gradient): gradient.fill(&t, along: row)
    case .elliptical(let gradient): gradient.fill(&t, along: row)
    case .angular(let gradient): gradient.fill(&t, along: row)
    }
  }
}
