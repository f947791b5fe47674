import EffectMath
import Testing

@Suite struct FractalNoiseTests {
  @Test(arguments: [FractalNoise.Basis.value, .gradient])
  func isTheWeightedSumOfItsOctaves(basis: FractalNoise.Basis) {
    let noise = FractalNoise(basis: basis, seed: 77, columns: 3, rows: 5, octaves: 3, gain: 0.4, lacunarity: 3)
    var seeds = SplitMix64(seed: 77)
    let references = (0..<3).map { octave in
      let frequency = [1, 3, 9][octave]
      return NoiseReference(seed: seeds.next(), columns: 3 * frequency, rows: 5 * frequency)
    }
    let row = SampleRow(start: Point(x: -1.1, y: 2.3), step: Vector(dx: 0.07, dy: 0.01))
    var values = [Float](repeating: 9, count: 77)
    var span = values.mutableSpan
    noise.fill(&span, along: row)
    for index in values.indices {
      let p = row[index]
      var sum = 0.0
      for (octave, frequency, amplitude) in [(0, 1.0, 1.0), (1, 3.0, 0.4), (2, 9.0, 0.16)] {
        let scaled = Point(x: p.x * frequency, y: p.y * frequency)
        let octaveValue =
          basis == .gradient ? references[octave].gradient(at: scaled) : 2 * references[octave].value(at: scaled) - 1
        sum += amplitude * octaveValue
      }
      #expect(abs(Double(values[index]) - sum / 1.56) < 4e-6, "at \(p)")
      #expect(values[index] == noise.value(at: p))
    }
  }

  @Test func tilesWithTheFirstOctave() {
    let noise = FractalNoise(seed: 4, columns: 4, rows: 2, octaves: 5)
    for step in 0..<64 {
      let position = Point(x: Double(step) / 16, y: Double(step * 7 % 32) / 16)
      #expect(noise.value(at: position) == noise.value(at: position + Vector(dx: 4, dy: -2)))
    }
  }

  @Test func parametersAreClamped() {
    let noise = FractalNoise(seed: 1, columns: -3, rows: 1 << 20, octaves: 99, gain: .nan, lacunarity: 0)
    #expect(noise.columns == 1 && noise.rows == 65_536 && noise.octaves == 16)
    #expect(noise.gain == 0 && noise.lacunarity == 1)
    #expect(FractalNoise(seed: 1, columns: 65_536, rows: 1, octaves: 16, lacunarity: 4).octaves == 5)
    #expect(FractalNoise(seed: 1, columns: 1, rows: 1, octaves: -1, gain: 7).gain == 1)
  }
}
