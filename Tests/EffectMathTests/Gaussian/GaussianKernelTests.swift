import EffectMath
import Foundation
import Testing

@Suite struct GaussianKernelTests {
  @Test(arguments: [0.3, 0.5, 0.8, 1, 1.7, 2, 2.89, 10, 200])
  func sampledAndNormalised(_ deviation: Double) {
    let kernel = GaussianKernel(standardDeviation: deviation)
    let reach = Int(deviation * 10) + 2
    let total = (-reach...reach).reduce(0.0) { $0 + exp(-Double($1 * $1) / (2 * deviation * deviation)) }
    for n in 0...kernel.radius {
      let exact = exp(-Double(n * n) / (2 * deviation * deviation)) / total
      #expect(abs(kernel.weights[n] - exact) <= 2.1 * GaussianKernel.tail * exact, "weight \(n)")
    }
    let beyond = ((kernel.radius + 1)...(reach + 1)).reduce(0.0) {
      $0 + exp(-Double($1 * $1) / (2 * deviation * deviation)) / total
    }
    #expect(beyond <= GaussianKernel.tail)
    #expect(beyond + kernel.weights[kernel.radius] > GaussianKernel.tail)
    #expect(abs(kernel.weights[0] + 2 * kernel.weights.dropFirst().reduce(0, +) - 1) < 1e-12)
  }

  private func integrated(_ n: Int, _ deviation: Double) -> Double {
    let scale = 1 / (deviation * 2.0.squareRoot())
    return (erf((Double(n) + 0.5) * scale) - erf((Double(n) - 0.5) * scale)) / 2
  }

  @Test(arguments: [0.1, 0.3, 0.5, 1, 1.5, 2, 8, 60])
  func integratedIsTheMeanOverThePixel(_ deviation: Double) {
    let kernel = GaussianKernel(standardDeviation: deviation, sampling: .integrated)
    for n in 0...kernel.radius {
      let exact = integrated(n, deviation)
      #expect(abs(kernel.weights[n] - exact) <= 2.1 * GaussianKernel.tail * exact + 1e-15, "weight \(n)")
    }
    let scale = 1 / (deviation * 2.0.squareRoot())
    #expect(erfc((Double(kernel.radius) + 0.5) * scale) / 2 <= GaussianKernel.tail)
  }

  /// How far both ways of sampling differ on the worst picture, half the sum of all differences, and on a step, of 255.
  ///
  /// A comparison of engines found 24, 3.9, 1.1 and 0.07 on its picture of noise.
  @Test(
    arguments: [(0.5, 26.49, 13.24), (1, 4.207, 2.104), (2, 1.226, 0.613), (8, 0.0801, 0.0401)]
      as [(Double, Double, Double)])
  func samplingsDifferAsPublished(_ deviation: Double, _ picture: Double, _ step: Double) {
    let sampled = GaussianKernel(standardDeviation: deviation)
    let integrated = GaussianKernel(standardDeviation: deviation, sampling: .integrated)
    func weight(_ kernel: GaussianKernel, _ n: Int) -> Double { n <= kernel.radius ? kernel.weights[n] : 0 }
    let reach = max(sampled.radius, integrated.radius)
    let differences = (-reach...reach).map { weight(sampled, abs($0)) - weight(integrated, abs($0)) }
    var sum = 0.0
    let largest = differences.reduce(0.0) {
      sum += $1
      return max($0, abs(sum))
    }
    // What either kernel cuts off its tails may add twice the tail.
    let slack = 255 * 2 * GaussianKernel.tail
    #expect(abs(255 * differences.reduce(0) { $0 + abs($1) } / 2 - picture) < slack + 0.005)
    #expect(abs(255 * largest - step) < slack + 0.005)
  }

  @Test(arguments: [0, -1, 0.1, 0.2, 0.224, Double.nan, -Double.infinity])
  func identity(_ deviation: Double) {
    #expect(GaussianKernel(standardDeviation: deviation).weights == [1])
    #expect(BlurPlan(standardDeviation: deviation).isIdentity)
  }

  /// exp(-1 / 2 s^2) / (1 + 2 exp(-1 / 2 s^2)) passes 5e-5 between 0.2246 and 0.2248.
  @Test func theIdentityEndsAtItsThreshold() {
    #expect(GaussianKernel(standardDeviation: 0.2246).radius == 0)
    #expect(GaussianKernel(standardDeviation: 0.2248).radius == 1)
    #expect(!BlurPlan(standardDeviation: 0.2248).isIdentity)
  }

  @Test func hugeDeviationsAreLimited() {
    #expect(GaussianKernel(standardDeviation: .infinity).standardDeviation == GaussianKernel.maximumDeviation)
    #expect(BlurPlan(standardDeviation: .infinity).x.standardDeviation == GaussianKernel.maximumDeviation)
  }
}

@Suite struct BlurPlanTests {
  @Test(arguments: [
    (0.0, "identity"), (1.0, "direct 9 taps"), (2.0, "direct 17 taps"),
    (3.0, "multirate 1/2 order 6, 9 low-rate taps"), (4.5, "multirate 1/2 order 4, 17 low-rate taps"),
    (60.0, "multirate 1/30 order 4, 15 low-rate taps"),
  ])
  func choicePrints(_ deviation: Double, _ text: String) {
    #expect(BlurPlan.Axis(standardDeviation: deviation).description == text)
    #expect(BlurPlan(deviationX: deviation, deviationY: 0).description == "x \(text), y identity")
  }

  @Test func methodsCanBeForced() {
    #expect(BlurPlan.Axis(standardDeviation: 8, method: .direct).description == "direct 63 taps")
    #expect(BlurPlan.Axis(standardDeviation: 1, method: .multirate).description == "direct 9 taps")
  }

  /// What the sampled Gaussian holds beyond the outset, on both sides together.
  @Test(
    arguments: [0.4, 1, 2, 2.5, 2.9, 3, 3.3, 3.7, 3.99, 4, 4.4, 5, 5.5, 5.99, 6, 7.9, 8, 11, 33, 200],
    [BlurPlan.Method.automatic, .direct])
  func outsetHoldsTheMass(_ deviation: Double, _ method: BlurPlan.Method) {
    let axis = BlurPlan.Axis(standardDeviation: deviation, method: method)
    func mass(_ range: ClosedRange<Int>) -> Double {
      range.reduce(0) { $0 + exp(-Double($1 * $1) / (2 * deviation * deviation)) }
    }
    let reach = Int(deviation * 12) + 20
    let beyond = 2 * mass((axis.outset + 1)...reach) / mass(-reach...reach)
    switch axis {
    case .direct: #expect(beyond <= 2 * GaussianKernel.tail)
    case .multirate: #expect(beyond <= 1e-5)
    }
    #expect(axis.outset >= GaussianKernel(standardDeviation: deviation).radius)
    #expect(Double(axis.outset) <= 4.6 * deviation + 1)
  }
}
