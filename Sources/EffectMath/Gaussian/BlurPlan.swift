/// How a Gaussian blur of given deviations is computed, one method an axis.
///
/// The choice follows measured cost: a direct filter takes about 3 operations a pixel for each pixel of its radius, the
/// multirate form takes 20 in total and fewer as the deviation grows. Both keep the error below 1e-4 on a unit step in
/// one axis, 2e-4 at any corner, so nothing visible happens where one hands over to the other. The worst picture of 0
/// and 1 in one axis, which differs for each pixel, is off by at most 2.6e-4.
public struct BlurPlan: Hashable, Sendable, CustomStringConvertible {
  /// Which methods may be chosen.
  public enum Method: String, Hashable, Sendable, CaseIterable {
    /// The faster one for the deviation.
    case automatic
    /// The sampled kernel at full rate; cost grows with the deviation.
    case direct
    /// Decimation, where the deviation is at least ``MultirateGaussian/minimumDeviation``; the sampled kernel below.
    case multirate
  }

  /// The method of one axis.
  public enum Axis: Hashable, Sendable {
    /// A filter with the kernel's own weights; radius 0 is the identity.
    case direct(GaussianKernel)
    /// Decimation, a low-rate kernel, interpolation.
    case multirate(MultirateGaussian)
  }

  /// The horizontal method.
  public let x: Axis
  /// The vertical method.
  public let y: Axis

  /// Creates a plan for deviations in pixels; negative or NaN counts as 0, more than 10,000 as 10,000.
  public init(deviationX: Double, deviationY: Double, method: Method = .automatic) {
    x = Axis(standardDeviation: deviationX, method: method)
    y = Axis(standardDeviation: deviationY, method: method)
  }

  /// Creates a plan with the same deviation, in pixels, in both axes.
  public init(standardDeviation: Double, method: Method = .automatic) {
    self.init(deviationX: standardDeviation, deviationY: standardDeviation, method: method)
  }

  /// Whether the result equals the input.
  public var isIdentity: Bool { x.outset == 0 && y.outset == 0 }

  /// The methods in words, horizontal first.
  public var description: String { "x \(x.description), y \(y.description)" }
}

extension BlurPlan.Axis: CustomStringConvertible {
  /// Chooses the method for a deviation in pixels.
  public init(standardDeviation: Double, method: BlurPlan.Method = .automatic) {
    let deviation = GaussianKernel.clamped(standardDeviation)
    if deviation >= MultirateGaussian.minimumDeviation && method != .direct {
      self = .multirate(MultirateGaussian(standardDeviation: deviation))
    } else {
      self = .direct(GaussianKernel(standardDeviation: deviation))
    }
  }

  /// The standard deviation, in pixels.
  public var standardDeviation: Double {
    switch self {
    case .direct(let kernel): kernel.standardDeviation
    case .multirate(let filter): filter.standardDeviation
    }
  }

  /// The pixels by which the result grows on either side.
  ///
  /// Of the Gaussian's mass what lies beyond, both sides together, is at most twice ``GaussianKernel/tail`` for a
  /// direct filter, 1e-5 for a multirate one.
  public var outset: Int {
    switch self {
    case .direct(let kernel):
      return kernel.radius
    case .multirate(let filter):
      // The Gaussian's own mass beyond 4.6 deviations is 2.1e-6 on either side.
      return min(filter.reach, Int((filter.standardDeviation * 4.6).rounded(.up)))
    }
  }

  /// The method in words, with its numbers.
  public var description: String {
    switch self {
    case .direct(let kernel) where kernel.radius == 0:
      return "identity"
    case .direct(let kernel):
      return "direct \(2 * kernel.radius + 1) taps"
    case .multirate(let filter):
      let spline = filter.decimation
      return "multirate 1/\(spline.factor) order \(spline.order), \(2 * filter.radius + 1) low-rate taps"
    }
  }
}
