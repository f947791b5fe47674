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
    #expect(Interpolation.smoothstep(Float(edge0), Float(edge1), Float(value)) == Float(expected))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func whatIsNotFiniteGivesWhatIsDocumented(odd: Double) {
    for arguments in [(odd, 2.0, 0.25), (1, odd, 0.75), (1, odd, 0), (1, 2, odd), (1, 1, odd), (odd, odd, 0.5)] {
      let (start, end, t) = arguments
      #expect(!Interpolation.lerp(start, end, t).isFinite, "\(arguments)")
      #expect(!Interpolation.lerp(Float(start), Float(end), Float(t)).isFinite, "\(arguments)")
      let lanes = Interpolation.lerp(
        SIMD4<Float>(repeating: Float(start)), SIMD4<Float>(repeating: Float(end)), Float(t))
      #expect((0..<4).allSatisfy { !lanes[$0].isFinite }, "\(arguments)")
    }
    // A value: its fraction is what it is itself, turned around where the ends are.
    for end in [2.0, -2] {
      let fraction = Interpolation.inverseLerp(0, end, odd)
      #expect(odd.isNaN ? fraction.isNaN : fraction == (end > 0 ? odd : -odd))
      #expect(Interpolation.inverseLerp(Float(0), Float(end), Float(odd)).isNaN == odd.isNaN)
      let remapped = Interpolation.remap(odd, from: (0, end), to: (0, 5))
      #expect(odd.isNaN ? remapped.isNaN : remapped == (end > 0 ? odd : -odd))
      #expect(!Interpolation.remap(Float(odd), from: (0, Float(end)), to: (0, 5)).isFinite)
    }
    #expect(Interpolation.inverseLerp(3, 3, odd) == 0)
    #expect(Interpolation.inverseLerp(odd, 3, 1).isNaN)
    #expect(odd.isNaN ? Interpolation.inverseLerp(0, odd, 1).isNaN : Interpolation.inverseLerp(0, odd, 1) == 0)
    // A step has been taken or not.
    let step = Interpolation.smoothstep(0, 1, odd)
    #expect(odd.isNaN ? step.isNaN : step == (odd > 0 ? 1 : 0))
    let single = Interpolation.smoothstep(Float(0), Float(1), Float(odd))
    #expect(odd.isNaN ? single.isNaN : single == (odd > 0 ? 1 : 0))
    #expect(Interpolation.smoothstep(1, 1, odd) == (odd < 1 ? 0 : 1))
  }
}
