extension NeumorphicMath {
  /// The two colours of a surface's shadows, derived from its own.
  public struct Shades: Hashable, Sendable {
    /// The bright side.
    public let light: Color
    /// The dark side.
    public let shade: Color
  }

  /// How a surface bends, as its fill shows it.
  public enum Surface: String, Hashable, Sendable, CaseIterable {
    /// One colour.
    case flat
    /// Bulging: brighter toward the light.
    case convex
    /// Hollow: darker toward the light.
    case concave
  }

  /// The bright and the dark side of a base colour, derived in Oklab so that the hue stays.
  ///
  /// At full intensity the dark side is the base mixed with a fifth of black, as its published shadow does. The bright
  /// side is mixed with seven tenths of white, but grows lighter by no more than a quarter of the base's lightness, or
  /// 0.06 if that is more: on dark ground the published highlights are just a little brighter than the ground. The
  /// intensity is clamped to 0...1, NaN counts as 0; components are kept within 0...1, the opacity stays. Black has no
  /// darker side and white no brighter one.
  public static func shades(of base: Color, intensity: Double = 1) -> Shades {
    let intensity = intensity > 0 ? Swift.min(intensity, 1) : 0
    let lab = LinearColor.oklab(linear: LinearColor.linear(base))
    let lightness = Swift.min(Swift.max(lab.x, 0), 1)
    let room = 1 - lightness
    let rise = Swift.min(lightOpacity * room, Swift.max(0.25 * lightness, 0.06))
    let toWhite = room > 0 ? Swift.min(rise / room, 1) * intensity : 0
    return Shades(
      light: mix(lab, lightness: 1, by: toWhite),
      shade: mix(lab, lightness: 0, by: shadeOpacity * intensity))
  }

  /// The fill of a surface: its colours at the side of the light and at the far side.
  ///
  /// Half of the intensity of the shades, so that the shadows stay stronger than the surface.
  public static func surfaceColors(
    of base: Color, surface: Surface, intensity: Double = 1
  ) -> (lit: Color, unlit: Color) {
    let shades = shades(of: base, intensity: 0.5 * intensity)
    return switch surface {
    case .flat: (base, base)
    case .convex: (shades.light, shades.shade)
    case .concave: (shades.shade, shades.light)
    }
  }

  /// An Oklab colour on its way to the gray of a lightness, kept within the gamut.
  private static func mix(_ lab: SIMD4<Double>, lightness: Double, by fraction: Double) -> Color {
    let keep = 1 - fraction
    let mixed = SIMD4(lab.x * keep + lightness * fraction, lab.y * keep, lab.z * keep, lab.w)
    let color = LinearColor.color(LinearColor.linear(oklab: mixed))
    return Color(components: color.components.clamped(lowerBound: .zero, upperBound: .one))
  }
}
