import EffectMath
import Testing

@Suite struct InterpolationTests {
  @Test(arguments: [(0.1, 0.7), (-3, 1e9), (5, 5), (1e-300, -1e300)] as [(Double, Double)])
  func lerpIsExactAtItsEnds(start: Double, end: Double) {
    #expect(Interpolation.lerp(start, end, 0) == start)
    #expect(Interpolation.lerp(start, end, 1) == end)
    #expect(Interpolation.lerp(start, start, 0.3) == start)
    #expect(Interpolation.lerp(Float(start), Float(start), 0.3) == Float(start))
  }

  @Test func valuesBetween() {
    #expect(Interpolation.lerp(2.0, 6.0, 0.25) == 3)
    #expect(Interpolation.lerp(2.0, 6.0, 1.5) == 8)
    #expect(Interpolation.lerp(Float(2), Float(6), 0.75) == 5)
    #expect(Interpolation.lerp(SIMD4<Float>(0, 1, 2, 3), SIMD4<Float>(4, 1, 0, 7), 0.5) == SIMD4<Float>(2, 1, 1, 5))
    #expect(Interpolation.inverseLerp(2.0, 6.0, 3.0) == 0.25)
    #expect(Interpolation.inverseLerp(Float(6), Float(2), Float(3)) == 0.75)
    #expect(Interpolation.inverseLerp(4.0, 4.0, 9.0) == 0)
    #expect(Interpolation.inverseLerp(Float(4), Float(4), Float(9)) == 0)
    #expect(Interpolation.remap(5.0, from: (0, 10), to: (100, 0)) == 50)
    #expect(Interpolation.remap(Float(-1), from: (0, 1), to: (0, 8)) == -8)
    #expect(Interpolation.remap(5.0, from: (1, 1), to: (3, 4)) == 3)
  }

  @Test(
    arguments: [
      (0, 1, -1, 0), (0, 1, 0.25, 0.15625), (0, 1, 0.5, 0.5), (0, 1, 2, 1), (4, 2, 2.5, 0.84375), (1, 1, 0.9, 0),
      (1, 1, 1, 1),
    ] as [(Double, Double, Double, Double)])
  func smoothstepFollowsHermite(edge0: Double, edge1: Double, value: Double, expected: Double) {
    #expect(Interpolation.smoothstep(edge0, edge1, value) == expected)
    if value != 0.9 {
      #expect(Interpolation.smoothstep(Float(edge0), Float(edge1), Float(value)) == Float(expected))
    }
  }
}
