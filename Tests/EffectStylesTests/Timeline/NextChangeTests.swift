import EffectMath
import EffectStyles
import Testing

/// What a scene says about its next change, against its pictures.
@Suite struct NextChangeTests {
  /// Moments in no particular step, so that they fall into pauses and moves.
  static let moments = (0..<40).map { Double($0) * 0.1091 }

  @Test(arguments: AnimatedScene.moving + AnimatedScene.changing)
  func nothingChangesBeforeIt(_ scene: AnimatedScene) {
    for (index, time) in Self.moments.enumerated() {
      let next = scene.nextChange(after: time) ?? .infinity
      #expect(next >= time)
      let list = scene.list(at: time)
      for later in Self.moments[index...].prefix(5) where later < next {
        #expect(scene.list(at: later) == list, "\(scene) at \(later) differs from \(time); promised until \(next)")
      }
      // Just before it nothing has changed either.
      if next > time, next.isFinite {
        #expect(scene.list(at: next - 1e-9 * max(next, 1)) == list, "\(scene) changed before \(next)")
      }
    }
  }

  @Test(arguments: AnimatedScene.moving)
  func somethingChangesSoonAfterIt(_ scene: AnimatedScene) {
    var changes = 0
    for time in Self.moments {
      guard let next = scene.nextChange(after: time) else { continue }
      // A frame of the slowest published rate later it looks different.
      if scene.list(at: next + 0.034) != scene.list(at: time) { changes += 1 }
    }
    #expect(changes == Self.moments.count, "\(scene) promises changes that don't come")
  }

  @Test(arguments: AnimatedScene.changing)
  func aTransitionSleepsUntilItBeginsAndAfterItEnds(_ scene: AnimatedScene) {
    #expect(scene.nextChange(after: 0) == 1)
    #expect(scene.nextChange(after: 0.999) == 1)
    #expect(scene.nextChange(after: 1.05) == 1.05)
    #expect(scene.list(at: 1.05) != scene.list(at: 1.12))
    #expect(scene.nextChange(after: 1.7) == nil)
    #expect(scene.list(at: 0) == scene.list(at: 0.999))
    #expect(scene.list(at: 1.7) == scene.list(at: 1e6))
    #expect(scene.list(at: 0) != scene.list(at: 1.7))
  }

  @Test(arguments: AnimatedScene.moving)
  func reduceMotionFreezesColors(_ scene: AnimatedScene) {
    let still = scene.list(at: 0, reduceMotion: true)
    for time in Self.moments + [-1, 1e9, .infinity, .nan] {
      #expect(scene.list(at: time, reduceMotion: true) == still, "\(scene) at \(time)")
      #expect(scene.nextChange(after: time, reduceMotion: true) == nil, "\(scene) at \(time)")
    }
  }

  @Test(arguments: AnimatedScene.changing)
  func reduceMotionMakesFadesJumps(_ scene: AnimatedScene) {
    let (first, last) = (scene.list(at: 0), scene.list(at: 100))
    for time in Self.moments {
      let list = scene.list(at: time, reduceMotion: true)
      #expect(list == first || list == last, "\(scene) is on its way at \(time)")
      // The host can sleep but for the jump itself.
      let next = scene.nextChange(after: time, reduceMotion: true)
      #expect(next == nil || next == 1 && time < 1, "\(scene) asks for \(next ?? 0) at \(time)")
    }
  }

  @Test func theEarliestOfSeveralCounts() {
    let scene = ZStack {
      Circle().style(NeumorphicButton(isPressed: true, changedAt: 5))
      Circle().style(NeumorphicButton(isPressed: true, changedAt: 3))
    }
    #expect(scene.nextChange(after: 0) == 3)
    #expect(scene.nextChange(after: 4) == 5)
    #expect(scene.nextChange(after: 6) == nil)
  }

  /// A style under a schedule is seen at its entries only.
  @Test func aScheduleHoldsWhatIsInIt() {
    let scene = Node.timeline(.periodic(from: 0, by: 10)) { _ in Rectangle().shimmer() }
    #expect(scene.nextChange(after: 3) == 10)
    #expect(scene.displayList(environment: Environment(time: 3)) == scene.displayList())
    #expect(scene.displayList(environment: Environment(time: 9.99)) == scene.displayList())
    let twice = Node.timeline(.periodic(from: 0, by: 10)) { _ in
      Node.timeline(.periodic(from: 0, by: 1)) { _ in Rectangle().shimmer() }
    }
    #expect(twice.nextChange(after: 3.5) == 10)
    let inside = Node.timeline(.explicit([1])) { _ in ZStack { Node.sized { _ in Rectangle().shimmer() } } }
    #expect(inside.nextChange(after: 0) == 1)
    #expect(inside.nextChange(after: 2) == nil)
  }

  /// What a modifier makes of the time can't be known: the host must draw.
  @Test func aChangedTimeMayChangeAtAnyTime() {
    let scene = Rectangle().shimmer().environment { $0.time *= 2 }
    #expect(scene.nextChange(after: 0.2) == 0.2)
    let still = Rectangle().environment { $0.time *= 2 }
    #expect(still.nextChange(after: 0.2) == nil)
  }

  /// At most thirty pictures a second where that is published.
  @Test(arguments: [GlowBorder.standard, .calm, .ember])
  func glowBorderHasThirtyPicturesASecond(_ border: GlowBorder) {
    let node = Rectangle().fill(Color.black).glowBorder(border).frame(width: 60, height: 40)
    var pictures = 1
    var last = node.displayList()
    for frame in 1...240 {
      let list = node.displayList(environment: Environment(time: Double(frame) / 120 + 1e-6))
      if list != last { pictures += 1 }
      last = list
    }
    #expect(pictures == 61)
  }
}
