/// The time that a frame stays on screen, as the fraction of a second that an APNG file holds.
struct FrameDelay: Hashable {
  let numerator: UInt16
  let denominator: UInt16

  /// The nearest fraction to a duration in seconds; limited to 0...65535, NaN counts as 0.
  ///
  /// Continued fractions give the best approximation for its size (Hardy and Wright, chapter 10): 1/60 comes out as
  /// such, although no float is.
  init(seconds: Double) {
    let target = seconds > 0 ? min(seconds, 65535) : 0
    var previous = (numerator: 1, denominator: 0)
    var current = (numerator: Int(target), denominator: 1)
    var rest = target - Double(current.numerator)
    while rest > 1e-9 {
      let inverse = 1 / rest
      guard inverse < 65536 else { break }
      let digit = Int(inverse)
      let next = (
        numerator: digit * current.numerator + previous.numerator,
        denominator: digit * current.denominator + previous.denominator
      )
      guard next.numerator <= 65535, next.denominator <= 65535 else { break }
      previous = current
      current = next
      rest = inverse - Double(digit)
      let value = Double(current.numerator) / Double(current.denominator)
      // What is left is the rounding of the duration itself.
      if abs(value - target) < 1e-12 * max(target, 1e-3) { break }
    }
    numerator = UInt16(current.numerator)
    denominator = UInt16(current.denominator)
  }
}
