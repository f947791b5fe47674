/// The weights of a Gaussian filter at whole pixel distances, cut off where little mass is left.
///
/// The definition is the sampled, normalised kernel exp(-n^2 / 2 s^2) at integers n, as image libraries use it. The
/// kernel ends at the smallest radius that leaves at most ``tail`` of the mass on either side, and what is left is
/// renormalised to a sum of 1: no picture with values in 0...1 is off by more than twice that in one axis.
public struct GaussianKernel: Hashable, Sendable {
  /// How a weight follows from the bell curve.
  public enum Sampling: String, Hashable, Sendable, CaseIterable {
    /// The curve's value at the pixel's centre.
    case sampled
    /// The curve's mean over the pixel; wider than the sampled kernel by a variance of 1/12.
    case integrated
  }

  /// The mass that may be cut off on either side, as a fraction of 1.
  ///
  /// A bar narrower than the kernel loses both tails, 1e-4. Where it is narrow in both axes the errors add up to 2e-4,
  /// the bar that every method keeps.
  public static let tail = 5e-5

  /// The largest deviation that is honoured, in pixels; larger ones count as this.
  public static let maximumDeviation = 10_000.0

  /// The standard deviation, in pixels.
  public let standardDeviation: Double
  /// The weights from the centre outward; `weights[0] + 2 * (weights[1] + ...)` is 1.
  public let weights: [Double]
  /// The distance of the outermost weight, in pixels.
  public var radius: Int { weights.count - 1 }

  /// Creates the kernel of a deviation in pixels; one that is negative or NaN counts as 0, the identity.
  ///
  /// Below a deviation of 0.2246 a sampled neighbour weighs less than ``tail``, so the kernel is the identity.
  ///
  /// - Complexity: O(`standardDeviation`).
  public init(standardDeviation: Double, sampling: Sampling = .sampled) {
    let deviation = Self.clamped(standardDeviation)
    self.standardDeviation = deviation
    guard deviation > 0 else {
      weights = [1]
      return
    }
    // Beyond 9 deviations less than 1e-18 is left. The sampled curve needs one exponential a weight.
    let reach = Int((deviation * 9).rounded(.up)) + 1
    var values: [Double] = []
    values.reserveCapacity(reach + 1)
    for n in 0...reach {
      values.append(Self.value(at: Double(n), deviation: deviation, sampling: sampling))
    }
    let total = values[0] + 2 * values.dropFirst().reduce(0, +)
    var radius = reach
    var cut = 0.0
    while radius > 0, cut + values[radius] <= Self.tail * total {
      cut += values[radius]
      radius -= 1
    }
    values.removeLast(reach - radius)
    let kept = values[0] + 2 * values.dropFirst().reduce(0, +)
    weights = values.map { $0 / kept }
  }

  /// A deviation within the range that is honoured; NaN gives 0, and so does what is too small to be squared.
  static func clamped(_ deviation: Double) -> Double {
    deviation > 1e-6 ? min(deviation, maximumDeviation) : 0
  }

  private static func value(at x: Double, deviation: Double, sampling: Sampling) -> Double {
    switch sampling {
    case .sampled:
      return Elementary.exp(-x * x / (2 * deviation * deviation))
    case .integrated:
      let scale = 1 / (deviation * 2.0.squareRoot())
      return (Elementary.erf((x + 0.5) * scale) - Elementary.erf((x - 0.5) * scale)) / 2
    }
  }
}
