extension Path {
  /// The path with every point mapped by a transform.
  public func applying(_ transform: AffineTransform) -> Path {
    if transform.isIdentity { return self }
    return Path(elements.map { $0.mapped { transform.apply($0) } })
  }

  /// The path moved by a vector.
  public func offset(by vector: Vector) -> Path { applying(.translation(x: vector.dx, y: vector.dy)) }

  /// The smallest rectangle around the outline, exact at the extrema of curves; null for a path that draws nothing.
  ///
  /// In points. Points that are only moved to don't count; elements that aren't finite are dropped.
  public var boundingRect: Rect {
    var box = BoundsAccumulator()
    visit { segment in
      box.add(segment.end)
      switch segment {
      case .line: break
      case .quadCurve(let from, let to, let control):
        guard !box.covers(control) else { break }
        let extrema = [
          Self.quadraticExtremum(from.x, control.x, to.x), Self.quadraticExtremum(from.y, control.y, to.y),
        ]
        let cubic = segment.cubic
        for case let t? in extrema { box.add(cubic.point(at: t)) }
      case .curve(_, _, let control1, let control2):
        guard !(box.covers(control1) && box.covers(control2)) else { break }
        let cubic = segment.cubic
        for t in cubic.extrema { box.add(cubic.point(at: t)) }
      }
    } start: {
      box.add($0)
    }
    return box.rect
  }

  /// The smallest rectangle around all end and control points: quick, and never smaller than `boundingRect`.
  public var controlBounds: Rect {
    var box = BoundsAccumulator()
    visit { segment in
      box.add(segment.end)
      switch segment {
      case .line: break
      case .quadCurve(_, _, let control): box.add(control)
      case .curve(_, _, let control1, let control2):
        box.add(control1)
        box.add(control2)
      }
    } start: {
      box.add($0)
    }
    return box.rect
  }

  /// Visits the start of every subpath that draws something and its segments.
  private func visit(_ visitSegment: (Segment) -> Void, start visitStart: (Point) -> Void) {
    var cursor = PathCursor()
    for element in elements {
      switch cursor.advance(element) {
      case .none, .move: break
      case .segment(let segment, let begins):
        if begins { visitStart(segment.start) }
        visitSegment(segment)
      case .close(_, let start, let isDrawn):
        if !isDrawn { visitStart(start) }
      }
    }
  }

  /// The parameter of the extremum of one coordinate of a quadratic curve, if it lies inside.
  private static func quadraticExtremum(_ a: Double, _ b: Double, _ c: Double) -> Double? {
    let t = (a - b) / ((a - b) - (b - c))
    return t > 0 && t < 1 ? t : nil
  }
}

/// The edges of a growing rectangle.
private struct BoundsAccumulator {
  private var minX = Double.infinity
  private var minY = Double.infinity
  private var maxX = -Double.infinity
  private var maxY = -Double.infinity

  mutating func add(_ point: Point) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  func covers(_ point: Point) -> Bool { point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY }

  var rect: Rect { Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY) }
}

extension CubicBezier {
  /// The parameters inside 0..<1 at which a coordinate has an extremum, at most four.
  var extrema: [Double] {
    Self.roots((p1 - p0).dx, (p2 - p1).dx, (p3 - p2).dx) + Self.roots((p1 - p0).dy, (p2 - p1).dy, (p3 - p2).dy)
  }

  /// The zeros inside 0..<1 of the quadratic with Bernstein coefficients `a`, `b`, `c`.
  static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    // a (1-t)^2 + 2 b t (1-t) + c t^2 = k t^2 + 2 h t + a; the root of larger magnitude first, without cancellation.
    let h = b - a
    let k = (c - b) - h
    let discriminant = h * h - k * a
    guard discriminant >= 0 else { return [] }
    let q = -(h + (h < 0 ? -1 : 1) * discriminant.squareRoot())
    return [q / k, a / q].filter { $0 > 0 && $0 < 1 }
  }
}
