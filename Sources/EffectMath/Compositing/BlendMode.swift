/// How a source pixel and the pixel behind it make a new one: any Porter-Duff operator, or a W3C blend mode.
///
/// A blend mode mixes the straight colours Cs and Cb by a function B, then composites source over: with premultiplied
/// s and b and alphas sa and ba the result is s (1 - ba) + b (1 - sa) + sa ba B(Cb, Cs), its alpha
/// sa + ba - sa ba. Source: W3C Compositing and Blending Level 1, sections 5 and 10.
public enum BlendMode: Hashable, Sendable {
  /// A Porter-Duff operator without blending.
  case composite(CompositeOperator)
  /// The product of both colours; never lighter than either.
  case multiply
  /// The product of the complements, complemented; never darker than either.
  case screen
  /// Multiplies or screens, depending on the backdrop: hard light with the two exchanged.
  case overlay
  /// The darker of both, each component by itself.
  case darken
  /// The lighter of both, each component by itself.
  case lighten
  /// Brightens the backdrop to reflect the source: Cb / (1 - Cs).
  case colorDodge
  /// Darkens the backdrop to reflect the source: 1 - (1 - Cb) / Cs.
  case colorBurn
  /// Multiplies or screens, depending on the source, like a harsh spotlight.
  case hardLight
  /// Darkens or lightens, depending on the source, like a diffuse spotlight.
  case softLight
  /// The darker subtracted from the lighter.
  case difference
  /// Like the difference, of lower contrast: Cb + Cs - 2 Cb Cs.
  case exclusion
  /// The hue of the source with the saturation and luminosity of the backdrop.
  case hue
  /// The saturation of the source with the hue and luminosity of the backdrop.
  case saturation
  /// The hue and saturation of the source with the luminosity of the backdrop.
  case color
  /// The luminosity of the source with the hue and saturation of the backdrop.
  case luminosity

  /// The source over the backdrop.
  public static let normal = BlendMode.composite(.sourceOver)
  /// The sum of both, limited to 1.
  public static let plusLighter = BlendMode.composite(.plusLighter)
  /// The sum of both, less what the alphas exceed 1 by, at least 0.
  public static let plusDarker = BlendMode.composite(.plusDarker)

  /// Whether a transparent source changes the backdrop; true for some operators, for no blend mode.
  @inlinable
  public var erasesOutsideSource: Bool {
    if case .composite(let op) = self { op.erasesOutsideSource } else { false }
  }
}

extension BlendMode: CaseIterable {
  /// All 29 modes: the operators in their own order, then the blend modes.
  public static let allCases: [BlendMode] =
    CompositeOperator.allCases.map(BlendMode.composite) + [
      .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight, .difference,
      .exclusion, .hue, .saturation, .color, .luminosity,
    ]
}

extension BlendMode: CustomStringConvertible {
  /// The name of the mode, unique among all: `sourceOver`, `colorDodge`.
  public var name: String {
    switch self {
    case .composite(let op): op.rawValue
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "colorDodge"
    case .colorBurn: "colorBurn"
    case .hardLight: "hardLight"
    case .softLight: "softLight"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    }
  }

  /// The mode of a name, case-sensitive, or nil if there is none.
  public init?(name: String) {
    guard let mode = BlendMode.allCases.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { return nil }
    self = mode
  }

  /// The name of the mode.
  public var description: String { name }
}
