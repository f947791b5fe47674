import EffectMath

/// Shadows that a node throws on what is behind it, all from the node alone.
///
/// Two `shadow` modifiers in a row are something else: there the second also shadows the first one's shadow.
public struct DropShadow: Style, Hashable {
  /// The shadows, the first on top; at most 64 are drawn.
  public var shadows: [Shadow]

  /// A small shadow close below, as of a card on paper.
  public static let card = DropShadow([
    Shadow(color: Color(white: 0, opacity: 0.12), radius: 1, y: 1),
    Shadow(color: Color(white: 0, opacity: 0.10), radius: 8, y: 4),
  ])
  /// A wide shadow, as of a window above others.
  public static let floating = DropShadow([
    Shadow(color: Color(white: 0, opacity: 0.14), radius: 3, y: 2),
    Shadow(color: Color(white: 0, opacity: 0.18), radius: 24, y: 16),
  ])

  /// Creates shadows.
  public init(_ shadows: [Shadow]) { self.shadows = shadows }

  /// The content over its shadows.
  public func body(content: Node, environment: Environment) -> Node {
    guard !shadows.isEmpty else { return content }
    let filter = shadows.prefix(64).reduce(Filter.source) { top, shadow in
      .composite(
        top, .sourceOver,
        over: .shadow(color: shadow.color, standardDeviation: shadow.radius, offset: shadow.offset))
    }
    return content.filter(filter)
  }
}

extension NodeConvertible {
  /// The node over shadows that all come from the node alone, the first on top.
  public func dropShadow(_ shadows: Shadow...) -> Node { style(DropShadow(shadows)) }
}
