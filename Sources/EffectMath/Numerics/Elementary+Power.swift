extension Elementary {
  /// Each lane of the base raised to the power of the exponent's lane, within 2 ulp.
  ///
  /// As IEEE 754 has it: anything to the power of zero is 1, and so is 1 to any power, NaN included. A negative base
  /// needs an integral exponent, otherwise the result is NaN. Zero and infinite operands give the limits.
  @inlinable
  public static func pow(_ base: SIMD4<Float>, _ exponent: SIMD4<Float>) -> SIMD4<Float> {
    let isOrdinary = Lanes.isPositiveNormal(base) .& (exponent .== exponent)
    return any(.!isOrdinary) ? powEverywhere(base, exponent) : powOfNormal(base, exponent, shift: .zero)
  }

  /// Each lane of the base raised to a power, within 2 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func pow(_ base: SIMD8<Float>, _ exponent: SIMD8<Float>) -> SIMD8<Float> {
    SIMD8(
      lowHalf: pow(base.lowHalf, exponent.lowHalf), highHalf: pow(base.highHalf, exponent.highHalf))
  }

  /// A number raised to a power, within 2 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func pow(_ base: Float, _ exponent: Float) -> Float {
    pow(SIMD4(repeating: base), SIMD4(repeating: exponent)).x
  }

  /// The cube root of each lane, within 1 ulp.
  ///
  /// Defined everywhere, odd; infinities, NaN and zeros give themselves.
  @inlinable
  public static func cbrt(_ x: SIMD4<Float>) -> SIMD4<Float> {
    let magnitude = Lanes.magnitude(x)
    if any(.!Lanes.isPositiveNormal(magnitude)) { return cbrtEverywhere(x) }
    return Lanes.flippingSign(cbrtOfNormal(magnitude, shift: .zero), with: x)
  }

  /// The cube root of each lane, within 1 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func cbrt(_ x: SIMD8<Float>) -> SIMD8<Float> {
    SIMD8(lowHalf: cbrt(x.lowHalf), highHalf: cbrt(x.highHalf))
  }

  /// The cube root of a number, within 1 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func cbrt(_ x: Float) -> Float { cbrt(SIMD4(repeating: x)).x }

  /// The square root of each lane, within 1 ulp.
  ///
  /// Faster than the standard library's on lanes, which branches to the C library for each. A negative lane gives NaN;
  /// infinity, NaN and zeros give themselves. A single number's own `squareRoot()` is exact and as fast.
  @inlinable
  public static func sqrt(_ x: SIMD4<Float>) -> SIMD4<Float> {
    any(.!((x .>= 0x1p-100) .& (x .<= .greatestFiniteMagnitude))) ? sqrtEverywhere(x) : sqrtOfNormal(x)
  }

  /// The square root of each lane, within 1 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func sqrt(_ x: SIMD8<Float>) -> SIMD8<Float> {
    SIMD8(lowHalf: sqrt(x.lowHalf), highHalf: sqrt(x.highHalf))
  }

  @inlinable @inline(__always)
  static func powOfNormal(
    _ base: SIMD4<Float>, _ exponent: SIMD4<Float>, shift: SIMD4<Int32>
  ) -> SIMD4<Float> {
    // Single precision would lose the bits that a large exponent brings forward: the logarithm is in double precision.
    // That of a float other than 1 is at least 2^-24 in size, so 2^40 already overflows.
    let power = SIMD4<Double>(Lanes.clamp(exponent, -0x1p40, 0x1p40))
    let product = preciseLog2(base, shift: shift) * power
    let lower = SIMD4<Double>(repeating: -160)
    let upper = SIMD4<Double>(repeating: 160)
    let atLeast = product.replacing(with: lower, where: lower .> product)
    let bounded = atLeast.replacing(with: upper, where: upper .< atLeast)
    let shifted = bounded + roundingShift
    let fraction = SIMD4<Float>(bounded - (shifted - roundingShift))
    return exp2(fraction: fraction, integer: Lanes.lowBits(shifted))
  }

  /// The logarithm to base 2 of positive normal lanes within 2^-37 of itself.
  @inlinable @inline(__always)
  static func preciseLog2(_ x: SIMD4<Float>, shift: SIMD4<Int32>) -> SIMD4<Double> {
    let (single, exponent) = splitAroundOne(x)
    let f = SIMD4<Double>(single)
    let s = f / (f + 2)
    let q = s * s
    // Minimax of 2 artanh(s) / (s log(2)) in s^2, error 4e-12 of itself.
    var series = q * 0x1.5ce85a0cbde85p-2 + 0x1.a58d8868e064dp-2
    series = series * q + 0x1.27777fe99c11dp-1
    series = series * q + 0x1.ec709d12cd37dp-1
    series = series * q + 0x1.71547652bedf7p+1
    return series * s + SIMD4<Double>(exponent &- shift)
  }

  @inlinable @inline(__always)
  static func cbrtOfNormal(_ x: SIMD4<Float>, shift: SIMD4<Int32>) -> SIMD4<Float> {
    let (f, integer) = splitAroundOne(x)
    let exponent = SIMD4<Float>(integer &- shift)
    let m = 1 + f
    // exponent = 3 * third + rest, rest in -1...1.
    let (third, thirdInteger) = Lanes.round(exponent * (1.0 / 3.0))
    let rest = exponent - 3 * third
    let one = SIMD4<Float>(repeating: 1)
    let isUp = rest .> 0.5
    let isDown = rest .< -0.5
    let scaled = m * one.replacing(with: 2, where: isUp).replacing(with: 0.5, where: isDown)
    let factor = one.replacing(with: 1.259921, where: isUp).replacing(with: 0.7937005, where: isDown)
    // Minimax of the root for m between the roots of 1/2 and 2, error 7e-5; Halley's step cubes that.
    let guess = factor * (((0.058221206 * m - 0.29037985) * m + 0.7397184) * m + 0.4925095)
    let cube = guess * guess * guess
    return (guess - guess * ((cube - scaled) / (2 * cube + scaled))) * Lanes.power2(thirdInteger)
  }

  @inlinable @inline(__always)
  static func sqrtOfNormal(_ x: SIMD4<Float>) -> SIMD4<Float> {
    // Halving and negating the exponent guesses the reciprocal root to 3.5 percent (the constant balances both sides);
    // two Newton steps for it reach 5e-6, one for the root itself the rest.
    var reciprocal = Lanes.float(0x5F37_59DF &- (Lanes.bits(x) &>> 1))
    let half = 0.5 * x
    reciprocal *= 1.5 - half * reciprocal * reciprocal
    reciprocal *= 1.5 - half * reciprocal * reciprocal
    let guess = x * reciprocal
    return guess + 0.5 * reciprocal * (x - guess * guess)
  }

  @usableFromInline @inline(never)
  static func cbrtEverywhere(_ x: SIMD4<Float>) -> SIMD4<Float> {
    let magnitude = Lanes.magnitude(x)
    let (normal, shift) = normalized(magnitude)
    let isOrdinary = (magnitude .> 0) .& (magnitude .<= .greatestFiniteMagnitude)
    return x.replacing(with: Lanes.flippingSign(cbrtOfNormal(normal, shift: shift), with: x), where: isOrdinary)
  }

  @usableFromInline @inline(never)
  static func sqrtEverywhere(_ x: SIMD4<Float>) -> SIMD4<Float> {
    let isSmall = x .< 0x1p-100
    let one = SIMD4<Float>(repeating: 1)
    let root = sqrtOfNormal(x * one.replacing(with: 0x1p60, where: isSmall))
    let isOrdinary = (x .> 0) .& (x .<= .greatestFiniteMagnitude)
    return x.replacing(with: .nan, where: x .< 0)
      .replacing(with: root * one.replacing(with: 0x1p-30, where: isSmall), where: isOrdinary)
  }

  /// The power where some base isn't positive and normal, or some exponent is NaN.
  @usableFromInline @inline(never)
  static func powEverywhere(_ base: SIMD4<Float>, _ exponent: SIMD4<Float>) -> SIMD4<Float> {
    let magnitude = Lanes.magnitude(base)
    let (normal, shift) = normalized(magnitude)
    var result = powOfNormal(normal, exponent, shift: shift)
    let isNegative = Lanes.bits(base) .< 0
    // Every float from 2^24 on is even. Shifting makes the last bit of the pattern the units' bit.
    let power = SIMD4<Double>(Lanes.clamp(exponent, -0x1p40, 0x1p40))
    let shifted = power + roundingShift
    let isIntegral = SIMD4<Float>((shifted - roundingShift) - power) .== 0
    let isOdd = isIntegral .& ((Lanes.lowBits(shifted) & 1) .== 1)
    let isFiniteExponent = Lanes.magnitude(exponent) .< .infinity
    let grows = exponent .> 0
    let infinity = SIMD4<Float>(repeating: .infinity)
    let zero = SIMD4<Float>.zero
    result.replace(with: infinity.replacing(with: zero, where: grows), where: magnitude .== 0)
    result.replace(with: zero.replacing(with: infinity, where: grows), where: magnitude .== .infinity)
    result.replace(
      with: .nan,
      where: isNegative .& .!isIntegral .& isFiniteExponent .& (magnitude .> 0) .& (magnitude .< .infinity))
    result.replace(with: Lanes.flippingSign(result, with: base), where: isOdd)
    result.replace(with: .nan, where: (base .!= base) .| (exponent .!= exponent))
    result.replace(with: 1, where: (exponent .== 0) .| (base .== 1))
    return result
  }
}
