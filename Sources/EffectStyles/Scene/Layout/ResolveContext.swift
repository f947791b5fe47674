import EffectMath

/// What a resolve collects on its way, beside marks and hit regions.
final class ResolveContext {
  /// How a part of the scene sees the time.
  enum Clock: Sendable {
    /// As it is.
    case running
    /// As that of a schedule's entry: what changes between two entries isn't seen.
    case held
    /// Changed by a modifier: what changes there may be seen at any time.
    case changed
  }

  /// The time that is drawn.
  let time: Double
  /// The earliest time after the environment's at which a part of the scene changes.
  private(set) var nextChange: Double?
  /// The pairs of colours that the styles name.
  var contrastPairs: [ContrastPair] = []

  init(time: Double) { self.time = time }

  /// Notes that a part of the scene changes at a time, which it tells by its clock.
  func noteChange(at change: Double?, by clock: Clock = .running) {
    guard let change, !change.isNaN, !time.isNaN, clock != .held else { return }
    let noted = clock == .running ? max(change, time) : time
    nextChange = min(nextChange ?? noted, noted)
  }
}
