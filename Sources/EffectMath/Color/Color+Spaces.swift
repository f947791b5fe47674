extension Color {
  /// Creates a colour from straight linear light with sRGB primaries: red, green, blue, opacity.
  public init(linear: SIMD4<Float>) { self = LinearColor.color(SIMD4<Double>(linear)) }

  /// The straight linear light with sRGB primaries: red, green, blue, opacity.
  public var linear: SIMD4<Float> { SIMD4<Float>(LinearColor.linear(self)) }

  /// Creates a colour from encoded Display P3 components, 0...1; many lie outside sRGB's 0...1.
  public init(displayP3Red red: Float, green: Float, blue: Float, opacity: Float = 1) {
    let encoded = SIMD4(Double(red), Double(green), Double(blue), Double(opacity))
    let linear = LinearColor.map(encoded, TransferFunction.toLinear)
    self = LinearColor.color(LinearColor.linear(xyz: LinearColor.xyz(linearP3: linear)))
  }

  /// The encoded Display P3 components: red, green, blue, opacity, not premultiplied.
  public var displayP3: SIMD4<Float> {
    let linear = LinearColor.linearP3(xyz: LinearColor.xyz(linear: LinearColor.linear(self)))
    return SIMD4<Float>(LinearColor.encoded(linear))
  }

  /// Converts from Oklab; the result may lie outside sRGB's 0...1.
  public init(_ oklab: Oklab) { self = LinearColor.color(LinearColor.linear(oklab: oklab.components)) }

  /// Converts from Oklab by lightness, chroma and hue; the result may lie outside sRGB's 0...1.
  public init(_ oklch: Oklch) { self.init(Oklab(oklch)) }

  /// Creates a colour from its hue as a fraction of a turn, saturation and brightness, sRGB-encoded.
  ///
  /// The hue wraps around, and counts as 0 if it isn't finite; saturation and brightness are clamped to 0...1.
  public init(hue: Float, saturation: Float, brightness: Float, opacity: Float = 1) {
    let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
    let s = saturation > 0 ? Swift.min(saturation, 1) : 0
    let v = brightness > 0 ? Swift.min(brightness, 1) : 0
    /// A component falls from the brightness to the least where the hue is between 1 and 2 sectors away from it.
    func component(_ center: Float) -> Float {
      let sectors = (turn * 6 - center).magnitude
      let distance = Swift.min(sectors, 6 - sectors)
      return v - v * s * Swift.min(Swift.max(distance - 1, 0), 1)
    }
    self.init(red: component(0), green: component(2), blue: component(4), opacity: opacity)
  }

  /// Converts from hue, saturation and brightness.
  public init(_ hsb: HSB) {
    self.init(hue: hsb.hue, saturation: hsb.saturation, brightness: hsb.brightness, opacity: hsb.opacity)
  }

  /// The premultiplied pixel as a framebuffer of a working space holds it.
  public func premultiplied(in space: WorkingSpace) -> SIMD4<Float> {
    let straight = space == .sRGB ? components : linear
    return SIMD4(straight.x * opacity, straight.y * opacity, straight.z * opacity, opacity)
  }

  /// Converts a premultiplied pixel of a working space; a transparent one gives `clear`.
  public init(premultiplied pixel: SIMD4<Float>, in space: WorkingSpace = .sRGB) {
    guard pixel.w > 0 else {
      self = .clear
      return
    }
    let straight = SIMD4(pixel.x / pixel.w, pixel.y / pixel.w, pixel.z / pixel.w, pixel.w)
    self = space == .sRGB ? Color(components: straight) : Color(linear: straight)
  }

  /// The colour with its components clamped to 0...1, sRGB's gamut; NaN becomes 0.
  public var clamped: Color {
    func clamp(_ value: Float) -> Float { value > 0 ? Swift.min(value, 1) : 0 }
    return Color(red: clamp(red), green: clamp(green), blue: clamp(blue), opacity: opacity)
  }

  /// Whether the components lie within 0...1, sRGB's gamut.
  public var isInGamut: Bool { self == clamped }

  /// The colour seen in front of another, composited sRGB-encoded.
  public func composited(over background: Color) -> Color {
    Color(
      premultiplied: CompositeOperator.sourceOver.combine(source: premultiplied, backdrop: background.premultiplied))
  }

  /// Mixes the colour with another.
  ///
  /// The fraction is that of the other colour, clamped to 0...1; NaN counts as 0. Mixing in Oklab, the default, keeps
  /// lightness and colourfulness even along the way.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual,
    alphaInterpolation: Gradient.AlphaInterpolation = .unpremultiplied
  ) -> Color {
    let fraction = fraction > 0 ? Swift.min(fraction, 1) : 0
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    let mix = GradientMix(self, other, in: colorSpace, alphaInterpolation, workingSpace: .sRGB)
    return Color(components: SIMD4<Float>(mix.straight(at: fraction)))
  }
}
