public import EffectMath

/// A border whose colours travel along the outline, by the length of its path.
///
/// An angular gradient runs fast along the middle of a long side and slow around its corners; here equal lengths show
/// equal parts of the gradient, on any shape. With reduced motion the colours stand still.
public struct GradientBorder: Style {
  /// The outline; of several subpaths the longest is used.
  public var shape: AnyShape
  /// The colours along the whole outline, closed to a ring.
  public var colors: [Color]
  /// The width of the border inside the outline, in points.
  public var lineWidth: Double
  /// How long one round takes, in seconds; 0 or less stands still.
  public var period: Double
  /// How often the colours repeat around the outline, at least once.
  public var repeats: Int
  /// The deviation of a glow under the border, in points; 0 for none.
  public var glow: Double
  /// Whether the glow is kept inside the outline; else it spills over it and is never cut.
  public var isClipped: Bool

  /// A rainbow in six seconds.
  public static let rainbow = GradientBorder(colors: [.red, .orange, .yellow, .green, .cyan, .blue, .purple, .pink])
  /// A bright spot that runs around a faint line.
  public static let comet = GradientBorder(
    colors: [
      Color(red: 0.35, green: 0.75, blue: 1), Color(white: 1), Color(red: 0.2, green: 0.45, blue: 0.9, opacity: 0.25),
      Color(red: 0.2, green: 0.45, blue: 0.9, opacity: 0.12), Color(red: 0.2, green: 0.45, blue: 0.9, opacity: 0.12),
      Color(red: 0.2, green: 0.45, blue: 0.9, opacity: 0.2),
    ], period: 3, glow: 6)

  /// Creates a border.
  public init(
    in shape: some Shape = RoundedRectangle(cornerRadius: 24), colors: [Color], lineWidth: Double = 3,
    period: Double = 6, repeats: Int = 1, glow: Double = 0, clipped isClipped: Bool = false
  ) {
    self.shape = AnyShape(shape)
    self.colors = colors
    self.lineWidth = lineWidth > 0 ? lineWidth : 0
    self.period = period
    self.repeats = min(max(repeats, 1), 64)
    self.glow = glow > 0 ? glow : 0
    self.isClipped = isClipped
  }

  /// The content under the border.
  public func body(content: Node, environment: Environment) -> Node {
    guard lineWidth > 0, !colors.isEmpty else { return content }
    let phase = GlowBorderMath.phase(
      time: environment.time, period: period, reduceMotion: environment.accessibilityReduceMotion)
    let ring = ArcGradient(colors: colors, repeats: repeats, phase: phase)
    let (shape, width) = (shape, lineWidth)
    // The pieces meet without overlap: their coverages add up to that of the whole line.
    let line = Node.canvas { size in
      ring.drawings(along: shape, lineWidth: width, in: Rect(origin: .zero, size: size))
    }.compositingGroup().allowsHitTesting(false).accessibilityHidden(true)
    guard glow > 0 else { return content.overlay(line) }
    let light = line.blur(radius: glow)
    return content.overlay(isClipped ? light.clipShape(shape) : light).overlay(line)
  }

  /// The time itself while the colours travel, else nil.
  public func nextChange(after time: Double, environment: Environment) -> Double? {
    period > 0 && period.isFinite && time.isFinite && !environment.accessibilityReduceMotion && colors.count > 1
      ? time : nil
  }
}

extension NodeConvertible {
  /// The node under a border whose colours travel along a shape of its frame.
  public func gradientBorder(
    in shape: some Shape = RoundedRectangle(cornerRadius: 24), colors: [Color], lineWidth: Double = 3,
    period: Double = 6, glow: Double = 0, clipped: Bool = false
  ) -> Node {
    style(
      GradientBorder(
        in: shape, colors: colors, lineWidth: lineWidth, period: period, glow: glow, clipped: clipped))
  }
}
