/// The curve that rounds a corner.
public enum RoundedCornerStyle: String, Hashable, Sendable, CaseIterable {
  /// A quarter circle.
  ///
  /// Drawn as four cubics, off by less than 7e-8 radii; the usual single one, with handles of 0.5522847498 radii, would
  /// be off by 2.7e-4.
  case circular
  /// A curve whose curvature grows and falls gradually, as on the platform's icons and controls.
  case continuous
}
