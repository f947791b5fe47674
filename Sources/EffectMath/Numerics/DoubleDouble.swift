/// A number held as the unrounded sum of two doubles, about 106 bits in all.
///
/// The error-free transformations of Knuth (sum) and Dekker (product); they need no fused multiply-add. Factors must
/// stay below 2^970, so that the splitting can't overflow.
struct DoubleDouble {
  /// The value rounded to double precision.
  var high: Double
  /// What the rounding left.
  var low: Double

  /// The exact sum of two doubles.
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    let shadow = high - a
    return DoubleDouble(high: high, low: (a - (high - shadow)) + (b - shadow))
  }

  /// The exact product of two doubles, unless its low part underflows.
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let (aHigh, aLow) = split(a)
    let (bHigh, bLow) = split(b)
    let high = a * b
    return DoubleDouble(high: high, low: ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
  }

  /// The sum with a double, good to about 2^-100 of the result.
  static func + (a: DoubleDouble, b: Double) -> DoubleDouble {
    let total = sum(a.high, b)
    return sum(total.high, total.low + a.low)
  }

  /// The sum of two numbers, good to about 2^-100 of the larger one.
  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let total = sum(a.high, b.high)
    return sum(total.high, total.low + (a.low + b.low))
  }

  /// The product of two numbers, good to about 2^-100 of itself.
  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let high = product(a.high, b.high)
    return sum(high.high, high.low + (a.high * b.low + a.low * b.high))
  }

  /// Two halves of at most 26 bits each, so that products of halves are exact.
  private static func split(_ a: Double) -> (Double, Double) {
    let spread = a * 0x8000001p0
    let high = spread - (spread - a)
    return (high, a - high)
  }
}
