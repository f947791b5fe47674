import EffectMath
import Testing

@Suite struct NoiseTextureTests {
  static let textures = [
    NoiseTexture(seed: 1, size: 128),
    NoiseTexture(seed: 2, cells: 7, octaves: 2, size: 64),
    NoiseTexture(
      red: FractalNoise(basis: .value, seed: 5, columns: 8, rows: 3, octaves: 3),
      green: FractalNoise(seed: 6, columns: 5, rows: 2), width: 128, height: 32),
  ]

  private func channels(_ texture: NoiseTexture) -> [SIMD2<Double>] {
    (0..<texture.height).flatMap { row in
      (0..<texture.width).map { column in SIMD2<Double>(texture.texel(column: column, row: row)) }
    }
  }

  @Test(arguments: textures)
  func channelsAreCentredAndUnrelated(texture: NoiseTexture) {
    let values = channels(texture)
    let mean = values.reduce(.zero, +) / Double(values.count)
    #expect(abs(mean.x - 0.5) < 1e-6 && abs(mean.y - 0.5) < 1e-6, "\(mean)")
    let variance = values.reduce(.zero) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
    let common = values.reduce(0) { $0 + ($1.x - mean.x) * ($1.y - mean.y) } / Double(values.count)
    #expect(abs(common) / (variance.x * variance.y).squareRoot() < 1e-5)
    #expect(variance.x > 0.01 && variance.y > 0.01)
    for channel in 0..<2 {
      let channelValues = values.map { $0[channel] }
      let low = channelValues.min() ?? .nan
      let high = channelValues.max() ?? .nan
      #expect(low >= 0 && high <= 1)
      #expect(low < 1e-6 || high > 1 - 1e-6)
    }
  }

  @Test(arguments: textures)
  func edgesAreSeamless(texture: NoiseTexture) {
    // The step across an edge is no larger than the largest step inside.
    var inside = SIMD2<Float>.zero
    var across = SIMD2<Float>.zero
    for row in 0..<texture.height {
      for column in 0..<texture.width {
        let texel = texture.texel(column: column, row: row)
        let right = texture.texel(column: column + 1, row: row) - texel
        let down = texture.texel(column: column, row: row + 1) - texel
        for (step, isEdge) in [(right, column == texture.width - 1), (down, row == texture.height - 1)] {
          for channel in 0..<2 {
            if isEdge { across[channel] = max(across[channel], step[channel].magnitude) }
            if !isEdge { inside[channel] = max(inside[channel], step[channel].magnitude) }
          }
        }
      }
    }
    #expect(across.x <= inside.x && across.y <= inside.y, "across \(across), inside \(inside)")
  }

  /// Bilinear interpolation by its definition, in double precision.
  private func bilinear(_ texture: NoiseTexture, _ p: Point) -> SIMD2<Double> {
    let x = p.x * Double(texture.width) - 0.5
    let y = p.y * Double(texture.height) - 0.5
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (u, v) = (x - x.rounded(.down), y - y.rounded(.down))
    func texel(_ dx: Int, _ dy: Int) -> SIMD2<Double> {
      SIMD2<Double>(texture.texel(column: column + dx, row: row + dy))
    }
    let top = texel(0, 0) * (1 - u) + texel(1, 0) * u
    let bottom = texel(0, 1) * (1 - u) + texel(1, 1) * u
    return top * (1 - v) + bottom * v
  }

  @Test(arguments: [0, 1, 3, 4, 5, 257])
  func rowsAreBilinear(count: Int) {
    let texture = Self.textures[2]
    for row in [
      SampleRow(start: Point(x: -0.7, y: 0.2), step: Vector(dx: 0.0013, dy: -0.0004)),
      SampleRow(start: Point(x: 1000.3, y: -77.7), step: Vector(dx: -0.31, dy: 2.9)),
    ] {
      var values = [SIMD2<Float>](repeating: .zero, count: count)
      var span = values.mutableSpan
      texture.fill(&span, along: row)
      for index in values.indices {
        let expected = bilinear(texture, row[index])
        let difference = SIMD2<Double>(values[index]) - expected
        #expect(abs(difference.x) < 1e-5 && abs(difference.y) < 1e-5, "\(index) of \(count): \(difference)")
        let single = SIMD2<Double>(texture.value(at: row[index])) - expected
        #expect(abs(single.x) < 1e-5 && abs(single.y) < 1e-5)
      }
    }
  }

  @Test(arguments: [0, 1, 2, 6, 8])
  func spansOfPositionsAreThoseOfLanes(count: Int) {
    let texture = Self.textures[0]
    var generator = SplitMix64(seed: 4)
    let positions = (0..<count).map { _ in
      SIMD2<Float>(Float(generator.nextUnit()), Float(generator.nextUnit())) * 7 - 3
    }
    var values = [SIMD2<Float>](repeating: .zero, count: count)
    var span = values.mutableSpan
    texture.fill(&span, at: positions.span)
    for index in values.indices {
      let (red, green) = texture.values(
        x: SIMD4(repeating: positions[index].x), y: SIMD4(repeating: positions[index].y))
      #expect(values[index] == SIMD2(red.x, green.x))
      let exact = bilinear(texture, Point(x: Double(positions[index].x), y: Double(positions[index].y)))
      #expect(abs(Double(red.z) - exact.x) < 1e-4 && abs(Double(green.w) - exact.y) < 1e-4)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e17, 0x1p22, 1e7])
  func anyPositionIsSafe(coordinate: Double) {
    let texture = Self.textures[0]
    for position in [Point(x: coordinate, y: 0.3), Point(x: 0.3, y: coordinate)] {
      let value = texture.value(at: position)
      #expect(value.x >= 0 && value.x <= 1 && value.y >= 0 && value.y <= 1)
      let (red, _) = texture.values(
        x: SIMD4(repeating: Float(position.x)), y: SIMD4(repeating: Float(position.y)))
      #expect(red.y >= 0 && red.y <= 1)
      if !coordinate.isFinite { #expect(value == SIMD2(0.5, 0.5) && red.x == 0.5) }
      var row = [SIMD2<Float>](repeating: .zero, count: 5)
      var span = row.mutableSpan
      texture.fill(&span, along: SampleRow(start: position, step: Vector(dx: coordinate, dy: 0.1)))
      #expect(row.allSatisfy { $0.x >= 0 && $0.x <= 1 })
    }
  }

  @Test func sizesAndFlatNoise() {
    let texture = NoiseTexture(seed: 1, size: 100)
    #expect(texture.width == 128 && texture.height == 128)
    #expect(NoiseTexture(seed: 1, size: -5).width == 2)
    // Equal channels have nothing left of the second once it is cleared of the first.
    let noise = FractalNoise(seed: 3, columns: 2, rows: 2, octaves: 1)
    let twins = NoiseTexture(red: noise, green: noise, width: 16, height: 16)
    #expect((0..<256).allSatisfy { twins.texel(column: $0, row: $0 / 16).y == 0.5 })
    #expect(texture == NoiseTexture(seed: 1, size: 128) && texture != NoiseTexture(seed: 2, size: 128))
    #expect(Set([texture, NoiseTexture(seed: 1, size: 128)]).count == 1)
  }
}
