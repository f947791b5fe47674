import EffectMath

/// One axis of a blur, prepared for a number of samples: weights spread over lanes, and which samples are needed where.
///
/// Positions count from the source's first sample. The first filter takes weighted sums at every `step`-th sample: the
/// whole Gaussian if it is direct, the decimation if it is multirate.
struct BlurAxis: Sendable {
  /// The low-rate part of a multirate axis.
  struct LowRate: Sendable {
    /// The low-rate kernel, from the centre outward.
    let kernel: [SIMD4<Float>]
    /// Interpolation along a row.
    let interpolation: HorizontalInterpolation
    /// Interpolation across rows: four weights for each place in a cell.
    let phases: [SIMD4<Float>]
    /// The cells that hold wanted results; cell i holds samples `i * step` to `i * step + step - 1`.
    let cells: Range<Int>
    /// The low-rate samples that those cells are interpolated from.
    var samples: Range<Int> { (cells.lowerBound - 1)..<(cells.upperBound + 2) }
    /// The distance of the outermost weight of the kernel.
    var radius: Int { kernel.count - 1 }
  }

  /// The number of source samples.
  let length: Int
  /// The wanted results.
  let output: Range<Int>
  /// What lies beyond the source.
  let edge: EdgeMode
  /// The samples between two results of the first filter: 1 if it is direct.
  let step: Int
  /// The first filter's weights, from the centre outward.
  let weights: [SIMD4<Float>]
  /// The low-rate part, or nil if the axis is direct.
  let lowRate: LowRate?

  /// The distance of the first filter's outermost weight.
  var reach: Int { weights.count - 1 }

  /// The results of the first filter that are needed; result i is centred on sample `i * step`.
  let filtered: Range<Int>

  init(_ axis: BlurPlan.Axis, length: Int, output: Range<Int>, edge: EdgeMode) {
    self.length = length
    self.output = output
    self.edge = edge
    switch axis {
    case .direct(let kernel):
      step = 1
      weights = BlurAxis.unitSumLanes(kernel.weights)
      lowRate = nil
      filtered = output
    case .multirate(let filter):
      let spline = filter.decimation
      step = spline.factor
      weights = BlurAxis.lanes(spline.weights)
      let cells =
        BlurAxis.quotient(
          output.lowerBound, spline.factor)..<(BlurAxis.quotient(output.upperBound - 1, spline.factor) + 1)
      let part = LowRate(
        kernel: BlurAxis.lanes(filter.kernel),
        interpolation: HorizontalInterpolation(
          factor: spline.factor, weight: { spline.interpolationWeight(phase: $0, offset: $1) }),
        phases: BlurAxis.lanes(
          (0..<spline.factor).flatMap { phase in
            (-1...2).map { spline.interpolationWeight(phase: phase, offset: $0) }
          }),
        cells: cells)
      lowRate = part
      filtered = (part.samples.lowerBound - part.radius)..<(part.samples.upperBound + part.radius)
    }
  }

  /// Whether the source continues beyond its ends.
  var isExtended: Bool { edge != .transparent && edge != .opaque }

  /// The source sample that stands at a position, or nil where there is nothing.
  func source(at position: Int) -> Int? {
    if position >= 0 && position < length { return position }
    switch edge {
    case .transparent, .opaque:
      return nil
    case .clamp:
      return position < 0 ? 0 : length - 1
    case .mirror:
      let place = BlurAxis.remainder(position, 2 * length)
      return place < length ? place : 2 * length - 1 - place
    case .repeat:
      return BlurAxis.remainder(position, length)
    }
  }

  /// The results of the first filter that source samples within a range reach.
  func filtered(reachedFrom samples: Range<Int>) -> Range<Int> {
    guard !samples.isEmpty else { return 0..<0 }
    if isExtended { return filtered }
    let first = BlurAxis.quotient(samples.lowerBound - reach + step - 1, step)
    let last = BlurAxis.quotient(samples.upperBound - 1 + reach, step)
    return (first..<(last + 1)).clamped(to: filtered)
  }

  /// The results of the first filter whose samples all lie within the source.
  var inner: Range<Int> {
    let first = BlurAxis.quotient(reach + step - 1, step)
    let last = BlurAxis.quotient(length - 1 - reach, step)
    return first <= last ? (first..<(last + 1)).clamped(to: filtered) : filtered.lowerBound..<filtered.lowerBound
  }

  /// Division rounded down.
  static func quotient(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
  }

  /// The remainder of division rounded down, never negative.
  static func remainder(_ value: Int, _ divisor: Int) -> Int {
    value - quotient(value, divisor) * divisor
  }

  /// Weights spread over lanes.
  static func lanes(_ weights: [Double]) -> [SIMD4<Float>] {
    weights.map { SIMD4(repeating: Float($0)) }
  }

  /// Weights spread over lanes, rounded so that ones never sum to more than 1.
  ///
  /// All weights are positive and floating-point sums are monotone, so no result exceeds the largest input.
  static func unitSumLanes(_ weights: [Double]) -> [SIMD4<Float>] {
    var rounded = weights.map(Float.init)
    // The order of the kernels: centre first, then pair by pair.
    while rounded.dropFirst().reduce(rounded[0], { $0 + ($1 + $1) }) > 1 { rounded[0] = rounded[0].nextDown }
    return rounded.map { SIMD4(repeating: $0) }
  }
}
