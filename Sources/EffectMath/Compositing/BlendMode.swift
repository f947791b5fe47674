/// How a source pixel and the pixel behind it make a new one: any Porter-Duff operator, or a W3C blend mode.
public enum BlendMode: Hashable, Sendable {
  /// A Porter-Duff operator without blending.
  case composite(CompositeOperator)
  case multiply, screen, overlay, darken, lighten
  case colorDodge, colorBurn, hardLight, softLight
  case difference, exclusion
  case hue, saturation, color, luminosity

  /// The source over the backdrop.
  public static let normal = BlendMode.composite(.sourceOver)
  /// The sum of both, limited to 1.
  public static let plusLighter = BlendMode.composite(.plusLighter)
  /// The sum of both, less 1, at least 0.
  public static let plusDarker = BlendMode.composite(.plusDarker)
}
