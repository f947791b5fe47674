import EffectMath
import EffectStyles
import Testing

/// Styles with any parameters at all, for tests that nothing breaks.
struct RandomStyles {
  var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// A style by its name, made from random numbers.
  struct Kind: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @Sendable (inout RandomStyles) -> Node

    init(_ name: String, _ make: @escaping @Sendable (inout RandomStyles) -> Node) {
      testDescription = name
      self.make = make
    }
  }

  private static let extremes: [Double] = [
    0, -0.0, 1, -1, 0.5, 3, 11, -25, 44, 300, 1e-300, 1e4, -1e4, 1e9, 1e300, -1e300, .infinity, -.infinity, .nan,
  ]

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(generator.next() % UInt64(values.count))]
  }

  mutating func flag() -> Bool { generator.next() & 1 == 0 }

  /// A length, angle or number: mostly usual ones, sometimes any at all.
  mutating func number() -> Double {
    generator.next() % 3 == 0 ? pick(Self.extremes) : generator.nextUnit() * 40 - 4
  }

  mutating func numbers(upTo count: UInt64 = 5) -> [Double] { (0..<generator.next() % count).map { _ in number() } }

  mutating func color() -> Color {
    func component(_ value: Double) -> Float { Float(value) }
    if generator.next() % 8 == 0 {
      return Color(
        red: component(number()), green: component(number()), blue: component(number()), opacity: component(number()))
    }
    return Color(
      red: component(generator.nextUnit()), green: component(generator.nextUnit()),
      blue: component(generator.nextUnit()), opacity: component(generator.nextUnit()))
  }

  mutating func colors() -> [Color] { (0..<generator.next() % 5).map { _ in color() } }

  mutating func shadow() -> Shadow { Shadow(color: color(), radius: number(), x: number(), y: number()) }

  mutating func shadows() -> [Shadow] { (0..<generator.next() % 4).map { _ in shadow() } }

  mutating func shape() -> AnyShape {
    switch generator.next() % 8 {
    case 0: AnyShape(Rectangle().inset(by: number()))
    case 1: AnyShape(RoundedRectangle(cornerRadius: number(), style: flag() ? .circular : .continuous))
    case 2: AnyShape(Circle().inset(by: number()))
    case 3: AnyShape(Ellipse())
    case 4: AnyShape(Capsule().inset(by: number()))
    case 5: AnyShape(Star(points: Int(generator.next() % 9), innerRatio: number()))
    case 6: AnyShape(UnevenRoundedRectangle(topLeadingRadius: number(), bottomTrailingRadius: number()))
    default: AnyShape(Path())
    }
  }

  mutating func look() -> NeumorphicLook {
    var look = NeumorphicLook(
      depth: number(), lightAngle: .degrees(number()), intensity: number(),
      surface: pick(NeumorphicMath.Surface.allCases), border: pick(NeumorphicLook.BorderRule.allCases))
    if flag() { look.theme = NeumorphicTheme(base: color(), intensity: number(), accent: color()) }
    return look
  }

  mutating func transition() -> StyleTransition? {
    flag() ? nil : StyleTransition(pick(StyleTransition.Kind.allCases), at: number(), duration: number())
  }

  mutating func environment() -> Environment {
    var environment = Environment(
      time: pick([0, 1.25, -3, 7.9, 1e9, 8e8, -1e9, 1e300, .infinity, -.infinity, .nan, generator.nextUnit() * 20]),
      colorScheme: flag() ? .light : .dark, colorSchemeContrast: flag() ? .standard : .increased,
      accessibilityReduceMotion: flag(), accessibilityDifferentiateWithoutColor: flag(),
      accessibilityShowBorders: flag(), layoutDirection: flag() ? .leftToRight : .rightToLeft)
    environment.isEnabled = flag()
    return environment
  }

  /// Something for a style to stand on.
  mutating func content() -> Node {
    switch generator.next() % 4 {
    case 0: Node()
    case 1: Text("Ag").node
    case 2: Rectangle().fill(color()).frame(width: number(), height: number())
    default: shape().fill(color()).frame(width: 20, height: 14)
    }
  }

  static let all: [Kind] = glows + surfaces + controls

  private static let glows: [Kind] = [
    Kind("intelligence stroke") { random in
      var stroke = IntelligenceStroke(
        in: random.shape(), placement: random.flag() ? .overlay : .background, lineWidths: random.numbers(),
        blurs: random.numbers(), updateInterval: random.number(), animationDurations: random.numbers(),
        seed: random.generator.next(), palette: random.colors())
      stroke.motion = random.pick([
        .wandering, .rotation(period: random.number()), .frozen(update: .max), .frozen(update: -1),
      ])
      stroke.spread = random.pick(IntelligenceStroke.Spread.allCases)
      stroke.allowsFlashing = random.flag()
      stroke.isSeamless = random.flag()
      (stroke.intro, stroke.outro) = (random.transition(), random.transition())
      if random.flag() {
        stroke.generator = { numbers in
          var random = RandomStyles(seed: numbers.next())
          return random.colors().map { Gradient.Stop(color: $0, location: random.number()) }
        }
      }
      return random.content().style(stroke)
    },
    Kind("glow border") { random in
      random.content().glowBorder(
        GlowBorder(
          isActive: random.flag(), changedAt: random.flag() ? nil : random.number(), cornerRadius: random.number(),
          lineWidth: random.number(), palette: random.colors(), period: random.number()))
    },
    Kind("gradient border") { random in
      random.content().style(
        GradientBorder(
          in: random.shape(), colors: random.colors(), lineWidth: random.number(), period: random.number(),
          repeats: Int(random.generator.next() % 100) - 5, glow: random.number(), clipped: random.flag()))
    },
    Kind("outer glow") { random in
      random.content().outerGlow(color: random.color(), radii: random.numbers(), intensity: random.number())
    },
    Kind("neon") { random in
      random.content().neon(random.color(), reach: random.number(), brightness: random.number())
    },
    Kind("shimmer") { random in
      random.content().shimmer(
        Shimmer(
          kind: random.flag() ? .mask(opacity: random.number()) : .highlight(random.color()),
          bandSize: random.number(), angle: random.flag() ? nil : .degrees(random.number()),
          duration: random.number(), delay: random.number(), bounces: random.flag()))
    },
    Kind("rim light") { random in
      random.content().style(
        RimLight(
          in: random.shape(), color: random.color(), fillColor: random.color(),
          lightAngle: .degrees(random.number()), lineWidth: random.number(), glow: random.number()))
    },
  ]

  private static let surfaces: [Kind] = [
    Kind("inner shadow") { $0.content().style(InnerShadow($0.shadows())) },
    Kind("inner shadow of a stroke") { random in
      random.content().style(
        InnerShadow(random.shadows(), kind: .maskedStroke(random.shape(), lineWidth: random.number())))
    },
    Kind("drop shadow") { $0.content().style(DropShadow($0.shadows())) },
    Kind("long shadow") { random in
      random.content().longShadow(
        color: random.color(), length: random.number(), angle: .degrees(random.number()), fades: random.flag())
    },
    Kind("frosted glass") { random in
      random.content().style(
        FrostedGlass(
          in: random.shape(), radius: random.number(), saturation: random.number(),
          tint: random.flag() ? nil : random.color(), tintOpacity: random.number(), rimWidth: random.number(),
          shadow: random.flag() ? nil : random.shadow()))
    },
    Kind("neumorphic card") { $0.content().style(NeumorphicCard(in: $0.shape(), look: $0.look())) },
    Kind("modifiers") { random in
      random.content()
        .padding(random.number()).blur(radius: random.number(), opaque: random.flag())
        .shadow(color: random.color(), radius: random.number(), x: random.number(), y: random.number())
        .offset(x: random.number(), y: random.number()).scaleEffect(x: random.number(), y: random.number())
        .rotationEffect(.degrees(random.number())).opacity(random.number())
        .brightness(random.number()).contrast(random.number()).saturation(random.number())
        .hueRotation(.degrees(random.number()))
        .frame(minWidth: random.number(), maxWidth: random.number(), maxHeight: random.number())
        .position(x: random.number(), y: random.number())
    },
  ]

  private static let controls: [Kind] = [
    Kind("neumorphic button") { random in
      random.content().style(
        NeumorphicButton(
          isPressed: random.flag(), in: random.shape(), pressed: random.pick(NeumorphicButton.PressedLook.allCases),
          look: random.look(), padding: random.number(), isHovered: random.flag(), isFocused: random.flag(),
          changedAt: random.flag() ? nil : random.number()))
    },
    Kind("neumorphic toggle") { random in
      NeumorphicToggle(
        isOn: random.flag(), in: random.shape(), look: random.look(), changedAt: random.number(),
        isFocused: random.flag()
      ).node
    },
    Kind("neumorphic switch") { random in
      NeumorphicSwitch(
        isOn: random.flag(), look: random.look(), changedAt: random.number(), isHovered: random.flag(),
        isFocused: random.flag()
      ).node
    },
    Kind("neumorphic slider") { NeumorphicSlider(value: $0.number(), look: $0.look(), isFocused: $0.flag()).node },
    Kind("neumorphic progress") { random in
      let form =
        random.flag()
        ? NeumorphicProgress.Form.linear(height: random.number()) : .ring(lineWidth: random.number())
      return NeumorphicProgress(value: random.number(), form: form, look: random.look()).node
    },
    Kind("neumorphic field") { random in
      random.content().style(
        NeumorphicField(
          in: random.shape(), look: random.look(),
          padding: EdgeInsets(
            top: random.number(), leading: random.number(), bottom: random.number(), trailing: random.number()),
          isFocused: random.flag()))
    },
    Kind("neumorphic checkbox") { random in
      NeumorphicCheckbox(isOn: random.flag(), look: random.look(), changedAt: random.number()).node
    },
    Kind("neumorphic stepper") { random in
      NeumorphicStepper(value: "7", pressed: random.flag() ? .minus : nil, look: random.look(), hovered: .plus).node
    },
  ]
}
