extension Path {
  /// Creates a closed rectangle, clockwise on screen from its top left corner.
  ///
  /// Empty for a rectangle that is null or reaches to infinity.
  public init(_ rect: Rect) {
    self.init()
    guard Self.isDrawable(rect) else { return }
    reserve(5)
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Creates a closed rounded rectangle, clockwise on screen from the start of its top edge.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; null or infinite gives an empty path.
  ///   - cornerRadius: The radius of all corners, in points, clamped to 0...half the short side; NaN counts as 0.
  ///   - style: The curve of the corners.
  public init(roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerRadii: CornerRadii(cornerRadius), style: style)
  }

  /// Creates a closed rounded rectangle with a radius for each corner, clockwise on screen from the start of its top
  /// edge.
  ///
  /// Circular corners are four cubics each, off by less than 7e-8 radii. Continuous ones are three cubics and reach
  /// 1.52866498 radii along their edges; where half the short side is less, they are blended towards circular ones.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; null or infinite gives an empty path.
  ///   - cornerRadii: The radii, in points, each clamped by `CornerRadii.clamped(to:)`. Leading is left.
  ///   - style: The curve of the corners.
  public init(roundedRect rect: Rect, cornerRadii: CornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    guard Self.isDrawable(rect) else { return }
    let radii = cornerRadii.clamped(to: rect.size)
    guard !radii.isZero else {
      self.init(rect)
      return
    }
    let limit = min(rect.width, rect.height) * 0.5
    let right = Vector(dx: 1, dy: 0)
    let down = Vector(dx: 0, dy: 1)
    func corner(_ radius: Double) -> ContinuousCorner { ContinuousCorner(radius: radius, limit: limit, style: style) }
    let first = corner(radii.topLeading)
    let second = radii.isUniform ? first : corner(radii.topTrailing)
    let third = radii.isUniform ? first : corner(radii.bottomTrailing)
    let fourth = radii.isUniform ? first : corner(radii.bottomLeading)
    reserve(22)
    move(to: Point(x: rect.minX + first.shoulder, y: rect.minY))
    second.add(to: &self, at: Point(x: rect.maxX, y: rect.minY), from: -right, to: down)
    third.add(to: &self, at: Point(x: rect.maxX, y: rect.maxY), from: -down, to: -right)
    fourth.add(to: &self, at: Point(x: rect.minX, y: rect.maxY), from: right, to: -down)
    first.add(to: &self, at: Point(x: rect.minX, y: rect.minY), from: down, to: right)
    closeSubpath()
  }

  /// Creates a closed ellipse, clockwise on screen from the right end of its horizontal axis.
  ///
  /// Sixteen cubics, off by less than 7e-8 of the larger half axis. Empty for a rectangle that is null or infinite.
  public init(ellipseIn rect: Rect) {
    self.init()
    guard Self.isDrawable(rect) else { return }
    let center = rect.center
    let (rx, ry) = (rect.width * 0.5, rect.height * 0.5)
    // Quarters start at the right, bottom, left and top; each turns the last one by (x, y) -> (-y, x).
    let arc = EllipseArc.quarter
    reserve(18)
    move(to: Point(x: rect.maxX, y: center.y))
    for quarter in 0..<4 {
      func place(_ index: Int) -> Point {
        let (c, s) = (arc[index].dy, arc[index].dx)
        let unit =
          switch quarter {
          case 0: Vector(dx: c, dy: s)
          case 1: Vector(dx: -s, dy: c)
          case 2: Vector(dx: -c, dy: -s)
          default: Vector(dx: s, dy: -c)
          }
        return Point(x: center.x + unit.dx * rx, y: center.y + unit.dy * ry)
      }
      for index in stride(from: 1, to: arc.count, by: 3) {
        addCurve(to: place(index + 2), control1: place(index), control2: place(index + 1))
      }
    }
    closeSubpath()
  }

  /// A closed rectangle whose short sides are half circles, clockwise on screen; a circle for a square.
  public static func capsule(in rect: Rect) -> Path {
    Path(roundedRect: rect, cornerRadius: .infinity, style: .circular)
  }

  /// A closed circle around a point; the radius is in points, a negative or NaN one gives an empty path.
  public static func circle(center: Point, radius: Double) -> Path {
    guard radius >= 0 else { return Path() }
    return Path(
      ellipseIn: Rect(
        minX: center.x - radius, minY: center.y - radius, maxX: center.x + radius, maxY: center.y + radius))
  }

  /// Adds a closed rectangle.
  public mutating func addRect(_ rect: Rect) { addPath(Path(rect)) }

  /// Adds a closed ellipse.
  public mutating func addEllipse(in rect: Rect) { addPath(Path(ellipseIn: rect)) }

  /// Adds a closed rounded rectangle; see `init(roundedRect:cornerRadii:style:)`.
  public mutating func addRoundedRect(
    in rect: Rect, cornerRadii: CornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style))
  }

  private static func isDrawable(_ rect: Rect) -> Bool { !rect.isNull && !rect.isInfinite }
}
