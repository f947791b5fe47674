import EffectMath
import EffectStyles
import Testing

/// One picture of each style, on a ground that shows it.
enum StylePictures {
  /// A picture of a style.
  struct Picture: Sendable, CustomTestStringConvertible {
    /// What stands behind a style.
    enum Ground: Sendable {
      /// The ground of the soft theme for the colour scheme.
      case soft
      /// White or nearly black.
      case plain
      /// Colours and forms, for glass.
      case colorful
      /// Nearly black in every scheme.
      case night
    }

    var name: String
    var ground: Ground
    /// The style; the flag says whether it is pressed, on or focused, where it can be.
    var make: @Sendable (_ isPressed: Bool) -> Node

    var testDescription: String { name }

    init(_ name: String, on ground: Ground = .plain, _ make: @escaping @Sendable (Bool) -> some NodeConvertible) {
      self.name = name
      self.ground = ground
      self.make = { make($0).node }
    }

    /// The style in the middle of its ground.
    func node(isPressed: Bool) -> Node {
      let (ground, content) = (ground, make(isPressed))
      return Node.environment { environment in
        let isDark = environment.colorScheme == .dark
        ZStack {
          switch ground {
          case .soft: Node(NeumorphicTheme.standard(for: environment.colorScheme).ground)
          case .plain: Node(isDark ? Color(white: 0.07) : Color.white)
          case .night: Node(Color(red255: 37, green: 42, blue: 47))
          case .colorful:
            Node(.linearGradient(.purple, .pink, .orange))
            HStack(spacing: 12) { for _ in 0..<6 { Circle().fill(Color(white: 1, opacity: 0.45)) } }
          }
          content
        }
      }.frame(width: StylePictures.size.width, height: StylePictures.size.height)
    }
  }

  /// The size of every picture, in points.
  static let size = Size(width: 240, height: 180)

  static let all: [Picture] = glows + controls + surfaces

  private static let glows: [Picture] = [
    Picture("intelligence-stroke") { ring($0 ? .dramatic : .standard) },
    Picture("intelligence-background") { pressed in
      Text("Some text here").padding(22).background(.white, in: .capsule)
        .foregroundStyle(.black)
        .style(IntelligenceStroke.mood(pressed ? .error : .thinking).in(Capsule()).placed(.background))
    },
    Picture("intelligence-overlay") { pressed in
      Text("Some text here").padding(22)
        .style(IntelligenceStroke.mood(pressed ? .success : .listening).in(RoundedRectangle(cornerRadius: 22)))
    },
    Picture("intelligence-inside") { pressed in
      var stroke = IntelligenceStroke.standard
      stroke.spread = pressed ? .outside : .inside
      return RoundedRectangle(cornerRadius: 30).intelligenceStroke(stroke).frame(width: 150, height: 100)
    },
    Picture("glow-border") { pressed in
      Node(Color(white: 0.1)).frame(width: 180, height: 120).clipShape(RoundedRectangle(cornerRadius: 28))
        .glowBorder(pressed ? .ember : .standard)
    },
    Picture("gradient-border") { pressed in
      Node().frame(width: 170, height: 110)
        .style(pressed ? GradientBorder.comet : GradientBorder.rainbow)
    },
    Picture("outer-glow") { pressed in
      Circle().fill(Color.blue).frame(width: 70, height: 70).style(pressed ? OuterGlow.strong : OuterGlow.standard)
    },
    Picture("neon-text", on: .night) { pressed in
      Text("OPEN").font(.system(size: 52)).style(pressed ? NeonText.blue : NeonText.pink)
    },
    Picture("shimmer") { pressed in
      VStack(alignment: .leading) {
        for width in [160.0, 190, 120] {
          Capsule().fill(pressed ? Color.blue : Color(white: 0.6)).frame(width: width, height: 22)
        }
      }.shimmer(pressed ? .shine : .placeholder)
    },
    Picture("rim-light", on: .night) { pressed in
      RoundedRectangle(cornerRadius: 24).fill(Color(white: 0.16)).frame(width: 170, height: 110)
        .style(pressed ? RimLight.sunset : RimLight.standard)
    },
  ]

