public import EffectMath

/// A paint that adapts to what it fills: its points are fractions of the bounding rectangle.
public enum Fill: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours along a line.
  case linear(Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
  /// Colours along the distance from a centre, between two radii in points.
  case radial(Gradient, center: UnitPoint, startRadius: Double, endRadius: Double)
  /// Colours along the distance from a centre, between two radii as fractions of the extents.
  case elliptical(Gradient, center: UnitPoint, startRadiusFraction: Double, endRadiusFraction: Double)
  /// Colours along the angle around a centre, from +x clockwise.
  case angular(Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
  /// A grid of colours, stretched over the rectangle.
  case mesh(MeshGradient)
  /// A picture, stretched over the rectangle.
  case image(Image)
  /// A function of the position, in points from the rectangle's corner.
  case shader(Shader)
  /// Another paint with its opacity multiplied by a factor, 0...1.
  indirect case faded(Fill, Float)

  /// Colours along a line, from the top leading to the bottom trailing corner unless told otherwise.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint = .topLeading, endPoint: UnitPoint = .bottomTrailing
  ) -> Fill {
    .linear(Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours along a line, from the top leading to the bottom trailing corner unless told otherwise.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint = .topLeading, endPoint: UnitPoint = .bottomTrailing
  ) -> Fill {
    .linear(gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Evenly spaced colours from the top leading to the bottom trailing corner.
  public static func linearGradient(_ colors: Color...) -> Fill { linearGradient(colors: colors) }

  /// Colours along the distance from a centre, between two radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: Double, endRadius: Double
  ) -> Fill {
    .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours along the distance from a centre that reach the sides of the rectangle at 0.5.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0, endRadiusFraction: Double = 0.5
  ) -> Fill {
    .elliptical(
      gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Colours along a full turn around a centre, clockwise from an angle measured from +x.
  public static func angularGradient(_ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero) -> Fill {
    .angular(gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Colours along a part of a turn around a centre, clockwise from +x.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> Fill {
    .angular(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// The paint with its opacity multiplied by a factor, clamped to 0...1.
  public func opacity(_ factor: Float) -> Fill {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .faded(let fill, let before): .faded(fill, before * Fill.clamped(factor))
    default: .faded(self, Fill.clamped(factor))
    }
  }

  private static func clamped(_ factor: Float) -> Float { factor > 0 ? min(factor, 1) : 0 }
}
