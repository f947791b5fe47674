/// A value that can be added and scaled: what animations, springs and keyframes compute with.
public protocol AnimatableVector: Equatable, Sendable {
  /// The neutral element of addition.
  static var zero: Self { get }
  /// The sum of two vectors.
  static func + (a: Self, b: Self) -> Self
  /// The difference of two vectors.
  static func - (a: Self, b: Self) -> Self
  /// The vector multiplied by a factor.
  func scaled(by factor: Double) -> Self
  /// The sum of the squares of all components.
  var squaredMagnitude: Double { get }
}

extension Double: AnimatableVector {
  /// The number multiplied by a factor.
  public func scaled(by factor: Double) -> Double { self * factor }
  /// The square of the number.
  public var squaredMagnitude: Double { self * self }
}

extension Float: AnimatableVector {
  /// The number multiplied by a factor, rounded once.
  public func scaled(by factor: Double) -> Float { Float(Double(self) * factor) }
  /// The square of the number.
  public var squaredMagnitude: Double { Double(self) * Double(self) }
}

extension SIMD2: AnimatableVector where Scalar == Double {
  /// Both lanes multiplied by a factor.
  public func scaled(by factor: Double) -> SIMD2<Double> { self * factor }
  /// The squared length.
  public var squaredMagnitude: Double { x * x + y * y }
}

extension SIMD4: AnimatableVector where Scalar == Float {
  /// All lanes multiplied by a factor.
  public func scaled(by factor: Double) -> SIMD4<Float> { self * Float(factor) }
  /// The squared length.
  public var squaredMagnitude: Double {
    (x.squaredMagnitude + y.squaredMagnitude) + (z.squaredMagnitude + w.squaredMagnitude)
  }
}

extension Vector: AnimatableVector {
  /// The displacement multiplied by a factor.
  public func scaled(by factor: Double) -> Vector { self * factor }
  /// The squared length, in square points.
  public var squaredMagnitude: Double { squaredLength }
}

extension Angle: AnimatableVector {
  /// The angle multiplied by a factor.
  public func scaled(by factor: Double) -> Angle { self * factor }
  /// The square of the angle in radians.
  public var squaredMagnitude: Double { radians * radians }
}
