/// The search for the low-rate kernel between two splines that makes their product a Gaussian.
///
/// With S the response of decimation and interpolation together and G the Gaussian's, a symmetric kernel of radius r is
/// a cosine sum g(w), and the one wanted minimises the sum of (S g - G)^2 over equally spaced frequencies, with
/// g(0) = 1. Dividing G by S and cutting off the tail, the obvious way, needs a third more weights: it spends them on
/// frequencies that S removes anyway.
struct LowRateKernelFit {
  /// The number of frequencies around the circle.
  private let period: Int
  /// The response of both splines at each frequency.
  private let splines: [Double]
  /// The Gaussian's response at each frequency.
  private let gaussian: [Double]
  /// cos(2 pi k / period).
  private let cosines: [Double]
  /// The least radius worth trying, in low-rate samples.
  private let firstRadius: Int

  init(standardDeviation: Double, decimation: BSplineDecimation) {
    let ratio = standardDeviation / Double(decimation.factor)
    // The impulse response decays like the Gaussian's: 10 ratios on each side leave nothing to fold over.
    let period = max(64, Int((ratio * 20).rounded(.up)))
    var splines: [Double] = []
    var gaussian: [Double] = []
    for k in 0..<period {
      let frequency = 2 * Double.pi * Double(min(k, period - k)) / Double(period * decimation.factor)
      let spline = decimation.response(at: frequency)
      let product = standardDeviation * frequency
      splines.append(spline * spline)
      gaussian.append(Elementary.exp(-product * product / 2))
    }
    self.period = period
    self.splines = splines
    self.gaussian = gaussian
    cosines = (0..<period).map { Elementary.cos(2 * Double.pi * Double($0) / Double(period)) }
    firstRadius = max(Int(ratio * 2.5), 1)
  }

  /// The shortest kernel whose error on a unit step, aliases aside, is at most `error`; weights from the centre
  /// outward.
  func kernel(error: Double) -> [Double] {
    // The centre weight follows from the sum: g(w) = 1 + sum of 2 x_n (cos(n w) - 1) over the others.
    var basis: [[Double]] = []
    // The products of any two of the basis, and of each with what is left for it to explain.
    var products: [[Double]] = []
    var sides: [Double] = []
    let target = (0..<period).map { gaussian[$0] - splines[$0] }
    while true {
      repeat {
        let n = basis.count + 1
        basis.append((0..<period).map { 2 * splines[$0] * (cosines[n * $0 % period] - 1) })
        products.append(basis.map { Self.product($0, basis[n - 1]) })
        sides.append(Self.product(basis[n - 1], target))
      } while basis.count < firstRadius
      let others = Self.solution(products, sides)
      let weights = [1 - 2 * others.reduce(0, +)] + others
      if basis.count >= period / 3 || stepError(weights) <= error { return weights }
    }
  }

  private static func product(_ a: [Double], _ b: [Double]) -> Double {
    var sum = 0.0
    for index in a.indices { sum += a[index] * b[index] }
    return sum
  }

  /// The largest partial sum of the error's impulse response.
  private func stepError(_ weights: [Double]) -> Double {
    let errors = (0..<period).map { k in
      let response = weights.indices.dropFirst().reduce(weights[0]) { $0 + 2 * weights[$1] * cosines[$1 * k % period] }
      return splines[k] * response - gaussian[k]
    }
    var sum = 0.0
    var largest = 0.0
    for n in (-period / 2)..<(period / 2) {
      let place = (n + period) % period
      sum += (0..<period).reduce(0.0) { $0 + errors[$1] * cosines[place * $1 % period] } / Double(period)
      largest = max(largest, abs(sum))
    }
    return largest
  }

  /// Solves symmetric, positive definite equations by elimination; row n of the matrix holds its columns up to n.
  private static func solution(_ lower: [[Double]], _ sides: [Double]) -> [Double] {
    let count = sides.count
    var rows = lower.indices.map { i in
      lower.indices.map { j in i >= j ? lower[i][j] : lower[j][i] } + [sides[i]]
    }
    for i in 0..<count {
      for j in (i + 1)..<max(count, i + 1) {
        let factor = rows[j][i] / rows[i][i]
        for column in i...count { rows[j][column] -= factor * rows[i][column] }
      }
    }
    var result = [Double](repeating: 0, count: count)
    for i in (0..<count).reversed() {
      let known = ((i + 1)..<max(count, i + 1)).reduce(0.0) { $0 + rows[i][$1] * result[$1] }
      result[i] = (rows[i][count] - known) / rows[i][i]
    }
    return result
  }
}
