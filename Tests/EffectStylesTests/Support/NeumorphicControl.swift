import EffectMath
import EffectStyles

/// A neumorphic control in one of its states, and where its edge lies.
struct NeumorphicControl: Sendable, CustomStringConvertible {
  /// What all controls are drawn with.
  struct Look: Sendable, CustomStringConvertible {
    var name: String
    var theme: NeumorphicTheme
    var scheme: ColorScheme

    var description: String { name }

    static let all = [
      Look(name: "light", theme: .light, scheme: .light), Look(name: "dark", theme: .dark, scheme: .dark),
      Look(name: "colorful", theme: .colorful, scheme: .dark),
      Look(name: "sand", theme: NeumorphicTheme(base: Color(hex: 0xD9C7A8)), scheme: .light),
      Look(name: "gray", theme: NeumorphicTheme(base: Color(white: 0.45)), scheme: .light),
    ]
  }

  var name: String
  /// The control for a look.
  var node: @Sendable (NeumorphicLook) -> Node
  /// The size that it is offered, in points; nil for its ideal size.
  var size: Size?
  /// The shape of its edge, and where it lies in the control's frame.
  var shape: AnyShape
  var rect: @Sendable (Rect) -> Rect

  var description: String { name }

  init(
    _ name: String, size: Size? = nil, in shape: some Shape, rect: @escaping @Sendable (Rect) -> Rect = { $0 },
    _ node: @escaping @Sendable (NeumorphicLook) -> some NodeConvertible
  ) {
    self.name = name
    self.size = size
    self.shape = AnyShape(shape)
    self.rect = rect
    self.node = { look in node(look).node }
  }

  /// The space around a control in ``scene(_:look:)``, in points.
  static let margin = 40.0

  /// The control on the ground of its theme, with space for its shadows.
  func scene(_ look: NeumorphicLook) -> Node {
    let control = size.map { node(look).frame(width: $0.width, height: $0.height) } ?? node(look)
    return control.padding(Self.margin).background(look.theme?.ground ?? .offWhite)
  }

  /// Where the edge lies on the canvas of the scene, in points.
  func edge(in environment: Environment, look: NeumorphicLook) -> Rect {
    let canvas = scene(look).sizeThatFits(environment: environment)
    let frame = Rect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    return rect(frame.insetBy(dx: Self.margin, dy: Self.margin))
  }

  private static let square = Size(width: 90, height: 90)

  private static func button(_ pressed: Bool, _ kind: NeumorphicButton.PressedLook = .inset) -> NeumorphicControl {
    NeumorphicControl("button, \(pressed ? "pressed \(kind)" : "raised")", in: Circle()) { look in
      Text("OK").style(NeumorphicButton(isPressed: pressed, pressed: kind, look: look))
    }
  }

  /// Each control in each of its states.
  static let all: [NeumorphicControl] = [
    NeumorphicControl("card", size: square, in: RoundedRectangle(cornerRadius: 25)) { look in
      Node(Color.clear).style(NeumorphicCard(look: look))
    },
    NeumorphicControl("card, sunken", size: square, in: RoundedRectangle(cornerRadius: 25)) { look in
      var look = look
      look.depth = -10
      return Node(Color.clear).style(NeumorphicCard(look: look))
    },
    button(false), button(true, .flat), button(true, .flipped), button(true, .inset),
    NeumorphicControl("toggle, off", in: Circle()) { NeumorphicToggle(isOn: false, look: $0) },
    NeumorphicControl("toggle, on", in: Circle()) { NeumorphicToggle(isOn: true, look: $0) },
    NeumorphicControl("switch, off", in: Capsule()) { NeumorphicSwitch(isOn: false, look: $0) },
    NeumorphicControl("switch, on", in: Capsule()) { NeumorphicSwitch(isOn: true, look: $0) },
    NeumorphicControl("checkbox, off", in: RoundedRectangle(cornerRadius: 9)) {
      NeumorphicCheckbox(isOn: false, look: $0)
    },
    NeumorphicControl("checkbox, on", in: RoundedRectangle(cornerRadius: 9)) {
      NeumorphicCheckbox(isOn: true, look: $0)
    },
    NeumorphicControl(
      "slider's knob", in: Circle(), rect: { Rect(x: $0.minX, y: $0.minY, width: 30, height: 30) }
    ) { NeumorphicSlider(value: 0, look: $0) },
    NeumorphicControl(
      "slider's groove", in: Capsule(), rect: { Rect(x: $0.minX, y: $0.midY - 6, width: $0.width, height: 12) }
    ) { NeumorphicSlider(value: 0, look: $0) },
    NeumorphicControl("progress bar, empty", in: Capsule()) { NeumorphicProgress(value: 0, look: $0) },
    NeumorphicControl("progress bar", in: Capsule()) { NeumorphicProgress(value: 0.4, look: $0) },
    NeumorphicControl("progress ring", in: Circle()) {
      NeumorphicProgress(value: 0.6, form: NeumorphicProgress.ring, look: $0)
    },
    NeumorphicControl(
      "progress ring, inner edge", in: Circle(), rect: { $0.insetBy(dx: 14, dy: 14) }
    ) { NeumorphicProgress(value: 0, form: NeumorphicProgress.ring, look: $0) },
    NeumorphicControl("field", in: Capsule()) { Text("Name").style(NeumorphicField(look: $0)) },
    NeumorphicControl("stepper", in: Capsule()) { NeumorphicStepper(value: "3", look: $0) },
  ]
}

extension NeumorphicControl {
  /// The controls that answer a touch.
  static let touchable = all.filter { control in
    !["card", "progress", "slider's groove"].contains { control.name.hasPrefix($0) }
  }

  /// Whether a part of the outline lies over another control's outline or filling.
  var overlapsAnother: Bool { name.hasPrefix("slider") }

  /// Whether a filling runs along the inside of the outline.
  var isFilledToTheEdge: Bool { name == "progress bar" || name == "progress ring" }
}
