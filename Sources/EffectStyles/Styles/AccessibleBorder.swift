import EffectMath

/// Finds the colour of a line that is told apart from everything it lies on.
enum AccessibleBorder {
  /// A colour of at least 3:1 against each of some colours, as near to the first as can be.
  ///
  /// Where no colour does, the one whose least contrast is greatest: black or white.
  static func color(against grounds: [Color], ratio: Double = ContrastRatio.controls) -> Color {
    guard let first = grounds.first else { return Color(white: 0) }
    func least(_ color: Color) -> Double { leastContrast(of: color, against: grounds) }
    // A little more than asked for, so that rounding to bytes can't fall below it.
    let aim = ratio * 1.02
    let candidates =
      grounds.map { first.nearest(withContrast: aim, against: $0) }
      + grounds.map { $0.nearest(withContrast: aim, against: $0) } + [Color(white: 0), Color(white: 1)]
    let passing = candidates.filter { least($0) >= ratio }
    if let nearest = passing.min(by: { distance($0, first) < distance($1, first) }) { return nearest.opacity(1) }
    return least(Color(white: 0)) > least(Color(white: 1)) ? Color(white: 0) : Color(white: 1)
  }

  /// The lowest contrast ratio of a colour against several; infinite against none.
  static func leastContrast(of color: Color, against grounds: [Color]) -> Double {
    grounds.reduce(.infinity) { min($0, ContrastRatio.wcag(color, $1)) }
  }

  private static func distance(_ a: Color, _ b: Color) -> Float { abs(Oklab(a).lightness - Oklab(b).lightness) }
}
