/// How a value gets from one state to the next: an easing curve or a spring, and what modifies its time.
///
/// It is a function of the seconds since the change, 0 before it starts and 1 once it has finished; a bouncy spring or
/// an overshooting curve leaves 0...1 in between.
public struct Animation: Hashable, Sendable {
  /// What moves, before any modifier.
  enum Motion: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    /// A spring that takes over value and velocity of what ran before.
    case spring(Spring)
    /// A spring that adds to what ran before.
    case interpolatingSpring(Spring, initialVelocity: Double)
  }

  /// A change to the time of everything inside it.
  enum Modifier: Hashable, Sendable {
    case delay(Double)
    case speed(Double)
    /// No count means for ever.
    case `repeat`(count: Int?, autoreverses: Bool)
  }

  /// A spring counts as finished once all that is left is this fraction of the way.
  static let springEpsilon = 1e-5

  let motion: Motion
  /// The modifiers, innermost first.
  private(set) var modifiers: [Modifier] = []

  private init(_ motion: Motion) { self.motion = motion }

  /// The spring that is used where nothing else is asked for: duration 0.5, no bounce.
  public static let `default` = spring()
  /// Constant speed for 0.35 seconds.
  public static let linear = linear(duration: 0.35)
  /// A slow start, for 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)
  /// A slow end, for 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)
  /// A slow start and a slow end, for 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// A spring without bounce.
  public static let smooth = spring(.smooth)
  /// A spring with a small bounce.
  public static let snappy = spring(.snappy)
  /// A spring with a clear bounce.
  public static let bouncy = spring(.bouncy)

  /// Constant speed for a duration in seconds.
  public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }

  /// A slow start, for a duration in seconds.
  public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }

  /// A slow end, for a duration in seconds.
  public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }

  /// A slow start and a slow end, for a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// Any curve, for a duration in seconds; a duration that is negative or NaN counts as 0.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.curve(curve, duration: duration > 0 ? duration : 0))
  }

  /// A cubic Bezier curve by its two control points, for a duration in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    timingCurve(.bezier(x1: x1, y1: y1, x2: x2, y2: y2), duration: duration)
  }

  /// A spring that keeps value and velocity of what ran before it.
  public static func spring(_ spring: Spring) -> Animation { Animation(.spring(spring)) }

  /// A spring by its perceptual duration in seconds and its bounce, -1...1.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// A spring by its response in seconds and its damping fraction.
  public static func spring(response: Double, dampingFraction: Double = 0.825) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring quick enough to follow a finger: response 0.15, damping fraction 0.86.
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring that adds its motion to what ran before it.
  ///
  /// The initial velocity is in fractions of the way a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity.isFinite ? initialVelocity : 0))
  }

  /// A spring of physical quantities that adds its motion to what ran before it.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// The animation, started later by a time in seconds; a negative delay skips its beginning, NaN is no delay.
  public func delay(_ delay: Double) -> Animation {
    modified(by: .delay(delay.isFinite ? delay : 0))
  }

  /// The animation, faster by a factor; at 0, and for a negative or NaN factor, it stays at its start.
  public func speed(_ speed: Double) -> Animation {
    modified(by: .speed(speed > 0 ? Swift.min(speed, 1e9) : 0))
  }

  /// The animation run several times, every second time backward if it reverses; at least once.
  ///
  /// When the last run is over the value is the target, even if that run went backward.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    modified(by: .repeat(count: Swift.max(count, 1), autoreverses: autoreverses))
  }

  /// The animation run for ever, every second time backward if it reverses.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified(by: .repeat(count: nil, autoreverses: autoreverses))
  }

  private func modified(by modifier: Modifier) -> Animation {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
}
