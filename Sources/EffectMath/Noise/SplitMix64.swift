/// The generator of all randomness here: small, fast, and the same numbers for the same seed on every machine.
///
/// A counter stepped by the golden ratio and scrambled (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014). Every seed is good, its period is 2^64. Not for cryptography.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  /// The counter; equal states give equal sequences.
  public var state: UInt64

  /// Creates a generator whose sequence is determined by the seed.
  @inlinable
  public init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.scrambled(state)
  }

  /// The next number from 0 up to but not including 1, uniform over the multiples of 2^-53.
  @inlinable
  public mutating func nextUnit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// The finaliser alone: a one-to-one map of 64 bits in which each input bit flips half of the output.
  ///
  /// It hashes coordinates and splits one seed into many.
  @inlinable
  public static func scrambled(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
