/// A Gaussian of one axis as three filters: decimation, a short kernel at the low rate, interpolation.
///
/// The low-rate kernel compensates what decimation and interpolation do to the signal, so within the band below half
/// the low rate the product is the Gaussian itself. What remains are aliases, which the splines' zeros suppress; see
/// ``BSplineDecimation``. Of all kernels of its length it is the one whose product with both splines is nearest to the
/// Gaussian in the least-squares sense, and its length is the shortest that keeps the error bound.
public struct MultirateGaussian: Hashable, Sendable {
  /// The least deviation for which this form keeps its error, in samples.
  public static let minimumDeviation = 2.9

  /// The largest error on a unit step that the low-rate kernel's length may cost.
  static let lengthError = 3e-5

  /// The standard deviation, in samples.
  public let standardDeviation: Double
  /// The filter down to the low rate and back.
  public let decimation: BSplineDecimation
  /// The low-rate weights from the centre outward, with a two-sided sum of 1.
  ///
  /// The outermost may be slightly negative.
  public let kernel: [Double]
  /// The distance of the low-rate kernel's outermost weight, in low-rate samples.
  public var radius: Int { kernel.count - 1 }
  /// The distance from an impulse to the last sample that it reaches.
  public var reach: Int { 2 * decimation.reach + radius * decimation.factor }

  /// Creates the filters; a deviation below ``minimumDeviation`` counts as that.
  ///
  /// With six boxes and a factor of 2 from 2.9 to 4.3, and four boxes and a factor of half the deviation from there, the
  /// largest error is 1e-4 on a unit step and 1e-3 of the peak on an impulse.
  public init(standardDeviation: Double) {
    let deviation = max(GaussianKernel.clamped(standardDeviation), Self.minimumDeviation)
    let decimation =
      deviation < 4.3
      ? BSplineDecimation(factor: 2, order: 6, standardDeviation: deviation)
      : BSplineDecimation(factor: min(Int(deviation / 2), 1024), order: 4, standardDeviation: deviation)
    self.standardDeviation = deviation
    self.decimation = decimation
    kernel = LowRateKernelFit(standardDeviation: deviation, decimation: decimation).kernel(error: Self.lengthError)
  }
}
