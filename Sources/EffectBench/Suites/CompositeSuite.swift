import EffectMath
import EffectStyles

extension Suite {
  /// A frame over another, pixel by pixel, with each blend mode.
  static let composite = Suite(
    name: "composite", summary: "a float frame blended into another, by mode"
  ) { profile in
    let telling: [BlendMode] = [.normal, .multiply, .softLight, .hue, .luminosity]
    let modes = (profile.isComplete ? BlendMode.allCases : telling).map { mode in
      BenchmarkCase(mode.name, profile, bytesPerPixel: 3 * 16) { [scheduler = profile.scheduler] in
        let source = BenchmarkPictures.noise(width: profile.width, height: profile.height, seed: 1)
        var backdrop = BenchmarkPictures.noise(width: profile.width, height: profile.height, seed: 2)
        return BenchmarkWork { blend(mode, source, into: &backdrop, scheduler) }
      }
    }
    return modes + (profile.isComplete ? [1, 4, 8] : [8]).map { layers($0, profile) }
  }

  /// Translucent colours over the whole frame, one after the other: the renderer joins them into one pass.
  private static func layers(_ count: Int, _ profile: BenchmarkProfile) -> BenchmarkCase {
    BenchmarkCase.rendered("layers=\(count)", profile) { canvas in
      let frame = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
      for index in 0..<count {
        let step = Float(index)
        let color = Color(red: 0.1 * (step + 1), green: 1 - 0.1 * step, blue: 0.5, opacity: 0.25 + 0.05 * step)
        canvas.fill(.rect(frame), with: .color(color))
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
