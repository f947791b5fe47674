import EffectMath
import EffectStyles

extension Suite {
  /// A frame filled with a gradient of five colours, kind by kind.
  static let gradient = Suite(name: "gradient", summary: "a frame filled with a gradient: position, then ramp") {
    profile in
    let frame = Rect(x: 0, y: 0, width: Double(profile.width), height: Double(profile.height))
    let colors = [(1.0, 0.0, 0.0), (1, 1, 0), (0, 1, 0), (0, 0, 1), (1, 0, 0)].map {
      Color(red: $0, green: $1, blue: $2)
    }
    let device = Gradient(colors: colors)
    let perceptual = Gradient(colors: colors, colorSpace: .perceptual)
    let angular = AngularGradient(in: frame)
    let linear = LinearGradient(in: frame)
    let radial = RadialGradient(endRadius: frame.height / 2, in: frame)
    let elliptical = EllipticalGradient(in: frame)

    func kind(
      _ name: String, _ gradient: Gradient,
      _ position: @escaping @Sendable (inout MutableSpan<Float>, SampleRow) -> Void
    ) -> BenchmarkCase {
      BenchmarkCase(name, profile, bytesPerPixel: 16) {
        var picture = Framebuffer(width: profile.width, height: profile.height)
        let ramp = GradientRamp(gradient)
        let fill = { fillFrame(&picture, ramp, profile.scheduler, position) }
        return BenchmarkWork(
          picture: {
            fill()
            return picture
          }, run: fill)
      }
    }

    let telling = [
      kind("angular", device) { angular.fill(&$0, along: $1) },
      kind("linear", device) { linear.fill(&$0, along: $1) },
      kind("radial", device) { radial.fill(&$0, along: $1) },
    ]
    guard profile.isComplete else { return telling }
    return telling + [
      kind("elliptical", device) { elliptical.fill(&$0, along: $1) },
      kind("angular/perceptual", perceptual) { angular.fill(&$0, along: $1) },
      kind("linear/perceptual", perceptual) { linear.fill(&$0, along: $1) },
    ]
  }

  /// Positions for a stretch of a row stay in the nearest cache until the ramp has read them.
  private static let stretch = 256

  private static func fillFrame(
    _ picture: inout Framebuffer, _ ramp: GradientRamp, _ scheduler: BandScheduler,
    _ position: @Sendable (inout MutableSpan<Float>, SampleRow) -> Void
  ) {
    let (width, height) = (picture.width, picture.height)
    var pixels = picture.pixels.mutableSpan
    scheduler.run(0..<height, rowLength: width, in: &pixels) { rows, band in
      var positions = [Float](repeating: 0, count: stretch)
      var stretchSpan = positions.mutableSpan
      for y in rows {
        for x in Swift.stride(from: 0, to: width, by: stretch) {
          let count = min(stretch, width - x)
          let first = (y - rows.lowerBound) * width + x
          var t = stretchSpan._mutatingExtracting(0..<count)
          position(&t, SampleRow(start: Point(x: Double(x) + 0.5, y: Double(y) + 0.5), step: Vector(dx: 1, dy: 0)))
          var part = band._mutatingExtracting(first..<first + count)
          ramp.fill(&part, from: t.span)
        }
      }
    }
  }
}
