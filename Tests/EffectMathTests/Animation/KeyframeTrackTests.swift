import EffectMath
import Testing

@Suite struct KeyframeTrackTests {
  @Test func linearAndMove() {
    let track = KeyframeTrack(
      initialValue: 1.0,
      keyframes: [
        .linear(3, duration: 2), .move(10), .linear(20, duration: 1, timingCurve: .easeIn), .move(-1),
      ])
    #expect(track.duration == 3)
    for (time, expected) in [(-1.0, 1.0), (0, 1), (0.5, 1.5), (1.5, 2.5), (2, 10), (3, -1), (99, -1)] {
      #expect(abs(track.value(at: time) - expected) < 1e-12, "at \(time)")
    }
    #expect(abs(track.value(at: 2.6575) - 15) < 1e-9)
    #expect(track.velocity(at: 0.5) == 1)
    #expect(track.velocity(at: 5) == 0)
  }

  /// Uniform cubic keyframes 0, 1, 4, 9 a second apart: inner tangents (p₊ - p₋)/2, ends at rest.
  @Test func cubicKeyframesAreACatmullRomSpline() {
    let track = KeyframeTrack(
      initialValue: 0.0, keyframes: [.cubic(1, duration: 1), .cubic(4, duration: 1), .cubic(9, duration: 1)])
    // Hermite at one half: the mean of the ends plus an eighth of the difference of their velocities.
    #expect(abs(track.value(at: 0.5) - (0.5 + (0 - 2) / 8)) < 1e-14)
    #expect(abs(track.value(at: 1.5) - (2.5 + (2.0 - 4) / 8)) < 1e-14)
    #expect(abs(track.value(at: 2.5) - (6.5 + (4.0 - 0) / 8)) < 1e-14)
    #expect(abs(track.velocity(at: 1) - 2) < 1e-14)
    #expect(abs(track.velocity(at: 2) - 4) < 1e-14)
  }

  @Test func unevenDurationsWeighTheTangent() {
    let track = KeyframeTrack(initialValue: 0.0, keyframes: [.cubic(3, duration: 1), .cubic(4, duration: 3)])
    #expect(abs(track.velocity(at: 1) - 1) < 1e-14)
  }

  @Test func explicitVelocitiesAreKept() {
    let track = KeyframeTrack(
      initialValue: 0.0, keyframes: [.cubic(1, duration: 2, startVelocity: 5, endVelocity: -3)])
    #expect(abs(track.velocity(at: 0) - 5) < 1e-14)
    #expect(abs(track.velocity(at: 2.0.nextDown) + 3) < 1e-9)
    // 0.5 + 2 (5 + 3)/8
    #expect(abs(track.value(at: 1) - 2.5) < 1e-14)
  }

  @Test func cubicsJoinOtherKindsSmoothly() {
    let track = KeyframeTrack(
      initialValue: 0.0,
      keyframes: [
        .linear(4, duration: 2), .cubic(5, duration: 1), .linear(8, duration: 1), .cubic(9, duration: 1), .move(0),
        .spring(3, duration: 0.2), .cubic(1, duration: 1),
      ])
    #expect(abs(track.velocity(at: 2) - 2) < 1e-12)
    #expect(abs(track.velocity(at: 3.0.nextDown) - 3) < 1e-9)
    #expect(abs(track.velocity(at: 4) - 3) < 1e-12)
    #expect(abs(track.velocity(at: 5.0.nextDown)) < 1e-9)
    // A spring that is cut short hands over value and velocity.
    let cut = 5.2
    #expect(abs(track.value(at: cut) - Spring().value(target: 3.0, time: 0.2)) < 1e-12)
    #expect(abs(track.velocity(at: cut + 1e-12) - track.velocity(at: cut - 1e-12)) < 1e-6)
  }

  @Test func springsTakeAsLongAsTheyNeed() {
    let track = KeyframeTrack(initialValue: 2.0, keyframes: [.spring(7, spring: .bouncy)])
    #expect(abs(track.duration - Spring.bouncy.settlingDuration(target: 5.0)) < 1e-12)
    #expect(abs(track.value(at: 0.3) - (2 + Spring.bouncy.value(target: 5.0, time: 0.3))) < 1e-12)
    #expect(track.value(at: track.duration) == 7)
    #expect(abs(track.value(at: track.duration.nextDown) - 7) <= 0.001)
    let short = KeyframeTrack(initialValue: 0.0, keyframes: [.spring(1, duration: 0.1)])
    #expect(abs(short.value(at: 5) - Spring().value(target: 1.0, time: 0.1)) < 1e-15)
  }

  @Test func orderOfReadingDoesNotMatter() {
    let track = KeyframeTrack(
      initialValue: SIMD2(0.0, 1),
      keyframes: [.cubic([4, 4], duration: 1), .spring([0, 0]), .linear([1, 1], duration: 1)])
    let times = (0...50).map { Double($0) * 0.08 }
    #expect(times.map { track.value(at: $0) } == times.reversed().map { track.value(at: $0) }.reversed())
  }

  @Test func extremes() {
    let empty = KeyframeTrack(initialValue: 5.0, keyframes: [])
    #expect(empty.duration == 0 && empty.value(at: 3) == 5)
    let odd = KeyframeTrack(
      initialValue: 0.0,
      keyframes: [
        .linear(1, duration: -1), .cubic(2, duration: .nan), .cubic(3, duration: 0), .spring(4, duration: .infinity),
      ])
    for time in [Double.nan, -.infinity, -1, 0, 1, 1e300, .infinity] { #expect(odd.value(at: time).isFinite) }
    #expect(empty.value(at: .nan) == 5)
  }
}
