extension Gradient {
  /// The gradient closed to a ring: it ends with the colour it begins with, so an angular gradient has no seam.
  ///
  /// The stops move together by one mean gap, in which the last colour returns to the first: evenly spaced colours stay
  /// evenly spaced. A gradient that ends as it begins, or has fewer than two stops, is returned as it is. To close
  /// stops that have to stay where they are, see ``IntelligenceStrokeMath/seamless(_:)``.
  public func closed() -> Gradient {
    guard let first = stops.first, let last = stops.last, stops.count > 1, first.color != last.color else {
      return self
    }
    let extent = last.location - first.location
    let gap = extent / Double(stops.count - 1)
    guard extent > 0 else { return self }
    let moved = stops.map { Stop(color: $0.color, location: ($0.location - first.location) / (extent + gap)) }
    return Gradient(
      stops: moved + [Stop(color: first.color, location: 1)], spread: spread, colorSpace: colorSpace,
      alphaInterpolation: alphaInterpolation)
  }
}
