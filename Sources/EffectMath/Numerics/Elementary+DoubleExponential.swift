extension Elementary {
  /// The exponential of a number, within 1 ulp.
  ///
  /// Above 709.783 it is infinite, below -745.14 zero; NaN stays NaN.
  public static func exp(_ x: Double) -> Double { exp(DoubleDouble(high: x, low: 0)) }

  /// The natural logarithm of a number, within 1 ulp.
  ///
  /// Zero of either sign gives minus infinity, a negative number NaN, infinity and NaN themselves.
  public static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return logOutsideDomain(x) }
    let (mantissa, exponent) = splitAroundOne(x)
    // log(1 + f) = f - f*f/2 + s * (f*f/2 + tail(s)), with s = f / (2 + f): the rounding errors meet only small terms.
    let f = mantissa - 1
    let s = f / (2 + f)
    let halfSquare = 0.5 * f * f
    let square = s * s
    let correction = s * (halfSquare + square * inverseTangentHyperbolicTail(square))
    return exponent * ln2High - ((halfSquare - (correction + exponent * ln2Low)) - f)
  }

  /// A number raised to a power, within 2 ulp.
  ///
  /// As IEEE 754 has it: anything to the power of zero is 1, and so is 1 to any power, NaN included. A negative base
  /// needs an integral exponent, otherwise the result is NaN. Zero and infinite operands give the limits.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    let isIntegral = exponent.magnitude >= 0x1p53 || exponent == exponent.rounded(.towardZero)
    let isOdd = isIntegral && exponent.magnitude < 0x1p53 && Int64(exponent) & 1 == 1
    let magnitude = base.magnitude
    let sign: Double = base.sign == .minus && isOdd ? -1 : 1
    if magnitude == 0 || magnitude == .infinity {
      return sign * ((magnitude == 0) == (exponent < 0) ? .infinity : 0)
    }
    if base < 0, !isIntegral, exponent.isFinite { return .nan }
    if magnitude == 1 { return sign }
    // The logarithm of a double other than 1 is at least 2^-53 in size, so 2^70 already overflows.
    let power = min(max(exponent, -0x1p70), 0x1p70)
    let logarithm = preciseLog(magnitude)
    var product = DoubleDouble.product(logarithm.high, power)
    product.low += logarithm.low * power
    return sign * exp(product)
  }

  /// The cube root of a number, within 1 ulp.
  ///
  /// Defined everywhere, odd; infinities, NaN and zeros give themselves.
  public static func cbrt(_ x: Double) -> Double {
    guard x != 0, x.isFinite else { return x }
    let (mantissa, exponent) = splitAroundOne(x.magnitude)
    // exponent = 3 * third + rest with rest in -1...1, so the scaled argument lies between 0.35 and 2.83.
    let third = (exponent * (1.0 / 3.0) + roundingShift) - roundingShift
    let scaled = mantissa * power2(exponent - 3 * third)
    // Halley's iteration triples the correct digits: 5 bits, 15, 45, then one Newton step on an exact residual.
    var root = 0.35 + scaled * (0.8 - scaled * 0.13)
    for _ in 0..<3 {
      let cube = root * root * root
      root -= root * (cube - scaled) / (2 * cube + scaled)
    }
    let square = DoubleDouble.product(root, root)
    let residual = square * DoubleDouble(high: root, low: 0) + -scaled
    root -= residual.high / (3 * square.high)
    return (x < 0 ? -root : root) * power2(third)
  }

  /// The exponential of an unrounded sum, whose low part is tiny beside 1.
  static func exp(_ x: DoubleDouble) -> Double {
    guard x.high < 709.79 else { return x.high.isNaN ? x.high : .infinity }
    guard x.high > -745.14 else { return 0 }
    let shifted = x.high * 0x1.71547652b82fep0 + roundingShift
    let count = shifted - roundingShift
    let remainder = ((x.high - count * ln2High) - count * ln2Low) + x.low
    // Taylor's series; |remainder| <= 0.347 leaves less than 2^-58 after the 13th power.
    var series = 1.0 / 6_227_020_800
    series = series * remainder + 1.0 / 479_001_600
    series = series * remainder + 1.0 / 39_916_800
    series = series * remainder + 1.0 / 3_628_800
    series = series * remainder + 1.0 / 362_880
    series = series * remainder + 1.0 / 40_320
    series = series * remainder + 1.0 / 5_040
    series = series * remainder + 1.0 / 720
    series = series * remainder + 1.0 / 120
    series = series * remainder + 1.0 / 24
    series = series * remainder + 1.0 / 6
    series = series * remainder + 0.5
    let value = 1 + (remainder + remainder * remainder * series)
    // Two factors, since 2^1024 and 2^-1074 don't both fit the exponent of one.
    let half = (count * 0.5 + roundingShift) - roundingShift
    return value * power2(half) * power2(count - half)
  }

  /// The logarithm of a positive finite number to about 100 bits near 1 and 64 bits elsewhere.
  static func preciseLog(_ x: Double) -> DoubleDouble {
    let (mantissa, exponent) = splitAroundOne(x)
    let f = mantissa - 1
    let divisor = DoubleDouble.sum(mantissa, 1)
    let quotient = f / divisor.high
    let back = DoubleDouble.product(quotient, divisor.high)
    let rest = (((f - back.high) - back.low) - quotient * divisor.low) / divisor.high
    let s = DoubleDouble.sum(quotient, rest)
    let square = s * s
    let twoThirds = DoubleDouble(high: 0x1.5555555555555p-1, low: 0x1.5555555555555p-55)
    let cubic = square * s * twoThirds
    let tail = square.high * square.high * s.high * inverseTangentHyperbolicTailFromFifth(square.high)
    let series = (cubic + tail) + DoubleDouble(high: 2 * s.high, low: 2 * s.low)
    let scaled = DoubleDouble.sum(exponent * ln2High, exponent * ln2Low)
    return scaled + series
  }

  /// Adding and subtracting this rounds a double of at most 2^51 to an integer, ties to even.
  @inlinable @inline(__always)
  static var roundingShift: Double { 0x1.8p52 }
  /// The logarithm of 2 cut to 32 bits: its products with exponents are exact.
  static let ln2High = 0x1.62e42feep-1
  /// What is left of the logarithm of 2.
  static let ln2Low = 0x1.a39ef35793c76p-33

  /// 2 to an integral power in -1022...1023.
  static func power2(_ exponent: Double) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(exponent) + 1023) << 52)
  }

  /// A positive finite number as a mantissa between the roots of 1/2 and 2, times a power of two.
  static func splitAroundOne(_ x: Double) -> (mantissa: Double, exponent: Double) {
    let isSubnormal = x < 0x1p-1022
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    // Counting from the root of 1/2 makes the exponent step there.
    let offset = bits &- 0x3FE6_A09E_667F_3BCD
    let exponent = Int64(bitPattern: offset) >> 52
    let mantissa = Double(bitPattern: bits &- UInt64(bitPattern: exponent << 52))
    return (mantissa, Double(exponent) - (isSubnormal ? 54 : 0))
  }

  /// The odd series from 2/3 on, 2/5 q, 2/7 q^2 and so forth, of the inverse hyperbolic tangent, for q up to 0.0295.
  private static func inverseTangentHyperbolicTail(_ q: Double) -> Double {
    2.0 / 3 + q * inverseTangentHyperbolicTailFromFifth(q)
  }

  private static func inverseTangentHyperbolicTailFromFifth(_ q: Double) -> Double {
    var series = 2.0 / 25
    series = series * q + 2.0 / 23
    series = series * q + 2.0 / 21
    series = series * q + 2.0 / 19
    series = series * q + 2.0 / 17
    series = series * q + 2.0 / 15
    series = series * q + 2.0 / 13
    series = series * q + 2.0 / 11
    series = series * q + 2.0 / 9
    series = series * q + 2.0 / 7
    return series * q + 2.0 / 5
  }

  private static func logOutsideDomain(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    return x < 0 ? .nan : x
  }
}
