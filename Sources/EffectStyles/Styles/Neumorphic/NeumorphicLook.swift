public import EffectMath

/// What all soft surfaces share: colours, depth and light.
public struct NeumorphicLook: Hashable, Sendable {
  /// When a surface has a line around it that is told apart from both of its sides.
  public enum BorderRule: String, Hashable, Sendable, CaseIterable {
    /// When contrast is increased or borders are shown.
    case automatic
    /// In any environment.
    case always
  }

  /// The colours; nil takes the published ones for the colour scheme.
  public var theme: NeumorphicTheme?
  /// How far the surface stands out, in points, -20...20; negative is sunken.
  public var depth: Double
  /// Where the light comes from: 0 from the right, growing clockwise; -135 degrees is the top left.
  public var lightAngle: Angle
  /// How strong the shadows are, 0...1.
  public var intensity: Double
  /// How the surface bends.
  public var surface: NeumorphicMath.Surface
  /// When it has a border of at least 3:1.
  public var border: BorderRule

  /// The published look: depth 10, light from the top left.
  public static let standard = NeumorphicLook()

  /// Creates a look; depth and intensity are clamped, NaN counts as 0.
  public init(
    theme: NeumorphicTheme? = nil, depth: Double = NeumorphicMath.defaultDepth, lightAngle: Angle = .degrees(-135),
    intensity: Double = 1, surface: NeumorphicMath.Surface = .flat, border: BorderRule = .automatic
  ) {
    self.theme = theme
    self.depth = depth.isNaN ? 0 : min(max(depth, -20), 20)
    self.lightAngle = lightAngle.radians.isFinite ? lightAngle : .degrees(-135)
    self.intensity = intensity > 0 ? min(intensity, 1) : 0
    self.surface = surface
    self.border = border
  }

  /// The colours for an environment.
  ///
  /// Where a border is due it takes the place of the theme's own lines, and a fill whose two colours no line can be
  /// told apart from is flat.
  public func theme(in environment: Environment) -> NeumorphicTheme {
    let theme = (theme ?? .standard(for: environment.colorScheme)).bent(surface, intensity: intensity)
    return needsBorder(in: environment) ? theme.bordered : theme
  }

  /// The direction of the light as a vector toward it: exactly (-1, -1) for -135 degrees.
  var light: SIMD2<Double> {
    if lightAngle == .degrees(-135) { return NeumorphicMath.defaultLight }
    let (sine, cosine) = Elementary.sincos(lightAngle.radians)
    return SIMD2(cosine, sine)
  }

  /// The look at another depth.
  func depth(_ depth: Double) -> NeumorphicLook {
    var copy = self
    copy.depth = depth
    return copy
  }

  /// Whether a border is due.
  func needsBorder(in environment: Environment) -> Bool { border == .always || environment.needsBorders }

  /// The colour of the border: at least 3:1 against the surface and what surrounds it, if one colour can be.
  func borderColor(in environment: Environment) -> Color { borderColors(in: environment).outer }

  /// The colours of the border's outer and inner half, equal if one colour is told apart from both sides.
  ///
  /// Each is told apart from its side with and without its shadows, so that it stands out wherever these reach: what
  /// lies between two colours is no nearer to the border than the nearer of them.
  func borderColors(in environment: Environment) -> (outer: Color, inner: Color) {
    let theme = theme(in: environment)
    let outside = [
      theme.ground, theme.shade.composited(over: theme.ground), theme.light.composited(over: theme.ground),
    ]
    let inside = [theme.raised, theme.pressed].flatMap { pair in
      [pair.lit, pair.unlit].flatMap { color in
        [color, theme.insetShade.composited(over: color), theme.insetLight.composited(over: color)]
      }
    }
    let one = AccessibleBorder.color(against: outside + inside)
    if AccessibleBorder.leastContrast(of: one, against: outside + inside) >= ContrastRatio.controls {
      return (one, one)
    }
    return (AccessibleBorder.color(against: outside), AccessibleBorder.color(against: inside))
  }

  /// What is written on the surface, and the border, for an audit.
  func contrastPairs(in environment: Environment) -> [ContrastPair] {
    let theme = theme(in: environment)
    var pairs = [
      ContrastPair("label on the lit side", foreground: theme.label, background: theme.raised.lit, role: .text),
      ContrastPair("label on the far side", foreground: theme.label, background: theme.raised.unlit, role: .text),
    ]
    pairs.append(
      ContrastPair(
        "label on the pressed side", foreground: theme.pressedLabel,
        background: theme.pressed.lit.mix(with: theme.pressed.unlit, by: 0.5), role: .text))
    let edge = needsBorder(in: environment) ? borderColor(in: environment) : theme.raised.unlit
    pairs.append(
      ContrastPair("edge against the ground", foreground: edge, background: theme.ground, role: .control))
    return pairs
  }
}
