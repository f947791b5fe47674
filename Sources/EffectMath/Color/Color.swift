/// A colour as users write it: straight alpha, sRGB-encoded, extended range allowed.
///
/// Pixels in a framebuffer are premultiplied `SIMD4<Float>` values; the two types keep the two states apart.
public struct Color: Hashable, Sendable {
  /// Red, green, blue and opacity, not premultiplied.
  ///
  /// Colours are sRGB-encoded and lie within 0...1 in the gamut; opacity is 0...1. Initialisers keep them finite.
  public var components: SIMD4<Float>

  /// Creates a colour from its components in the order red, green, blue, opacity; opacity is clamped to 0...1.
  ///
  /// Other components are clamped to ±65504, the range of a half-precision float; NaN counts as 0.
  @inlinable
  public init(components: SIMD4<Float>) {
    let numbers = components.replacing(with: 0, where: components .!= components)
    self.components = numbers.clamped(
      lowerBound: SIMD4(-65504, -65504, -65504, 0), upperBound: SIMD4(65504, 65504, 65504, 1))
  }

  /// Creates a colour from sRGB-encoded components, 0...1 within the gamut; opacity is clamped to 0...1.
  @inlinable
  public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
    self.init(components: SIMD4(red, green, blue, opacity))
  }

  /// Creates a gray of the given sRGB-encoded lightness, 0 black to 1 white.
  @inlinable
  public init(white: Float, opacity: Float = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The red component, sRGB-encoded.
  @inlinable
  public var red: Float { components.x }
  /// The green component, sRGB-encoded.
  @inlinable
  public var green: Float { components.y }
  /// The blue component, sRGB-encoded.
  @inlinable
  public var blue: Float { components.z }
  /// The opacity, 0...1.
  @inlinable
  public var opacity: Float { components.w }

  /// The colour with its opacity multiplied by a factor, the result clamped to 0...1.
  @inlinable
  public func opacity(_ factor: Float) -> Color {
    Color(components: SIMD4(red, green, blue, opacity * factor))
  }

  /// The premultiplied components, sRGB-encoded, as an sRGB-encoded framebuffer holds them.
  @inlinable
  public var premultiplied: SIMD4<Float> {
    SIMD4(red * opacity, green * opacity, blue * opacity, opacity)
  }
}
