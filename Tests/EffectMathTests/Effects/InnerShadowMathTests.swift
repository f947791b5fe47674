import EffectMath
import Foundation
import Testing

@Suite struct InnerShadowMathTests {
  @Test func alphaOfTheFormula() {
    #expect(InnerShadowMath.alpha(coverage: 1, blurredCoverage: 0.25, opacity: 0.5) == 0.375)
    #expect(InnerShadowMath.alpha(coverage: 0, blurredCoverage: 0, opacity: 1) == 0)
    #expect(InnerShadowMath.defaultOpacity == 0.55)
  }

  /// The part of a Gaussian that reaches over the edge, summed numerically.
  @Test(arguments: [0.0, 1, 3, 8, 20], [0.0, 2, -3])
  func edgeOfAHalfPlane(distance: Double, inset: Double) {
    let deviation = 4.0
    var covered = 0.0
    for step in 0..<80_000 {
      let y = (Double(step) + 0.5) * 1e-3 - 40
      if distance - inset + y < 0 { covered += Foundation.exp(-y * y / (2 * deviation * deviation)) * 1e-3 }
    }
    covered /= deviation * (2 * Double.pi).squareRoot()
    let alpha = InnerShadowMath.alpha(insideEdge: distance, inset: inset, deviation: deviation)
    #expect(abs(alpha - covered) < 1e-6)
  }

  @Test func edgesOfTheEdge() {
    #expect(InnerShadowMath.alpha(insideEdge: -1, inset: 5, deviation: 4) == 0)
    #expect(InnerShadowMath.alpha(insideEdge: 1, inset: 2, deviation: 0) == 1)
    #expect(InnerShadowMath.alpha(insideEdge: 3, inset: 2, deviation: .nan) == 0)
    #expect(InnerShadowMath.alpha(insideEdge: 0, inset: 0, deviation: 7) == 0.5)
  }

  @Test func reachCoversBlurAndOffset() {
    #expect(InnerShadowMath.reach(deviation: 4, offset: [2, -5]) == 17)
    #expect(InnerShadowMath.reach(deviation: -4, offset: [0, 0]) == 0)
    #expect(InnerShadowMath.reach(deviation: .infinity, offset: [.nan, 1]) == 1)
  }

  @Test func maskLineFollowsTheOffset() {
    let diagonal = InnerShadowMath.maskLine(offset: [2, 2])
    #expect(diagonal.start == .topLeading && diagonal.end == .bottomTrailing)
    let other = InnerShadowMath.maskLine(offset: [-2, -2])
    #expect(other.start == .bottomTrailing && other.end == .topLeading)
    let down = InnerShadowMath.maskLine(offset: [0, 3])
    #expect(down.start == .top && down.end == .bottom)
    #expect(InnerShadowMath.maskLine(offset: [0, 0]).start == .topLeading)
    #expect(InnerShadowMath.maskLine(offset: [.nan, .nan]).start == .topLeading)
  }
}
