/// Any number of vectors that are animated together, pairwise by index; a missing element counts as zero.
public struct AnimatableSequence<Element: AnimatableVector>: AnimatableVector {
  /// The vectors.
  public var elements: [Element]

  /// Creates a sequence.
  public init(_ elements: [Element]) { self.elements = elements }

  /// The sequence with no elements, which is neutral to any other.
  public static var zero: AnimatableSequence { AnimatableSequence([]) }

  /// The sums by index.
  public static func + (a: AnimatableSequence, b: AnimatableSequence) -> AnimatableSequence {
    combine(a, b) { $0 + $1 }
  }

  /// The differences by index.
  public static func - (a: AnimatableSequence, b: AnimatableSequence) -> AnimatableSequence {
    combine(a, b) { $0 - $1 }
  }

  /// All elements multiplied by a factor.
  public func scaled(by factor: Double) -> AnimatableSequence {
    AnimatableSequence(elements.map { $0.scaled(by: factor) })
  }

  /// The sum of the elements' squared magnitudes.
  public var squaredMagnitude: Double { elements.reduce(0) { $0 + $1.squaredMagnitude } }

  private static func combine(
    _ a: AnimatableSequence, _ b: AnimatableSequence, _ operation: (Element, Element) -> Element
  ) -> AnimatableSequence {
    let count = Swift.max(a.elements.count, b.elements.count)
    var result: [Element] = []
    result.reserveCapacity(count)
    for index in 0..<count {
      result.append(
        operation(
          index < a.elements.count ? a.elements[index] : .zero,
          index < b.elements.count ? b.elements[index] : .zero))
    }
    return AnimatableSequence(result)
  }
}
