/// Takes quarter turns off an angle, so that what is left lies between plus and minus pi/4.
enum QuarterTurnReduction {
  /// The number of quarter turns, modulo four, and the rest of a finite angle in radians.
  ///
  /// The rest is good to about 2^-100 up to angles of 2^30 (Cody and Waite, in four parts) and to 64 significant bits
  /// at least beyond (Payne and Hanek).
  static func reduce(_ x: Double) -> (quadrant: Int, remainder: DoubleDouble) {
    if x.magnitude <= 0x1.921fb54442d18p-1 { return (0, DoubleDouble(high: x, low: 0)) }
    if x.magnitude > 0x1p30 {
      let (quadrant, remainder) = reduceLarge(x.magnitude)
      if x > 0 { return (quadrant, remainder) }
      return (4 - quadrant, DoubleDouble(high: -remainder.high, low: -remainder.low))
    }
    let shifted = x * 0x1.45f306dc9c883p-1 + Elementary.roundingShift
    let count = shifted - Elementary.roundingShift
    // Pi / 2 in three parts of 23 bits, whose products with a count of 30 bits are exact, and a rest.
    let first = x - count * 0x1.921fb4p0
    let second = DoubleDouble.sum(first, -count * 0x1.4442dp-24)
    let third = second + -count * 0x1.846988p-48
    let remainder = third + -count * 0x1.8cc51701b839ap-72
    return (Int(truncatingIfNeeded: shifted.bitPattern & 3), remainder)
  }

  /// Multiplies the significand by just those bits of 2/pi that matter modulo four quarter turns.
  private static func reduceLarge(_ x: Double) -> (quadrant: Int, remainder: DoubleDouble) {
    let exponent = Int(x.exponent) - 52
    let firstLimb = max(exponent - 2, 0) / 32
    let low = x.significandBitPattern & 0xFFFF_FFFF
    let high = x.significandBitPattern >> 32 | 1 << 20
    // Seven limbs of 2/pi times two of the significand, least significant first.
    var product = [UInt64](repeating: 0, count: 10)
    for position in 0..<7 {
      let factor = UInt64(twoOverPi[firstLimb + 6 - position])
      var carry = product[position] + factor &* low
      product[position] = carry & 0xFFFF_FFFF
      carry = (carry >> 32) + product[position + 1] + factor &* high
      product[position + 1] = carry & 0xFFFF_FFFF
      product[position + 2] += carry >> 32
    }
    /// The 32 bits whose lowest has the given position.
    func bits(from position: Int) -> UInt64 {
      let limb = position / 32
      let shift = UInt64(position % 32)
      return (product[limb] | product[limb + 1] << 32) >> shift & 0xFFFF_FFFF
    }
    let point = 32 * (firstLimb + 7) - exponent
    var quadrant = Int(truncatingIfNeeded: bits(from: point) & 3)
    var fraction = bits(from: point - 32) << 32 | bits(from: point - 64)
    var lower = bits(from: point - 96) << 32 | bits(from: point - 128)
    let isUpperHalf = fraction >> 63 == 1
    if isUpperHalf {
      quadrant += 1
      lower = ~lower &+ 1
      fraction = ~fraction &+ (lower == 0 ? 1 : 0)
    }
    let turns =
      DoubleDouble.sum(Double(fraction >> 32) * 0x1p-32, Double(fraction & 0xFFFF_FFFF) * 0x1p-64)
      + Double(lower >> 11) * 0x1p-117
    let angle = turns * DoubleDouble(high: 0x1.921fb54442d18p0, low: 0x1.1a62633145c07p-54)
    return (quadrant, isUpperHalf ? DoubleDouble(high: -angle.high, low: -angle.low) : angle)
  }

  /// The binary digits of 2/pi, 32 a limb, enough for the largest double.
  private static let twoOverPi: [UInt32] = [
    0xA2F9_836E, 0x4E44_1529, 0xFC27_57D1, 0xF534_DDC0, 0xDB62_9599, 0x3C43_9041, 0xFE51_63AB, 0xDEBB_C561,
    0xB724_6E3A, 0x424D_D2E0, 0x0649_2EEA, 0x09D1_921C, 0xFE1D_EB1C, 0xB129_A73E, 0xE882_35F5, 0x2EBB_4484,
    0xE99C_7026, 0xB45F_7E41, 0x3991_D639, 0x8353_39F4, 0x9C84_5F8B, 0xBDF9_283B, 0x1FF8_97FF, 0xDE05_980F,
    0xEF2F_118B, 0x5A0A_6D1F, 0x6D36_7ECF, 0x27CB_09B7, 0x4F46_3F66, 0x9E5F_EA2D, 0x7527_BAC7, 0xEBE5_F17B,
    0x3D07_39F7, 0x8A52_92EA, 0x6BFB_5FB1, 0x1F8D_5D08, 0x5603_3046, 0xFC7B_6BAB,
  ]
}
