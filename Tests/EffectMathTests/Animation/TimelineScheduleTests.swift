import EffectMath
import Testing

@Suite struct TimelineScheduleTests {
  @Test func periodic() {
    let schedule = TimelineSchedule.periodic(from: 10, by: 0.4)
    #expect(schedule.entry(at: 9) == nil)
    #expect(schedule.entry(after: 9) == 10)
    #expect(schedule.entry(at: 10) == 10)
    #expect(abs(schedule.entry(at: 11.3)! - 11.2) < 1e-12)
    #expect(abs(schedule.entry(after: 11.3)! - 11.6) < 1e-12)
    #expect(schedule.entries(from: 0, through: 11).count == 3)
    #expect(TimelineSchedule.periodic(from: 3, by: 0).entries(from: 0, through: 100) == [3])
  }

  @Test func everyMinute() {
    #expect(TimelineSchedule.everyMinute.entry(at: 119) == 60)
    #expect(TimelineSchedule.everyMinute.entry(after: 120) == 180)
    #expect(TimelineSchedule.everyMinute.entry(at: -1) == -60)
    #expect(TimelineSchedule.everyMinute.entries(from: 30, through: 200) == [0, 60, 120, 180])
  }

  @Test func explicit() {
    let schedule = TimelineSchedule.explicit([5, 1, .nan, 3, .infinity])
    #expect(schedule.entries(from: -10, through: 10) == [1, 3, 5])
    #expect(schedule.entry(at: 4.9) == 3)
    #expect(schedule.entry(after: 5) == nil)
    #expect(TimelineSchedule.explicit([]).entry(at: 0) == nil)
  }

  @Test func animationKeepsItsMinimumInterval() {
    let free = TimelineSchedule.animation.entries(from: 0, through: 1)
    #expect(free.count == 61)
    let slow = TimelineSchedule.animation(minimumInterval: 1.0 / 30).entries(from: 0, through: 1)
    #expect(slow.count == 31)
    // A display shows whole frames: 0.04 s is three of them at 60 a second.
    let odd = TimelineSchedule.animation(minimumInterval: 0.04).entries(from: 0, through: 1)
    #expect(odd.count == 21)
    #expect(TimelineSchedule.animation(minimumInterval: 0.0333).entries(from: 0, through: 1).count == 31)
  }

  @Test func pausedDrawsOnce() {
    let paused = TimelineSchedule.animation(minimumInterval: nil, paused: true)
    #expect(paused.entries(from: 12.5, through: 1e6) == [12.5])
  }

  @Test(arguments: [
    TimelineSchedule.animation, .animation(minimumInterval: 0.7), .everyMinute, .periodic(from: 8e8, by: 1.0 / 30),
    .periodic(from: -3, by: 0.1),
  ])
  func entriesAscendAndSurroundTheTime(schedule: TimelineSchedule) {
    var generator = TestGenerator(state: 3)
    for scale in [1, 1e3, 8.1e8] {
      for _ in 0..<300 {
        let time = generator.unit() * scale
        let next = schedule.entry(after: time)!
        #expect(next > time)
        guard let current = schedule.entry(at: time) else { continue }
        #expect(current <= time)
        #expect(schedule.entry(at: current) == current)
        #expect(schedule.entry(after: current) == next)
        #expect(schedule.entry(at: next) == next)
      }
    }
  }

  @Test(arguments: [
    TimelineSchedule.animation, .animation(minimumInterval: .nan, displayInterval: 0), .periodic(from: .nan, by: .nan),
    .periodic(from: 0, by: 1e-300), .periodic(from: 1e300, by: 1), .everyMinute, .explicit([.nan]),
  ])
  func anyTimeIsSafe(schedule: TimelineSchedule) {
    for time in [Double.nan, -.infinity, -1e300, 0, 1e9, 1e300, .infinity] {
      if let entry = schedule.entry(at: time) { #expect(!entry.isNaN) }
      if let entry = schedule.entry(after: time) { #expect(entry > time || time.isNaN) }
    }
    #expect(schedule.entries(from: 0, through: .infinity, maximumCount: 50).count <= 50)
  }
}
