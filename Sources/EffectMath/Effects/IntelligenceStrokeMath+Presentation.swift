extension IntelligenceStrokeMath {
  /// The stops that a layer shows at a time: those of the last updates, folded in linear light, pairwise by index.
  ///
  /// With reduced motion the stops of update 0 stand still. If two updates differ in the number of their stops, the
  /// later ones are shown at once. At most ceil(duration/interval) + 1 updates are asked for.
  ///
  /// - Parameters:
  ///   - time: The time in seconds; negative or not finite counts as 0.
  ///   - interval: The time between two updates in seconds, as ``updateInterval(_:allowsFlashing:)`` gives it.
  ///   - duration: How long the layer takes to reach new stops, in seconds.
  ///   - reduceMotion: Whether the colours stand still.
  ///   - stops: The stops after an update, in ascending order; always the same for one number.
  /// - Returns: The stops to draw, in ascending order.
  public static func presentedStops(
    time: Double, interval: Double, duration: Double, reduceMotion: Bool = false,
    stops: (_ update: Int64) -> [Gradient.Stop]
  ) -> [Gradient.Stop] {
    guard !reduceMotion else { return stops(0) }
    let running = runningUpdates(time: time, interval: interval, duration: duration)
    var target = stops(running[0].index)
    guard running.count > 1 else { return target }
    var state = target.animatableData
    var isResting = true
    for update in running.dropFirst() {
      let next = stops(update.index)
      let goal = next.animatableData
      if next.count == target.count {
        state = state + (goal - state).scaled(by: update.progress)
        isResting = false
      } else {
        state = goal
        isResting = true
      }
      target = next
    }
    return isResting ? target : target.replacing(animatableData: state)
  }
}
