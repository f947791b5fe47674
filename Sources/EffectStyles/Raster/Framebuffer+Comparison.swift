import EffectMath

extension Framebuffer {
  /// How far two pictures are apart, over all four premultiplied components.
  public struct Difference: Hashable, Sendable {
    /// The largest difference of a component, 1 for full scale; infinite when one side isn't finite.
    public let maximum: Double
    /// The mean difference of all components.
    public let mean: Double
    /// The root of the mean squared difference.
    public let rootMeanSquare: Double
    /// The column and the row of the largest difference, the first of equal ones.
    public let position: SIMD2<Int>

    /// The peak signal-to-noise ratio in decibels, for a peak of 1; infinite for equal pictures.
    public var peakSignalToNoiseRatio: Double {
      rootMeanSquare > 0 ? -20 * Elementary.log(rootMeanSquare) / Elementary.log(10) : .infinity
    }
  }

  /// The difference to another picture, which must have the same size and colour space.
  public func difference(from other: Framebuffer) -> Difference {
    precondition(width == other.width && height == other.height, "only pictures of one size can be compared")
    precondition(colorSpace == other.colorSpace, "only pictures of one colour space can be compared")
    var maximum = 0.0
    var place = 0
    var sum = 0.0
    var sumOfSquares = 0.0
    for index in pixels.indices {
      let (own, others) = (pixels[index], other.pixels[index])
      for channel in 0..<4 where own[channel] != others[channel] {
        let difference = abs(Double(own[channel]) - Double(others[channel]))
        // NaN is as far from everything as infinity, but for another NaN.
        let areBothMissing = own[channel].isNaN && others[channel].isNaN
        let distance = areBothMissing ? 0 : difference < .infinity ? difference : .infinity
        sum += distance
        sumOfSquares += distance * distance
        if distance > maximum {
          maximum = distance
          place = index
        }
      }
    }
    let count = Double(max(4 * pixels.count, 1))
    return Difference(
      maximum: maximum, mean: sum / count, rootMeanSquare: (sumOfSquares / count).squareRoot(),
      position: width > 0 ? SIMD2(place % width, place / width) : .zero)
  }

  /// The largest difference of a component to another picture of the same size, 1 for full scale.
  public func maximumError(from other: Framebuffer) -> Double {
    difference(from: other).maximum
  }

  /// The peak signal-to-noise ratio against another picture of the same size, in decibels.
  public func peakSignalToNoiseRatio(against other: Framebuffer) -> Double {
    difference(from: other).peakSignalToNoiseRatio
  }
}
