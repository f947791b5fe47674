/// Perlin's noise as the W3C Filter Effects Module defines it for `feTurbulence`, section 9.22, number by number.
public struct Turbulence: Hashable, Sendable {
  /// How octaves are added up.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Signed octaves, shifted to the middle of the range: clouds.
    case fractalNoise
    /// Magnitudes of octaves: marble and fire.
    case turbulence
  }

  /// How octaves are added up.
  public var kind: Kind
  /// Lattice cells a point along x, of the first octave; negative and NaN count as 0.
  public let frequencyX: Double
  /// Lattice cells a point along y, of the first octave; negative and NaN count as 0.
  public let frequencyY: Double
  /// The number of octaves, each of twice the frequency and half the amplitude; 0...16.
  public let octaves: Int
  /// What the lattice is made from.
  public var seed: Int32
  /// The tile at whose borders the noise meets itself; nil for noise without period.
  public var stitchTile: Rect?

  /// Creates noise; frequencies and octaves are limited to their ranges.
  public init(
    _ kind: Kind = .turbulence, frequencyX: Double, frequencyY: Double, octaves: Int = 1, seed: Int32 = 0,
    stitchTile: Rect? = nil
  ) {
    self.kind = kind
    self.frequencyX = frequencyX > 0 ? frequencyX : 0
    self.frequencyY = frequencyY > 0 ? frequencyY : 0
    self.octaves = min(max(octaves, 0), 16)
    self.seed = seed
    self.stitchTile = stitchTile
  }
}

/// The lattice of a turbulence, ready to be asked for values.
public struct TurbulenceField: Sendable {
  private static let size = 256
  private let turbulence: Turbulence
  private let frequency: SIMD2<Double>
  private var permutation: [Int]
  /// For each of four channels, one after the other: a unit vector for each lattice index.
  private var gradients: [SIMD2<Double>]

  /// Builds the lattice from the seed.
  public init(_ turbulence: Turbulence) {
    self.turbulence = turbulence
    frequency = TurbulenceField.stitched(turbulence)
    let size = TurbulenceField.size
    var random = LatticeRandom(seed: turbulence.seed)
    gradients = []
    for _ in 0..<4 * size {
      let x = Double(random.next() % (2 * size) - size) / Double(size)
      let y = Double(random.next() % (2 * size) - size) / Double(size)
      let length = (x * x + y * y).squareRoot()
      gradients.append(length > 0 ? SIMD2(x, y) / length : .zero)
    }
    permutation = Array(0..<size)
    for index in stride(from: size - 1, to: 0, by: -1) {
      permutation.swapAt(index, random.next() % size)
    }
  }

  /// The four straight components at a position in points, each 0...1.
  ///
  /// The specification's own numbers in double precision, within 1e-6. Where a position times the frequency isn't below
  /// 2^30 in size, or isn't finite, an octave counts as 0.
  public func color(at point: Point) -> SIMD4<Float> {
    var sum = SIMD4<Double>.zero
    var position = SIMD2(point.x, point.y) * frequency
    var tile = turbulence.stitchTile.map { tile in
      Tile(
        width: (tile.width * frequency.x).wholeNumber, height: (tile.height * frequency.y).wholeNumber,
        wrapX: (tile.minX * frequency.x - 0.5).wholeNumber + (tile.width * frequency.x).wholeNumber,
        wrapY: (tile.minY * frequency.y - 0.5).wholeNumber + (tile.height * frequency.y).wholeNumber)
    }
    var ratio = 1.0
    for _ in 0..<turbulence.octaves {
      let noise = noise(at: position, tile: tile)
      sum += (turbulence.kind == .fractalNoise ? noise : noise.replacing(with: -noise, where: noise .< .zero)) / ratio
      position *= 2
      ratio *= 2
      tile?.double()
    }
    if turbulence.kind == .fractalNoise { sum = (sum + 1) / 2 }
    return SIMD4<Float>(sum.clamped(lowerBound: .zero, upperBound: .one))
  }

  private func noise(at position: SIMD2<Double>, tile: Tile?) -> SIMD4<Double> {
    guard abs(position.x) < 0x1p30, abs(position.y) < 0x1p30 else { return .zero }
    let floor = position.rounded(.down)
    let (left, up) = (position - floor, position - floor - 1)
    var (x0, y0) = (Int(floor.x), Int(floor.y))
    var (x1, y1) = (x0 + 1, y0 + 1)
    if let tile {
      if x0 >= tile.wrapX { x0 -= tile.width }
      if x1 >= tile.wrapX { x1 -= tile.width }
      if y0 >= tile.wrapY { y0 -= tile.height }
      if y1 >= tile.wrapY { y1 -= tile.height }
    }
    let mask = TurbulenceField.size - 1
    let (i, j) = (permutation[x0 & mask], permutation[x1 & mask])
    let corners = SIMD4(
      permutation[(i + y0) & mask], permutation[(j + y0) & mask], permutation[(i + y1) & mask],
      permutation[(j + y1) & mask])
    let curve = left * left * (3 - 2 * left)
    var result = SIMD4<Double>.zero
    for channel in 0..<4 {
      func dot(_ corner: Int, _ x: Double, _ y: Double) -> Double {
        let gradient = gradients[channel * TurbulenceField.size + corners[corner]]
        return x * gradient.x + y * gradient.y
      }
      let top = Interpolation.lerp(dot(0, left.x, left.y), dot(1, up.x, left.y), curve.x)
      let bottom = Interpolation.lerp(dot(2, left.x, up.y), dot(3, up.x, up.y), curve.x)
      result[channel] = Interpolation.lerp(top, bottom, curve.y)
    }
    return result
  }

  /// The part of the lattice that repeats, for one octave.
  private struct Tile {
    var width: Int
    var height: Int
    var wrapX: Int
    var wrapY: Int

    mutating func double() {
      width = 2 * width
      height = 2 * height
      wrapX = 2 * wrapX
      wrapY = 2 * wrapY
    }
  }

  /// The frequencies, moved to the nearest ones by ratio that put a whole number of cells on the tile.
  private static func stitched(_ turbulence: Turbulence) -> SIMD2<Double> {
    func stitched(_ frequency: Double, _ extent: Double) -> Double {
      guard frequency > 0, extent > 0, extent.isFinite else { return frequency }
      let low = (extent * frequency).rounded(.down) / extent
      let high = (extent * frequency).rounded(.up) / extent
      return low > 0 && frequency / low < high / frequency ? low : high
    }
    guard let tile = turbulence.stitchTile else { return SIMD2(turbulence.frequencyX, turbulence.frequencyY) }
    return SIMD2(stitched(turbulence.frequencyX, tile.width), stitched(turbulence.frequencyY, tile.height))
  }
}

/// The minimal standard generator of Park and Miller, by Schrage's method, as the specification prescribes.
private struct LatticeRandom {
  private var state: Int32

  init(seed: Int32) {
    let modulus = Int32.max
    var state = seed
    if state <= 0 { state = -(state % (modulus - 1)) + 1 }
    self.state = min(state, modulus - 1)
  }

  mutating func next() -> Int {
    // 2^31 - 1 = 16807 * 127773 + 2836
    state = 16807 * (state % 127_773) - 2836 * (state / 127_773)
    if state <= 0 { state += Int32.max }
    return Int(state)
  }
}

extension Double {
  /// The nearest whole number, halves up, for values that fit; 0 for others.
  fileprivate var wholeNumber: Int { abs(self) < 0x1p20 ? Int((self + 0.5).rounded(.down)) : 0 }
}
