import EffectMath
import EffectStyles
import Testing

/// Borders of soft controls, as the pixels show them.
@Suite struct NeumorphicEdgeTests {
  /// Why a control has a border.
  enum Reason: CaseIterable {
    case increasedContrast, shownBorders, always
  }

  private static func edge(
    _ control: NeumorphicControl, _ look: NeumorphicControl.Look, _ reason: Reason?, from near: Double, to far: Double
  ) -> EdgeContrast {
    var environment = Environment(colorScheme: look.scheme)
    var neumorphic = NeumorphicLook(theme: look.theme)
    switch reason {
    case .increasedContrast: environment.colorSchemeContrast = .increased
    case .shownBorders: environment.accessibilityShowBorders = true
    case .always: neumorphic.border = .always
    case nil: break
    }
    let frame = control.scene(neumorphic).render(scale: scale, environment: environment)
    return EdgeContrast(
      of: frame, along: control.shape.path(in: control.edge(in: environment, look: neumorphic)), scale: scale,
      from: near, to: far, count: 60)
  }

  /// In debug builds a choice: drawing takes long there.
  #if DEBUG
    static let scale = 2.0
    static let controls = NeumorphicControl.all.filter {
      ["checkbox, off", "checkbox, on", "switch, on", "slider's knob", "progress bar, empty"].contains($0.name)
    }
    static let looks = NeumorphicControl.Look.all.prefix(3)
  #else
    static let scale = 4.0
    static let controls = NeumorphicControl.all
    static let looks = NeumorphicControl.Look.all[...]
  #endif

  /// The middle of the border, 0.75 points inside the outline, against what surrounds the control.
  @Test(arguments: controls, looks)
  func bordersStandOutFromTheGround(_ control: NeumorphicControl, _ look: NeumorphicControl.Look) {
    let edge = Self.edge(control, look, .increasedContrast, from: -0.75, to: 0.75)
    #expect(edge.ratios.count == 60)
    if control.overlapsAnother {
      let isOpen = control.name.hasPrefix("slider") && look.name == "gray"
      withKnownIssue("the gray slider's filling takes the contrast of what it touches", isIntermittent: true) {
        #expect(edge.median >= 3 && edge.share() >= 0.9, "\(control), \(look): \(edge.share())")
      } when: {
        isOpen
      }
    } else {
      #expect(edge.minimum >= 3, "\(control), \(look): \(edge.minimum), median \(edge.median)")
    }
  }

  /// The border against the surface inside it, all around or but for what lies on the surface.
  @Test(arguments: controls, looks)
  func bordersStandOutFromTheSurface(_ control: NeumorphicControl, _ look: NeumorphicControl.Look) {
    let edge = Self.edge(control, look, .increasedContrast, from: -0.75, to: -2.5)
    if control.isFilledToTheEdge || control.overlapsAnother {
      #expect(edge.ratios.count == 60)
    } else {
      #expect(edge.minimum >= 3, "\(control), \(look): \(edge.minimum), median \(edge.median)")
    }
  }

  /// The three ways to a border draw the same one.
  @Test(arguments: NeumorphicControl.all, NeumorphicControl.Look.all)
  func allReasonsGiveTheSameBorder(_ control: NeumorphicControl, _ look: NeumorphicControl.Look) {
    let shown = Environment(colorScheme: look.scheme, accessibilityShowBorders: true)
    let increased = Environment(colorScheme: look.scheme, colorSchemeContrast: .increased)
    let plain = Environment(colorScheme: look.scheme)
    var always = NeumorphicLook(theme: look.theme)
    always.border = .always
    let scene = control.scene(NeumorphicLook(theme: look.theme))
    let list = scene.displayList(environment: shown)
    #expect(list == scene.displayList(environment: increased))
    #expect(list == control.scene(always).displayList(environment: plain))
    #expect(list != scene.displayList(environment: plain))
  }

  /// Without a border the published card is what it is: hardly seen.
  @Test func thePublishedCardHasLittleContrast() {
    let edge = Self.edge(NeumorphicControl.all[0], NeumorphicControl.Look.all[0], nil, from: -1, to: 1)
    #expect(edge.median < 1.6)
    #expect(edge.share() == 0)
  }
}
