import EffectMath
import EffectStyles
import Testing

/// The lists that soft surfaces become, written from their published numbers.
@Suite struct NeumorphicListTests {
  private static let dark = Environment(colorScheme: .dark)

  private func shadow(_ x: Double, _ y: Double, _ color: String, under content: String) -> String {
    """
    (layer
      (filter
        (composite sourceOver source
          (offset \(Int(x)) \(Int(y)) (blur 10 10 transparent (composite sourceIn (flood (color \(color))) source)))))
      \(content))
    """
  }

  private func button(
    _ isPressed: Bool, _ pressed: NeumorphicButton.PressedLook = .inset, theme: NeumorphicTheme? = nil,
    _ environment: Environment = Environment()
  ) -> String {
    Node().frame(width: 40, height: 40).neumorphicButton(isPressed: isPressed, pressed: pressed, theme: theme)
      .displayList(environment: environment).flatText
  }

  @Test func cardIsThePublishedBlock() {
    let card = RoundedRectangle(cornerRadius: 25).fill(Color.offWhite).frame(width: 300, height: 300)
      .shadow(color: .black.opacity(0.2), radius: 10, x: 10, y: 10)
      .shadow(color: .white.opacity(0.7), radius: 10, x: -5, y: -5)
    #expect(NeumorphicCard.standardSide == 300 && NeumorphicCard.standardCornerRadius == 25)
    let styled = Node().frame(width: 300, height: 300).neumorphicCard()
    #expect(styled.displayList().flatText == card.displayList().flatText)
  }

  private static let disc = "(fill (ellipse 0 0 100 100) (color 225 225 235))"

  @Test func raisedButton() {
    let inner = shadow(10, 10, "0 0 0 0.2", under: Self.disc)
    #expect(button(false) == flat("(display-list 100 100 \(shadow(-5, -5, "255 255 255 0.7", under: inner)))"))
    for look in NeumorphicButton.PressedLook.allCases { #expect(button(false, look) == button(false)) }
  }

  @Test func pressedFlatHasNoShadow() {
    #expect(button(true, .flat) == flat("(display-list 100 100 \(Self.disc))"))
  }

  @Test func pressedFlippedIsLitFromTheOtherSide() {
    let inner = shadow(-5, -5, "0 0 0 0.2", under: Self.disc)
    #expect(
      button(true, .flipped) == flat("(display-list 100 100 \(shadow(10, 10, "255 255 255 0.7", under: inner)))"))
  }

