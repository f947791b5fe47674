/// A damped harmonic oscillator, solved in closed form in all three damping regimes.
///
/// With the natural frequency ω₀ = √(stiffness/mass) and the damping ratio ζ = damping/(2√(stiffness·mass)), the
/// displacement x obeys x″ + 2ζω₀x′ + ω₀²x = 0. Value and velocity at a time are exact to about 1e-13 of the
/// amplitude, whatever times were asked before. Times are in seconds; a negative or NaN time counts as 0.
public struct Spring: Hashable, Sendable {
  /// The mass of the moving object, in any unit of mass.
  public let mass: Double
  /// The natural frequency ω₀, in radians a second.
  public let angularFrequency: Double
  /// The damping ratio ζ: below 1 the spring oscillates, 1 is critical, above 1 it creeps.
  public let dampingRatio: Double

  private init(mass: Double, angularFrequency: Double, dampingRatio: Double) {
    self.mass = Self.clamp(mass, 1e-6, 1e6, otherwise: 1)
    self.angularFrequency = Self.clamp(angularFrequency, 1e-6, 1e7, otherwise: 4 * .pi)
    self.dampingRatio = Self.clamp(dampingRatio, 0, 1e3, otherwise: 1)
  }

  /// Creates a spring from its perceptual duration in seconds and its bounce, -1...1.
  ///
  /// A bounce of 0 is critically damped, 1 swings for ever, below 0 it creeps: ζ = 1 - bounce, or 1/(1 + bounce) for
  /// a negative bounce. The duration, which is the period of the undamped swing, is clamped to 1e-6 ... 5e6.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let bounce = Self.clamp(bounce, -1, 1, otherwise: 0)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Creates a spring from the period of its undamped swing in seconds and its damping ratio, 0...1000.
  ///
  /// The response is clamped to 1e-6 ... 5e6; NaN means 0.5.
  public init(response: Double, dampingRatio: Double) {
    let response = Self.clamp(response, 1e-6, 5e6, otherwise: 0.5)
    self.init(mass: 1, angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// Creates a spring from physical quantities in consistent units.
  ///
  /// Unless over-damping is allowed, a damping above the critical one counts as critical. The mass is clamped to
  /// 1e-6 ... 1e6, the natural frequency to 1e-6 ... 1e7 radians a second, the damping ratio to 0...1000.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = Self.clamp(mass, 1e-6, 1e6, otherwise: 1)
    let stiffness = Self.clamp(stiffness, 1e-12 * mass, 1e14 * mass, otherwise: 100)
    let ratio = 0.5 * damping / (stiffness * mass).squareRoot()
    self.init(
      mass: mass, angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : Swift.min(ratio, 1))
  }

  /// Creates the spring of the given damping ratio that comes to rest within a duration.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = Self.clamp(dampingRatio, 1e-3, 1e3, otherwise: 1)
    // Settling scales with the response, so one spring tells it for all.
    let unit = Spring(response: 1, dampingRatio: ratio).settlingDuration(target: 1, epsilon: epsilon)
    self.init(response: settlingDuration / Swift.max(unit, 1e-6), dampingRatio: ratio)
  }

  /// A spring without any bounce.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A spring with a small bounce of 0.15.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// A spring with a bounce of 0.3.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// A spring without bounce of another duration, or with some bounce added.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce of another duration, or with some bounce added.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A bouncy spring of another duration, or with some bounce added.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The force per displacement: mass · ω₀².
  public var stiffness: Double { mass * angularFrequency * angularFrequency }
  /// The force per velocity: 2 · ζ · ω₀ · mass.
  public var damping: Double { 2 * dampingRatio * angularFrequency * mass }
  /// The period of the undamped swing, in seconds.
  public var response: Double { 2 * .pi / angularFrequency }
  /// The perceptual duration in seconds, equal to the response.
  public var duration: Double { response }
  /// The bounce, -1...1: 1 - ζ, or 1/ζ - 1 for an over-damped spring.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The same spring in a time that runs faster by a factor.
  func sped(by factor: Double) -> Spring {
    Spring(mass: mass, angularFrequency: angularFrequency * factor, dampingRatio: dampingRatio)
  }

  private static func clamp(_ value: Double, _ lower: Double, _ upper: Double, otherwise: Double) -> Double {
    value.isNaN ? otherwise : Swift.min(Swift.max(value, lower), upper)
  }
}
