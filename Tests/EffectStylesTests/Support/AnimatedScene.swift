import EffectMath
import EffectStyles

/// A scene whose picture changes with the time, with a name for messages.
struct AnimatedScene: Sendable, CustomStringConvertible {
  var name: String
  var node: Node
  /// The size that it is drawn in, in points.
  var size = Size(width: 120, height: 80)

  var description: String { name }

  init(_ name: String, _ node: some NodeConvertible) {
    self.name = name
    self.node = node.node
  }

  /// The picture at a time.
  func list(at time: Double, reduceMotion: Bool = false) -> DisplayList {
    node.displayList(size: size, environment: Environment(time: time, accessibilityReduceMotion: reduceMotion))
  }

  /// When the picture may next change.
  func nextChange(after time: Double, reduceMotion: Bool = false) -> Double? {
    node.nextChange(after: time, size: size, environment: Environment(accessibilityReduceMotion: reduceMotion))
  }

  /// A panel that something glows around or runs across.
  private static let panel = RoundedRectangle(cornerRadius: 12).fill(Color(white: 0.5)).padding(20)

  private static func stroke(_ change: (inout IntelligenceStroke) -> Void) -> Node {
    var stroke = IntelligenceStroke(in: Capsule(), seed: 7)
    change(&stroke)
    return panel.style(stroke)
  }

  /// Every style that moves, in its presets.
  static let moving: [AnimatedScene] =
    [
      AnimatedScene("intelligence stroke", stroke { _ in }),
      AnimatedScene("intelligence stroke, subtle", Capsule().intelligenceStroke(.subtle).padding(20)),
      AnimatedScene("intelligence stroke, dramatic", Capsule().intelligenceStroke(.dramatic).padding(20)),
      AnimatedScene("intelligence stroke, low power", Capsule().intelligenceStroke(.lowPower).padding(20)),
      AnimatedScene("intelligence stroke, turning", stroke { $0.motion = .rotation(period: 3) }),
      AnimatedScene("intelligence stroke, pauses", stroke { $0.updateInterval = 1.6 }),
      AnimatedScene("intelligence stroke, fast", stroke { $0.updateInterval = 0.05 }),
      AnimatedScene("glow border", panel.glowBorder()),
      AnimatedScene("glow border, calm", panel.glowBorder(.calm)),
      AnimatedScene("glow border, ember", panel.glowBorder(.ember)),
      AnimatedScene("shimmer", panel.shimmer()),
      AnimatedScene("shimmer, shine", panel.shimmer(.shine)),
      AnimatedScene("shimmer, bouncing", panel.shimmer(Shimmer(delay: 0.5, bounces: true))),
      AnimatedScene("gradient border", panel.style(GradientBorder.rainbow)),
      AnimatedScene("gradient border, comet", panel.style(GradientBorder.comet)),
    ]
    + IntelligenceStroke.Mood.allCases.map { mood in
      AnimatedScene("intelligence stroke, \(mood)", Capsule().intelligenceStroke(.mood(mood)).padding(20))
    }

  /// One scene for each style and way of moving, for tests that draw pixels.
  static let onePerStyle = moving.filter {
    [
      "intelligence stroke", "intelligence stroke, turning", "glow border", "shimmer", "shimmer, shine",
      "gradient border, comet",
    ].contains($0.name)
  }

  /// Every style that goes from one state to another once, at 1 s.
  static let changing: [AnimatedScene] = [
    AnimatedScene(
      "intelligence stroke drawn on",
      stroke {
        $0.motion = .frozen(update: 3)
        $0.intro = StyleTransition(.drawOn, at: 1)
      }),
    AnimatedScene(
      "intelligence stroke dissolving",
      stroke {
        $0.motion = .frozen(update: 3)
        $0.outro = StyleTransition(.dissolve, at: 1)
      }),
    AnimatedScene("glow border switched on", panel.glowBorder(GlowBorder(changedAt: 1, period: 0))),
    AnimatedScene("glow border switched off", panel.glowBorder(GlowBorder(isActive: false, changedAt: 1, period: 0))),
    AnimatedScene("button pressed", Text("OK").style(NeumorphicButton(isPressed: true, changedAt: 1))),
    AnimatedScene("toggle", NeumorphicToggle(isOn: true, changedAt: 1)),
    AnimatedScene("switch", NeumorphicSwitch(isOn: false, changedAt: 1)),
    AnimatedScene("checkbox", NeumorphicCheckbox(isOn: true, changedAt: 1)),
  ]
}
