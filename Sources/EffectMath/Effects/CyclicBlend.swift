/// Two neighbours on a closed ring of items, and how far it is from the first to the second.
public struct CyclicBlend: Hashable, Sendable {
  /// The index of the item before the position.
  public let lower: Int
  /// The index of the item after it; after the last comes the first.
  public let upper: Int
  /// The way from the first to the second, 0..<1.
  public let fraction: Double

  /// Finds the neighbours of a position on a ring of evenly spaced items; a position that isn't finite counts as 0.
  ///
  /// The position is in turns: item i of n stands at i/n, and 1 is 0 again. A ring of no items counts as one of one.
  public init(position: Double, count: Int) {
    let count = Swift.max(count, 1)
    let place = PeriodicPhase.fraction(position) * Double(count)
    // The product may round up to the count.
    let index = Swift.min(Int(place), count - 1)
    lower = index
    upper = index + 1 < count ? index + 1 : 0
    fraction = Swift.min(place - Double(index), 1.0.nextDown)
  }
}
