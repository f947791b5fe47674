/// The numbers of the intelligence stroke: blurred borders whose gradients wander between random stops.
///
/// Update n happens at n times the update interval and sets new stops; each layer eases toward the newest ones at its
/// own pace, older ways running on under newer ones. Update 0 is the state at time 0 and before. All is a pure function
/// of the time, and needs only numbers, so that SwiftUI code can use it with its own colours.
public enum IntelligenceStrokeMath {
  /// The widths of the layers, in points.
  public static let defaultLineWidths: [Double] = [6, 9, 11, 15]
  /// The deviations of the layers' blurs, in points.
  public static let defaultBlurs: [Double] = [0, 4, 12, 15]
  /// The time between two updates, in seconds.
  public static let defaultUpdateInterval = 0.4
  /// How long each layer takes to reach new stops, in seconds.
  public static let defaultAnimationDurations: [Double] = [0.5, 0.6, 0.8, 1.0]
  /// The shortest update interval that can't flash more than three times a second, in seconds.
  public static let safeUpdateInterval = 0.334
  /// The most updates that can run at one time; a duration above as many intervals is cut to them.
  public static let maximumRunningUpdates = 64
  /// The six colours, straight and sRGB-encoded.
  public static let palette: [SIMD4<Float>] = [
    SIMD4(188, 130, 243, 255) / 255, SIMD4(245, 185, 234, 255) / 255, SIMD4(141, 159, 255, 255) / 255,
    SIMD4(255, 103, 120, 255) / 255, SIMD4(255, 186, 113, 255) / 255, SIMD4(198, 134, 255, 255) / 255,
  ]

  /// One of the borders that lie on each other.
  public struct Layer: Hashable, Sendable {
    /// The width of the border, in points.
    public let lineWidth: Double
    /// The deviation of its blur, in points.
    public let blur: Double
    /// How long it takes to reach new stops, in seconds.
    public let animationDuration: Double

    /// Creates a layer; what is negative or NaN counts as 0.
    public init(lineWidth: Double, blur: Double, animationDuration: Double) {
      self.lineWidth = lineWidth > 0 ? lineWidth : 0
      self.blur = blur > 0 ? blur : 0
      self.animationDuration = animationDuration > 0 ? animationDuration : 0
    }
  }

  /// The layers in the order of drawing: as many as the shortest of the three lists has.
  public static func layers(
    lineWidths: [Double] = defaultLineWidths, blurs: [Double] = defaultBlurs,
    animationDurations: [Double] = defaultAnimationDurations
  ) -> [Layer] {
    let count = Swift.min(lineWidths.count, blurs.count, animationDurations.count)
    return (0..<count).map {
      Layer(lineWidth: lineWidths[$0], blur: blurs[$0], animationDuration: animationDurations[$0])
    }
  }

  /// The update interval that is used, in seconds.
  ///
  /// Below 0.334 s colours change so fast that they may flash more than three times a second (WCAG 2.3.1): the interval
  /// is raised to it, unless flashing is allowed. NaN counts as 0.4; an allowed interval is at least a millisecond.
  public static func updateInterval(_ interval: Double, allowsFlashing: Bool = false) -> Double {
    guard !interval.isNaN else { return defaultUpdateInterval }
    return Swift.min(Swift.max(interval, allowsFlashing ? 0.001 : safeUpdateInterval), 1e9)
  }

  /// The number of the latest update at a time in seconds; 0 for a time that is negative or isn't finite.
  public static func updateIndex(time: Double, interval: Double) -> Int64 {
    guard time > 0, time.isFinite, interval > 0 else { return 0 }
    // Beyond 2^53 a double holds no single numbers any more.
    return Int64(Swift.min((time / interval).rounded(.down), 9_007_199_254_740_992))
  }

  /// An update, and how much its stops count at a time; all weights together are 1.
  public struct WeightedUpdate: Hashable, Sendable {
    /// The number of the update.
    public let index: Int64
    /// Its part, 0...1.
    public let weight: Double
  }

  /// How the stops of the last updates mix in a layer at a time, oldest first.
  ///
  /// The layer folds r += ease(target - r) over the updates. One that is finished counts whole, so only those of the
  /// last animation duration are visited: O(duration/interval), at any time. Without a duration the newest counts
  /// alone.
  public static func weights(time: Double, interval: Double, duration: Double) -> [WeightedUpdate] {
    let running = runningUpdates(time: time, interval: interval, duration: duration)
    var rest = 1.0
    var weights: [WeightedUpdate] = []
    for update in running.reversed() {
      if update.progress > 0 { weights.append(WeightedUpdate(index: update.index, weight: rest * update.progress)) }
      rest *= 1 - update.progress
    }
    return weights.reversed()
  }

  /// When the picture next changes: the time itself while a layer is under way, else the time of the next update.
  ///
  /// The duration is the longest of the layers'; all times are in seconds. Nil if the time isn't finite.
  public static func nextChange(after time: Double, interval: Double, longestDuration: Double) -> Double? {
    guard time.isFinite, interval > 0 else { return nil }
    let index = updateIndex(time: time, interval: interval)
    let update = Double(index) * interval
    if index > 0, time - update < longestDuration { return time }
    return Swift.max(update + interval, time)
  }

  /// An update and how far a layer has come toward it.
  struct RunningUpdate {
    var index: Int64
    var progress: Double
  }

  /// The updates that show in a layer at a time, oldest first; the first one counts whole.
  static func runningUpdates(time: Double, interval: Double, duration: Double) -> [RunningUpdate] {
    let newest = updateIndex(time: time, interval: interval)
    let duration = duration > 0 ? Swift.min(duration, Double(maximumRunningUpdates) * interval) : 0
    guard newest > 0, duration > 0 else { return [RunningUpdate(index: newest, progress: 1)] }
    let oldest = Swift.max(newest - Int64((duration / interval).rounded(.up)), 0)
    var running: [RunningUpdate] = []
    for index in oldest...newest {
      let progress = UnitCurve.easeInOut.value(at: (time - Double(index) * interval) / duration)
      if progress >= 1 || index == oldest {
        running = [RunningUpdate(index: index, progress: 1)]
      } else {
        running.append(RunningUpdate(index: index, progress: progress))
      }
    }
    return running
  }
}
