import EffectMath
import Foundation
import Testing

@Suite struct AnimatableColorTests {
  /// IEC 61966-2-1 in double precision.
  private func linear(_ x: Double) -> Double { x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4) }
  private func encoded(_ x: Double) -> Double { x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055 }

  /// Half way from black to white is half the light: 188 of 255, not 128.
  @Test func colorsMixInLinearLight() {
    var color = AnimatedValue(Color(white: 0))
    color.setTarget(Color(white: 1), animation: .linear(duration: 1), at: 0)
    for time in [0.1, 0.5, 0.9] {
      #expect(abs(Double(color.value(at: time).red) - encoded(time)) < 1e-5)
    }
    #expect((Double(color.value(at: 0.5).red) * 255).rounded() == 188)
    #expect(color.value(at: 1) == Color(white: 1))
  }

  @Test func aColorThatFadesInKeepsItsHue() {
    let orange = Color(red: 1, green: 0.6, blue: 0.1)
    var color = AnimatedValue(orange.opacity(0))
    color.setTarget(orange, animation: .linear(duration: 1), at: 0)
    let half = color.value(at: 0.5)
    #expect(abs(half.opacity - 0.5) < 1e-6)
    #expect(abs(half.red - 1) < 1e-5 && abs(half.green - 0.6) < 1e-5 && abs(half.blue - 0.1) < 1e-5)
    #expect(color.value(at: 0).opacity == 0)
  }

  @Test func theWayThroughVectorsKeepsColors() {
    var generator = TestGenerator(state: 2)
    for _ in 0..<500 {
      let components = (0..<4).map { _ in Float(generator.unit()) }
      let color = Color(
        red: components[0], green: components[1], blue: components[2], opacity: 0.1 + 0.9 * components[3])
      let back = color.replacing(animatableData: color.animatableData).components
      for lane in 0..<4 { #expect(abs(back[lane] - color.components[lane]) < 1e-5) }
    }
  }

  @Test func gradientsMoveStopByStop() {
    let from = Gradient(
      stops: [.init(color: Color(white: 0), location: 0.2), .init(color: Color(white: 1), location: 0.6)],
      colorSpace: .perceptual)
    let to = Gradient(
      stops: [.init(color: Color(white: 1), location: 0.4), .init(color: Color(white: 1), location: 1)],
      colorSpace: .perceptual)
    var gradient = AnimatedValue(from)
    gradient.setTarget(to, animation: .linear(duration: 2), at: 0)
    let half = gradient.value(at: 1)
    #expect(half.colorSpace == .perceptual)
    #expect(abs(half.stops[0].location - 0.3) < 1e-12 && abs(half.stops[1].location - 0.8) < 1e-12)
    #expect(abs(Double(half.stops[0].color.green) - encoded(0.5)) < 1e-5)
    #expect(abs(half.stops[1].color.green - 1) < 1e-5)
    gradient.setTarget(Gradient(colors: [Color(white: 0.5)]), animation: .linear(duration: 1), at: 1)
    #expect(gradient.value(at: 1.1).stops.count == 1)
  }

  /// The presented stops against a plain fold in double precision over the same updates.
  @Test func presentedStopsFoldInLinearLight() {
    let palette = IntelligenceStrokeMath.palette.map { Color(components: $0) }
    let stops = { IntelligenceStrokeMath.stops(update: $0, seed: 9, palette: palette) }
    for time in [0.0, 0.1, 0.41, 0.93, 1.7, 2.05, 40.33] {
      let presented = IntelligenceStrokeMath.presentedStops(time: time, interval: 0.4, duration: 1, stops: stops)
      for index in 0..<6 {
        var green = linear(Double(stops(0)[index].color.green))
        var location = stops(0)[index].location
        var update = 1
        while Double(update) * 0.4 <= time {
          let progress = UnitCurve.easeInOut.value(at: time - Double(update) * 0.4)
          let target = stops(Int64(update))[index]
          green += progress * (linear(Double(target.color.green)) - green)
          location += progress * (target.location - location)
          update += 1
        }
        #expect(abs(Double(presented[index].color.green) - encoded(green)) < 1e-5, "at \(time)")
        #expect(abs(presented[index].location - location) < 1e-12, "at \(time)")
      }
    }
  }

  @Test func presentedStopsStandStillWithReducedMotion() {
    let palette = IntelligenceStrokeMath.palette.map { Color(components: $0) }
    let stops = { IntelligenceStrokeMath.stops(update: $0, seed: 9, palette: palette) }
    for time in [0.0, 3.3, 1e9, .nan] {
      let still = IntelligenceStrokeMath.presentedStops(
        time: time, interval: 0.4, duration: 0.8, reduceMotion: true, stops: stops)
      #expect(still == stops(0))
    }
    // At rest between two updates the stops are exactly those of the last one.
    #expect(
      IntelligenceStrokeMath.presentedStops(time: 0.75, interval: 0.4, duration: 0.2, stops: stops) == stops(1))
  }

  @Test func presentedStopsOfDifferentCountsChangeAtOnce() {
    let stops: (Int64) -> [Gradient.Stop] = { update in
      (0...Int(update % 2)).map { Gradient.Stop(color: Color(white: 0.5), location: Double($0) * 0.5) }
    }
    #expect(IntelligenceStrokeMath.presentedStops(time: 0.5, interval: 0.4, duration: 1, stops: stops).count == 2)
    #expect(IntelligenceStrokeMath.presentedStops(time: 0.9, interval: 0.4, duration: 1, stops: stops).count == 1)
    #expect(IntelligenceStrokeMath.presentedStops(time: 9, interval: 0.4, duration: 1) { _ in [] }.isEmpty)
  }

  @Test func longRunningStopsAskForFewUpdates() {
    var asked = 0
    _ = IntelligenceStrokeMath.presentedStops(time: 1e9 + 0.3, interval: 0.4, duration: 1) { _ in
      asked += 1
      return []
    }
    #expect(asked <= 4)
  }
}
