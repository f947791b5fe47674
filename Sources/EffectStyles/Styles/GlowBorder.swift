public import EffectMath

/// A glowing border whose colours walk around a mesh: a sharp line, a near glow and a far glow inside the outline.
///
/// A 3x3 mesh gradient seen through three strokes, clipped to the continuous shape: the glow never leaves it. The
/// picture changes at most 30 times a second. It fades in and out in 0.6 seconds. With reduced motion the colours stand
/// still and there is no fade.
public struct GlowBorder: Style, Hashable {
  /// Whether the border is shown.
  public var isActive: Bool
  /// When it was switched on or off last, in seconds; nil if that was long ago.
  public var changedAt: Double?
  /// The radius of the corners, in points; negative counts as 0.
  public var cornerRadius: Double
  /// The width of the sharp line, in points; negative counts as 0.
  public var lineWidth: Double
  /// The colours; the accent colour if there are none.
  public var palette: [Color]
  /// How long one round of the colours takes, in seconds; 0 or less stands still.
  public var period: Double

  /// The published colours in light surroundings: purple, pink, orange, yellow, cyan, blue.
  public static let standardPalette: [Color] = [.purple, .pink, .orange, .yellow, .cyan, .blue]
  /// What is shown without a palette.
  static let accentColor = Color.blue
  /// The published border.
  public static let standard = GlowBorder()
  /// A thin line in cool colours.
  public static let calm = GlowBorder(lineWidth: 2, palette: [.cyan, .blue, .purple], period: 10)
  /// A wide glow in warm colours.
  public static let ember = GlowBorder(lineWidth: 4, palette: [.red, .orange, .yellow, .pink], period: 4)

  /// Creates a border; a radius or width that is negative or NaN counts as 0.
  public init(
    isActive: Bool = true, changedAt: Double? = nil, cornerRadius: Double = GlowBorderMath.defaultCornerRadius,
    lineWidth: Double = GlowBorderMath.defaultLineWidth, palette: [Color] = standardPalette,
    period: Double = GlowBorderMath.defaultPeriod
  ) {
    self.isActive = isActive
    self.changedAt = changedAt
    self.cornerRadius = cornerRadius > 0 ? cornerRadius : 0
    self.lineWidth = lineWidth > 0 ? lineWidth : 0
    self.palette = palette
    self.period = period
  }

  /// The content under the border.
  public func body(content: Node, environment: Environment) -> Node {
    let shown = ControlMotion.progress(
      isActive, changedAt: changedAt, duration: GlowBorderMath.fadeDuration, in: environment)
    guard shown > 0, lineWidth > 0 else { return content }
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    let strokes = GlowBorderMath.strokes(lineWidth: lineWidth).map { stroke in
      shape.strokeBorder(Color(white: 0), lineWidth: stroke.lineWidth).blur(radius: stroke.blur).opacity(stroke.opacity)
    }
    let border = Rectangle().fill(.mesh(mesh(in: environment)))
      .clipShape(shape)
      .mask { strokes }
      .opacity(shown)
      .allowsHitTesting(false).accessibilityHidden(true)
    return content.overlay(border)
  }

  /// The next frame of thirty a second while colours walk or the border fades.
  public func nextChange(after time: Double, environment: Environment) -> Double? {
    let fade = ControlMotion.nextChange(
      after: time, changedAt: changedAt, duration: GlowBorderMath.fadeDuration, in: environment)
    if fade == time { return time }
    let isMoving = period > 0 && period.isFinite && palette.count > 1 && !environment.accessibilityReduceMotion
    let isShown = isActive || fade != nil
    let frame = isMoving && isShown ? Self.frames.entry(after: time) : nil
    return [fade, frame].compactMap { $0 }.min()
  }

  private static let frames = TimelineSchedule.animation(minimumInterval: 1 / GlowBorderMath.maximumFrameRate)

  /// The mesh at the latest frame of thirty a second.
  private func mesh(in environment: Environment) -> MeshGradient {
    let phase = GlowBorderMath.phase(
      time: Self.frames.entry(at: environment.time) ?? 0, period: period,
      reduceMotion: environment.accessibilityReduceMotion)
    let colors = GlowBorderMath.meshColors(palette: palette, fallback: Self.accentColor, phase: phase) {
      $0.mix(with: $1, by: $2)
    }
    return MeshGradient(
      width: GlowBorderMath.meshSide, height: GlowBorderMath.meshSide, points: GlowBorderMath.meshPoints(phase: phase),
      colors: colors)
  }
}

extension NodeConvertible {
  /// The node under a glowing border whose colours walk around it.
  public func intelligenceGlowBorder(
    isActive: Bool = true, cornerRadius: Double = GlowBorderMath.defaultCornerRadius,
    lineWidth: Double = GlowBorderMath.defaultLineWidth, palette: [Color] = GlowBorder.standardPalette,
    period: Double = GlowBorderMath.defaultPeriod
  ) -> Node {
    glowBorder(
      GlowBorder(
        isActive: isActive, cornerRadius: cornerRadius, lineWidth: lineWidth, palette: palette, period: period))
  }

  /// The node under a glowing border; another name of `intelligenceGlowBorder`.
  public func glowBorder(
    isActive: Bool = true, cornerRadius: Double = GlowBorderMath.defaultCornerRadius,
    lineWidth: Double = GlowBorderMath.defaultLineWidth, palette: [Color] = GlowBorder.standardPalette,
    period: Double = GlowBorderMath.defaultPeriod
  ) -> Node {
    intelligenceGlowBorder(
      isActive: isActive, cornerRadius: cornerRadius, lineWidth: lineWidth, palette: palette, period: period)
  }

  /// The node under a glowing border with all its parameters.
  public func glowBorder(_ border: GlowBorder) -> Node { style(border) }
}
