/// Two vectors that are animated together.
public struct AnimatablePair<First: AnimatableVector, Second: AnimatableVector>: AnimatableVector {
  /// The first vector.
  public var first: First
  /// The second vector.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of zeros.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// The sums of the parts.
  public static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first + b.first, a.second + b.second)
  }

  /// The differences of the parts.
  public static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first - b.first, a.second - b.second)
  }

  /// Both parts multiplied by a factor.
  public func scaled(by factor: Double) -> AnimatablePair {
    AnimatablePair(first.scaled(by: factor), second.scaled(by: factor))
  }

  /// The sum of both squared magnitudes.
  public var squaredMagnitude: Double { first.squaredMagnitude + second.squaredMagnitude }
}
