public import EffectMath

/// A band of light that runs across a node again and again.
///
/// The *mask* kind makes all but the band faint, as for a placeholder; the *highlight* kind lays light on the node,
/// within its alpha. With reduced motion the band rests in the middle of a mask and disappears from a highlight.
public struct Shimmer: Style, Hashable {
  /// What the band does.
  public enum Kind: Hashable, Sendable {
    /// The node at an opacity of 0...1 outside the band.
    case mask(opacity: Double)
    /// Light of a colour within the band.
    case highlight(Color)
  }

  /// What the band does.
  public var kind: Kind
  /// The width of the band, as a fraction of the node.
  public var bandSize: Double
  /// The band's direction: 0 runs to the right, 90 degrees down; nil along the node's diagonal.
  public var angle: Angle?
  /// How long a pass takes, in seconds.
  public var duration: Double
  /// The pause before each pass, in seconds.
  public var delay: Double
  /// Whether every second pass runs backward.
  public var bounces: Bool

  /// All but the band at three tenths.
  public static let placeholder = Shimmer()
  /// A white gleam.
  public static let shine = Shimmer(
    kind: .highlight(Color(white: 1, opacity: 0.65)), bandSize: 0.25, angle: .degrees(20), duration: 1.2, delay: 1.2)

  /// Creates a shimmer.
  public init(
    kind: Kind = .mask(opacity: 0.3), bandSize: Double = ShimmerMath.defaultBandSize, angle: Angle? = nil,
    duration: Double = ShimmerMath.defaultDuration, delay: Double = ShimmerMath.defaultDelay, bounces: Bool = false
  ) {
    self.kind = kind
    self.bandSize = bandSize > 0 ? bandSize : 0
    self.angle = angle
    self.duration = duration
    self.delay = delay
    self.bounces = bounces
  }

  /// The content with the band across it.
  public func body(content: Node, environment: Environment) -> Node {
    let isStill = environment.accessibilityReduceMotion
    let progress =
      isStill
      ? 0.5 : ShimmerMath.progress(time: environment.time, duration: duration, delay: delay, bounces: bounces)
    let band = band(at: progress, rightToLeft: environment.layoutDirection == .rightToLeft)
    switch kind {
    case .mask(let opacity):
      let faint = Color(white: 0, opacity: Float(opacity))
      let gradient = Gradient(colors: [faint, Color(white: 0), faint])
      return content.mask(
        Rectangle().fill(.linearGradient(gradient, startPoint: band.start, endPoint: band.end)))
    case .highlight(let color):
      guard !isStill else { return content }
      let gradient = Gradient(colors: [color.opacity(0), color, color.opacity(0)])
      let light = Rectangle().fill(.linearGradient(gradient, startPoint: band.start, endPoint: band.end))
        .blendMode(.composite(.sourceAtop)).allowsHitTesting(false).accessibilityHidden(true)
      return content.overlay(light).compositingGroup()
    }
  }

  /// The time itself while the band moves, else when it starts again.
  public func nextChange(after time: Double, environment: Environment) -> Double? {
    guard !environment.accessibilityReduceMotion else { return nil }
    return ShimmerMath.nextChange(after: time, duration: duration, delay: delay, bounces: bounces)
  }

  private func band(at progress: Double, rightToLeft: Bool) -> (start: UnitPoint, end: UnitPoint) {
    guard let angle, angle.radians.isFinite else {
      let band = ShimmerMath.band(progress: progress, bandSize: bandSize, rightToLeft: rightToLeft)
      return (band.start, band.end)
    }
    // Along the direction the unit square reaches from -reach to reach of its middle.
    var (sine, cosine) = Elementary.sincos(angle.radians)
    if rightToLeft { cosine = -cosine }
    let reach = (abs(cosine) + abs(sine)) / 2
    let start = -reach - bandSize + progress * (2 * reach + bandSize)
    func point(_ distance: Double) -> UnitPoint { UnitPoint(x: 0.5 + cosine * distance, y: 0.5 + sine * distance) }
    return (point(start), point(start + bandSize))
  }
}

extension NodeConvertible {
  /// The node with a band of light that runs across it.
  public func shimmer(_ shimmer: Shimmer = .placeholder) -> Node { style(shimmer) }
}
