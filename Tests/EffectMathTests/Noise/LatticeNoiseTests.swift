import EffectMath
import Testing

@Suite struct LatticeNoiseTests {
  static let rows = [
    SampleRow(start: Point(x: -3.2, y: 0.4), step: Vector(dx: 0.13, dy: 0)),
    SampleRow(start: Point(x: 17, y: -5), step: Vector(dx: -0.31, dy: 0.27)),
    SampleRow(start: Point(x: 0.5, y: 100.25), step: Vector(dx: 1.7, dy: -2.3)),
  ]

  @Test(arguments: rows)
  func valueNoiseFollowsItsDefinition(row: SampleRow) {
    let noise = ValueNoise(seed: 11, columns: 5, rows: 3)
    let reference = NoiseReference(seed: 11, columns: 5, rows: 3)
    var values = [Float](repeating: 7, count: 101)
    var span = values.mutableSpan
    noise.fill(&span, along: row)
    for index in values.indices {
      let position = row[index]
      #expect(abs(Double(values[index]) - reference.value(at: position)) < 2e-6, "at \(position)")
      #expect(values[index] == noise.value(at: position))
      #expect(values[index] >= 0 && values[index] <= 1)
    }
  }

  @Test(arguments: rows)
  func gradientNoiseFollowsItsDefinition(row: SampleRow) {
    let noise = GradientNoise(seed: 12, columns: 5, rows: 3)
    let reference = NoiseReference(seed: 12, columns: 5, rows: 3)
    var values = [Float](repeating: 7, count: 101)
    var span = values.mutableSpan
    noise.fill(&span, along: row)
    for index in values.indices {
      let position = row[index]
      #expect(abs(Double(values[index]) - reference.gradient(at: position)) < 3e-6, "at \(position)")
      #expect(values[index] == noise.value(at: position))
      #expect(values[index].magnitude <= 1)
    }
  }

  @Test(arguments: [(1, 1), (4, 7), (32, 2)])
  func tilesWithItsPeriod(columns: Int, rows: Int) {
    let value = ValueNoise(seed: 3, columns: columns, rows: rows)
    let gradient = GradientNoise(seed: 3, columns: columns, rows: rows)
    // Eighths, so that adding a period is exact.
    for step in 0..<64 {
      let position = Point(x: Double(step) / 8 - 2, y: Double(step * 5 % 64) / 8 - 3)
      for (across, down) in [(1, 0), (0, 1), (-3, 2)] {
        let other = position + Vector(dx: Double(across * columns), dy: Double(down * rows))
        #expect(value.value(at: position) == value.value(at: other))
        #expect(gradient.value(at: position) == gradient.value(at: other))
      }
    }
  }

  @Test func gradientNoiseVanishesAtLatticePoints() {
    let noise = GradientNoise(seed: 5, columns: 9, rows: 9)
    for index in 0..<81 { #expect(noise.value(at: Point(x: Double(index % 9), y: Double(index / 9))) == 0) }
  }

  @Test func meansOverManyCells() {
    let value = ValueNoise(seed: 8, columns: 256, rows: 256)
    let gradient = GradientNoise(seed: 8, columns: 256, rows: 256)
    var sums = (value: 0.0, gradient: 0.0, square: 0.0)
    let count = 128
    for y in 0..<count {
      for x in 0..<count {
        let position = Point(x: 1.9 * Double(x) + 0.3, y: 1.9 * Double(y) + 0.7)
        sums.value += Double(value.value(at: position))
        let slope = Double(gradient.value(at: position))
        sums.gradient += slope
        sums.square += slope * slope
      }
    }
    let samples = Double(count * count)
    // The deviation of a mean of 16384 samples is about 0.2 / 128.
    #expect(abs(sums.value / samples - 0.5) < 0.008)
    #expect(abs(sums.gradient / samples) < 0.008)
    #expect(sums.square / samples > 0.03)
  }

  @Test func seedsAreUnrelated() {
    let first = GradientNoise(seed: 1, columns: 64, rows: 64)
    let second = GradientNoise(seed: 2, columns: 64, rows: 64)
    var common = 0.0
    var energy = 0.0
    for index in 0..<4096 {
      let position = Point(x: Double(index % 64) + 0.5, y: Double(index / 64) + 0.5)
      common += Double(first.value(at: position) * second.value(at: position))
      energy += Double(first.value(at: position) * first.value(at: position))
    }
    #expect(abs(common / energy) < 0.08)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e17])
  func positionsWithoutAPlaceGiveTheMean(coordinate: Double) {
    for position in [Point(x: coordinate, y: 0.5), Point(x: 0.5, y: coordinate)] {
      #expect(ValueNoise(seed: 1, columns: 4, rows: 4).value(at: position) == 0.5)
      #expect(GradientNoise(seed: 1, columns: 4, rows: 4).value(at: position) == 0)
      #expect(FractalNoise(seed: 1, columns: 4, rows: 4).value(at: position) == 0)
      #expect(FractalNoise(basis: .value, seed: 1, columns: 4, rows: 4).value(at: position) == 0)
    }
  }

  @Test func sizesAreClamped() {
    #expect(ValueNoise(seed: 1, columns: 0, rows: -7) == ValueNoise(seed: 1, columns: 1, rows: 1))
    #expect(GradientNoise(seed: 1, columns: .max, rows: 2).columns == 1 << 24)
  }
}
