import EffectMath

/// What a resolve collects on its way, beside marks and hit regions.
final class ResolveContext {
  /// The earliest time after the environment's at which a part of the scene changes.
  private(set) var nextChange: Double?
  /// The pairs of colours that the styles name.
  var contrastPairs: [ContrastPair] = []

  /// Notes that a part of the scene changes at a time.
  func noteChange(at time: Double?) {
    guard let time else { return }
    nextChange = min(nextChange ?? time, time)
  }
}
