/// How a value between two steps of an integer sample is rounded: a pattern of thresholds hides the steps of a gradient.
///
/// Values that are a step already stay as they are, with every pattern.
public enum Dithering: String, Hashable, Sendable, CaseIterable {
  /// To the nearest step; halves go up.
  case none
  /// By Bayer's 8 x 8 matrix: a regular texture that compresses well.
  case ordered
  /// By a 64 x 64 tile of blue noise: grain without texture, low frequencies are missing.
  case blueNoise

  /// The side of the pattern's tile: a power of two.
  package var tileSize: Int {
    switch self {
    case .none: 1
    case .ordered: BayerMatrix.size
    case .blueNoise: BlueNoiseTile.size
    }
  }

  /// The thresholds of the tile, row after row, each above 0 and below 1.
  package var thresholds: [Float] {
    switch self {
    case .none: [0.5]
    case .ordered: BayerMatrix.thresholds
    case .blueNoise: BlueNoiseTile.thresholds
    }
  }
}
