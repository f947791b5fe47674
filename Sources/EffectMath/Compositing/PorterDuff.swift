/// The operators' formulas on premultiplied pixels; each destination form is the source form with the two exchanged.
@usableFromInline
package enum PorterDuff {
  @inlinable @inline(__always)
  package static func sourceOver(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { s + b * (1 - s.w) }

  @inlinable @inline(__always)
  package static func sourceIn(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { s * b.w }

  @inlinable @inline(__always)
  package static func sourceOut(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { s * (1 - b.w) }

  @inlinable @inline(__always)
  package static func sourceAtop(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    s * b.w + b * (1 - s.w)
  }

  @inlinable @inline(__always)
  package static func xor(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { s * (1 - b.w) + b * (1 - s.w) }

  @inlinable @inline(__always)
  package static func plusLighter(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    Lanes.min(s + b, SIMD4(repeating: 1))
  }

  @inlinable @inline(__always)
  package static func plusDarker(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    let sum = s + b
    let excess = Lanes.max(SIMD4(repeating: sum.w) - 1, SIMD4(repeating: 0))
    return Lanes.max(sum - excess, SIMD4(repeating: 0))
  }
}
