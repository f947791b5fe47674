import EffectMath

/// How controls go from one state to the other, and show that they have the focus.
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

  /// A ring outside a shape.
  static func focusRing(_ shape: AnyShape, _ theme: NeumorphicTheme, _ environment: Environment) -> Node {
    let color = theme.accent.nearest(withContrast: ContrastRatio.controls, against: theme.ground)
    return shape.stroke(color, lineWidth: 3).padding(-5).allowsHitTesting(false)
  }
}
