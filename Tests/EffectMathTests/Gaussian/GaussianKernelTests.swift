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

  @Test func integratedIsTheMeanOverThePixel() {
    let kernel = GaussianKernel(standardDeviation: 1.5, sampling: .integrated)
    for n in 0...kernel.radius {
      let exact =
        (erf((Double(n) + 0.5) / 1.5 / 2.0.squareRoot()) - erf((Double(n) - 0.5) / 1.5 / 2.0.squareRoot())) / 2
      #expect(abs(kernel.weights[n] - exact) < 2.1e-4 * exact)
    }
  }

  @Test(arguments: [0, -1, 0.1, 0.2, 0.23, Double.nan, -Double.infinity])
  func identity(_ deviation: Double) {
    #expect(GaussianKernel(standardDeviation: deviation).weights == [1])
    #expect(BlurPlan(standardDeviation: deviation).isIdentity)
  }

  @Test func hugeDeviationsAreLimited() {
    #expect(GaussianKernel(standardDeviation: .infinity).standardDeviation == GaussianKernel.maximumDeviation)
    #expect(BlurPlan(standardDeviation: .infinity).x.standardDeviation == GaussianKernel.maximumDeviation)
  }
}

@Suite struct BlurPlanTests {
  @Test(arguments: [
    (0.0, "identity"), (1.0, "direct 9 taps"), (2.0, "direct 15 taps"),
    (3.0, "multirate 1/2 order 6, 9 low-rate taps"), (4.0, "multirate 1/2 order 4, 15 low-rate taps"),
    (60.0, "multirate 1/30 order 4, 15 low-rate taps"),
  ])
  func choicePrints(_ deviation: Double, _ text: String) {
    #expect(BlurPlan.Axis(standardDeviation: deviation).description == text)
    #expect(BlurPlan(deviationX: deviation, deviationY: 0).description == "x \(text), y identity")
  }

  @Test func methodsCanBeForced() {
    #expect(BlurPlan.Axis(standardDeviation: 8, method: .direct).description == "direct 61 taps")
    #expect(BlurPlan.Axis(standardDeviation: 1, method: .multirate).description == "direct 9 taps")
  }

  @Test(arguments: [0.4, 1, 2.5, 3, 5, 8, 33, 200])
  func outsetHoldsTheMass(_ deviation: Double) {
    let outset = BlurPlan.Axis(standardDeviation: deviation).outset
    let direct = GaussianKernel(standardDeviation: deviation)
    #expect(outset >= direct.radius)
    #expect(Double(outset) <= 4.6 * deviation + 1)
  }
}
