public import EffectMath

/// A shadow's colour, softness and place.
public struct Shadow: Hashable, Sendable {
  /// The colour, with its opacity.
  public var color: Color
  /// The deviation of the blur, in points; half of a CSS or design tool's blur.
  public var radius: Double
  /// How far it is moved, in points, y down.
  public var offset: Vector

  /// Creates a shadow; a radius that is negative or NaN counts as 0.
  public init(color: Color, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius > 0 ? radius : 0
    offset = Vector(dx: x.isFinite ? x : 0, dy: y.isFinite ? y : 0)
  }

  /// A shadow with the numbers of a CSS `box-shadow`, whose blur is twice the deviation.
  public static func css(color: Color, x: Double = 0, y: Double = 0, blur: Double) -> Shadow {
    Shadow(color: color, radius: Filter.standardDeviation(cssBlur: blur), x: x, y: y)
  }

  /// A shadow with a legacy blur radius of Skia.
  public static func skia(color: Color, x: Double = 0, y: Double = 0, radius: Double) -> Shadow {
    Shadow(color: color, radius: Filter.standardDeviation(skiaRadius: radius), x: x, y: y)
  }
}
