/// Four pixels side by side as planes: one vector for each component, for formulas that mix components.
@frozen
@usableFromInline
package struct PixelQuad: Sendable {
  /// The red components of the four pixels, premultiplied.
  @usableFromInline package var red: SIMD4<Float>
  /// The green components.
  @usableFromInline package var green: SIMD4<Float>
  /// The blue components.
  @usableFromInline package var blue: SIMD4<Float>
  /// The alphas.
  @usableFromInline package var alpha: SIMD4<Float>

  /// Puts four planes together.
  @inlinable @inline(__always)
  package init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, alpha: SIMD4<Float>) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Transposes four pixels into planes.
  @inlinable @inline(__always)
  package init(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>) {
    red = SIMD4(a.x, b.x, c.x, d.x)
    green = SIMD4(a.y, b.y, c.y, d.y)
    blue = SIMD4(a.z, b.z, c.z, d.z)
    alpha = SIMD4(a.w, b.w, c.w, d.w)
  }

  /// Transposes the planes back into pixels.
  @inlinable @inline(__always)
  package var pixels: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    let p = PixelQuad(red, green, blue, alpha)
    return (p.red, p.green, p.blue, p.alpha)
  }

  /// The alphas of source over backdrop; never above 1 for alphas within 0...1.
  @inlinable @inline(__always)
  package static func unionAlpha(_ source: SIMD4<Float>, _ backdrop: SIMD4<Float>) -> SIMD4<Float> {
    source + backdrop * (1 - source)
  }
}
