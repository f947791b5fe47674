public import EffectMath

/// A shadow drawn out along a direction, as under a flat sign.
///
/// The node's alpha is laid over itself at doubling distances, so that the cost grows with the logarithm of the length.
public struct LongShadow: Style, Hashable {
  /// The colour, with its opacity.
  public var color: Color
  /// How far the shadow reaches, in points; at most 10000.
  public var length: Double
  /// Its direction: 0 to the right, growing clockwise.
  public var angle: Angle
  /// Whether it fades toward its end.
  public var fades: Bool

  /// A flat, dark shadow toward the lower right.
  public static let flat = LongShadow(fades: false)
  /// A shadow that fades toward the lower right.
  public static let standard = LongShadow()

  /// Creates a shadow.
  public init(
    color: Color = Color(white: 0, opacity: 0.25), length: Double = 60, angle: Angle = .degrees(45), fades: Bool = true
  ) {
    self.color = color
    self.length = length > 0 ? min(length, 10000) : 0
    self.angle = angle.radians.isFinite ? angle : .zero
    self.fades = fades
  }

  /// The content over its shadow.
  public func body(content: Node, environment: Environment) -> Node {
    guard length > 0 else { return content }
    let (sine, cosine) = Elementary.sincos(angle.radians)
    let direction = Vector(dx: cosine, dy: sine)
    // Copies half a pixel apart, so that no steps show; each move lays all of them behind the last one, until the
    // length is reached.
    let spacing = 0.5 / max(environment.displayScale, 0.1)
    var shadow = content.filter(.tint(Color(red: color.red, green: color.green, blue: color.blue)))
    var reached = 0.0
    while reached < length {
      let move = min(reached + spacing, length - reached)
      shadow = shadow.filter(.composite(.source, .sourceOver, over: .offset(direction * move, of: .source)))
      reached += move
    }
    if fades { shadow = shadow.mask(fade(along: direction)) }
    let opacity = Double(color.opacity)
    return content.background(shadow.opacity(opacity).allowsHitTesting(false).accessibilityHidden(true))
  }

  /// Opaque over the content, clear at the end of the shadow.
  private func fade(along direction: Vector) -> Node {
    let length = length
    return Node.sized { size in
      let frame = Rect(origin: .zero, size: size)
      let extent = (abs(direction.dx) * size.width + abs(direction.dy) * size.height) / 2
      let start = frame.center - direction * extent
      let all = frame.insetBy(dx: -length - 1, dy: -length - 1)
      // The gradient's points as fractions of the rectangle that it fills.
      let unit = { (point: Point) in
        UnitPoint(x: (point.x - all.minX) / all.width, y: (point.y - all.minY) / all.height)
      }
      let end = frame.center + direction * (extent + length)
      let gradient = Gradient(colors: [Color(white: 0), Color(white: 0, opacity: 0)])
      Rectangle().fill(.linearGradient(gradient, startPoint: unit(start), endPoint: unit(end)))
        .frame(width: all.width, height: all.height)
        .offset(x: all.minX, y: all.minY)
    }
  }
}

extension NodeConvertible {
  /// The node over a shadow drawn out along a direction.
  public func longShadow(
    color: Color = Color(white: 0, opacity: 0.25), length: Double = 60, angle: Angle = .degrees(45), fades: Bool = true
  ) -> Node {
    style(LongShadow(color: color, length: length, angle: angle, fades: fades))
  }
}
