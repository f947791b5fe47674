import EffectMath
import Testing

@Suite struct DomainWarpTests {
  static let texture = NoiseTexture(seed: 9, size: 64)

  @Test(arguments: 0...4)
  func followsItsDefinition(nesting: Int) {
    let warp = DomainWarp(
      texture: Self.texture, tileSize: Size(width: 390, height: 844), strength: 200, nesting: nesting,
      phase: Vector(dx: 0.25, dy: -3))
    // Each nesting magnifies the rounding of positions by the slope of the noise.
    let tolerance = [0.001, 0.003, 0.01, 0.03, 0.1][nesting]
    for count in [1, 4, 61] {
      let row = SampleRow(start: Point(x: -20, y: 333.5), step: Vector(dx: 1.0 / 3, dy: 0.01))
      var displacements = [SIMD2<Float>](repeating: .zero, count: count)
      var span = displacements.mutableSpan
      warp.fill(&span, along: row)
      for index in displacements.indices {
        let p = row[index]
        var uv = Point(x: p.x / 390 + 0.25, y: p.y / 844 - 3)
        var noise = Self.texture.value(at: uv)
        for _ in 0..<nesting {
          uv = uv + Vector(dx: Double(noise.x), dy: Double(noise.y))
          noise = Self.texture.value(at: uv)
        }
        let expected = (SIMD2<Double>(noise) - 0.5) * 200
        let single = warp.displacement(at: p)
        #expect(abs(single.dx - expected.x) < 1e-3 && abs(single.dy - expected.y) < 1e-3)
        #expect(abs(Double(displacements[index].x) - expected.x) < tolerance, "\(index), nesting \(nesting)")
        #expect(abs(Double(displacements[index].y) - expected.y) < tolerance, "\(index), nesting \(nesting)")
      }
    }
  }

  @Test func meanDisplacementIsZero() {
    let warp = DomainWarp(texture: Self.texture, tileSize: Size(width: 64, height: 64), strength: 10)
    var sum = Vector(dx: 0, dy: 0)
    for index in 0..<4096 {
      sum = sum + warp.displacement(at: Point(x: Double(index % 64) + 0.5, y: Double(index / 64) + 0.5))
    }
    #expect(abs(sum.dx / 4096) < 1e-4 && abs(sum.dy / 4096) < 1e-4)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, .leastNonzeroMagnitude])
  func oddParametersAreHarmless(value: Double) {
    var warp = DomainWarp(
      texture: Self.texture, tileSize: Size(width: value, height: value), strength: value, nesting: 99,
      phase: Vector(dx: value, dy: 0))
    #expect(warp.nesting == 4)
    warp.nesting = -1
    #expect(warp.nesting == 0)
    let displacement = warp.displacement(at: Point(x: 1, y: value))
    #expect(displacement.dx.isFinite && displacement.dy.isFinite)
    var row = [SIMD2<Float>](repeating: .zero, count: 6)
    var span = row.mutableSpan
    warp.fill(&span, along: SampleRow(start: Point(x: value, y: 0), step: Vector(dx: value, dy: 1)))
    #expect(row.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }
}
