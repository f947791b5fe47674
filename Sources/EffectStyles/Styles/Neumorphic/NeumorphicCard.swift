public import EffectMath

/// A soft surface behind a node, raised from a ground of its own colour.
///
/// As published: a rounded rectangle of radius 25, black at 0.2 below to the right, white at 0.7 above to the left.
public struct NeumorphicCard: Style {
  /// The outline.
  public var shape: AnyShape
  /// Colours, depth and light.
  public var look: NeumorphicLook

  /// The published side of the card, in points.
  public static let standardSide = 300.0
  /// The published radius of the corners, in points.
  public static let standardCornerRadius = 25.0
  /// The published card.
  public static let standard = NeumorphicCard()
  /// A card that bulges toward the reader.
  public static let convex = NeumorphicCard(look: NeumorphicLook(surface: .convex))
  /// A hollow card.
  public static let concave = NeumorphicCard(look: NeumorphicLook(surface: .concave))
  /// A card pressed into the ground.
  public static let sunken = NeumorphicCard(look: NeumorphicLook(depth: -10))

  /// Creates a card.
  public init(
    in shape: some Shape = RoundedRectangle(cornerRadius: standardCornerRadius), look: NeumorphicLook = .standard
  ) {
    self.shape = AnyShape(shape)
    self.look = look
  }

  /// The content on the card.
  public func body(content: Node, environment: Environment) -> Node {
    let surface = NeumorphicSurface(shape, look: look, environment: environment)
    let label = surface.theme.label
    return content.environment { $0.foregroundStyle = $0.foregroundStyle ?? .color(label) }
      .background(surface.raised())
  }

  /// The label and the edge of the card.
  public func contrastPairs(in environment: Environment) -> [ContrastPair] { look.contrastPairs(in: environment) }
}

extension NodeConvertible {
  /// The node on a soft card.
  public func neumorphicCard(
    in shape: some Shape = RoundedRectangle(cornerRadius: NeumorphicCard.standardCornerRadius),
    depth: Double = NeumorphicMath.defaultDepth, theme: NeumorphicTheme? = nil
  ) -> Node {
    style(NeumorphicCard(in: shape, look: NeumorphicLook(theme: theme, depth: depth)))
  }
}
