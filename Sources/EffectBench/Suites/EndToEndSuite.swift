import EffectMath
import EffectStyles

extension Suite {
  /// Whole frames of effects on a phone's screen: the scene is resolved, planned and drawn within the time.
  static let endToEnd = Suite(name: "endtoend", summary: "whole frames of effects at 3x, from the scene to the pixels")
  { profile in
    [
      scene("neumorphic-card", profile) {
        Rectangle().fill(.offWhite).frame(width: NeumorphicCard.standardSide, height: NeumorphicCard.standardSide)
          .opacity(0).neumorphicCard().frame(maxWidth: .infinity, maxHeight: .infinity).background(.offWhite)
      },
      scene("intelligence-stroke", profile) {
        RoundedRectangle(cornerRadius: 55, style: .circular).intelligenceStroke()
      },
    ]
  }

  /// A case that renders a scene at 3 pixels a point.
  private static func scene(
    _ name: String, _ profile: BenchmarkProfile, _ make: @escaping () -> Node
  ) -> BenchmarkCase {
    let threads = profile.threads ?? 1
    return BenchmarkCase(name, profile, threads: threads, bytesPerPixel: 16) {
      let node = make()
      let size = Size(width: Double(profile.width) / 3, height: Double(profile.height) / 3)
      var frame = Framebuffer(width: profile.width, height: profile.height)
      let render = {
        let list = node.displayList(size: size, environment: Environment(time: 1, displayScale: 3))
        SoftwareCanvas(list, scale: 3, threads: threads).render(into: &frame)
        Sink.consume(frame)
      }
      return BenchmarkWork(
        picture: {
          render()
          return frame
        }, run: render)
    }
  }
}
