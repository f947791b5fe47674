import EffectMath
import Testing

@Suite struct IntelligenceStrokeMathTests {
  typealias Stroke = IntelligenceStrokeMath

  @Test func publishedNumbers() {
    let layers = Stroke.layers()
    #expect(layers.map(\.lineWidth) == [6, 9, 11, 15])
    #expect(layers.map(\.blur) == [0, 4, 12, 15])
    #expect(layers.map(\.animationDuration) == [0.5, 0.6, 0.8, 1.0])
    #expect(Stroke.defaultUpdateInterval == 0.4 && Stroke.safeUpdateInterval == 0.334)
    let colors = Stroke.palette.map { color in (0..<4).map { Int((color[$0] * 255).rounded()) } }
    #expect(
      colors == [
        [188, 130, 243, 255], [245, 185, 234, 255], [141, 159, 255, 255], [255, 103, 120, 255], [255, 186, 113, 255],
        [198, 134, 255, 255],
      ])
    #expect(Stroke.layers(lineWidths: [1, 2, 3], blurs: [0], animationDurations: [1, 2]).count == 1)
  }

  @Test(arguments: [(0.4, 0.4), (0.1, 0.334), (0, 0.334), (-1, 0.334), (.nan, 0.4), (2, 2), (.infinity, 1e9)])
  func unsafeIntervalsAreRaised(interval: Double, expected: Double) {
    #expect(Stroke.updateInterval(interval) == expected)
  }

  @Test func unsafeIntervalsCanBeAllowed() {
    #expect(Stroke.updateInterval(0.1, allowsFlashing: true) == 0.1)
    #expect(Stroke.updateInterval(0, allowsFlashing: true) == 0.001)
  }

  @Test(
    arguments: [
      (-5.0, 0), (0.0, 0), (0.39, 0), (0.41, 1), (4.1, 10), (.nan, 0), (.infinity, 0), (4e8 + 0.1, 1_000_000_000),
    ] as [(Double, Int64)])
  func updateIndex(time: Double, expected: Int64) {
    #expect(Stroke.updateIndex(time: time, interval: 0.4) == expected)
  }

  /// The fold over all updates ever made, without leaving any out.
  private func slowFold(_ time: Double, _ interval: Double, _ duration: Double, _ target: (Int) -> Double) -> Double {
    var value = target(0)
    var index = 1
    while Double(index) * interval <= time {
      let progress = Animation.easeInOut(duration: duration).progress(at: time - Double(index) * interval)
      value += progress * (target(index) - value)
      index += 1
    }
    return value
  }

  @Test(arguments: [0.5, 0.6, 0.8, 1.0, 0.1, 3.7])
  func weightsFoldLikeAllUpdates(duration: Double) {
    func target(_ index: Int) -> Double { Double((index * 7919) % 101) }
    for step in 0..<200 {
      let time = Double(step) * 0.0617
      let weights = Stroke.weights(time: time, interval: 0.4, duration: duration)
      #expect(abs(weights.reduce(0) { $0 + $1.weight } - 1) < 1e-14)
      #expect(weights.count <= Int((duration / 0.4).rounded(.up)) + 1)
      let value = weights.reduce(0) { $0 + $1.weight * target(Int($1.index)) }
      #expect(abs(value - slowFold(time, 0.4, duration, target)) < 1e-10, "at \(time)")
    }
  }

  /// Update 1 at 0.4 with duration 0.5 is at half of its way at 0.65, and finished at 0.9 under update 2.
  @Test func weightsWorkedByHand() {
    let half = Stroke.weights(time: 0.65, interval: 0.4, duration: 0.5)
    #expect(half.map(\.index) == [0, 1])
    #expect(abs(half[0].weight - 0.5) < 1e-12 && abs(half[1].weight - 0.5) < 1e-12)
    // At 1.05 update 2 (from 0.8) is half way, update 1 is whole.
    let next = Stroke.weights(time: 1.05, interval: 0.4, duration: 0.5)
    #expect(next.map(\.index) == [1, 2])
    #expect(abs(next[1].weight - 0.5) < 1e-12)
    #expect(Stroke.weights(time: 9.9, interval: 0.4, duration: 0).map(\.weight) == [1])
  }

  @Test func anyTimeIsSafeAndCheap() {
    for time in [Double.nan, .infinity, -.infinity, -1, 1e9, 1e300] {
      for duration in [Double.nan, 0, 1, 1e300, .infinity] {
        let weights = Stroke.weights(time: time, interval: 0.4, duration: duration)
        #expect(weights.count <= 65)
        #expect(weights.allSatisfy { $0.weight.isFinite && $0.index >= 0 })
      }
    }
  }

  @Test func placementsAreSeededAndSorted() {
    let placements = Stroke.placements(update: 5, seed: 7, count: 6)
    #expect(placements == Stroke.placements(update: 5, seed: 7, count: 6))
    #expect(placements != Stroke.placements(update: 6, seed: 7, count: 6))
    #expect(placements != Stroke.placements(update: 5, seed: 8, count: 6))
    #expect(placements.map(\.colorIndex).sorted() == [0, 1, 2, 3, 4, 5])
    #expect(zip(placements, placements.dropFirst()).allSatisfy { $0.location <= $1.location })
    #expect(Stroke.placements(update: 0, seed: 0, count: 0).isEmpty)
  }

  /// Neighbouring updates share no numbers, and locations fill 0..<1 evenly.
  @Test func placementsLookRandom() {
    var buckets = Array(repeating: 0, count: 10)
    var seen = Set<Double>()
    for update in 0..<2_000 {
      for placement in Stroke.placements(update: Int64(update), seed: 1, count: 6) {
        buckets[Int(placement.location * 10)] += 1
        seen.insert(placement.location)
      }
    }
    #expect(seen.count == 12_000)
    // 1200 a bucket, deviation 33: five deviations.
    #expect(buckets.allSatisfy { abs($0 - 1_200) < 165 }, "\(buckets)")
  }

  @Test func nextChange() {
    #expect(Stroke.nextChange(after: 0.1, interval: 0.4, longestDuration: 0.2) == 0.4)
    #expect(Stroke.nextChange(after: 0.5, interval: 0.4, longestDuration: 0.2) == 0.5)
    #expect(Stroke.nextChange(after: 0.7, interval: 0.4, longestDuration: 0.2) == 0.8)
    #expect(Stroke.nextChange(after: 0.7, interval: 0.4, longestDuration: 1) == 0.7)
    #expect(Stroke.nextChange(after: .nan, interval: 0.4, longestDuration: 1) == nil)
  }

  @Test func evenStopsTurn() {
    let stops = Stroke.evenStops(palette: [Color(white: 0), Color(white: 0.5)])
    #expect(stops.map(\.location) == [0, 0.5, 1])
    #expect(stops.first?.color == stops.last?.color)
    #expect(Stroke.evenStops(palette: []).isEmpty)
    #expect(abs(Stroke.rotation(time: 3, period: 12).degrees - 90) < 1e-12)
    #expect(Stroke.rotation(time: 3, period: 12, reduceMotion: true) == .zero)
    #expect(Stroke.rotation(time: 3, period: 0) == .zero)
  }

  @Test func seamlessStopsMeetAtTheSeam() {
    let stops = [
      Gradient.Stop(color: Color(white: 0.2), location: 0.1), Gradient.Stop(color: Color(white: 0.8), location: 0.7),
    ]
    let closed = Stroke.seamless(stops)
    #expect(closed.map(\.location) == [0, 0.1, 0.7, 1])
    // Three quarters of the way from 0.7 across 1 to 1.1.
    #expect(abs(closed[0].color.red - 0.35) < 1e-6)
    #expect(closed[0].color == closed[3].color)
    #expect(Stroke.seamless([stops[0]]) == [stops[0]])
  }
}
