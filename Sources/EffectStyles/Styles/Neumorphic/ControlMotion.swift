import EffectMath

/// What controls have in common: how they go from one state to the other, and show that they are hovered or disabled.
enum ControlMotion {
  /// How far a control is in its state, 0 off to 1 on; a jump with reduced motion.
  static func progress(_ isOn: Bool, changedAt: Double?, duration: Double, in environment: Environment) -> Double {
    guard let changedAt, changedAt.isFinite, !environment.accessibilityReduceMotion, duration > 0 else {
      return isOn ? 1 : 0
    }
    let progress = UnitCurve.easeInOut.value(at: (environment.time - changedAt) / duration)
    return isOn ? progress : 1 - progress
  }

  /// The time itself while a control is on its way, the time of its change before that.
  static func nextChange(
    after time: Double, changedAt: Double?, duration: Double, in environment: Environment
  ) -> Double? {
    guard let changedAt, changedAt.isFinite, !environment.accessibilityReduceMotion, duration > 0 else { return nil }
    if time < changedAt { return changedAt }
    return time < changedAt + duration ? time : nil
  }

  /// The look of a control: it comes up a little under a pointer, and is faint while it is disabled.
  static func look(_ look: NeumorphicLook, isHovered: Bool, in environment: Environment) -> NeumorphicLook {
    var copy = look
    if !environment.isEnabled {
      copy.intensity *= 0.5
    } else if isHovered {
      copy.depth *= 1.25
    }
    return copy
  }

  /// The opacity of what is written on a control, or of a control as a whole.
  static func opacity(in environment: Environment) -> Float { environment.isEnabled ? 1 : 0.4 }

  /// A node with a ring outside a shape of its frame, if it has the focus.
  static func focused(
    _ node: Node, _ isFocused: Bool, in shape: AnyShape, _ theme: NeumorphicTheme, _ environment: Environment
  ) -> Node {
    isFocused ? node.overlay(focusRing(shape, theme, environment)) : node
  }

  /// A ring outside a shape.
  static func focusRing(_ shape: AnyShape, _ theme: NeumorphicTheme, _ environment: Environment) -> Node {
    let color = theme.accent.nearest(withContrast: ContrastRatio.controls, against: theme.ground)
    return shape.stroke(color, lineWidth: 3).padding(-5).allowsHitTesting(false)
  }
}
