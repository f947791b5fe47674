/// An angle, growing clockwise on screen since y points down.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  @inlinable
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// The angle of no turn.
  public static let zero = Angle(radians: 0)

  /// Creates an angle from radians.
  @inlinable
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  @inlinable
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// Creates an angle from full turns.
  @inlinable
  public init(turns: Double) { radians = turns * (2 * .pi) }

  /// The angle in full turns.
  @inlinable
  public var turns: Double { radians * (1 / (2 * .pi)) }

  /// The sine and cosine; NaN for an angle that isn't finite.
  public var sincos: (sin: Double, cos: Double) { Elementary.sincos(radians) }

  /// The same direction within 0..<2 pi; NaN for an angle that isn't finite.
  @inlinable
  public var normalized: Angle {
    let fullTurn = 2 * Double.pi
    let rest = radians - fullTurn * (radians / fullTurn).rounded(.down)
    // Rounding may carry a tiny negative angle up to the full turn itself.
    return Angle(radians: rest < fullTurn ? Swift.max(rest, 0) : (rest.isNaN ? .nan : 0))
  }

  /// An angle given in radians.
  @inlinable
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle given in degrees.
  @inlinable
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether the first angle turns less far.
  @inlinable
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  /// The sum of two angles.
  @inlinable
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// The difference of two angles.
  @inlinable
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// The angle turned the other way.
  @inlinable
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

  /// The angle divided by a divisor.
  @inlinable
  public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }

  /// The ratio of two angles.
  @inlinable
  public static func / (a: Angle, b: Angle) -> Double { a.radians / b.radians }

  /// Adds an angle.
  @inlinable
  public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }

  /// Subtracts an angle.
  @inlinable
  public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }

  /// The angle scaled by a factor.
  @inlinable
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
}
