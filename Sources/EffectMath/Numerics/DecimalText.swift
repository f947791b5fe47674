/// Decimal text of numbers, the same on every machine and without the standard library's printing code.
///
/// Writers of SVG and of printed display lists use it: `Double.description` would pull large tables into a WebAssembly
/// module, and C's `printf` differs between platforms.
public enum DecimalText {
  /// The text of a number, rounded to a given count of fraction digits.
  ///
  /// The exact binary value is rounded, a tie going to the even digit; trailing zeros, and the point after the last of
  /// them, are dropped. There is never an exponent. Zero has no sign, nor has what rounds to zero. The values that are
  /// not finite give `nan`, `inf` and `-inf`.
  ///
  /// - Parameters:
  ///   - value: Any number.
  ///   - maximumFractionDigits: How many digits may follow the point, clamped to 0...17.
  /// - Returns: Digits with an optional sign and point, such as `-12.5`.
  public static func string(_ value: Double, maximumFractionDigits: Int) -> String {
    var text: [UInt8] = []
    append(value, maximumFractionDigits: maximumFractionDigits, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the text of a number as ASCII to a buffer of bytes.
  ///
  /// For writers that collect many numbers; the text is that of ``string(_:maximumFractionDigits:)``.
  public static func append(_ value: Double, maximumFractionDigits: Int, to text: inout [UInt8]) {
    guard value.isFinite else {
      if value < 0 { text.append(minus) }
      text.append(contentsOf: value.isNaN ? [0x6E, 0x61, 0x6E] : [0x69, 0x6E, 0x66])
      return
    }
    let magnitude = value.magnitude
    let start = text.count
    if value < 0 { text.append(minus) }
    if magnitude < 0x1p63 {
      let whole = UInt64(magnitude)
      let rounded = fraction(
        of: magnitude - Double(whole), count: min(max(maximumFractionDigits, 0), 17), isWholeOdd: whole & 1 == 1)
      let digits = rounded.digits
      appendDigits(of: rounded.carriesIntoWhole ? whole + 1 : whole, to: &text)
      if let last = digits.lastIndex(where: { $0 != 0 }) {
        text.append(point)
        for digit in digits[...last] { text.append(zero + digit) }
      } else if text.count == start + 2, text[start] == minus, text[start + 1] == zero {
        text.remove(at: start)
      }
    } else {
      appendLargeInteger(magnitude, to: &text)
    }
  }

  private static let minus = UInt8(ascii: "-")
  private static let point = UInt8(ascii: ".")
  private static let zero = UInt8(ascii: "0")

  private static func appendDigits(of value: UInt64, to text: inout [UInt8]) {
    let start = text.count
    var rest = value
    repeat {
      text.append(zero + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    text[start...].reverse()
  }

  /// The first digits of a number in 0..<1, correctly rounded, and whether rounding carried into the units.
  private static func fraction(
    of value: Double, count: Int, isWholeOdd: Bool
  ) -> (digits: [UInt8], carriesIntoWhole: Bool) {
    // A fixed-point number of 128 bits in four limbs. Bits below 2^-128 can't reach a digit of the 17 that are
    // asked for, but they break a tie.
    var limbs = SIMD4<UInt64>()
    var rest = value
    for index in 0..<4 {
      rest *= 0x1p32
      limbs[index] = UInt64(rest)
      rest -= Double(limbs[index])
    }
    let hasLowerBits = rest > 0
    var digits: [UInt8] = []
    digits.reserveCapacity(count)
    for _ in 0..<count {
      var carry: UInt64 = 0
      for index in (0..<4).reversed() {
        let product = limbs[index] &* 10 + carry
        limbs[index] = product & 0xFFFF_FFFF
        carry = product >> 32
      }
      digits.append(UInt8(truncatingIfNeeded: carry))
    }
    let half: UInt64 = 0x8000_0000
    let isAboveHalf = limbs[0] > half || (limbs[0] == half && (limbs[1] | limbs[2] | limbs[3] != 0 || hasLowerBits))
    let isOdd = digits.last.map { $0 & 1 == 1 } ?? isWholeOdd
    guard isAboveHalf || (limbs[0] == half && isOdd) else { return (digits, false) }
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return (digits, false)
      }
      digits[index] = 0
    }
    return (digits, true)
  }

  /// Appends an integer that needs more than 63 bits, by long division of its binary digits.
  private static func appendLargeInteger(_ value: Double, to text: inout [UInt8]) {
    let shift = Int(value.exponent) - 52
    var limbs = [UInt64](repeating: 0, count: shift / 32 + 3)
    let low = (value.significandBitPattern & 0xFFFF_FFFF) << UInt64(shift % 32)
    let high = (value.significandBitPattern >> 32 | 1 << 20) << UInt64(shift % 32)
    let middle = (low >> 32) + (high & 0xFFFF_FFFF)
    limbs[shift / 32] = low & 0xFFFF_FFFF
    limbs[shift / 32 + 1] = middle & 0xFFFF_FFFF
    limbs[shift / 32 + 2] = (high >> 32) + (middle >> 32)
    let start = text.count
    while let top = limbs.lastIndex(where: { $0 != 0 }) {
      limbs.removeSubrange((top + 1)...)
      var remainder: UInt64 = 0
      for index in limbs.indices.reversed() {
        let dividend = remainder << 32 | limbs[index]
        limbs[index] = dividend / 10
        remainder = dividend % 10
      }
      text.append(zero + UInt8(truncatingIfNeeded: remainder))
    }
    text[start...].reverse()
  }
}
