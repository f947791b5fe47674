/// Lane-wise steps that compile to one or two vector instructions, where the standard library's compile to calls.
///
/// Measured with Swift 6.3.1 at -O for plain x86-64: `pointwiseMin`, `pointwiseMax` and `clamped` are calls out of
/// line, `squareRoot()` on lanes is four branches to the C library, conversion of lanes to integers and rounding are
/// worse still. Selection by a comparison becomes `minps` and `maxps`, casts written lane by lane cost nothing.
@usableFromInline
package enum Lanes {
  /// The smaller of each pair of lanes; where either is NaN, the second.
  @inlinable @inline(__always)
  package static func min(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    b.replacing(with: a, where: a .< b)
  }

  /// The larger of each pair of lanes; where either is NaN, the second.
  @inlinable @inline(__always)
  package static func max(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    b.replacing(with: a, where: a .> b)
  }

  /// Each lane moved into a range; NaN stays NaN.
  @inlinable @inline(__always)
  package static func clamp(_ x: SIMD4<Float>, _ lower: Float, _ upper: Float) -> SIMD4<Float> {
    min(SIMD4(repeating: upper), max(SIMD4(repeating: lower), x))
  }

  /// Whether each lane is positive, finite and not subnormal.
  ///
  /// The upper bound is a finite number, since LLVM turns a comparison with infinity into ten integer instructions.
  @inlinable @inline(__always)
  package static func isPositiveNormal(_ x: SIMD4<Float>) -> SIMDMask<SIMD4<Int32>> {
    (x .>= 0x1p-126) .& (x .<= .greatestFiniteMagnitude)
  }

  /// The bit patterns of the lanes.
  @inlinable @inline(__always)
  package static func bits(_ x: SIMD4<Float>) -> SIMD4<Int32> {
    SIMD4(
      Int32(bitPattern: x.x.bitPattern), Int32(bitPattern: x.y.bitPattern), Int32(bitPattern: x.z.bitPattern),
      Int32(bitPattern: x.w.bitPattern))
  }

  /// The lanes with the given bit patterns.
  @inlinable @inline(__always)
  package static func float(_ bits: SIMD4<Int32>) -> SIMD4<Float> {
    SIMD4(
      Float(bitPattern: UInt32(bitPattern: bits.x)), Float(bitPattern: UInt32(bitPattern: bits.y)),
      Float(bitPattern: UInt32(bitPattern: bits.z)), Float(bitPattern: UInt32(bitPattern: bits.w)))
  }

  /// The low 32 bits of the lanes' bit patterns.
  @inlinable @inline(__always)
  package static func lowBits(_ x: SIMD4<Double>) -> SIMD4<Int32> {
    SIMD4(
      Int32(truncatingIfNeeded: x.x.bitPattern), Int32(truncatingIfNeeded: x.y.bitPattern),
      Int32(truncatingIfNeeded: x.z.bitPattern), Int32(truncatingIfNeeded: x.w.bitPattern))
  }

  /// The lanes without their signs.
  @inlinable @inline(__always)
  package static func magnitude(_ x: SIMD4<Float>) -> SIMD4<Float> { float(bits(x) & 0x7FFF_FFFF) }

  /// Lanes that differ from those of the first vector in sign where the second vector's are negative.
  @inlinable @inline(__always)
  package static func flippingSign(_ x: SIMD4<Float>, with sign: SIMD4<Float>) -> SIMD4<Float> {
    float(bits(x) ^ (bits(sign) & Int32.min))
  }

  /// 2 to the power of each lane, an integer in -126...127.
  @inlinable @inline(__always)
  package static func power2(_ exponent: SIMD4<Int32>) -> SIMD4<Float> {
    float((exponent &+ 127) &<< 23)
  }

  /// The nearest integer of each lane, ties to even, and the same as a number of integer type.
  ///
  /// Lanes must lie within plus and minus 2^22; others, and NaN, give a meaningless integer but never trap.
  @inlinable @inline(__always)
  package static func round(_ x: SIMD4<Float>) -> (value: SIMD4<Float>, integer: SIMD4<Int32>) {
    let shifted = x + 0x1.8p23
    return (shifted - 0x1.8p23, bits(shifted) &- 0x4B40_0000)
  }

  /// The largest integer not above each lane.
  ///
  /// Lanes must lie within plus and minus 2^22. Others up to 2^24 are off by at most 2, and from there on give
  /// themselves.
  @inlinable @inline(__always)
  package static func floor(_ x: SIMD4<Float>) -> SIMD4<Float> {
    let nearest = (x + 0x1.8p23) - 0x1.8p23
    return nearest - SIMD4<Float>.zero.replacing(with: 1, where: nearest .> x)
  }

  /// The largest integer not above each lane, as a number of integer type.
  ///
  /// Lanes must lie within plus and minus 2^22; others, and NaN, give a meaningless integer but never trap.
  @inlinable @inline(__always)
  package static func floorInteger(_ x: SIMD4<Float>) -> SIMD4<Int32> {
    let (nearest, integer) = round(x)
    return integer &- SIMD4<Int32>.zero.replacing(with: 1, where: nearest .> x)
  }
}
