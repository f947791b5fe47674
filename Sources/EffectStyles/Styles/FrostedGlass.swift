public import EffectMath

/// A pane of frosted glass behind a node: what lies behind it is blurred, tinted, and rimmed with light.
///
/// With increased contrast the pane is opaque and has a border of at least 3:1 against its tint.
public struct FrostedGlass: Style {
  /// The outline of the pane.
  public var shape: AnyShape
  /// The deviation of the blur, in points.
  public var radius: Double
  /// How strong the colours behind it are; 1 leaves them as they are.
  public var saturation: Double
  /// The colour laid over the blur; nil for white on light, a dark gray on dark.
  public var tint: Color?
  /// The opacity of the tint where none is given, 0...1; on dark it is a little more.
  public var tintOpacity: Double
  /// The width of the rim, in points; 0 for none.
  public var rimWidth: Double
  /// The shadow under the pane; nil for none.
  public var shadow: Shadow?

  /// A pane as it is without parameters.
  public static let standard = FrostedGlass()
  /// A clear pane.
  public static let thin = FrostedGlass(radius: 12, tintOpacity: 0.12)
  /// A pane that hides what is behind it well.
  public static let thick = FrostedGlass(radius: 30, tintOpacity: 0.55)

  /// Creates a pane.
  public init(
    in shape: some Shape = RoundedRectangle(cornerRadius: 24), radius: Double = 20, saturation: Double = 1.6,
    tint: Color? = nil, tintOpacity: Double = 0.32, rimWidth: Double = 1,
    shadow: Shadow? = Shadow(color: Color(white: 0, opacity: 0.18), radius: 16, y: 8)
  ) {
    self.shape = AnyShape(shape)
    self.radius = radius > 0 ? radius : 0
    self.saturation = saturation
    self.tint = tint
    self.tintOpacity = tintOpacity > 0 ? min(tintOpacity, 1) : 0
    self.rimWidth = rimWidth > 0 ? rimWidth : 0
    self.shadow = shadow
  }

  /// The content on the pane.
  public func body(content: Node, environment: Environment) -> Node {
    let isDark = environment.colorScheme == .dark
    if environment.colorSchemeContrast == .increased {
      let solid = isDark ? Color(white: 0.11) : Color(white: 0.97)
      return content.background(
        shape.fill(solid).overlay(
          shape.strokeBorder(AccessibleBorder.color(against: [solid]), lineWidth: max(rimWidth, 1))))
    }
    let opacity = Float(tintOpacity)
    let tint =
      tint ?? (isDark ? Color(white: 0.12, opacity: min(opacity + 0.13, 1)) : Color(white: 1, opacity: opacity))
    let rim = Gradient(colors: [
      Color(white: 1, opacity: isDark ? 0.35 : 0.8), Color(white: 1, opacity: isDark ? 0.05 : 0.15),
      Color(white: 1, opacity: isDark ? 0.18 : 0.45),
    ])
    var pane = shape.fill(tint)
    if rimWidth > 0 { pane = pane.overlay(shape.strokeBorder(.linearGradient(rim), lineWidth: rimWidth)) }
    pane = pane.backdropFilter(backdrop, in: shape)
    if let shadow {
      let reach = shadow.radius * 5 + abs(shadow.offset.dx) + abs(shadow.offset.dy) + 8
      // Only around the pane: under clear glass a shadow would show through.
      let cast = shape.fill(Color(white: 0))
        .filter(.shadow(color: shadow.color, standardDeviation: shadow.radius, offset: shadow.offset))
        .clipShape(OutsideShape(shape, reach: reach), rule: .evenOdd)
      pane = pane.background(cast)
    }
    return content.background(pane)
  }

  private var backdrop: Filter {
    let blurred = Filter.gaussianBlur(
      standardDeviation: Size(width: radius, height: radius), edge: .clamp, of: .source)
    return saturation == 1 ? blurred : .colorMatrix(.saturate(saturation), of: blurred)
  }
}

extension NodeConvertible {
  /// The node on a pane of frosted glass.
  public func frostedGlass(
    in shape: some Shape = RoundedRectangle(cornerRadius: 24), radius: Double = 20, tint: Color? = nil
  ) -> Node {
    style(FrostedGlass(in: shape, radius: radius, tint: tint))
  }
}
