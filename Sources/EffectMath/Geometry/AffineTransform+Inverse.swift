extension AffineTransform {
  /// The map that undoes this one, or nil when there is none that is finite.
  ///
  /// Nil for a zero determinant, for a coefficient that isn't finite, and where the inverse would overflow.
  public func inverted() -> AffineTransform? {
    // Scaling to coefficients near 1 first keeps the determinant from overflowing or vanishing.
    let largest = max(max(abs(a), abs(b)), max(abs(c), abs(d)))
    guard isFinite, largest > 0 else { return nil }
    let (sa, sb, sc, sd) = (a / largest, b / largest, c / largest, d / largest)
    let scaled = sa * sd - sb * sc
    guard scaled != 0 else { return nil }
    let (ia, ib, ic, id) = (
      sd / scaled / largest, -sb / scaled / largest, -sc / scaled / largest, sa / scaled / largest
    )
    let inverse = AffineTransform(
      a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
    return inverse.isFinite ? inverse : nil
  }

  /// The smallest rectangle that holds the image of a rectangle.
  ///
  /// The null rectangle stays null; an edge at infinity stays there unless its coefficient is 0. Null if a coefficient
  /// isn't finite.
  public func apply(_ rect: Rect) -> Rect {
    guard isFinite, !rect.isNull else { return .null }
    let (ax, cx) = (Self.span(a, rect.minX, rect.maxX), Self.span(c, rect.minY, rect.maxY))
    let (by, dy) = (Self.span(b, rect.minX, rect.maxX), Self.span(d, rect.minY, rect.maxY))
    return Rect(
      minX: ax.low + cx.low + tx, minY: by.low + dy.low + ty, maxX: ax.high + cx.high + tx,
      maxY: by.high + dy.high + ty)
  }

  /// The interval that a factor makes of an interval; a factor of 0 gives 0 even at infinity.
  private static func span(_ factor: Double, _ low: Double, _ high: Double) -> (low: Double, high: Double) {
    if factor == 0 { return (0, 0) }
    return factor > 0 ? (factor * low, factor * high) : (factor * high, factor * low)
  }

  /// The largest factor by which the map stretches a length: its larger singular value.
  public var maximumScale: Double {
    0.5 * (Vector(dx: a + d, dy: b - c).length + Vector(dx: a - d, dy: b + c).length)
  }

  /// The smallest factor by which the map stretches a length: its smaller singular value.
  public var minimumScale: Double {
    0.5 * abs(Vector(dx: a + d, dy: b - c).length - Vector(dx: a - d, dy: b + c).length)
  }
}
