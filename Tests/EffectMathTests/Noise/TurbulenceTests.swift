import EffectMath
import Testing

@Suite struct TurbulenceTests {
  private func isNear(_ color: SIMD4<Float>, _ expected: SIMD4<Float>, _ tolerance: Float = 1e-6) -> Bool {
    let difference = color - expected
    return difference.max() < tolerance && difference.min() > -tolerance
  }

  /// The C code of the Filter Effects Module, section 9.22, in double precision.
  ///
  /// The transcription was checked against the number that the section gives: the 10000th from seed 1 is 1043618065.
  @Test(
    arguments: [
      (Turbulence.Kind.fractalNoise, Point(x: 10.5, y: 20.5), SIMD4<Float>(0.5845288, 0.6623813, 0.3870051, 0.5859613)),
      (.turbulence, Point(x: 10.5, y: 20.5), SIMD4(0.3888792, 0.3247625, 0.2259897, 0.1719226)),
      (.fractalNoise, Point(x: 133.25, y: 7.75), SIMD4(0.3674559, 0.3770072, 0.3545095, 0.1750234)),
      (.turbulence, Point(x: 133.25, y: 7.75), SIMD4(0.2650881, 0.4181585, 0.3771238, 0.6499532)),
    ] as [(Turbulence.Kind, Point, SIMD4<Float>)])
  func followsTheSpecification(_ kind: Turbulence.Kind, _ point: Point, _ expected: SIMD4<Float>) {
    let field = TurbulenceField(Turbulence(kind, frequencyX: 0.05, frequencyY: 0.08, octaves: 3, seed: 4))
    #expect(isNear(field.color(at: point), expected), "\(field.color(at: point))")
  }

  /// Seeds that the generator can't take are moved into its range: 0 to 1, -7 to 8, the largest to one less.
  @Test(
    arguments: [
      (Int32(0), SIMD4<Float>(0.7394762, 0.2801493, 0.2880815, 0.4759335)),
      (-7, SIMD4(0.4302444, 0.6588213, 0.4519805, 0.4299772)),
      (.max, SIMD4(0.5680910, 0.7893566, 0.4684524, 0.7914467)),
    ] as [(Int32, SIMD4<Float>)])
  func anySeedHasItsLattice(_ seed: Int32, _ expected: SIMD4<Float>) {
    let field = TurbulenceField(
      Turbulence(.fractalNoise, frequencyX: 0.05, frequencyY: 0.08, octaves: 3, seed: seed))
    #expect(isNear(field.color(at: Point(x: 10.5, y: 20.5)), expected))
  }

  /// A tile of 83 x 41 points takes 4 x 4 cells in place of 3.569 x 3.69; the same C code.
  @Test(
    arguments: [
      (Point(x: 37.25, y: 11.5), SIMD4<Float>(0.5161623, 0.4965937, 0.6205944, 0.3633079)),
      (Point(x: 90, y: 60), SIMD4(0.5281876, 0.6711841, 0.6571239, 0.2291652)),
      (Point(x: 10, y: 20), SIMD4(0.5094329, 0.6961670, 0.5427089, 0.2408956)),
      (Point(x: 92.75, y: 47.125), SIMD4(0.4987416, 0.4209969, 0.6803096, 0.2821748)),
    ] as [(Point, SIMD4<Float>)])
  func stitchingFollowsTheSpecification(_ point: Point, _ expected: SIMD4<Float>) {
    let field = TurbulenceField(
      Turbulence(
        .fractalNoise, frequencyX: 0.043, frequencyY: 0.09, octaves: 3, seed: 9,
        stitchTile: Rect(x: 10, y: 20, width: 83, height: 41)))
    #expect(isNear(field.color(at: point), expected), "\(field.color(at: point))")
  }

  @Test(arguments: Turbulence.Kind.allCases, [1, 4])
  func oppositeEdgesOfATileMeet(_ kind: Turbulence.Kind, _ octaves: Int) {
    let tile = Rect(x: 3, y: -20, width: 96, height: 64)
    let noise = Turbulence(kind, frequencyX: 0.07, frequencyY: 0.031, octaves: octaves, seed: 2, stitchTile: tile)
    let (field, open) = (
      TurbulenceField(noise),
      TurbulenceField(Turbulence(kind, frequencyX: 0.07, frequencyY: 0.031, octaves: octaves, seed: 2))
    )
    var differing = 0
    for step in 0...40 {
      let (x, y) = (tile.minX + tile.width * Double(step) / 40, tile.minY + tile.height * Double(step) / 40)
      for (a, b) in [
        (Point(x: tile.minX, y: y), Point(x: tile.maxX, y: y)), (Point(x: x, y: tile.minY), Point(x: x, y: tile.maxY)),
      ] {
        #expect(isNear(field.color(at: a), field.color(at: b)), "\(a) and \(b)")
        if !isNear(open.color(at: a), open.color(at: b), 1e-2) { differing += 1 }
      }
    }
    #expect(differing > 60)
  }

  @Test func parametersAreClamped() {
    let noise = Turbulence(frequencyX: -1, frequencyY: .nan, octaves: 99)
    #expect(noise.frequencyX == 0 && noise.frequencyY == 0 && noise.octaves == 16 && noise.kind == .turbulence)
    #expect(Turbulence(frequencyX: 1, frequencyY: 1, octaves: -3).octaves == 0)
    #expect(TurbulenceField(noise).color(at: Point(x: 5, y: 7)) == .zero)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e17])
  func anyPositionIsSafe(coordinate: Double) {
    for tile in [nil, Rect.infinite, .null, Rect(x: 1e300, y: -1e300, width: 1, height: 1e300)] {
      for kind in Turbulence.Kind.allCases {
        let field = TurbulenceField(
          Turbulence(kind, frequencyX: 0.1, frequencyY: 1e300, octaves: 16, seed: .min, stitchTile: tile))
        for point in [Point(x: coordinate, y: 3), Point(x: 3, y: coordinate)] {
          let color = field.color(at: point)
          #expect(color.min() >= 0 && color.max() <= 1)
        }
      }
    }
  }
}
