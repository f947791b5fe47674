public import EffectMath

/// Shadows that fall into a node from its edges.
///
/// The *formula* kind works on anything that has an alpha, text too: a (1 - blur(a)) times the colour's opacity. The
/// *masked stroke* kind needs a shape: a blurred, moved stroke along its outline, seen where the shape is filled with a
/// gradient that fades along the offset. Neither adds anything outside the node.
public struct InnerShadow: Style {
  /// How the shadow is made.
  public enum Kind: Sendable {
    /// From the alpha of the node.
    case formula
    /// From a stroke of a width in points along a shape of the node's frame.
    case maskedStroke(AnyShape, lineWidth: Double)
  }

  /// How the shadows are made.
  public var kind: Kind
  /// The shadows, the first at the bottom; offsets are absolute, in points.
  public var shadows: [Shadow]

  /// A soft dent that is lit from above.
  public static let dent = InnerShadow([
    Shadow(color: Color(white: 0, opacity: InnerShadow.defaultOpacity), radius: 4, y: 3)
  ])
  /// A deep hole.
  public static let hole = InnerShadow([
    Shadow(color: Color(white: 0, opacity: 0.35), radius: 12, y: 8),
    Shadow(color: Color(white: 0, opacity: InnerShadow.defaultOpacity), radius: 3, y: 3),
  ])

  /// The opacity of a shadow where none is given.
  public static let defaultOpacity = Float(InnerShadowMath.defaultOpacity)

  /// Creates shadows.
  public init(_ shadows: [Shadow], kind: Kind = .formula) {
    self.shadows = shadows
    self.kind = kind
  }

  /// The content under its inner shadows.
  public func body(content: Node, environment: Environment) -> Node {
    switch kind {
    case .formula:
      // Each shadow leaves the alpha as it was, so that a second filter sees what the first one saw. Many in one
      // expression would nest it too deep.
      return stride(from: 0, to: shadows.count, by: Self.shadowsInAFilter).reduce(content) { below, start in
        below.filter(Self.formula(shadows[start..<min(start + Self.shadowsInAFilter, shadows.count)]))
      }
    case .maskedStroke(let shape, let lineWidth):
      return shadows.reduce(content) { below, shadow in
        below.overlay(Self.maskedStroke(shape, shadow, lineWidth: lineWidth).allowsHitTesting(false))
      }
    }
  }

  private static let shadowsInAFilter = 16

  private static func formula(_ shadows: ArraySlice<Shadow>) -> Filter {
    shadows.reduce(Filter.source) { below, shadow in
      .composite(
        .innerShadowOnly(color: shadow.color, standardDeviation: shadow.radius, offset: shadow.offset), .sourceAtop,
        over: below)
    }
  }

  /// A blurred stroke, moved, and masked with the shape filled from opaque to clear along the offset.
  static func maskedStroke(_ shape: AnyShape, _ shadow: Shadow, lineWidth: Double) -> Node {
    let line = InnerShadowMath.maskLine(offset: SIMD2(shadow.offset.dx, shadow.offset.dy))
    let fade = Fill.linearGradient(
      Gradient(colors: [Color(white: 0), Color(white: 0, opacity: 0)]), startPoint: line.start, endPoint: line.end)
    return shape.stroke(shadow.color, lineWidth: lineWidth)
      .blur(radius: shadow.radius)
      .offset(shadow.offset)
      .mask(shape.fill(fade))
  }
}

extension NodeConvertible {
  /// The node under shadows that fall into it from its edges, made from its alpha.
  public func innerShadow(_ shadows: Shadow...) -> Node { style(InnerShadow(shadows)) }

  /// The node under a shadow that falls into it from its edges, made from its alpha.
  public func innerShadow(
    color: Color = Color(white: 0, opacity: InnerShadow.defaultOpacity), radius: Double, x: Double = 0, y: Double = 0
  ) -> Node {
    innerShadow(Shadow(color: color, radius: radius, x: x, y: y))
  }

  /// The node under a blurred stroke along a shape, seen on the side that its offset comes from.
  public func innerShadow(in shape: some Shape, lineWidth: Double = 4, _ shadows: Shadow...) -> Node {
    style(InnerShadow(shadows, kind: .maskedStroke(AnyShape(shape), lineWidth: lineWidth)))
  }
}
