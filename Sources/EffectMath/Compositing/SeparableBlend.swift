/// The blend modes that treat each component by itself, on premultiplied values.
///
/// The specification's formulas are multiplied through by both alphas, so that only soft light divides by an alpha.
/// Functions of two arguments take pixels. Functions of four take any lanes, s and b with the alphas sa and ba of the
/// same lanes: the components of one pixel with its alpha repeated, or one component of four pixels. So the two ways
/// agree bit for bit. They are written such that a transparent lane gives no NaN, and so that an alpha put in
/// place of a component of the first kind gives the alpha of the union, at most 1.
@usableFromInline
package enum SeparableBlend {
  /// The least divisor: keeps 0 / 0 at 0, and a positive value over it beyond any limit that follows.
  @inlinable @inline(__always)
  static var leastDivisor: SIMD4<Float> { SIMD4(repeating: 1e-30) }

  /// Applies a formula to the components of one pixel.
  ///
  /// The formula gives the alpha of the union where it finds alphas, but for rounding, which is cut at 1. Assigning
  /// the lane instead would let the optimiser take the formula apart into scalar ones.
  @inlinable @inline(__always)
  package static func pixel(
    _ s: SIMD4<Float>, _ b: SIMD4<Float>,
    _ formula: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> SIMD4<Float> {
    let pixel = formula(s, b, SIMD4(repeating: s.w), SIMD4(repeating: b.w))
    return Lanes.min(pixel, SIMD4(.infinity, .infinity, .infinity, 1))
  }

  /// Applies a formula to each plane of four pixels.
  @inlinable @inline(__always)
  package static func quad(
    _ s: PixelQuad, _ b: PixelQuad,
    _ formula: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> PixelQuad {
    PixelQuad(
      red: formula(s.red, b.red, s.alpha, b.alpha), green: formula(s.green, b.green, s.alpha, b.alpha),
      blue: formula(s.blue, b.blue, s.alpha, b.alpha), alpha: Lanes.min(union(s.alpha, b.alpha), SIMD4(repeating: 1)))
  }

  /// What every formula gives for alphas in place of components.
  @inlinable @inline(__always)
  static func union(_ sa: SIMD4<Float>, _ ba: SIMD4<Float>) -> SIMD4<Float> {
    sa * (1 - ba) + ba * (1 - sa) + sa * ba
  }

  @inlinable @inline(__always)
  package static func multiply(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    s * (1 - b.w) + b * ((1 - s.w) + s)
  }

  @inlinable @inline(__always)
  package static func screen(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { s + b * (1 - s) }

  @inlinable @inline(__always)
  package static func darken(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    Lanes.min(s * (1 - b.w) + b, s + b * (1 - s.w))
  }

  @inlinable @inline(__always)
  package static func lighten(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    Lanes.max(s * (1 - b.w) + b, s + b * (1 - s.w))
  }

  @inlinable @inline(__always)
  package static func difference(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    lighten(s, b) - Lanes.min(s * SIMD4(b.w, b.w, b.w, 0), b * SIMD4(s.w, s.w, s.w, 0))
  }

  @inlinable @inline(__always)
  package static func exclusion(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    s + b * (1 - s * SIMD4(2, 2, 2, 1))
  }

  @inlinable @inline(__always)
  package static func hardLight(
    _ s: SIMD4<Float>, _ b: SIMD4<Float>, _ sa: SIMD4<Float>, _ ba: SIMD4<Float>
  ) -> SIMD4<Float> {
    let dark = 2 * s * b
    let light = sa * ba - 2 * (ba - b) * (sa - s)
    return s * (1 - ba) + b * (1 - sa) + light.replacing(with: dark, where: s + s .<= sa)
  }

  @inlinable @inline(__always)
  package static func overlay(
    _ s: SIMD4<Float>, _ b: SIMD4<Float>, _ sa: SIMD4<Float>, _ ba: SIMD4<Float>
  ) -> SIMD4<Float> {
    hardLight(b, s, ba, sa)
  }

  @inlinable @inline(__always)
  package static func colorDodge(
    _ s: SIMD4<Float>, _ b: SIMD4<Float>, _ sa: SIMD4<Float>, _ ba: SIMD4<Float>
  ) -> SIMD4<Float> {
    let blended = Lanes.min(b * sa * sa / Lanes.max(sa - s, leastDivisor), sa * ba)
    return s * (1 - ba) + b * (1 - sa) + blended
  }

  @inlinable @inline(__always)
  package static func colorBurn(
    _ s: SIMD4<Float>, _ b: SIMD4<Float>, _ sa: SIMD4<Float>, _ ba: SIMD4<Float>
  ) -> SIMD4<Float> {
    let both = sa * ba
    let burnt = Lanes.min(Lanes.max(ba - b, SIMD4<Float>.zero) * sa * sa / Lanes.max(s, leastDivisor), both)
    return s * (1 - ba) + b * (1 - sa) + (both - burnt)
  }

  @inlinable @inline(__always)
  package static func softLight(
    _ s: SIMD4<Float>, _ b: SIMD4<Float>, _ sa: SIMD4<Float>, _ ba: SIMD4<Float>
  ) -> SIMD4<Float> {
    // sa ba B = b sa + t x: with t = 2 s - sa, x is b (1 - Cb) on the dark side, ba D(Cb) - b on the light one.
    let t = s + s - sa
    let straight = b * (1 / Lanes.max(ba, leastDivisor))
    let polynomial = b * ((16 * straight - 12) * straight + 3)
    let light = (ba * Lanes.root(straight) - b).replacing(with: polynomial, where: straight .<= 0.25)
    let x = light.replacing(with: b * (1 - straight), where: t .<= 0)
    return s * (1 - ba) + b + t * x
  }

  /// Soft light on one pixel, whose formula is the only one that rounds alphas worse than the union.
  @inlinable @inline(__always)
  package static func softLight(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    var pixel = softLight(s, b, SIMD4(repeating: s.w), SIMD4(repeating: b.w))
    pixel.w = Swift.min(union(SIMD4(repeating: s.w), SIMD4(repeating: b.w)).w, 1)
    return pixel
  }
}
