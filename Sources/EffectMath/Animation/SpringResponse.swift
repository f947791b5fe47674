/// How much of an initial displacement and of an initial velocity is left after some time.
struct SpringResponse {
  /// The displacement per initial displacement.
  var displacement: Double
  /// The displacement per initial velocity, in seconds.
  var impulse: Double
  /// The velocity per initial displacement, per second.
  var displacementRate: Double
  /// The velocity per initial velocity.
  var impulseRate: Double

  /// All motion is over.
  static let rest = SpringResponse(displacement: 0, impulse: 0, displacementRate: 0, impulseRate: 0)
}
