import EffectStyles
import Testing

@Suite struct BandSchedulerTests {
  @Test(arguments: [nil, 1, 2, 3, 7, 100] as [Int?], [0, 1, 5, 64, 1000])
  func everyRowIsFilledOnce(_ threads: Int?, _ count: Int) {
    let rows = 10..<(10 + count)
    var values = [Int32](repeating: 0, count: count * 3)
    var elements = values.mutableSpan
    BandScheduler(threads: threads).run(rows, rowLength: 3, minimumRows: 4, in: &elements) { band, span in
      for row in band {
        for column in 0..<3 {
          span[(row - band.lowerBound) * 3 + column] += Int32(row * 3 + column)
        }
      }
    }
    #expect(values == rows.flatMap { row in (0..<3).map { Int32(row * 3 + $0) } })
  }

  @Test func bandsKeepTheirMinimum() {
    let scheduler = BandScheduler(threads: 8)
    #expect(scheduler.bandCount(100, 50) == 2)
    #expect(scheduler.bandCount(49, 50) == 1)
    #expect(BandScheduler(threads: -3).bandCount(1000, 1) == 1)
  }
}
