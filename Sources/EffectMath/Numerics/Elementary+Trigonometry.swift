extension Elementary {
  /// The sine and the cosine of each lane, an angle in radians, each within 2 ulp.
  ///
  /// Any finite angle keeps the bound; from 2^27 on a slower reduction takes over. Infinities and NaN give NaN; the
  /// sine of -0 is -0.
  @inlinable
  public static func sincos(_ x: SIMD4<Float>) -> (sin: SIMD4<Float>, cos: SIMD4<Float>) {
    let magnitude = Lanes.magnitude(x)
    // Quarter turns come off in double precision (Cody and Waite): 25 bits of pi/2, whose products with counts below
    // 2^28 are exact, and a rest.
    let angle = SIMD4<Double>(magnitude)
    let shifted = angle * 0x1.45f306dc9c883p-1 + roundingShift
    let count = shifted - roundingShift
    var remainder = SIMD4<Float>((angle - count * 0x1.921fb5p0) - count * 0x1.110b4611a6263p-26)
    var quadrant = Lanes.lowBits(shifted)
    if any(.!(magnitude .< 0x1p27)) {
      (remainder, quadrant) = reduceLarge(magnitude, remainder, quadrant)
    }
    let q = remainder * remainder
    // Minimax on plus and minus pi/4, errors 7e-9 and 3e-10.
    let sinSeries = (-0.00019503929 * q + 0.008332101) * q - 0.16666655
    let sin = remainder + remainder * (q * sinSeries)
    let cosSeries = (2.4463804e-05 * q - 0.0013887654) * q + 0.041666653
    let cos = (1 - 0.5 * q) + q * q * cosSeries
    let isSwapped = (quadrant & 1) .== 1
    let sinFlip = (quadrant & 2) &<< 30
    let cosFlip = ((quadrant &+ 1) & 2) &<< 30
    let sinResult = Lanes.float(Lanes.bits(sin.replacing(with: cos, where: isSwapped)) ^ sinFlip)
    let cosResult = Lanes.float(Lanes.bits(cos.replacing(with: sin, where: isSwapped)) ^ cosFlip)
    return (Lanes.flippingSign(sinResult, with: x), cosResult)
  }

  /// The sine and the cosine of each lane, within 2 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func sincos(_ x: SIMD8<Float>) -> (sin: SIMD8<Float>, cos: SIMD8<Float>) {
    let low = sincos(x.lowHalf)
    let high = sincos(x.highHalf)
    return (SIMD8(lowHalf: low.sin, highHalf: high.sin), SIMD8(lowHalf: low.cos, highHalf: high.cos))
  }

  /// The sine and the cosine of an angle, within 2 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func sincos(_ x: Float) -> (sin: Float, cos: Float) {
    let (sin, cos) = sincos(SIMD4(repeating: x))
    return (sin.x, cos.x)
  }

  /// The sine of each lane, an angle in radians, within 2 ulp.
  @inlinable
  public static func sin(_ x: SIMD4<Float>) -> SIMD4<Float> { sincos(x).sin }

  /// The sine of each lane, an angle in radians, within 2 ulp.
  @inlinable
  public static func sin(_ x: SIMD8<Float>) -> SIMD8<Float> { sincos(x).sin }

  /// The sine of an angle in radians, within 2 ulp.
  @inlinable
  public static func sin(_ x: Float) -> Float { sincos(x).sin }

  /// The cosine of each lane, an angle in radians, within 2 ulp.
  @inlinable
  public static func cos(_ x: SIMD4<Float>) -> SIMD4<Float> { sincos(x).cos }

  /// The cosine of each lane, an angle in radians, within 2 ulp.
  @inlinable
  public static func cos(_ x: SIMD8<Float>) -> SIMD8<Float> { sincos(x).cos }

  /// The cosine of an angle in radians, within 2 ulp.
  @inlinable
  public static func cos(_ x: Float) -> Float { sincos(x).cos }

  /// The angle in radians of each vector (x, y), from -pi to pi, within 2 ulp.
  ///
  /// Signed zeros and infinities give the limits that IEEE 754 names: `atan2(0, -1)` is pi, `atan2(-0, -1)` is -pi,
  /// `atan2(0, 0)` is 0. NaN in either gives NaN. Results so small that they are subnormal are off by at most one step.
  @inlinable
  public static func atan2(_ y: SIMD4<Float>, _ x: SIMD4<Float>) -> SIMD4<Float> {
    let height = Lanes.magnitude(y)
    let width = Lanes.magnitude(x)
    let isSteep = height .> width
    // Both selected by one mask, so that a NaN in either gets into the quotient.
    let larger = width.replacing(with: height, where: isSteep)
    let smaller = height.replacing(with: width, where: isSteep)
    var t = smaller / larger
    let one = SIMD4<Float>(repeating: 1)
    t.replace(with: one.replacing(with: 0, where: larger .== 0), where: smaller .== larger)
    let q = t * t
    // Minimax on 0...1 of (atan(t) - t) / t^3, error 3e-8 of the result.
    var series = SIMD4<Float>(repeating: 0.0028340644)
    series = series * q - 0.016114011
    series = series * q + 0.04297328
    series = series * q - 0.0754918
    series = series * q + 0.10673986
    series = series * q - 0.14215866
    series = series * q + 0.19994757
    series = series * q - 0.33333215
    let angle = t + t * (q * series)
    // The first octant's angle is added to, or taken from, the axis next to it: 0, pi/2 or pi.
    let isLeft = Lanes.bits(x) .< 0
    let axis = SIMD4<Float>.zero.replacing(with: .pi, where: isLeft).replacing(with: 0x1.921fb6p0, where: isSteep)
    let minus = SIMD4<Int32>(repeating: .min)
    let flip =
      SIMD4<Int32>.zero.replacing(with: minus, where: isSteep) ^ SIMD4<Int32>.zero.replacing(with: minus, where: isLeft)
    let turned = Lanes.float(Lanes.bits(angle) ^ flip)
    // The axis in single precision is off by 2.8e-8 of itself.
    return Lanes.flippingSign(axis + (turned + axis * -0x1.de12cap-26), with: y)
  }

  /// The angle in radians of each vector (x, y), within 2 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func atan2(_ y: SIMD8<Float>, _ x: SIMD8<Float>) -> SIMD8<Float> {
    SIMD8(lowHalf: atan2(y.lowHalf, x.lowHalf), highHalf: atan2(y.highHalf, x.highHalf))
  }

  /// The angle in radians of the vector (x, y), within 2 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func atan2(_ y: Float, _ x: Float) -> Float {
    atan2(SIMD4(repeating: y), SIMD4(repeating: x)).x
  }

  /// Redoes the reduction of those lanes whose angle is too large for two parts of pi/2.
  @usableFromInline @inline(never)
  static func reduceLarge(
    _ magnitude: SIMD4<Float>, _ remainder: SIMD4<Float>, _ quadrant: SIMD4<Int32>
  ) -> (SIMD4<Float>, SIMD4<Int32>) {
    var remainder = remainder
    var quadrant = quadrant
    for lane in 0..<4 where !(magnitude[lane] < 0x1p27) {
      guard magnitude[lane].isFinite else {
        remainder[lane] = .nan
        continue
      }
      let reduced = QuarterTurnReduction.reduce(Double(magnitude[lane]))
      remainder[lane] = Float(reduced.remainder.high)
      quadrant[lane] = Int32(truncatingIfNeeded: reduced.quadrant)
    }
    return (remainder, quadrant)
  }
}
