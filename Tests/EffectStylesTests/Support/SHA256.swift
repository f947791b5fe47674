/// The SHA-256 digest of FIPS 180-4, to compare pictures with published hashes.
enum SHA256 {
  /// The 64 hexadecimal digits of the digest.
  static func hexadecimal(of message: [UInt8]) -> String {
    digest(of: message).map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The fractional parts of the cube roots of the first 64 primes, in 1/2^32.
  private static let constants: [UInt32] = primes(64).map { prime in root(prime, cube: true) }

  private static func digest(of message: [UInt8]) -> [UInt32] {
    var state = primes(8).map { prime in root(prime, cube: false) }
    var padded = message + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    let bits = UInt64(message.count) * 8
    padded += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    var schedule = [UInt32](repeating: 0, count: 64)
    for start in stride(from: 0, to: padded.count, by: 64) {
      for t in 0..<16 {
        let i = start + 4 * t
        schedule[t] =
          UInt32(padded[i]) << 24 | UInt32(padded[i + 1]) << 16 | UInt32(padded[i + 2]) << 8 | UInt32(padded[i + 3])
      }
      for t in 16..<64 {
        let (a, b) = (schedule[t - 15], schedule[t - 2])
        let small0 = rotate(a, 7) ^ rotate(a, 18) ^ a >> 3
        let small1 = rotate(b, 17) ^ rotate(b, 19) ^ b >> 10
        schedule[t] = schedule[t - 16] &+ small0 &+ schedule[t - 7] &+ small1
      }
      compress(&state, schedule)
    }
    return state
  }

  private static func compress(_ state: inout [UInt32], _ schedule: [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for t in 0..<64 {
      let large1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let first = h &+ large1 &+ (e & f ^ ~e & g) &+ constants[t] &+ schedule[t]
      let large0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let second = large0 &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() {
      state[index] &+= word
    }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func primes(_ count: Int) -> [UInt64] {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }

  /// The 32 bits behind the point of the square or cube root of a small number, by bisection on integers.
  private static func root(_ number: UInt64, cube: Bool) -> UInt32 {
    var low: UInt64 = 0
    var high: UInt64 = 1 << 37
    while high - low > 1 {
      let middle = (low + high) / 2
      let square = middle.multipliedFullWidth(by: middle)
      let isBelow: Bool
      if cube {
        // middle^3 <= number * 2^96, compared in 128 bits after dropping 32 of each: exact enough for 36-bit roots.
        let part = (square.high << 32 | square.low >> 32, square.low & 0xFFFF_FFFF)
        let product = part.0.multipliedFullWidth(by: middle)
        let rest = part.1.multipliedFullWidth(by: middle)
        let carry = rest.high << 32 | rest.low >> 32
        let (low64, overflow) = product.low.addingReportingOverflow(carry)
        let high64 = product.high + (overflow ? 1 : 0)
        isBelow = high64 < number || (high64 == number && low64 == 0)
      } else {
        isBelow = square.high < number || (square.high == number && square.low == 0)
      }
      if isBelow { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }
}
