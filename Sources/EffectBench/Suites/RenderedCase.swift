import EffectMath
import EffectStyles

extension BenchmarkCase {
  /// A case that renders a picture through the whole software renderer, one point a pixel, into the same frame again.
  static func rendered(
    _ name: String, _ profile: BenchmarkProfile, threads: Int? = nil,
    draw: @escaping (inout SoftwareCanvas) -> Void
  ) -> BenchmarkCase {
    let threads = threads ?? profile.threads ?? 1
    return BenchmarkCase(name, profile, threads: threads, bytesPerPixel: 16) {
      let size = Size(width: Double(profile.width), height: Double(profile.height))
      var canvas = SoftwareCanvas(size: size, threads: threads)
      draw(&canvas)
      let ready = canvas
      var frame = ready.render()
      return BenchmarkWork(picture: { ready.render() }) {
        ready.render(into: &frame)
        Sink.consume(frame)
      }
    }
  }
}
