/// The curve that rounds a corner.
public enum RoundedCornerStyle: String, Hashable, Sendable, CaseIterable {
  /// A quarter circle.
  case circular
  /// A curve whose curvature grows and falls gradually, as on the platform's icons and controls.
  case continuous
}
