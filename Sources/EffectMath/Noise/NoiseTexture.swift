/// A tile of two-channel noise, computed once and sampled bilinearly: what warps look their displacements up in.
///
/// Both channels have a mean of exactly 0.5 but for rounding, reach from 0 to 1 at most, aren't correlated with each
/// other, and continue across the tile's edges. Positions are in tiles: (0, 0) is the upper left corner of the tile,
/// (1, 1) the lower right, and whole numbers make no difference. Texel centres lie half a texel inside.
///
/// Sampling a row costs about 10 ns a pixel on one core, for both channels together; a texel takes 16 bytes.
public struct NoiseTexture: Sendable {
  /// The noise of the first channel.
  public let red: FractalNoise
  /// The noise of the second channel.
  public let green: FractalNoise
  /// How many texels the tile is wide, a power of two.
  public let width: Int
  /// How many texels the tile is high, a power of two.
  public let height: Int

  /// Each texel beside its right neighbour, as red, green, red there, green there: one load instead of two.
  let texels: [SIMD4<Float>]

  /// Creates a tile of cloudy gradient noise.
  ///
  /// - Parameters:
  ///   - seed: What the noise is derived from.
  ///   - cells: How many bumps of the first octave fit the tile's side, clamped to 1...65536.
  ///   - octaves: How many octaves each channel has, clamped to 1...16.
  ///   - size: The texels of a side, rounded up to a power of two in 2...2048.
  public init(seed: UInt64, cells: Int = 4, octaves: Int = 4, size: Int = 256) {
    var seeds = SplitMix64(seed: seed)
    self.init(
      red: FractalNoise(seed: seeds.next(), columns: cells, rows: cells, octaves: octaves),
      green: FractalNoise(seed: seeds.next(), columns: cells, rows: cells, octaves: octaves), width: size, height: size)
  }

  /// Creates a tile of any noise, of which one period fills the tile.
  ///
  /// Each channel is shifted to its mean, the second cleared of what it has in common with the first, and scaled so
  /// that its widest deviation from 0.5 is 0.5. Noise without any variation gives 0.5 throughout.
  ///
  /// - Parameters:
  ///   - red: The noise of the first channel.
  ///   - green: The noise of the second channel; it should have another seed.
  ///   - width: The texels across, rounded up to a power of two in 2...2048.
  ///   - height: The texels down, rounded up to a power of two in 2...2048.
  public init(red: FractalNoise, green: FractalNoise, width: Int, height: Int) {
    self.red = red
    self.green = green
    let width = Self.powerOfTwo(width)
    let height = Self.powerOfTwo(height)
    self.width = width
    self.height = height
    var first = Self.period(of: red, width: width, height: height)
    var second = Self.period(of: green, width: width, height: height)
    Self.centre(&first)
    Self.centre(&second)
    Self.decorrelate(&second, from: first)
    Self.scale(&first)
    Self.scale(&second)
    texels = (0..<width * height).map { index in
      let neighbour = index & (width - 1) == width - 1 ? index - (width - 1) : index + 1
      return SIMD4(first[index], second[index], first[neighbour], second[neighbour])
    }
  }

  /// Both channels of one texel; indices wrap around.
  public func texel(column: Int, row: Int) -> SIMD2<Float> {
    texels[(row & (height - 1)) * width + (column & (width - 1))].lowHalf
  }

  private static func powerOfTwo(_ size: Int) -> Int {
    var power = 2
    while power < min(size, 2048) { power *= 2 }
    return power
  }

  /// One period of a noise, sampled at the texel centres.
  private static func period(of noise: FractalNoise, width: Int, height: Int) -> [Float] {
    var values: [Float] = []
    values.reserveCapacity(width * height)
    var line = [Float](repeating: 0, count: width)
    let step = Vector(dx: Double(noise.columns) / Double(width), dy: 0)
    for row in 0..<height {
      let start = Point(x: 0.5 * step.dx, y: (Double(row) + 0.5) * Double(noise.rows) / Double(height))
      var span = line.mutableSpan
      noise.fill(&span, along: SampleRow(start: start, step: step))
      values.append(contentsOf: line)
    }
    return values
  }

  private static func centre(_ values: inout [Float]) {
    let mean = values.reduce(0.0) { $0 + Double($1) } / Double(values.count)
    for index in values.indices { values[index] = Float(Double(values[index]) - mean) }
  }

  /// Takes from the second of two centred channels its projection on the first (Gram and Schmidt).
  private static func decorrelate(_ second: inout [Float], from first: [Float]) {
    var common = 0.0
    var energy = 0.0
    for index in first.indices {
      common += Double(first[index]) * Double(second[index])
      energy += Double(first[index]) * Double(first[index])
    }
    guard energy > 0 else { return }
    let share = common / energy
    for index in second.indices { second[index] = Float(Double(second[index]) - share * Double(first[index])) }
  }

  /// Brings centred values into 0...1, centred at 0.5.
  private static func scale(_ values: inout [Float]) {
    let widest = values.reduce(0) { max($0, $1.magnitude) }
    // What is left of equal channels after the decorrelation is rounding noise, not a picture.
    let factor = widest > 1e-6 ? 0.5 / widest : 0
    for index in values.indices { values[index] = min(max(0.5 + values[index] * factor, 0), 1) }
  }
}

extension NoiseTexture: Hashable {
  /// Whether two tiles hold the same noise; the texels follow from the parameters.
  public static func == (a: NoiseTexture, b: NoiseTexture) -> Bool {
    a.red == b.red && a.green == b.green && a.width == b.width && a.height == b.height
  }

  /// Feeds the parameters, not the texels, to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(width)
    hasher.combine(height)
  }
}
