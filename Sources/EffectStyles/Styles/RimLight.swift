public import EffectMath

/// Light that catches the edge of a shape on the side of a lamp, inside its outline.
public struct RimLight: Style {
  /// The outline.
  public var shape: AnyShape
  /// The colour of the light.
  public var color: Color
  /// The colour of the faint light on the far side; clear for none.
  public var fillColor: Color
  /// Where the light comes from: 0 from the right, growing clockwise; -135 degrees is the top left.
  public var lightAngle: Angle
  /// The width of the bright line, in points.
  public var lineWidth: Double
  /// The deviation of the soft glow under it, in points.
  public var glow: Double

  /// A thin line of white light from the top left.
  public static let standard = RimLight()
  /// A wide, warm glow from the top.
  public static let sunset = RimLight(
    color: Color(red: 1, green: 0.72, blue: 0.42), fillColor: Color(red: 0.45, green: 0.35, blue: 1, opacity: 0.5),
    lightAngle: .degrees(-90), lineWidth: 2, glow: 10)

  /// Creates a light.
  public init(
    in shape: some Shape = RoundedRectangle(cornerRadius: 24), color: Color = Color(white: 1, opacity: 0.9),
    fillColor: Color = Color(white: 1, opacity: 0.15), lightAngle: Angle = .degrees(-135), lineWidth: Double = 1.5,
    glow: Double = 6
  ) {
    self.shape = AnyShape(shape)
    self.color = color
    self.fillColor = fillColor
    self.lightAngle = lightAngle
    self.lineWidth = lineWidth > 0 ? lineWidth : 0
    self.glow = glow > 0 ? glow : 0
  }

  /// The content under the light on its edge.
  public func body(content: Node, environment: Environment) -> Node {
    let (sine, cosine) = Elementary.sincos(lightAngle.radians.isFinite ? lightAngle.radians : 0)
    let line = NeumorphicMath.surfaceLine(lightFrom: SIMD2(cosine, sine))
    let gradient = Gradient(stops: [
      Gradient.Stop(color: color, location: 0), Gradient.Stop(color: color.opacity(0), location: 0.5),
      Gradient.Stop(color: fillColor.opacity(0), location: 0.6), Gradient.Stop(color: fillColor, location: 1),
    ])
    let fill = Fill.linearGradient(gradient, startPoint: line.start, endPoint: line.end)
    var light = shape.strokeBorder(fill, lineWidth: lineWidth)
    if glow > 0 {
      light = ZStack {
        shape.strokeBorder(fill, lineWidth: lineWidth + glow / 2).blur(radius: glow).opacity(0.8)
        light
      }.clipShape(shape)
    }
    return content.overlay(light.allowsHitTesting(false).accessibilityHidden(true))
  }
}

extension NodeConvertible {
  /// The node under light that catches the edge of a shape of its frame.
  public func rimLight(
    in shape: some Shape = RoundedRectangle(cornerRadius: 24), color: Color = Color(white: 1, opacity: 0.9),
    lightAngle: Angle = .degrees(-135), lineWidth: Double = 1.5, glow: Double = 6
  ) -> Node {
    style(RimLight(in: shape, color: color, lightAngle: lightAngle, lineWidth: lineWidth, glow: glow))
  }
}
