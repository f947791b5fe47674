import EffectMath
import EffectStyles

extension Suite {
  /// One style each on a small card, from the scene to the pixels; the frame's size is the style's own.
  static let styles = Suite(name: "styles", summary: "each style on a card of 200 by 120 points at 2x") { profile in
    guard profile.isComplete else { return [] }
    let plate = RoundedRectangle(cornerRadius: 24)
    let card = plate.fill(Color(red: 0.3, green: 0.45, blue: 0.9)).frame(width: 200, height: 120)
    let styled: [(String, Node)] = [
      ("plain", card), ("shadow", card.shadow(radius: 10)), ("outer-glow", card.outerGlow()),
      ("inner-shadow", card.style(InnerShadow([Shadow(color: .black.opacity(0.5), radius: 6, x: 3, y: 3)]))),
      ("rim-light", card.rimLight()),
      ("shimmer", card.shimmer()), ("long-shadow", card.longShadow()), ("neumorphic-card", card.neumorphicCard()),
      ("intelligence-overlay", card.intelligenceOverlay(in: plate)), ("neon-text", Text("Neon").neon(.white)),
    ]
    return styled.map { name, node in
      let size = Size(width: 300, height: 220)
      return BenchmarkCase(
        name, width: 600, height: 440, threads: profile.threads ?? 1, bytesPerPixel: 16
      ) {
        BenchmarkWork {
          let list = node.displayList(size: size, environment: Environment(time: 1, displayScale: 2))
          Sink.consume(SoftwareCanvas(list, scale: 2, threads: profile.threads ?? 1).render())
        }
      }
    }
  }
}
