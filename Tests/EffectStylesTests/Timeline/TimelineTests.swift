import EffectMath
import EffectStyles
import Testing

/// Scenes over time, and their frames.
@Suite struct TimelineTests {
  static let tenth = TimelineSchedule.periodic(from: 0, by: 0.1)

  /// A bar as wide as the whole seconds of the time, at most five.
  static let bar = Timeline(.periodic(from: 0, by: 0.25)) { time in
    Rectangle().fill(Color.black).frame(width: 1 + min(time.rounded(.down), 5), height: 1)
  }

  @Test func aFrameIsThatOfTheLatestEntry() {
    let shimmer = Rectangle().fill(Color.black).shimmer().frame(width: 20, height: 10)
    let timeline = Timeline(.periodic(from: 1, by: 0.5), shimmer)
    for (time, entry) in [(0.0, 1.0), (1, 1), (1.4, 1), (1.5, 1.5), (7.99, 7.5)] {
      #expect(timeline.entry(at: time) == entry)
      #expect(
        timeline.displayList(at: time) == shimmer.displayList(environment: Environment(time: entry)), "at \(time)")
    }
  }

  @Test func theNextChangeIsAnEntry() {
    let button = Circle().style(NeumorphicButton(isPressed: true, changedAt: 1.23))
    let timeline = Timeline(Self.tenth, button)
    // The press begins at 1.23; the first entry that shows something of it is at 1.3.
    #expect(abs((timeline.nextChange(after: 0) ?? 0) - 1.3) < 1e-12)
    #expect(abs((timeline.nextChange(after: 1.35) ?? 0) - 1.4) < 1e-12)
    #expect(timeline.nextChange(after: 1.6) == nil)
    #expect(Timeline(.animation, Circle()).nextChange(after: 0) == nil)
    #expect(Timeline(.explicit([]), button).nextChange(after: 0) == nil)
    #expect(Self.bar.nextChange(after: 0.3) == 0.5)
  }

  @Test func framesCoverTheSpanWithoutAGap() {
    let frames = Array(Timeline(.periodic(from: 0, by: 0.25), Circle()).frames(from: 0.1, to: 1.1))
    #expect(frames.map(\.time) == [0.1, 0.25, 0.5, 0.75, 1])
    #expect(frames.map(\.index) == [0, 1, 2, 3, 4])
    #expect(abs(frames.reduce(0) { $0 + $1.duration } - 1) < 1e-12)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.time + $0.duration - $1.time) < 1e-12 })
  }

  @Test(arguments: [(0.0, 0.0), (1, 0), (.nan, 1), (0, .nan), (0, .infinity), (-.infinity, 0)])
  func aSpanThatIsNoneHasNoFrames(start: Double, end: Double) {
    #expect(Array(Self.bar.frames(from: start, to: end)).isEmpty)
  }

  @Test func aStillSceneIsMadeOnce() {
    let frames = Array(Timeline(.animation, Circle().glowBorder(GlowBorder(period: 0))).frames(to: 2))
    #expect(frames.count == 120)
    #expect(frames.filter { if case .new = $0.picture { true } else { false } }.map(\.index) == [0])
    #expect(frames.dropFirst().allSatisfy { $0.picture == .same(as: 0) })
  }

  @Test func aSceneThatSleepsIsNotResolved() {
    // A second's rest, then a second's run; steps that doubles hold exactly, so that every run is the same.
    let scene = Rectangle().shimmer(Shimmer(duration: 1, delay: 1)).frame(width: 8, height: 8)
    let frames = Array(Timeline(.periodic(from: 0, by: 0.125), scene).frames(to: 4))
    let sources = Array(repeating: 0, count: 9) + Array(9...15)
    #expect(frames.map(\.source) == sources + sources)
  }

  @Test func equalPicturesAreFoundAmongEarlierOnes() {
    let blinking = Timeline(.periodic(from: 0, by: 1)) { time in
      Rectangle().fill(Color(white: Int(time) % 3 == 0 ? 1 : 0)).frame(width: 4, height: 4)
    }
    let sources = blinking.frames(to: 7).map(\.source)
    #expect(sources == [0, 1, 1, 0, 1, 1, 0])
    // With one remembered picture only the one before can be found.
    #expect(blinking.frames(to: 7, lookback: 1).map(\.source) == [0, 1, 1, 3, 4, 4, 6])
  }

  @Test func functionsOfTheTimeAreCompared() {
    let frames = Array(Self.bar.frames(to: 7))
    #expect(frames.count == 28)
    #expect(Set(frames.map(\.source)) == [0, 4, 8, 12, 16, 20])
  }

  @Test(arguments: AnimatedScene.onePerStyle)
  func framesInAnyOrderHaveTheSamePixels(_ scene: AnimatedScene) {
    let timeline = Timeline(.animation(minimumInterval: 1.0 / 30), scene.node)
    let times = [0.7, 1.9]
    func render(_ time: Double) -> Framebuffer { timeline.render(at: time, size: scene.size, scale: 0.25) }
    let forward = times.map(render)
    let backward = Array(times.reversed().map(render).reversed())
    #expect(forward == backward)
    let environment = Environment(time: timeline.entry(at: times[0]))
    #expect(forward[0] == scene.node.render(size: scene.size, scale: 0.25, environment: environment, threads: 1))
  }

  /// The numbers of frames that an APNG file says it has, and their delays as fractions of a second.
  private func frames(of file: [UInt8]) -> (count: Int, delays: [Double]) {
    func number(_ offset: Int, _ length: Int) -> Int {
      file[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
    }
    var (count, delays, offset) = (0, [Double](), 8)
    while offset + 8 <= file.count {
      switch String(decoding: file[offset + 4..<offset + 8], as: UTF8.self) {
      case "acTL": count = number(offset + 8, 4)
      case "fcTL": delays.append(Double(number(offset + 28, 2)) / Double(number(offset + 30, 2)))
      default: break
      }
      offset += number(offset, 4) + 12
    }
    return (count, delays)
  }

  @Test func anAnimationOfAStillSceneIsOneFrame() throws {
    let file = try Timeline(.animation, Circle().fill(Color.red)).apng(to: 3, size: Size(width: 9, height: 9))
    #expect(frames(of: file).count == 1)
    #expect(frames(of: file).delays == [3])
  }

  @Test func framesThatFollowEachOtherAreJoined() throws {
    let file = try Self.bar.apng(from: 0.5, to: 3.5, scale: 2)
    #expect(frames(of: file).count == 4)
    #expect(frames(of: file).delays == [0.5, 1, 1, 0.5])
    let first = try PNGDecoder.decode(file)
    #expect(first.width == 2 && first.height == 2)
  }

  @Test func anAnimationWithoutASpanIsRefused() {
    #expect(throws: APNGError.noFrames) { try Self.bar.apng(from: 1, to: 1) }
  }
}
