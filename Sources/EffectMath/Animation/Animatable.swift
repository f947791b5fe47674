/// A value that can change gradually: it is turned into a vector, and back.
public protocol Animatable: Sendable {
  /// The vector that stands for the value while it changes.
  associatedtype AnimatableData: AnimatableVector
  /// The value as a vector.
  var animatableData: AnimatableData { get }
  /// A copy whose animated parts are those of a vector.
  func replacing(animatableData: AnimatableData) -> Self
  /// Whether a gradual change to another value makes sense; if not, the change happens at once.
  func canAnimate(to other: Self) -> Bool
}

extension Animatable {
  /// Any two values can be animated, unless a type says otherwise.
  public func canAnimate(to other: Self) -> Bool { true }
}

extension Animatable where Self: AnimatableVector {
  /// The value itself.
  public var animatableData: Self { self }
  /// The vector itself.
  public func replacing(animatableData: Self) -> Self { animatableData }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension Vector: Animatable {}
extension Angle: Animatable {}
extension SIMD2: Animatable where Scalar == Double {}
extension SIMD4: Animatable where Scalar == Float {}

extension Point: Animatable {
  /// The coordinates.
  public var animatableData: SIMD2<Double> { SIMD2(x, y) }
  /// The point of the given coordinates.
  public func replacing(animatableData: SIMD2<Double>) -> Point {
    Point(x: animatableData.x, y: animatableData.y)
  }
}

extension UnitPoint: Animatable {
  /// The fractions.
  public var animatableData: SIMD2<Double> { SIMD2(x, y) }
  /// The position of the given fractions.
  public func replacing(animatableData: SIMD2<Double>) -> UnitPoint {
    UnitPoint(x: animatableData.x, y: animatableData.y)
  }
}

extension Size: Animatable {
  /// The width and the height.
  public var animatableData: SIMD2<Double> { SIMD2(width, height) }
  /// The size of the given extents.
  public func replacing(animatableData: SIMD2<Double>) -> Size {
    Size(width: animatableData.x, height: animatableData.y)
  }
}

extension Array: Animatable where Element: Animatable {
  /// The elements as vectors.
  public var animatableData: AnimatableSequence<Element.AnimatableData> {
    AnimatableSequence(map { $0.animatableData })
  }

  /// The elements replaced one by one; the count stays.
  public func replacing(animatableData: AnimatableSequence<Element.AnimatableData>) -> [Element] {
    enumerated().map { index, element in
      index < animatableData.elements.count
        ? element.replacing(animatableData: animatableData.elements[index]) : element
    }
  }

  /// Only arrays of equal count whose elements can all be animated change gradually.
  public func canAnimate(to other: [Element]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.canAnimate(to: $1) }
  }
}
