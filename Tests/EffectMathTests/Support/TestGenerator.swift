/// A linear congruential generator (Knuth's MMIX constants): repeatable numbers that no tested code makes.
struct TestGenerator {
  var state: UInt64

  /// The next number in 0..<1.
  mutating func unit() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / 9_007_199_254_740_992
  }
}