  /// A gray stroke of 4 at (2, 2) under black to clear, a white one of 8 at (-2, -2) under clear to black.
  @Test func pressedInsetIsTwoMaskedStrokes() {
    func mask(_ line: String) -> String {
      """
      (mask alpha (display-list 100 100
        (fill (ellipse 0 0 100 100) (gradient (linear \(line)) (stop 0 (color 0 0 0)) (stop 1 (color 0 0 0 0))))))
      """
    }
    #expect(
      button(true, .inset)
        == flat(
          """
          (display-list 100 100
            \(Self.disc)
            (layer (filter (blur 4 4 transparent source)) \(mask("0 0 100 100"))
              (stroke (ellipse 2 2 100 100) (color 142 142 147) (width 4)))
            (layer (filter (blur 4 4 transparent source)) \(mask("100 100 0 0"))
              (stroke (ellipse -2 -2 100 100) (color 255 255 255) (width 8))))
          """))
  }

  private static let darkUp =
    "(gradient (linear 0 0 100 100) (stop 0 (color 50 60 65)) (stop 1 (color 25 25 30)))"
  private static let darkDown =
    "(gradient (linear 0 0 100 100) (stop 0 (color 25 25 30)) (stop 1 (color 50 60 65)))"

  /// Bright (-10, -10) first, then dark (10, 10), under a fill from start to end.
  @Test func darkRaised() {
    let fill = "(fill (ellipse 0 0 100 100) \(Self.darkUp))"
    let inner = shadow(-10, -10, "50 60 65", under: fill)
    #expect(
      button(false, .flipped, Self.dark)
        == flat("(display-list 100 100 \(shadow(10, 10, "25 25 30", under: inner)))"))
  }

  /// Bright (5, 5) first, then dark (-5, -5), under a fill from end to start and a stroke from start to end.
  @Test func darkPressed() {
    let marks = """
      (fill (ellipse 0 0 100 100) \(Self.darkDown))
      (stroke (ellipse 0 0 100 100) \(Self.darkUp) (width 4))
      """
    let inner = shadow(5, 5, "50 60 65", under: marks)
    #expect(
      button(true, .flipped, Self.dark)
        == flat("(display-list 100 100 \(shadow(-5, -5, "25 25 30", under: inner)))"))
  }

  @Test func colorfulTurnsItsFillBlue() {
    let rim = "(gradient (linear 0 0 100 100) (stop 0 (color 60 160 240)) (stop 1 (color 30 80 120)))"
    let down = "(gradient (linear 0 0 100 100) (stop 0 (color 30 80 120)) (stop 1 (color 60 160 240)))"
    let stroke = "(stroke (ellipse 0 0 100 100) \(rim) (width 4))"
    #expect(
      button(true, .flat, theme: .colorful)
        == flat("(display-list 100 100 (fill (ellipse 0 0 100 100) \(down)) \(stroke))"))
    #expect(
      button(false, .flat, theme: .colorful)
        .contains(flat("(fill (ellipse 0 0 100 100) \(Self.darkUp)) \(stroke)")))
  }

  /// The far shadow lies on the far side of the light: √2 times the depth away, the near one at half of that.
  @Test(arguments: [-180.0, -135, -90, -45, 0, 30, 90])
  func shadowsFollowTheLight(degrees: Double) {
    for depth in [4.0, 10, 20] {
      let look = NeumorphicLook(depth: depth, lightAngle: .degrees(degrees))
      let list = Node().frame(width: 50, height: 50).style(NeumorphicCard(look: look)).displayList()
      var offsets: [Vector] = []
      for case .beginLayer(let layer) in list.commands {
        if case .composite(_, _, .offset(let vector, .gaussianBlur(let deviation, _, _)))? = layer.filter {
          offsets.append(vector)
          #expect(deviation == Size(width: depth, height: depth))
        }
      }
      let away = Vector(dx: -Elementary.cos(degrees * .pi / 180), dy: -Elementary.sin(degrees * .pi / 180))
      #expect(offsets.count == 2)
      // The outer layer is the bright one.
      let (near, far) = (away * (-depth * 0.5.squareRoot()), away * (depth * 2.0.squareRoot()))
      #expect((offsets[0] - near).length < 1e-9)
      #expect((offsets[1] - far).length < 1e-9)
    }
  }

  @Test func depthAndIntensityAreClamped() {
    #expect(NeumorphicLook(depth: 99).depth == 20 && NeumorphicLook(depth: -99).depth == -20)
    #expect(NeumorphicLook(depth: .nan).depth == 0)
    #expect(NeumorphicLook(intensity: 7).intensity == 1 && NeumorphicLook(intensity: .nan).intensity == 0)
    let flat = Node().frame(width: 9, height: 9).style(NeumorphicCard(look: NeumorphicLook(depth: 0)))
    #expect(flat.displayList().commands.count == 1)
    let faint = Node().frame(width: 9, height: 9).style(NeumorphicCard(look: NeumorphicLook(intensity: 0)))
    #expect(faint.displayList().commands.count == 1)
    let half = Node().frame(width: 9, height: 9).style(NeumorphicCard(look: NeumorphicLook(intensity: 0.5)))
    #expect(half.displayList().flatText.contains("(color 0 0 0 0.1)"))
    #expect(half.displayList().flatText.contains("(color 255 255 255 0.35)"))
  }
}
