extension Path {
  /// The most dashes of one subpath.
  public static let maximumDashesPerSubpath = 100_000

  /// The outline of a line drawn along the path, to be filled by the non-zero rule.
  ///
  /// The offset curves are off by at most 2.5e-4 points: a thousandth of a pixel at a display scale of 3.
  public func strokedPath(_ style: StrokeStyle) -> Path { strokedPath(style, tolerance: 2.5e-4) }

  /// The outline of a line drawn along the path, to be filled by the non-zero rule.
  ///
  /// - A closed subpath gives two contours, the outer one and the inner one in the other sense. Where the inner one of
  ///   a convex subpath runs into itself, what is left of it is exact up to the tolerance, and nothing if nothing is
  ///   left. Elsewhere contours may overlap themselves; their winding number is never negative, and positive where ink
  ///   lies.
  /// - The line covers all points within half the width along the normals. Cusps within a curve are joined round.
  /// - A subpath without length gives a disc for round caps, a square for square caps, nothing for butt caps.
  /// - Dashes start anew in each subpath. An odd number of lengths is taken twice. A dash that runs through the start
  ///   of a closed subpath stays in one piece. A dash of length 0 gives a dot as above. A pattern with a negative or
  ///   non-finite length, or that adds up to 0, draws a solid line. A pattern that would give more than
  ///   `maximumDashesPerSubpath` dashes is enlarged by a power of two, which keeps the share of ink.
  /// - A width of 0 or that isn't finite gives an empty path. Elements that aren't finite are dropped.
  ///
  /// - Parameters:
  ///   - style: The width, caps, joins and dashes, in points.
  ///   - tolerance: The largest distance of the outline from the exact one, in points; at least 1e-7, NaN counts as
  ///     that.
  /// - Returns: The outline, made of lines and cubics.
  public func strokedPath(_ style: StrokeStyle, tolerance: Double) -> Path {
    guard style.lineWidth > 0, style.lineWidth <= PathCursor.limit else { return Path() }
    // Rounding limits what can be reached at large coordinates; asking for more would only cut curves in vain.
    let bounds = controlBounds
    let extent = max(max(abs(bounds.minX), abs(bounds.maxX)), max(abs(bounds.minY), abs(bounds.maxY)))
    let floor = max(1e-7, (bounds.isNull ? 0 : extent + style.lineWidth) * 1e-11)
    var outliner = StrokeOutliner(style: style, tolerance: tolerance > floor ? tolerance : floor)
    let pattern = DashPattern(style)
    for subpath in subpaths {
      let pieces = subpath.segments.compactMap { StrokePiece($0) }
      if pieces.isEmpty {
        outliner.addDot(at: subpath.start, direction: Vector(dx: 1, dy: 0))
      } else if let pattern {
        pattern.dash(pieces, isClosed: subpath.isClosed, into: &outliner)
      } else {
        outliner.addRun(pieces, isClosed: subpath.isClosed)
      }
    }
    return outliner.outline
  }
}
