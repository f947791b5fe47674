import EffectMath
import EffectStyles
import Testing

/// The call sites that the package promises: they compile as they stand, and draw something.
@Suite struct CallSiteTests {
  private struct Scene: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var node: Node
  }

  private static let scenes: [Scene] = {
    let pill = Text("Some text here").padding(22).intelligenceBackground(in: .capsule)
    let panel = Text("Some text here").padding(22).intelligenceOverlay(in: .rect(cornerRadius: 22))
    let ring = Capsule().intelligenceStroke(
      lineWidths: [6, 9, 11, 15], blurs: [0, 4, 12, 15], updateInterval: 0.4, animationDurations: [0.5, 0.6, 0.8, 1.0],
      seed: 7)
    let card = RoundedRectangle(cornerRadius: 25).fill(Color.offWhite).frame(width: 300, height: 300)
      .shadow(color: .black.opacity(0.2), radius: 10, x: 10, y: 10)
      .shadow(color: .white.opacity(0.7), radius: 10, x: -5, y: -5)
    let border = panel.intelligenceGlowBorder(isActive: true, cornerRadius: 28, lineWidth: 3)
    let key = Text("OK").neumorphicButton(isPressed: true, in: Circle(), pressed: .inset)
    return [
      Scene(testDescription: "pill", node: pill), Scene(testDescription: "panel", node: panel),
      Scene(testDescription: "ring", node: ring.frame(width: 200, height: 100)),
      Scene(testDescription: "card", node: card), Scene(testDescription: "border", node: border),
      Scene(testDescription: "key", node: key),
    ]
  }()

  @Test(arguments: scenes)
  private func draws(_ scene: Scene) {
    let frame = scene.node.render(scale: 1.5, environment: Environment(time: 1.25))
    let summary = PixelSummary(frame)
    #expect(summary.isFinite)
    #expect(summary.ink > frame.width * frame.height / 20)
  }

  /// The card of 300 points with 60 points around it, three pixels a point.
  @Test func rendersTheCardAtThreePixelsAPoint() {
    let card = RoundedRectangle(cornerRadius: 25).fill(Color.offWhite).frame(width: 300, height: 300)
      .shadow(color: .black.opacity(0.2), radius: 10, x: 10, y: 10)
      .shadow(color: .white.opacity(0.7), radius: 10, x: -5, y: -5)
    let frame = card.padding(60).background(Color.offWhite).render(scale: 3, environment: Environment(time: 1.25))
    #expect(frame.width == 1260 && frame.height == 1260)
    let summary = PixelSummary(frame)
    #expect(summary.isFinite && summary.ink == 1260 * 1260)
    let offWhite = SIMD4<Float>(225, 225, 235, 255) / 255
    #expect((frame[630, 630] - offWhite).maximumMagnitude < 0.002)
    // Dark below to the right of the card, bright above to the left of it.
    #expect(frame[1110, 630].x < offWhite.x - 0.04)
    #expect(frame[165, 630].x > offWhite.x + 0.02)
  }

  /// Each name of a style that is promised can be called on a text and on a shape.
  @Test func namesOfShapesStandAlone() {
    let text = Text("x").padding(20)
    let nodes = [
      text.intelligenceBackground(in: .circle), text.intelligenceOverlay(in: .ellipse),
      text.intelligenceOverlay(in: .rect), text.intelligenceBackground(in: .star()),
      text.intelligenceBackground(in: .regularPolygon(sides: 6)),
      text.intelligenceBackground(in: .rect(cornerRadii: CornerRadii(4))),
      text.intelligenceBackground(in: .rect(topLeadingRadius: 9, bottomTrailingRadius: 9)),
      text.intelligenceBackground(in: Path(ellipseIn: Rect(x: 0, y: 0, width: 30, height: 20))),
    ]
    for node in nodes { #expect(PixelSummary(node.render()).ink > 100) }
  }
}
