/// The check value at the end of a zlib stream (RFC 1950, section 8.2).
package struct Adler32: Hashable, Sendable {
  /// The largest prime below 65536.
  private static let modulus: UInt32 = 65521
  /// The most bytes after which neither sum, below the modulus at first, exceeds 32 bits; divisible by 16.
  private static let bytesPerReduction = 5552

  private var sum: UInt32 = 1
  private var sumOfSums: UInt32 = 0

  package init() {}

  /// The check value of one run of bytes.
  package static func checksum(of bytes: Span<UInt8>) -> UInt32 {
    var adler = Adler32()
    adler.update(bytes)
    return adler.value
  }

  /// The check value of all bytes so far.
  package var value: UInt32 {
    sumOfSums << 16 | sum
  }

  /// Takes in more bytes.
  package mutating func update(_ bytes: Span<UInt8>) {
    var start = 0
    while start < bytes.count {
      let run = bytes.extracting(start..<min(start + Self.bytesPerReduction, bytes.count))
      // The second sum weighs each byte by its distance to the end, so both are plain sums that vectorise.
      var plain: UInt32 = 0
      var weighted: UInt32 = 0
      for index in 0..<run.count {
        let byte = UInt32(run[index])
        plain &+= byte
        weighted &+= byte &* UInt32(truncatingIfNeeded: run.count &- index)
      }
      sumOfSums = (sumOfSums &+ weighted &+ sum &* UInt32(truncatingIfNeeded: run.count)) % Self.modulus
      sum = (sum &+ plain) % Self.modulus
      start += run.count
    }
  }
}
