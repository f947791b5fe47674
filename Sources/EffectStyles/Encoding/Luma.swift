/// The gray of a colour.
enum Luma {
  /// The sum of a pixel's colours, of up to 16 bits, weighed by ITU-R BT.709 and rounded; gray stays as it is.
  @inline(__always)
  static func gray(_ pixel: SIMD4<UInt32>) -> UInt16 {
    // Exact in ten thousandths: of 16 bits the sum stays below 2^30.
    let sum = pixel.x &* 2126 &+ pixel.y &* 7152 &+ pixel.z &* 722
    return UInt16(truncatingIfNeeded: (sum &+ 5000) / 10_000)
  }
}