  private static let controls: [Picture] = [
    Picture("neumorphic-button-inset", on: .soft) { Text("OK").neumorphicButton(isPressed: $0) },
    Picture("neumorphic-button-flat", on: .soft) { Text("OK").neumorphicButton(isPressed: $0, pressed: .flat) },
    Picture("neumorphic-button-flipped", on: .soft) { Text("OK").neumorphicButton(isPressed: $0, pressed: .flipped) },
    Picture("neumorphic-button-colorful", on: .night) {
      Text("OK").neumorphicButton(isPressed: $0, in: .rect(cornerRadius: 25), theme: .colorful)
    },
    Picture("neumorphic-button-states", on: .soft) { pressed in
      HStack(spacing: 24) {
        Text("A").style(NeumorphicButton(isPressed: pressed, padding: 16, isHovered: true))
        Text("B").style(NeumorphicButton(isPressed: pressed, padding: 16, isFocused: true))
        Text("C").style(NeumorphicButton(isPressed: pressed, padding: 16)).disabled()
      }
    },
    Picture("neumorphic-toggle", on: .soft) { NeumorphicToggle(isOn: $0) },
    Picture("neumorphic-switch", on: .soft) { NeumorphicSwitch(isOn: $0) },
    Picture("neumorphic-slider", on: .soft) { NeumorphicSlider(value: $0 ? 0.8 : 0.3).node.padding(24) },
    Picture("neumorphic-bar", on: .soft) { NeumorphicProgress(value: $0 ? 0.9 : 0.35).node.padding(24) },
    Picture("neumorphic-ring", on: .soft) {
      NeumorphicProgress(value: $0 ? 0.9 : 0.35, form: NeumorphicProgress.ring).node.padding(30)
    },
    Picture("neumorphic-field", on: .soft) { Text("Jane Appleseed").neumorphicField(isFocused: $0) },
    Picture("neumorphic-checkbox", on: .soft) { NeumorphicCheckbox(isOn: $0) },
    Picture("neumorphic-stepper", on: .soft) { NeumorphicStepper(value: "12", pressed: $0 ? .plus : nil) },
  ]

  private static let surfaces: [Picture] = [
    Picture("neumorphic-card", on: .soft) { pressed in
      Text("Card").frame(width: 140, height: 90).style(pressed ? NeumorphicCard.sunken : NeumorphicCard.standard)
    },
    Picture("neumorphic-surfaces", on: .soft) { pressed in
      HStack(spacing: 28) {
        Node().frame(width: 70, height: 70)
          .style(NeumorphicCard(look: NeumorphicLook(depth: pressed ? -6 : 6, surface: .convex)))
        Node().frame(width: 70, height: 70)
          .style(NeumorphicCard(look: NeumorphicLook(depth: pressed ? -6 : 6, surface: .concave)))
      }
    },
    Picture("inner-shadow") { pressed in
      Text("Shade").font(.system(size: 60)).foregroundStyle(pressed ? Color.orange : Color(white: 0.75))
        .style(pressed ? InnerShadow.hole : InnerShadow.dent)
    },
    Picture("inner-shadow-stroke") { pressed in
      RoundedRectangle(cornerRadius: 25).fill(Color.offWhite).frame(width: 150, height: 100)
        .innerShadow(
          in: .rect(cornerRadius: 25), lineWidth: pressed ? 8 : 4, Shadow(color: .gray, radius: 4, x: 2, y: 2))
    },
    Picture("drop-shadow") { pressed in
      RoundedRectangle(cornerRadius: 16).fill(Color(white: 0.95)).frame(width: 140, height: 90)
        .style(pressed ? DropShadow.floating : DropShadow.card)
    },
    Picture("long-shadow", on: .colorful) { pressed in
      Text("A").font(.system(size: 80)).foregroundStyle(.white).style(pressed ? LongShadow.flat : LongShadow.standard)
    },
    Picture("frosted-glass", on: .colorful) { pressed in
      var pane = pressed ? FrostedGlass.thick : FrostedGlass.standard
      if pressed { pane.shape = AnyShape(Capsule()) }
      return Text("Glass").padding(40).style(pane)
    },
  ]

  /// A ring as large as the pictures allow.
  private static func ring(_ stroke: IntelligenceStroke) -> Node {
    Capsule().intelligenceStroke(stroke).frame(width: 150, height: 80)
  }
}
