/// Octaves of noise, each finer and weaker than the one before: clouds, marble, terrain.
///
/// The fractal sum of Musgrave, "Texturing and Modeling", chapter 16. Since each octave has a whole number of cells to
/// the tile, the sum tiles with the first octave. Positions are counted in cells of that one.
public struct FractalNoise: Hashable, Sendable {
  /// What each octave is made of.
  public enum Basis: Hashable, Sendable {
    /// Interpolated random values, as ``ValueNoise``.
    case value
    /// Interpolated random slopes, as ``GradientNoise``.
    case gradient
  }

  /// What each octave is made of.
  public let basis: Basis
  /// What all random numbers are derived from.
  public let seed: UInt64
  /// The horizontal period in cells of the first octave.
  public let columns: Int
  /// The vertical period in cells of the first octave.
  public let rows: Int
  /// How many octaves are added.
  public let octaves: Int
  /// How much weaker each octave is than the one before.
  public let gain: Double
  /// How many times finer each octave is than the one before.
  public let lacunarity: Int

  /// Creates a sum of octaves.
  ///
  /// - Parameters:
  ///   - basis: What each octave is made of.
  ///   - seed: What all random numbers are derived from.
  ///   - columns: The horizontal period in cells of the first octave, clamped to 1...65536.
  ///   - rows: The vertical period in cells of the first octave, clamped to 1...65536.
  ///   - octaves: How many octaves are added, clamped to 1...16; those with more than 2^24 cells to the tile are left
  ///     out.
  ///   - gain: The amplitude of an octave over that of the one before, clamped to 0...1; 0.5 looks like clouds.
  ///   - lacunarity: The frequency of an octave over that of the one before, clamped to 1...16.
  public init(
    basis: Basis = .gradient, seed: UInt64, columns: Int, rows: Int, octaves: Int = 4, gain: Double = 0.5,
    lacunarity: Int = 2
  ) {
    self.basis = basis
    self.seed = seed
    self.columns = min(max(columns, 1), 65_536)
    self.rows = min(max(rows, 1), 65_536)
    self.gain = gain > 0 ? min(gain, 1) : 0
    self.lacunarity = min(max(lacunarity, 1), 16)
    var cells = max(self.columns, self.rows)
    var count = 1
    while count < min(octaves, 16), cells <= (1 << 24) / self.lacunarity {
      cells *= self.lacunarity
      count += 1
    }
    self.octaves = count
  }

  /// The noise at a position in cells of the first octave, from -1 to 1, with a mean of 0 over all seeds.
  ///
  /// A position that isn't finite gives 0. The error is at most 4e-6, as each octave's is 4e-6 of its weight. The cost
  /// is that of the octaves together.
  public func value(at position: Point) -> Float {
    var value: [Float] = [0]
    var span = value.mutableSpan
    fill(&span, along: SampleRow(start: position, step: Vector(dx: 0, dy: 0)))
    return span[0]
  }

  /// Fills a row with the noise at evenly spaced positions, counted in cells of the first octave.
  ///
  /// Each value is that of ``value(at:)``, to the bit.
  public func fill(_ values: inout MutableSpan<Float>, along row: SampleRow) {
    for index in values.indices { values[index] = 0 }
    var total = 0.0
    var amplitude = 1.0
    for _ in 0..<octaves {
      total += amplitude
      amplitude *= gain
    }
    var frequency = 1
    var weight = 1 / total
    var seeds = SplitMix64(seed: seed)
    for _ in 0..<octaves {
      let octaveSeed = seeds.next()
      switch basis {
      case .value:
        ValueNoise(seed: octaveSeed, columns: columns * frequency, rows: rows * frequency)
          .add(to: &values, along: row, frequency: Double(frequency), scale: Float(2 * weight), offset: Float(-weight))
      case .gradient:
        GradientNoise(seed: octaveSeed, columns: columns * frequency, rows: rows * frequency)
          .add(to: &values, along: row, frequency: Double(frequency), scale: Float(weight))
      }
      frequency *= lacunarity
      weight *= gain
    }
  }
}
