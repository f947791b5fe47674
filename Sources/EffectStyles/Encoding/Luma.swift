/// The gray of a colour.
enum Luma {
  /// The sum of a pixel's colours, of up to 16 bits, weighed by ITU-R BT.709 and rounded; gray stays as it is.
  @inline(__always)
  static func gray(_ pixel: SIMD4<UInt32>) -> UInt16 {
    // 0.2126, 0.7152 and 0.0722 of 65536.
    let sum = pixel.x &* 13933 &+ pixel.y &* 46871 &+ pixel.z &* 4732
    return UInt16(truncatingIfNeeded: (sum &+ 32768) &>> 16)
  }
}
