import EffectMath

/// A sunken groove, filled as far as something has come: a bar or a ring.
public struct NeumorphicProgress: Style, NodeConvertible, Hashable {
  /// The form of the groove.
  public enum Form: Hashable, Sendable {
    /// A bar of a height in points, as wide as it may be.
    case linear(height: Double)
    /// A ring of a width in points, clockwise from the top.
    case ring(lineWidth: Double)
  }

  /// The standard bar, 14 points high.
  public static let bar = Form.linear(height: 14)
  /// The standard ring, 14 points wide.
  public static let ring = Form.ring(lineWidth: 14)

  /// How far it has come, 0...1; clamped, NaN counts as 0.
  public var value: Double
  /// The form of the groove.
  public var form: Form
  /// Colours, depth and light.
  public var look: NeumorphicLook

  /// Creates a progress view.
  public init(value: Double, form: Form = bar, look: NeumorphicLook = NeumorphicLook(depth: 5)) {
    self.value = value > 0 ? min(value, 1) : 0
    self.form = form
    self.look = look
  }

  /// The groove as a node.
  public var node: Node { Node().style(self) }

  /// The groove in place of the content.
  public func body(content: Node, environment: Environment) -> Node {
    let theme = look.theme(in: environment)
    let accent = theme.accent.nearest(withContrast: ContrastRatio.controls, against: theme.ground)
    let groove: Node
    switch form {
    case .linear(let height): groove = bar(height: height.isFinite ? max(height, 1) : 14, accent, environment)
    case .ring(let width): groove = ring(width: width.isFinite ? max(width, 1) : 14, accent, environment)
    }
    return groove.opacity(Double(ControlMotion.opacity(in: environment)))
  }

  private func bar(height: Double, _ accent: Color, _ environment: Environment) -> Node {
    let groove = NeumorphicSurface(AnyShape(Capsule()), look: look, environment: environment)
    let value = value
    return Node.sized { size in
      ZStack(alignment: .leading) {
        groove.sunken(depth: min(5, height / 3), fill: groove.theme.pressed)
        if value > 0 {
          Capsule().fill(fill(accent))
            .frame(width: max(size.width * value - 4, size.height - 4))
            .padding(2)
        }
      }.frame(width: size.width, height: size.height)
    }
    .frame(minWidth: height, idealWidth: 220, maxWidth: .infinity).frame(height: height)
  }

  private func ring(width: Double, _ accent: Color, _ environment: Environment) -> Node {
    let theme = look.theme(in: environment)
    let outer = NeumorphicSurface(AnyShape(Circle()), look: look, environment: environment)
    let inner = NeumorphicSurface(AnyShape(Circle()), look: look.depth(4), environment: environment)
    let style = StrokeStyle(lineWidth: max(width - 4, 1), lineCap: .round)
    return outer.sunken(depth: min(6, width / 2), fill: theme.pressed)
      .overlay(
        Circle().inset(by: width / 2).trim(to: value).stroke(fill(accent), style: style)
          .rotationEffect(.degrees(-90)).opacity(value > 0 ? 1 : 0)
      )
      .overlay(inner.raised().padding(width))
      .frame(
        minWidth: 3 * width, idealWidth: 120, maxWidth: .infinity, minHeight: 3 * width, idealHeight: 120,
        maxHeight: .infinity
      )
      .aspectRatio(1, contentMode: .fit)
  }

  private func fill(_ accent: Color) -> Fill {
    // Mixed in Oklab a strong colour may leave the gamut.
    let bright = accent.mix(with: Color(white: 1), by: 0.12).components.clamped(lowerBound: .zero, upperBound: .one)
    return .linearGradient(Color(components: bright), accent)
  }

  /// The filled part against the ground.
  public func contrastPairs(in environment: Environment) -> [ContrastPair] {
    let theme = look.theme(in: environment)
    let accent = theme.accent.nearest(withContrast: ContrastRatio.controls, against: theme.ground)
    return [
      ContrastPair("filled part against the ground", foreground: accent, background: theme.ground, role: .control)
    ]
  }
}
