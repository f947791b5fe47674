import EffectMath
import EffectStyles

extension Suite {
  /// A frame over another, pixel by pixel, with each blend mode.
  static let composite = Suite(
    name: "composite", summary: "a float frame blended into another, by mode"
  ) { profile in
    let telling: [BlendMode] = [.normal, .multiply, .softLight, .hue, .luminosity]
    return (profile.isComplete ? BlendMode.allCases : telling).map { mode in
      BenchmarkCase(mode.name, profile, bytesPerPixel: 3 * 16) { [scheduler = profile.scheduler] in
        let source = BenchmarkPictures.noise(width: profile.width, height: profile.height, seed: 1)
        var backdrop = BenchmarkPictures.noise(width: profile.width, height: profile.height, seed: 2)
        return BenchmarkWork { blend(mode, source, into: &backdrop, scheduler) }
      }
    }
  }

  private static func blend(
    _ mode: BlendMode, _ source: Framebuffer, into backdrop: inout Framebuffer, _ scheduler: BandScheduler
  ) {
    let width = source.width
    var pixels = backdrop.pixels.mutableSpan
    scheduler.run(0..<source.height, rowLength: width, in: &pixels) { rows, band in
      let sourceBand = source.pixels.span.extracting(rows.lowerBound * width..<rows.upperBound * width)
      Blend.row(mode, source: sourceBand, into: &band)
    }
  }
}
