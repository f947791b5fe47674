import EffectMath

extension Node {
  /// What a style brings along, without its type.
  struct StyleBody: Sendable {
    var body: @Sendable (Node, Environment) -> Node
    var nextChange: @Sendable (Double, Environment) -> Double?
    var contrastPairs: @Sendable (Environment) -> [ContrastPair]
  }

  /// One step around a node.
  enum Modifier: Sendable {
    // Layout.
    case padding(EdgeInsets)
    case frame(FrameRule)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(Double?, ContentMode)
    case position(Point)
    case layoutPriority(Double)
    case horizontalGuide(HorizontalAlignment, @Sendable (ViewDimensions) -> Double)
    case verticalGuide(VerticalAlignment, @Sendable (ViewDimensions) -> Double)
    // Where it is drawn, without effect on the layout.
    case offset(Vector)
    case transform(@Sendable (Size) -> AffineTransform)
    // How it is drawn.
    case layer(Layer)
    case clip(AnyShape, Path.FillRule)
    case mask(Box, Alignment)
    case backdrop(Filter, AnyShape)
    case progressiveBlur(radius: Double, mask: Fill)
    // What is drawn with it.
    case background(Box, Alignment)
    case overlay(Box, Alignment)
    // What it sees.
    case environment(@Sendable (inout Environment) -> Void)
    case style(StyleBody)
    // What it answers.
    case contentShape(AnyShape)
    case minimumHitSize(Size)
    case allowsHitTesting(Bool)
    case accessibilityHidden(Bool)
  }
}
