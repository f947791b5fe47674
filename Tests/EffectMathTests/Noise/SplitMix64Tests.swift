import EffectMath
import Testing

@Suite struct SplitMix64Tests {
  /// Vectors of Vigna's reference implementation: as the Java class documents them for seed 0, and for 1234567 as
  /// listed by Rosetta Code.
  @Test(
    arguments: [
      (0, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F, 0xF88B_B8A8_724C_81EC]),
      (
        1_234_567,
        [
          6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
          16_408_922_859_458_223_821,
        ]
      ),
    ] as [(UInt64, [UInt64])])
  func publishedVectors(seed: UInt64, expected: [UInt64]) {
    var generator = SplitMix64(seed: seed)
    #expect(expected.map { _ in generator.next() } == expected)
  }

  /// The finaliser is what the generator gives for the counter: one step of the golden ratio before, and 0 for 0.
  @Test func scramblingIsTheFinaliser() {
    #expect(SplitMix64.scrambled(0x9E37_79B9_7F4A_7C15) == 0xE220_A839_7B1D_CDAF)
    #expect(SplitMix64.scrambled(2 &* 0x9E37_79B9_7F4A_7C15) == 0x6E78_9E6A_A1B9_65F4)
    #expect(SplitMix64.scrambled(0) == 0)
    // Each input bit flips about half of the output: 32 bits, deviation 4.
    for bit in 0..<64 {
      let flipped = SplitMix64.scrambled(12345 ^ (1 << UInt64(bit))) ^ SplitMix64.scrambled(12345)
      #expect(abs(flipped.nonzeroBitCount - 32) < 20)
    }
  }

  @Test func unitsAreUniform() {
    var generator = SplitMix64(seed: 7)
    var counts = [Int](repeating: 0, count: 10)
    for _ in 0..<20_000 {
      let unit = generator.nextUnit()
      #expect(unit >= 0 && unit < 1)
      counts[Int(unit * 10)] += 1
    }
    // 2000 expected in each, deviation 42.
    #expect(counts.allSatisfy { abs($0 - 2000) < 200 }, "\(counts)")
  }

  @Test func seedDeterminesEverything() {
    var first = SplitMix64(seed: 99)
    var second = first
    #expect((0..<100).allSatisfy { _ in first.next() == second.next() })
    #expect(first == second)
  }
}
