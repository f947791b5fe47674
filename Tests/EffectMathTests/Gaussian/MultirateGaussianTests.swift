import EffectMath
import Foundation
import Testing

/// The multirate chain in double precision against the sampled Gaussian that it stands for.
@Suite struct MultirateGaussianTests {
  /// What the chain does to unit impulses, one for each place in a cell: the error at each output.
  private struct Errors {
    var impulse = 0.0
    var step = 0.0
    var worstPicture = 0.0
    var mass = 0.0

    init(_ filter: MultirateGaussian) {
      let spline = filter.decimation
      let d = spline.factor
      let deviation = filter.standardDeviation
      let half = ((filter.reach + Int(deviation * 8)) / d + 2) * d
      let total = (-half...half).reduce(0.0) { $0 + exp(-Double($1 * $1) / (2 * deviation * deviation)) }
      // Row q of the error matrix: output q of a cell against input n.
      for q in 0..<d {
        var step = 0.0
        var positive = 0.0
        var negative = 0.0
        for n in -half...half {
          let exact = exp(-Double((q - n) * (q - n)) / (2 * deviation * deviation)) / total
          let error = Self.response(filter, input: n, output: q) - exact
          impulse = max(impulse, abs(error) * total)
          step += error
          self.step = max(self.step, abs(step))
          if error > 0 { positive += error } else { negative -= error }
        }
        worstPicture = max(worstPicture, positive, negative)
        mass = max(mass, abs(step))
      }
    }

    /// The output at a position of an impulse at another, by the three filters in turn.
    static func response(_ filter: MultirateGaussian, input: Int, output: Int) -> Double {
      let spline = filter.decimation
      let d = spline.factor
      var sum = 0.0
      let cells = Int((Double(spline.reach) / Double(d)).rounded(.up))
      let inputCell = Int((Double(input) / Double(d)).rounded(.down))
      for offset in -cells...(cells + 1) {
        let weight = spline.interpolationWeight(phase: output, offset: offset)
        guard weight != 0 else { continue }
        for i in (inputCell - cells)...(inputCell + cells + 1) {
          let distance = abs(input - i * d)
          let tap = abs(offset - i)
          guard distance <= spline.reach, tap <= filter.radius else { continue }
          sum += weight * filter.kernel[tap] * spline.weights[distance]
        }
      }
      return sum
    }
  }

  /// A debug build checks only the ends of the ranges where the choice of filters changes.
  private static let deviations: [Double] = {
    #if DEBUG
      [2.9, 4, 8]
    #else
      [2.9, 3, 3.1, 3.2, 3.4, 3.6, 3.8, 3.99, 4, 4.5, 5, 5.5, 5.99, 6, 7, 8, 9.9, 12, 15, 20, 30, 45, 60, 100, 200]
    #endif
  }()

  @Test(arguments: deviations)
  func errorBounds(_ deviation: Double) {
    let errors = Errors(MultirateGaussian(standardDeviation: deviation))
    #expect(errors.step < 1e-4)
    #expect(errors.impulse < 1e-3)
    #expect(errors.worstPicture < 2.6e-4)
    #expect(errors.mass < 1e-9)
  }

  @Test(arguments: [3.0, 4, 7.3, 60, 2000])
  func constantsStay(_ deviation: Double) {
    let filter = MultirateGaussian(standardDeviation: deviation)
    let spline = filter.decimation
    #expect(abs(filter.kernel[0] + 2 * filter.kernel.dropFirst().reduce(0, +) - 1) < 1e-12)
    #expect(abs(spline.weights[0] + 2 * spline.weights.dropFirst().reduce(0, +) - 1) < 1e-12)
    for phase in 0..<spline.factor {
      let sum = (-2...3).reduce(0.0) { $0 + spline.interpolationWeight(phase: phase, offset: $1) }
      #expect(abs(sum - 1) < 1e-12, "phase \(phase)")
    }
  }

  @Test(arguments: [(2, 4), (2, 6), (3, 4), (5, 4), (5, 6)])
  func responseIsTheTransformOfTheWeights(_ factor: Int, _ order: Int) {
    let spline = BSplineDecimation(factor: factor, order: order, standardDeviation: Double(factor) * 2)
    #expect(spline.reach == order * (factor - 1) / 2)
    for frequency in [0.0, 0.1, 0.5, 1, 2, 3] {
      let sum = spline.weights.indices.dropFirst().reduce(spline.weights[0]) {
        $0 + 2 * spline.weights[$1] * cos(frequency * Double($1))
      }
      #expect(abs(sum - spline.response(at: frequency)) < 1e-12, "at \(frequency)")
    }
  }

  @Test func interpolationReachesNoFurtherThanFourSamples() {
    for (factor, order) in [(2, 4), (2, 6), (3, 4), (17, 4)] {
      let spline = BSplineDecimation(factor: factor, order: order, standardDeviation: Double(factor) * 2)
      for phase in 0..<factor {
        for offset in [-3, -2, 3, 4] {
          #expect(spline.interpolationWeight(phase: phase, offset: offset) == 0)
        }
      }
    }
  }
}
