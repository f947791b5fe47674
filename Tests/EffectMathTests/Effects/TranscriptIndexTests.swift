import EffectMath
import Testing

@Suite struct TranscriptIndexTests {
  @Test(
    arguments: [
      (-1.0, nil), (0, 0), (1.9, 0), (2, nil), (2.9, nil), (3, 1), (4, 2), (4.5, 2), (5, 1), (5.9, 1), (6, nil),
      (1e9, nil),
      (.nan, nil),
    ] as [(Double, Int?)])
  func gapsAndOverlaps(time: Double, expected: Int?) {
    let index = TranscriptIndex(starts: [0, 3, 4], ends: [2, 6, 5])
    #expect(index.current(at: time) == expected)
  }

  @Test func withoutEndsALineLastsUntilTheNext() {
    let index = TranscriptIndex(starts: [1, 2, 2, 5])
    #expect(index.current(at: 0.5) == nil)
    #expect(index.current(at: 1.5) == 0)
    #expect(index.current(at: 2) == 2)
    #expect(index.active(at: 3) == [1, 2])
    #expect(index.current(at: 1e300) == 3)
    #expect(index.nextChange(after: 2) == 5)
    #expect(index.nextChange(after: 6) == nil)
    #expect(index.lastStarted(at: 4) == 2)
  }

  /// The answer of a plain scan over all spans.
  @Test func agreesWithAScan() {
    var generator = TestGenerator(state: 5)
    for round in 0..<40 {
      let count = Int(generator.unit() * 30)
      let starts = (0..<count).map { _ in (generator.unit() * 20).rounded(.down) }.sorted()
      let ends = starts.map { $0 + (generator.unit() * (round % 2 == 0 ? 3 : 25)).rounded(.down) }
      let index = TranscriptIndex(starts: starts, ends: ends)
      for step in -4...100 {
        let time = Double(step) * 0.5
        let active = starts.indices.filter { starts[$0] <= time && time < ends[$0] }
        #expect(index.current(at: time) == active.last)
        #expect(index.active(at: time) == active)
        #expect(
          index.nextChange(after: time) == (starts + ends).filter { $0 > time && $0 < .infinity }.min()
            || starts.indices.contains { ends[$0] <= starts[$0] })
      }
    }
  }

  @Test func manyNestedLinesStayQuick() {
    let starts = (0..<100_000).map { Double($0) }
    var ends: [Double?] = starts.map { $0 + 0.5 }
    ends[0] = 1e9
    let index = TranscriptIndex(starts: starts, ends: ends)
    #expect(index.current(at: 99_999.75) == 0)
    #expect(index.current(at: 50_000.25) == 50_000)
  }

  @Test func badTimesAreMadeGood() {
    let index = TranscriptIndex(starts: [.nan, 3, 1, .nan, 5], ends: [2, .nan, nil, 4])
    #expect(index.starts == [0, 3, 3, 3, 5])
    #expect(index.current(at: 3.5) == 3)
    #expect(index.current(at: 4.5) == 2)
    #expect(TranscriptIndex(starts: []).current(at: 0) == nil)
  }

  @Test(arguments: [(0.0, 0.0), (1, 0), (1.5, 0.25), (3, 1), (9, 1), (.nan, 0)])
  func progressThroughAWord(time: Double, expected: Double) {
    #expect(TranscriptMath.progress(at: time, start: 1, end: 3) == expected)
  }

  @Test func progressWithoutLength() {
    #expect(TranscriptMath.progress(at: 0.9, start: 1, end: 1) == 0)
    #expect(TranscriptMath.progress(at: 1, start: 1, end: 1) == 1)
  }
}
