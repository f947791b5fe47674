import EffectMath
import EffectStyles
import Foundation

/// A picture whose channels are products of a column profile and a row profile, and its exact blur in double precision.
///
/// Channels: noise, a step in both axes, an impulse, ones. The blur of a product is the product of the profiles' blurs,
/// so the reference costs one convolution a profile.
struct SeparablePicture {
  let columns: [[Double]]
  let rows: [[Double]]

  init(width: Int, height: Int, seed: UInt64 = 1) {
    var noise = SplitMix64(seed: seed)
    func profile(_ count: Int) -> [[Double]] {
      [
        (0..<count).map { _ in noise.nextUnit() }, (0..<count).map { $0 < count / 2 ? 1 : 0 },
        (0..<count).map { $0 == count / 3 ? 1 : 0 }, (0..<count).map { _ in 1 },
      ]
    }
    columns = profile(width)
    rows = profile(height)
  }

  /// A picture as photographs are: soft shading with hard edges and noise, bars of a width, an impulse, ones.
  init(photographWithWidth width: Int, height: Int, bar: Int) {
    var noise = SplitMix64(seed: 23)
    func profile(_ count: Int) -> [[Double]] {
      let soft = (0..<count).map { place -> Double in
        let shading = 0.4 + 0.25 * sin(Double(place) / 9) + 0.1 * cos(Double(place) / 3.7)
        let patch = place % 37 < 11 ? 0.2 : 0
        return shading + patch + 0.05 * noise.nextUnit()
      }
      let bars = (0..<count).map { place in abs(2 * place - count) <= bar ? 1.0 : 0 }
      return [
        soft, bars, (0..<count).map { $0 == count / 3 ? 1 : 0 }, (0..<count).map { _ in 1 },
      ]
    }
    columns = profile(width)
    rows = profile(height)
  }

  var width: Int { columns[0].count }
  var height: Int { rows[0].count }

  func surface(x: Int, y: Int) -> PixelSurface {
    var pixels: [SIMD4<Float>] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        pixels.append(SIMD4((0..<4).map { Float(columns[$0][column] * rows[$0][row]) }))
      }
    }
    let bounds = PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
    return PixelSurface(bounds: bounds, pixels: pixels)
  }

  /// The largest error of a result, by channel; the impulse's relative to its peak.
  func errors(of result: PixelSurface, x: Int, y: Int, deviationX: Double, deviationY: Double, edge: EdgeMode)
    -> SIMD4<Double>
  {
    let bounds = result.bounds
    var errors = SIMD4<Double>.zero
    var peak = 0.0
    for channel in 0..<4 {
      let exactX = Self.blurred(
        columns[channel], deviationX, at: (bounds.minX - x)..<(bounds.maxX - x), edge: edge)
      let exactY = Self.blurred(rows[channel], deviationY, at: (bounds.minY - y)..<(bounds.maxY - y), edge: edge)
      for (j, rowValue) in exactY.enumerated() {
        for (i, columnValue) in exactX.enumerated() {
          let exact = rowValue * columnValue
          let error = abs(Double(result.pixels[j * exactX.count + i][channel]) - exact)
          errors[channel] = max(errors[channel], error.isNaN ? .infinity : error)
          if channel == 2 { peak = max(peak, exact) }
        }
      }
    }
    errors[2] /= peak
    return errors
  }

  /// A direct convolution with the sampled, normalised Gaussian.
  static func blurred(_ values: [Double], _ deviation: Double, at positions: Range<Int>, edge: EdgeMode) -> [Double] {
    guard deviation > 0 else { return positions.map { source($0, values.count, edge).map { values[$0] } ?? 0 } }
    let reach = Int(deviation * 9) + 1
    let weights = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let total = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    let hasNothingOutside = edge == .transparent || edge == .opaque
    return positions.map { position in
      var sum = 0.0
      var mass = 0.0
      let first = hasNothingOutside ? max(position - reach, 0) : position - reach
      let last = hasNothingOutside ? min(position + reach, values.count - 1) : position + reach
      for place in stride(from: first, through: last, by: 1) {
        guard let index = source(place, values.count, edge) else { continue }
        sum += weights[abs(place - position)] * values[index]
        mass += weights[abs(place - position)]
      }
      return edge == .opaque ? sum / mass : sum / total
    }
  }

  static func source(_ position: Int, _ count: Int, _ edge: EdgeMode) -> Int? {
    if (0..<count).contains(position) { return position }
    switch edge {
    case .transparent, .opaque: return nil
    case .clamp: return position < 0 ? 0 : count - 1
    case .mirror:
      let place = ((position % (2 * count)) + 2 * count) % (2 * count)
      return place < count ? place : 2 * count - 1 - place
    case .repeat: return ((position % count) + count) % count
    }
  }
}
