public import EffectMath

/// The colours of a soft surface: its fills, its shadows, and what is written on it.
public struct NeumorphicTheme: Hashable, Sendable {
  /// Two colours, on the side of the light and on the far side.
  public struct Pair: Hashable, Sendable {
    /// The colour on the side of the light.
    public var lit: Color
    /// The colour on the far side.
    public var unlit: Color

    /// Creates a pair.
    public init(_ lit: Color, _ unlit: Color) {
      self.lit = lit
      self.unlit = unlit
    }

    /// A pair on its way to another one, by a fraction of 0...1.
    func mixed(with other: Pair, by fraction: Double) -> Pair {
      if fraction <= 0 { return self }
      if fraction >= 1 { return other }
      return Pair(lit.mix(with: other.lit, by: fraction), unlit.mix(with: other.unlit, by: fraction))
    }
  }

  /// What surrounds the surface.
  public var ground: Color
  /// The fill of a raised surface.
  public var raised: Pair
  /// The fill of a pressed surface.
  public var pressed: Pair
  /// The line around a raised surface; nil for none.
  public var raisedBorder: Pair?
  /// The line around a pressed surface; nil for none.
  public var pressedBorder: Pair?
  /// The colour of the dark shadow.
  public var shade: Color
  /// The colour of the bright shadow.
  public var light: Color
  /// The colour of the dark inner edge of a sunken surface.
  public var insetShade: Color
  /// The colour of the bright inner edge of a sunken surface.
  public var insetLight: Color
  /// The colour of what is written on a raised surface.
  public var label: Color
  /// The colour of what is written on a pressed surface.
  public var pressedLabel: Color
  /// The colour of what is switched on.
  public var accent: Color
  /// Whether the bright shadow comes first, so that the dark one shadows it too.
  var lightFirst = false

  /// Dark start of the published dark surface.
  static let darkStart = Color(red255: 50, green: 60, blue: 65)
  /// Dark end of the published dark surface.
  static let darkEnd = Color(red255: 25, green: 25, blue: 30)
  /// Light start of the published colourful surface.
  static let lightStart = Color(red255: 60, green: 160, blue: 240)
  /// Light end of the published colourful surface.
  static let lightEnd = Color(red255: 30, green: 80, blue: 120)

  /// The published light surface: off-white on off-white, black at 0.2 and white at 0.7.
  public static let light = NeumorphicTheme(
    ground: .offWhite, raised: Pair(.offWhite, .offWhite), pressed: Pair(.offWhite, .offWhite),
    shade: Color(white: 0, opacity: Float(NeumorphicMath.shadeOpacity)),
    light: Color(white: 1, opacity: Float(NeumorphicMath.lightOpacity)), insetShade: SystemColor.gray.color(),
    insetLight: .white, accent: SystemColor.blue.color())

  /// The published dark surface: a gradient that turns around when it is pressed.
  public static let dark: NeumorphicTheme = {
    var theme = NeumorphicTheme(
      ground: darkEnd.mix(with: darkStart, by: 0.5), raised: Pair(darkStart, darkEnd),
      pressed: Pair(darkEnd, darkStart),
      shade: darkEnd, light: darkStart, insetShade: Color(red255: 12, green: 12, blue: 16),
      insetLight: Color(red255: 70, green: 82, blue: 88), accent: SystemColor.cyan.color(.dark))
    theme.pressedBorder = Pair(darkStart, darkEnd)
    theme.lightFirst = true
    return theme
  }()

  /// The published colourful surface: dark and rimmed with blue, blue when it is pressed.
  public static let colorful: NeumorphicTheme = {
    var theme = NeumorphicTheme(
      ground: dark.ground, raised: dark.raised, pressed: Pair(lightEnd, lightStart), shade: dark.shade,
      light: dark.light, insetShade: dark.insetShade, insetLight: dark.insetLight, accent: lightStart)
    theme.raisedBorder = Pair(lightStart, lightEnd)
    theme.pressedBorder = Pair(lightStart, lightEnd)
    theme.lightFirst = true
    return theme
  }()

  /// The published theme for a surrounding.
  public static func standard(for scheme: ColorScheme) -> NeumorphicTheme { scheme == .dark ? dark : light }

  /// Creates a theme; labels are the nearest shades that read at 4.5:1.
  public init(
    ground: Color, raised: Pair, pressed: Pair, shade: Color, light: Color, insetShade: Color, insetLight: Color,
    accent: Color
  ) {
    self.ground = ground
    self.raised = raised
    self.pressed = pressed
    self.shade = shade
    self.light = light
    self.insetShade = insetShade
    self.insetLight = insetLight
    self.accent = accent
    label = AccessibleBorder.color(against: [raised.lit, raised.unlit], ratio: ContrastRatio.text)
    pressedLabel = AccessibleBorder.color(against: [pressed.lit, pressed.unlit], ratio: ContrastRatio.text)
  }

  /// Creates a theme from one colour: its bright and dark sides are derived in Oklab.
  ///
  /// - Parameters:
  ///   - base: The colour of the surface and of what surrounds it.
  ///   - surface: How the surface bends.
  ///   - intensity: How strong the shadows are, 0...1.
  ///   - accent: The colour of what is switched on.
  public init(
    base: Color, surface: NeumorphicMath.Surface = .flat, intensity: Double = 1,
    accent: Color = SystemColor.blue.color()
  ) {
    let shades = NeumorphicMath.shades(of: base, intensity: intensity)
    let fill = NeumorphicMath.surfaceColors(of: base, surface: surface, intensity: intensity)
    self.init(
      ground: base, raised: Pair(fill.lit, fill.unlit), pressed: Pair(base, base), shade: shades.shade,
      light: shades.light, insetShade: shades.shade.mix(with: Color(white: 0), by: 0.25), insetLight: shades.light,
      accent: accent)
  }

  /// The theme bent: raised fills brighter or darker toward the light.
  func bent(_ surface: NeumorphicMath.Surface, intensity: Double) -> NeumorphicTheme {
    guard surface != .flat else { return self }
    var copy = self
    let base = raised.lit.mix(with: raised.unlit, by: 0.5)
    let fill = NeumorphicMath.surfaceColors(of: base, surface: surface, intensity: intensity)
    copy.raised = Pair(fill.lit, fill.unlit)
    return copy
  }

  /// The theme for surfaces with a border of at least 3:1, which replaces lines of its own.
  var bordered: NeumorphicTheme {
    var copy = self
    copy.raisedBorder = nil
    copy.pressedBorder = nil
    copy.raised = raised.outlinable
    copy.pressed = pressed.outlinable
    if copy.raised != raised {
      copy.label = AccessibleBorder.color(against: [copy.raised.lit], ratio: ContrastRatio.text)
    }
    if copy.pressed != pressed {
      copy.pressedLabel = AccessibleBorder.color(against: [copy.pressed.lit], ratio: ContrastRatio.text)
    }
    return copy
  }
}

extension NeumorphicTheme.Pair {
  /// The pair, or its middle twice if no colour is told apart from both.
  fileprivate var outlinable: NeumorphicTheme.Pair {
    let border = AccessibleBorder.color(against: [lit, unlit])
    if AccessibleBorder.leastContrast(of: border, against: [lit, unlit]) >= ContrastRatio.controls { return self }
    let middle = lit.mix(with: unlit, by: 0.5)
    return NeumorphicTheme.Pair(middle, middle)
  }
}
