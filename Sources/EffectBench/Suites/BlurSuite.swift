import EffectMath
import EffectStyles

extension Suite {
  /// A frame of noise blurred by Gaussians of several deviations.
  static let blur = Suite(name: "blur", summary: "a Gaussian blur of a float frame into another") { profile in
    let telling = [1.0, 2, 4, 15, 60].map { rgba($0, profile) } + [alpha(8, profile)]
    guard profile.isComplete else { return telling }
    return [0.5, 1, 2, 3, 4, 6, 8, 15, 30, 60, 100, 200].map { rgba($0, profile) }
      + [1.0, 2, 4, 8, 15, 30].map { alpha($0, profile) }
  }

  /// A blur of one channel.
  private static func alpha(_ deviation: Double, _ profile: BenchmarkProfile) -> BenchmarkCase {
    let name = DecimalText.string(deviation, maximumFractionDigits: 2)
    return BenchmarkCase("alpha/sigma=\(name)", profile, bytesPerPixel: 8) {
      let noise = BenchmarkPictures.noise(width: profile.width, height: profile.height, seed: 1)
      let bounds = PixelRect(minX: 0, minY: 0, maxX: noise.width, maxY: noise.height)
      let source = PlaneSurface(bounds: bounds, values: noise.pixels.map(\.w))
      let blur = Blur(BlurPlan(standardDeviation: deviation), edge: .transparent, of: bounds, within: bounds)
      var values = source.values
      let scheduler = profile.scheduler
      return BenchmarkWork {
        var span = values.mutableSpan
        blur.fill(&span, from: source, on: scheduler)
        Sink.consume(SIMD4(repeating: values[0]))
      }
    }
  }

  /// A blur of all four channels; the filter's coefficients are made within the time.
  static func rgba(_ deviation: Double, _ profile: BenchmarkProfile) -> BenchmarkCase {
    let name = DecimalText.string(deviation, maximumFractionDigits: 2)
    return BenchmarkCase("rgba/sigma=\(name)", profile, bytesPerPixel: 32) {
      let noise = BenchmarkPictures.noise(width: profile.width, height: profile.height, seed: 1)
      let bounds = PixelRect(minX: 0, minY: 0, maxX: noise.width, maxY: noise.height)
      let source = PixelSurface(bounds: bounds, pixels: noise.pixels)
      var result = Framebuffer(width: noise.width, height: noise.height)
      let scheduler = profile.scheduler
      let run = {
        let blur = Blur(BlurPlan(standardDeviation: deviation), edge: .transparent, of: bounds, within: bounds)
        var pixels = result.pixels.mutableSpan
        blur.fill(&pixels, from: source, on: scheduler)
        Sink.consume(result.pixels[0])
      }
      return BenchmarkWork(
        picture: {
          run()
          return result
        }, run: run)
    }
  }
}
