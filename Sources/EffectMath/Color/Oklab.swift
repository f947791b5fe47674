/// A colour in Oklab, a space in which equal distances look about equally far apart.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing" (2020); matrices of CSS Color 4.
public struct Oklab: Hashable, Sendable {
  /// The perceived lightness, 0 black to 1 white.
  public var lightness: Float
  /// From green, negative, to red; within -0.4...0.4 for most colours.
  public var a: Float
  /// From blue, negative, to yellow; within -0.4...0.4 for most colours.
  public var b: Float
  /// The opacity, 0...1.
  public var opacity: Float

  /// Creates a colour from its coordinates.
  @inlinable
  public init(lightness: Float, a: Float, b: Float, opacity: Float = 1) {
    self.lightness = lightness
    self.a = a
    self.b = b
    self.opacity = opacity
  }

  /// Converts a colour; the error is at most 1e-6.
  public init(_ color: Color) { self.init(LinearColor.oklab(linear: LinearColor.linear(color))) }

  /// Converts from lightness, chroma and hue.
  public init(_ oklch: Oklch) {
    let (sin, cos) = Elementary.sincos(oklch.hue.radians)
    self.init(
      lightness: oklch.lightness, a: oklch.chroma * Float(cos), b: oklch.chroma * Float(sin), opacity: oklch.opacity)
  }

  init(_ components: SIMD4<Double>) {
    self.init(
      lightness: Float(components.x), a: Float(components.y), b: Float(components.z), opacity: Float(components.w))
  }

  var components: SIMD4<Double> { SIMD4(Double(lightness), Double(a), Double(b), Double(opacity)) }
}

/// A colour in Oklab by lightness, chroma and hue.
public struct Oklch: Hashable, Sendable {
  /// The perceived lightness, 0 black to 1 white.
  public var lightness: Float
  /// The distance from gray, 0 to about 0.4.
  public var chroma: Float
  /// The direction from gray: about 29 degrees red, 142 green, 264 blue; 0 for a gray.
  public var hue: Angle
  /// The opacity, 0...1.
  public var opacity: Float

  /// Creates a colour from its coordinates.
  @inlinable
  public init(lightness: Float, chroma: Float, hue: Angle, opacity: Float = 1) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
    self.opacity = opacity
  }

  /// Converts from Oklab; the hue is within 0..<360 degrees, and 0 below a chroma of 4e-6, which is rounding.
  public init(_ oklab: Oklab) {
    let (a, b) = (Double(oklab.a), Double(oklab.b))
    let chroma = (a * a + b * b).squareRoot()
    let radians = chroma < 4e-6 ? 0 : Elementary.atan2(b, a)
    self.init(
      lightness: oklab.lightness, chroma: Float(chroma), hue: .radians(radians < 0 ? radians + 2 * .pi : radians),
      opacity: oklab.opacity)
  }

  /// Converts a colour.
  public init(_ color: Color) { self.init(Oklab(color)) }
}
