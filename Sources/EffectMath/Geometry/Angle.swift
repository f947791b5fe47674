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

  /// The angle scaled by a factor.
  @inlinable
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
}
