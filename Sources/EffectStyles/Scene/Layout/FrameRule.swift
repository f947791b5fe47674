import EffectMath

/// What a frame asks of each axis, and where it puts its content.
struct FrameRule: Sendable {
  /// The bounds of one axis; a fixed extent has all three equal.
  struct Axis: Hashable, Sendable {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?

    static let free = Axis()

    /// Exactly an extent; free for nil and NaN, 0 for negative ones.
    static func fixed(_ extent: Double?) -> Axis {
      let extent = clean(extent)
      return Axis(minimum: extent, ideal: extent, maximum: extent)
    }

    /// Between bounds in ascending order; a bound below one before it is raised to it.
    static func flexible(minimum: Double?, ideal: Double?, maximum: Double?) -> Axis {
      let minimum = clean(minimum)
      let ideal = clean(ideal).map { max($0, minimum ?? 0) }
      let maximum = clean(maximum).map { max($0, ideal ?? minimum ?? 0) }
      return Axis(minimum: minimum, ideal: ideal, maximum: maximum)
    }

    private static func clean(_ extent: Double?) -> Double? {
      extent.flatMap { $0.isNaN ? nil : max($0, 0) }
    }

    /// What the content is offered.
    func proposal(for offer: Double?) -> Double? {
      guard let offer else { return ideal ?? minimum.flatMap { maximum == $0 ? $0 : nil } }
      return clamped(offer)
    }

    /// The frame's extent for an offer and the content's extent.
    ///
    /// A bound that isn't given is the content's own extent; without any bound the frame is as large as its content.
    func extent(offer: Double?, content: Double) -> Double {
      if minimum == nil, ideal == nil, maximum == nil { return content }
      guard let offer else { return clamped(ideal ?? content) }
      let lower = minimum ?? min(content, maximum ?? content)
      let upper = maximum ?? max(content, lower)
      return min(max(offer, lower), upper)
    }

    private func clamped(_ extent: Double) -> Double {
      max(minimum ?? 0, min(extent, maximum ?? .infinity))
    }
  }

  var width: Axis
  var height: Axis
  var alignment: Alignment
}
