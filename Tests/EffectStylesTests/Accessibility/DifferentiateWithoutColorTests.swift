import EffectMath
import EffectStyles
import Testing

/// States that must show by a shape or sign, not by colour or shadow alone.
@Suite struct DifferentiateWithoutColorTests {
  /// Two states of a control.
  struct States: Sendable, CustomStringConvertible {
    var description: String
    var first: Node
    var second: Node

    init(_ name: String, _ first: some NodeConvertible, _ second: some NodeConvertible) {
      description = name
      self.first = first.node
      self.second = second.node
    }
  }

  private static func button(
    _ isPressed: Bool, _ pressed: NeumorphicButton.PressedLook = .inset, isHovered: Bool = false,
    isFocused: Bool = false
  ) -> Node {
    Text("OK").style(
      NeumorphicButton(isPressed: isPressed, pressed: pressed, isHovered: isHovered, isFocused: isFocused))
  }

  static let all: [States] = [
    States("button, flat", button(false, .flat), button(true, .flat)),
    States("button, flipped", button(false, .flipped), button(true, .flipped)),
    States("button, inset", button(false), button(true)),
    States("button, hovered", button(false), button(false, isHovered: true)),
    States("button, focused", button(false), button(false, isFocused: true)),
    States("button, disabled", button(false), button(false).disabled()),
    States("toggle", NeumorphicToggle(isOn: false), NeumorphicToggle(isOn: true)),
    States("switch", NeumorphicSwitch(isOn: false), NeumorphicSwitch(isOn: true)),
    States("switch, disabled", NeumorphicSwitch(isOn: true), NeumorphicSwitch(isOn: true).disabled()),
    States("checkbox", NeumorphicCheckbox(isOn: false), NeumorphicCheckbox(isOn: true)),
    States("checkbox, disabled", NeumorphicCheckbox(isOn: false), NeumorphicCheckbox(isOn: false).disabled()),
    States("slider", NeumorphicSlider(value: 0.2), NeumorphicSlider(value: 0.8)),
    States("slider, disabled", NeumorphicSlider(value: 0.2), NeumorphicSlider(value: 0.2).disabled()),
    States("bar", NeumorphicProgress(value: 0.2), NeumorphicProgress(value: 0.8)),
    States(
      "ring", NeumorphicProgress(value: 0.2, form: NeumorphicProgress.ring),
      NeumorphicProgress(value: 0.8, form: NeumorphicProgress.ring)),
    States("field", Text("A").neumorphicField(), Text("A").neumorphicField(isFocused: true)),
    States("stepper", NeumorphicStepper(value: "1"), NeumorphicStepper(value: "1", pressed: .plus)),
    States(
      "stepper's ends", NeumorphicStepper(value: "1", pressed: .minus), NeumorphicStepper(value: "1", pressed: .plus)),
    States("stepper, disabled", NeumorphicStepper(value: "1"), NeumorphicStepper(value: "1").disabled()),
  ]

  /// What is drawn without colours and shadows: sharp outlines, and where they lie.
  private static func shapes(_ list: DisplayList) -> [String] {
    var shapes: [String] = []
    // Of each open layer, whether it blurs or hides what is in it.
    var soft: [Bool] = []
    for command in list.commands {
      switch command {
      case .beginLayer(let layer):
        let isShadow = layer.filter.map { !"\($0)".contains("composite") } ?? false
        soft.append(isShadow || layer.mask != nil || layer.opacity == 0)
      case .endLayer: soft.removeLast()
      case .draw(let drawing):
        if soft.contains(true) { continue }
        shapes.append("\(drawing.geometry) \(drawing.mode) \(drawing.transform)")
      }
    }
    return shapes
  }

  @Test(arguments: all, ColorScheme.allCases)
  func statesDifferByAShape(_ states: States, _ scheme: ColorScheme) {
    let environment = Environment(colorScheme: scheme, accessibilityDifferentiateWithoutColor: true)
    let first = Self.shapes(states.first.displayList(environment: environment))
    let second = Self.shapes(states.second.displayList(environment: environment))
    #expect(first != second, "\(states)")
  }

  /// The shape is seen: somewhere the two states are 3:1 apart, with all shadows as they are.
  @Test(arguments: all.filter { !$0.description.hasSuffix("disabled") })
  func theShapeIsSeen(_ states: States) {
    let environment = Environment(accessibilityDifferentiateWithoutColor: true)
    func render(_ node: Node) -> Framebuffer {
      node.padding(8).background(.offWhite).render(scale: 1, environment: environment)
    }
    let (first, second) = (render(states.first), render(states.second))
    #expect(first.width == second.width && first.height == second.height)
    var (greatest, count) = (1.0, 0)
    for y in 0..<first.height {
      for x in 0..<first.width where first[x, y] != second[x, y] {
        let ratio = ContrastRatio.wcag(Color(premultiplied: first[x, y]), Color(premultiplied: second[x, y]))
        greatest = max(greatest, ratio)
        if ratio >= 3 { count += 1 }
      }
    }
    #expect(count >= 8, "\(states): \(count) pixels, at most \(greatest)")
  }
}
