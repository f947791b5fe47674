import EffectMath
import EffectStyles
import Testing

@Suite struct ColumnIntervalsTests {
  @Test(arguments: 0..<50 as Range<UInt64>)
  func holdsEverythingThatWasAdded(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var set = ColumnIntervals()
    var added = Set<Int>()
    for _ in 0..<(1 + Int(generator.next() % 12)) {
      let start = Int(generator.next() % 100) - 20
      let range = start..<(start + Int(generator.next() % 9))
      set.insert(range)
      added.formUnion(range)
      let ranges = (0..<set.count).map { set[$0] }
      #expect(
        ranges.allSatisfy { !$0.isEmpty }
          && zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
      #expect(added.isSubset(of: ranges.joined()))
      #expect(set.hull == (added.min() ?? 0)..<((added.max() ?? -1) + 1))
    }
  }

  @Test func joinsTheNarrowestGap() {
    var set = ColumnIntervals()
    for range in [0..<10, 20..<30, 33..<40, 50..<60, 70..<80] { set.insert(range) }
    #expect((0..<set.count).map { set[$0] } == [0..<10, 20..<40, 50..<60, 70..<80])
    #expect(set.clamped(to: 25..<55).hull == 25..<55)
    #expect(ColumnIntervals(3..<3).isEmpty)
  }
}
