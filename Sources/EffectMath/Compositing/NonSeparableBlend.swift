/// The blend modes that treat a colour as hue, saturation and luminosity, on four premultiplied pixels at once.
///
/// All four give L + f (c - lum c): the colour c of one side, taken relative to its luminosity, scaled by f and put at
/// the luminosity L. Where the specification sets the saturation and clips the colour into the gamut one after the
/// other, both are factors of that difference, since the luminosity weights add up to 1. Everything is scaled by the
/// product of the alphas, so no component is ever divided by its alpha.
@usableFromInline
package enum NonSeparableBlend {
  /// Applies a formula to one pixel.
  @inlinable @inline(__always)
  package static func pixel(
    _ s: SIMD4<Float>, _ b: SIMD4<Float>, _ formula: (PixelQuad, PixelQuad) -> PixelQuad
  ) -> SIMD4<Float> {
    formula(PixelQuad(s, s, s, s), PixelQuad(b, b, b, b)).pixels.0
  }

  @inlinable @inline(__always)
  package static func hue(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad {
    let (source, backdrop) = (Chroma(s), Chroma(b))
    return place(
      source, scaledBy: ratio(backdrop.saturation * s.alpha, source.saturation), at: backdrop.luminosity * s.alpha, s, b
    )
  }

  @inlinable @inline(__always)
  package static func saturation(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad {
    let (source, backdrop) = (Chroma(s), Chroma(b))
    return place(
      backdrop, scaledBy: ratio(source.saturation * b.alpha, backdrop.saturation), at: backdrop.luminosity * s.alpha,
      s, b)
  }

  @inlinable @inline(__always)
  package static func color(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad {
    place(Chroma(s), scaledBy: b.alpha, at: luminosity(of: b) * s.alpha, s, b)
  }

  @inlinable @inline(__always)
  package static func luminosity(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad {
    place(Chroma(b), scaledBy: s.alpha, at: luminosity(of: s) * b.alpha, s, b)
  }

  /// A colour relative to its luminosity.
  ///
  /// Differences are taken from the least component first: they are then exact for nearly gray colours too, whose small
  /// saturation a mode may scale up to a full one.
  @frozen
  @usableFromInline
  struct Chroma {
    @usableFromInline var red, green, blue: SIMD4<Float>
    /// How far the least component lies below the luminosity, and the greatest above it; neither is negative.
    @usableFromInline var below, above: SIMD4<Float>
    @usableFromInline var saturation, luminosity: SIMD4<Float>

    @inlinable @inline(__always)
    init(_ p: PixelQuad) {
      let least = Lanes.min(Lanes.min(p.red, p.green), p.blue)
      saturation = Lanes.max(Lanes.max(p.red, p.green), p.blue) - least
      (red, green, blue) = (p.red - least, p.green - least, p.blue - least)
      below = NonSeparableBlend.weighted(red, green, blue)
      above = saturation - below
      luminosity = least + below
      red -= below
      green -= below
      blue -= below
    }
  }

  /// The luminosity of the specification, section 10.2.
  @inlinable @inline(__always)
  static func weighted(_ red: SIMD4<Float>, _ green: SIMD4<Float>, _ blue: SIMD4<Float>) -> SIMD4<Float> {
    0.3 * red + 0.59 * green + 0.11 * blue
  }

  @inlinable @inline(__always)
  static func luminosity(of p: PixelQuad) -> SIMD4<Float> { weighted(p.red, p.green, p.blue) }

  /// The quotient, 0 for a gray, whose saturation can't be set.
  @inlinable @inline(__always)
  static func ratio(_ wanted: SIMD4<Float>, _ saturation: SIMD4<Float>) -> SIMD4<Float> {
    (wanted / Lanes.max(saturation, SeparableBlend.leastDivisor)).replacing(with: 0, where: saturation .<= 0)
  }

  /// Puts a scaled colour at a luminosity within the gamut, 0 to the product of the alphas, and composites it.
  @inlinable @inline(__always)
  static func place(
    _ chroma: Chroma, scaledBy wanted: SIMD4<Float>, at luminosity: SIMD4<Float>, _ s: PixelQuad, _ b: PixelQuad
  ) -> PixelQuad {
    // A colour within the gamut can't leave it on both sides: its saturation is at most the gamut's extent.
    let under = luminosity .< chroma.below * wanted
    let room = (s.alpha * b.alpha - luminosity).replacing(with: luminosity, where: under)
    let extent = chroma.above.replacing(with: chroma.below, where: under)
    let limit = Lanes.max(room, .zero) / Lanes.max(extent, SeparableBlend.leastDivisor)
    let factor = Lanes.min(limit, wanted)
    let (sourceLeft, backdropLeft) = (1 - b.alpha, 1 - s.alpha)
    return PixelQuad(
      red: s.red * sourceLeft + b.red * backdropLeft + (luminosity + factor * chroma.red),
      green: s.green * sourceLeft + b.green * backdropLeft + (luminosity + factor * chroma.green),
      blue: s.blue * sourceLeft + b.blue * backdropLeft + (luminosity + factor * chroma.blue),
      alpha: PixelQuad.unionAlpha(s.alpha, b.alpha))
  }
}
