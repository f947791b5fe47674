/// How often a part of a picture flashes, by the second.
public struct FlashCount: Hashable, Sendable {
  /// The most flashes within any period of one second.
  public internal(set) var worst = 0
  /// When the first such period ends, in seconds; nil without a flash.
  public internal(set) var worstSecondEnd: Double?
  /// For each second since the first frame, the most flashes within a period of one second that ends in it.
  public internal(set) var bySecond: [Int] = []

  /// Whether no second has more flashes than WCAG 2.3.1 allows: three.
  public var passes: Bool { worst <= FlashMeter.greatestCount }

  /// Notes how many flashes the second before a time had.
  mutating func note(_ flashes: Int, at time: Double, since start: Double) {
    let second = min((time - start).rounded(.down), 86_400)
    while Double(bySecond.count) <= second { bySecond.append(0) }
    bySecond[Int(second)] = max(bySecond[Int(second)], flashes)
    if flashes > worst { (worst, worstSecondEnd) = (flashes, time) }
  }
}
