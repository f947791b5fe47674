// Extended precision where the processor has it: there the C library's own rounding doesn't blur the measurement.
#if arch(x86_64) && !os(Windows) && !os(Android)
  typealias Reference = Float80
#else
  typealias Reference = Double
#endif

/// How far numbers lie from the exact value, in units in its last place.
enum UlpError {
  /// The distance of a double from a reference of at least its precision.
  static func distance(_ value: Double, from exact: Reference) -> Double {
    if value.isNaN || exact.isNaN { return value.isNaN == exact.isNaN ? 0 : .infinity }
    let rounded = Double(exact)
    if value == rounded && (value.isInfinite || Reference.self == Double.self) { return 0 }
    if rounded.isInfinite || value.isInfinite { return rounded.isInfinite && value.isFinite ? 1 : .infinity }
    return Double((Reference(value) - exact).magnitude / Reference(rounded.ulp))
  }

  /// The distance of a single-precision number from a double, in single-precision units.
  static func distance(_ value: Float, from exact: Double) -> Double {
    if value.isNaN || exact.isNaN { return value.isNaN == exact.isNaN ? 0 : .infinity }
    let rounded = Float(exact)
    if value == rounded { return 0 }
    if rounded.isInfinite || value.isInfinite {
      // Half-way beyond the largest number still counts as that number's neighbour.
      return exact.magnitude > 0x1.fffffep127 && exact.magnitude < 0x1.00001p128 ? 1 : .infinity
    }
    return (Double(value) - exact).magnitude / Double(rounded.ulp)
  }
}

/// The number of points of a sweep: all of them in release, few where nothing is optimised.
func sweepCount(_ release: Int) -> Int {
  #if DEBUG
    min(release, 10_000)
  #else
    release
  #endif
}

extension Float {
  /// Whether two numbers are the same, the sign of a zero included; any NaN is any other.
  func hasSameBits(as other: Float) -> Bool { bitPattern == other.bitPattern || (isNaN && other.isNaN) }
}
