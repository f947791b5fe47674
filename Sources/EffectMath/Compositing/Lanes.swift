/// Lane by lane choices that compile to one to three instructions, which the generic `pointwiseMin` doesn't.
@usableFromInline
package enum Lanes {
  /// The smaller value of each lane; the second where one is NaN.
  @inlinable @inline(__always)
  package static func min(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { b.replacing(with: a, where: a .< b) }

  /// The larger value of each lane; the second where one is NaN.
  @inlinable @inline(__always)
  package static func max(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { b.replacing(with: a, where: a .> b) }
}
