extension AffineTransform {
  /// A rotation about the origin, clockwise on screen; an angle that isn't finite gives coefficients of NaN.
  public static func rotation(_ angle: Angle) -> AffineTransform {
    let (sine, cosine) = Elementary.sincos(angle.radians)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A rotation about a point, clockwise on screen.
  public static func rotation(_ angle: Angle, around center: Point) -> AffineTransform {
    AffineTransform.translation(x: -center.x, y: -center.y)
      .concatenating(.rotation(angle))
      .concatenating(.translation(x: center.x, y: center.y))
  }

  /// A scaling about a point.
  public static func scale(x: Double, y: Double, around center: Point) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: center.x - center.x * x, ty: center.y - center.y * y)
  }

  /// What a transform is made of: scale first, then shear, rotate and translate.
  public struct Decomposition: Hashable, Sendable {
    /// The displacement applied last, in points.
    public var translation: Vector
    /// The turn of the x axis, in -pi...pi.
    public var rotation: Angle
    /// The factors along the axes, applied first; the vertical one is negative for a mirroring.
    public var scale: Vector
    /// The horizontal shear: x grows by this times y.
    public var shear: Double

    /// Creates a decomposition from its parts.
    public init(translation: Vector, rotation: Angle, scale: Vector, shear: Double) {
      self.translation = translation
      self.rotation = rotation
      self.scale = scale
      self.shear = shear
    }

    /// The transform made of these parts.
    public var transform: AffineTransform {
      AffineTransform(a: scale.dx, b: 0, c: shear * scale.dy, d: scale.dy, tx: 0, ty: 0)
        .concatenating(.rotation(rotation))
        .concatenating(.translation(x: translation.dx, y: translation.dy))
    }
  }

  /// The parts of the transform, or nil when it is singular or not finite.
  ///
  /// Putting the parts together gives the transform back, to a few units of rounding. Interpolating the parts of two
  /// transforms turns the shorter path only if the caller brings the angles within half a turn.
  public func decomposed() -> Decomposition? {
    guard inverted() != nil else { return nil }
    let xScale = Vector(dx: a, dy: b).length
    guard xScale > 0, xScale.isFinite else { return nil }
    let (cosine, sine) = (a / xScale, b / xScale)
    // The image of the y axis, turned back.
    let (sheared, yScale) = (c * cosine + d * sine, d * cosine - c * sine)
    guard yScale != 0 else { return nil }
    return Decomposition(
      translation: Vector(dx: tx, dy: ty), rotation: Angle(radians: Elementary.atan2(b, a)),
      scale: Vector(dx: xScale, dy: yScale), shear: sheared / yScale)
  }
}
