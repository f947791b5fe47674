public import EffectMath

/// A soft switch: a raised knob in a sunken track.
///
/// When state must not show by colour alone, the track has a line where it is on and a ring where it is off.
public struct NeumorphicSwitch: Style, NodeConvertible, Hashable {
  /// How long the knob takes from one end to the other, in seconds.
  public static let travelDuration = 0.25
  /// The size of the track, in points.
  public static let standardSize = Size(width: 68, height: 36)

  /// Whether it is on.
  public var isOn: Bool
  /// Colours, depth and light.
  public var look: NeumorphicLook
  /// When it was switched last, in seconds; nil if that was long ago.
  public var changedAt: Double?
  /// Whether a pointer is over it: it comes up a little.
  public var isHovered: Bool
  /// Whether the keyboard acts on it: it has a ring in the accent colour.
  public var isFocused: Bool

  /// Creates a switch.
  public init(
    isOn: Bool, look: NeumorphicLook = NeumorphicLook(depth: 5), changedAt: Double? = nil, isHovered: Bool = false,
    isFocused: Bool = false
  ) {
    self.isOn = isOn
    self.look = look
    self.changedAt = changedAt
    self.isHovered = isHovered
    self.isFocused = isFocused
  }

  /// The switch as a node.
  public var node: Node { Node().style(self) }

  /// The switch in place of the content.
  public func body(content: Node, environment: Environment) -> Node {
    let amount = ControlMotion.progress(
      isOn, changedAt: changedAt, duration: Self.travelDuration, in: environment)
    let size = Self.standardSize
    let capsule = AnyShape(Capsule())
    let look = ControlMotion.look(look, isHovered: isHovered, in: environment)
    let track = NeumorphicSurface(capsule, look: look, environment: environment)
    let theme = track.theme
    let accent = onColor(in: environment)
    let colors = theme.pressed.mixed(with: NeumorphicTheme.Pair(accent, accent), by: amount)
    let knobSide = size.height - 8
    let knob = NeumorphicSurface(AnyShape(Circle()), look: look.depth(isHovered ? 4 : 3), environment: environment)
    let start = 4.0
    let travel = size.width - knobSide - 2 * start
    let groove = ControlMotion.focused(
      track.well(depth: look.depth, fill: colors), isFocused, in: capsule, theme, environment)
    let parts =
      groove
      .overlay { if environment.accessibilityDifferentiateWithoutColor { marks(amount, environment) } }
      .overlay(alignment: .leading) {
        knob.knob().frame(width: knobSide, height: knobSide).padding(.leading, start)
          .offset(x: (environment.layoutDirection == .rightToLeft ? -travel : travel) * amount)
      }
    return track.outlined(parts)
      .frame(width: size.width, height: size.height)
      .opacity(Double(ControlMotion.opacity(in: environment)))
      .contentShape(Capsule())
      .minimumHitSize(width: NeumorphicMath.minimumTouchTarget, height: NeumorphicMath.minimumTouchTarget)
  }

  /// The colour of the track that is on; where there is a border, the nearest shade that is told apart from it.
  private func onColor(in environment: Environment) -> Color {
    let accent = look.theme(in: environment).accent
    guard look.needsBorder(in: environment) else { return accent }
    let border = look.borderColor(in: environment)
    // The inner edge of the track takes some of the contrast.
    return accent.nearest(withContrast: ContrastRatio.controls * 1.25, against: border)
  }

  /// A line at the side of on and a ring at the side of off; only the one beside the knob is seen.
  private func marks(_ amount: Double, _ environment: Environment) -> Node {
    let theme = look.theme(in: environment)
    let onInk = AccessibleBorder.color(against: [onColor(in: environment)])
    let offInk = AccessibleBorder.color(against: [theme.pressed.lit, theme.pressed.unlit])
    return HStack(spacing: 0) {
      Capsule().fill(onInk).frame(width: 3, height: 14).frame(width: 34).opacity(amount)
      Circle().stroke(offInk, lineWidth: 2.5).frame(width: 11, height: 11).frame(width: 34).opacity(1 - amount)
    }.node
  }

  /// The time itself while the knob moves, else nil.
  public func nextChange(after time: Double, environment: Environment) -> Double? {
    ControlMotion.nextChange(after: time, changedAt: changedAt, duration: Self.travelDuration, in: environment)
  }

  /// The track against the ground, or the border against both.
  public func contrastPairs(in environment: Environment) -> [ContrastPair] {
    let theme = look.theme(in: environment)
    guard look.needsBorder(in: environment) else {
      return [
        ContrastPair(
          "track off against the ground", foreground: theme.pressed.lit, background: theme.ground, role: .control),
        ContrastPair("track on against the ground", foreground: theme.accent, background: theme.ground, role: .control),
      ]
    }
    let border = look.borderColor(in: environment)
    return [
      ContrastPair("border against the ground", foreground: border, background: theme.ground, role: .control),
      ContrastPair("border against the track off", foreground: border, background: theme.pressed.lit, role: .control),
      ContrastPair(
        "border against the track on", foreground: border, background: onColor(in: environment), role: .control),
    ]
  }
}
