import EffectMath

/// Draws soft surfaces: a filled shape between its two shadows, sunken, or on its way from one to the other.
struct NeumorphicSurface {
  let shape: AnyShape
  let look: NeumorphicLook
  let theme: NeumorphicTheme
  let environment: Environment

  init(_ shape: AnyShape, look: NeumorphicLook, environment: Environment) {
    self.shape = shape
    self.look = look
    self.environment = environment
    theme = look.theme(in: environment)
  }

  /// A surface that stands out by the look's depth, or is sunken by it if it is negative.
  func raised() -> Node {
    guard look.depth < 0 else { return pressable(amount: 0, .flat) }
    return sunken(depth: -look.depth, fill: look.surface == .flat ? theme.pressed : theme.raised)
  }

  /// A surface pressed by an amount of 0...1.
  func pressable(amount: Double, _ pressed: NeumorphicButton.PressedLook) -> Node {
    let fill = theme.raised.mixed(with: theme.pressed, by: amount)
    var node = shape.fill(paint(fill))
    if let border = border(pressed: amount) {
      node = node.overlay(shape.stroke(paint(border), lineWidth: NeumorphicMath.borderWidth))
    }
    let raised = shadows(depth: look.depth)
    switch pressed {
    case .flat: node = shadowed(node, raised.mixed(with: raised.scaled(by: 0), by: amount), strength: 1)
    case .flipped: node = shadowed(node, raised.mixed(with: shadows(depth: -look.depth), by: amount), strength: 1)
    case .inset:
      node = node.overlay(insetStrokes(depth: look.depth).opacity(amount))
      node = shadowed(node, raised, strength: 1 - amount)
    }
    return outlined(node)
  }

  /// A surface that lies deeper than what surrounds it.
  func sunken(depth: Double, fill: NeumorphicTheme.Pair) -> Node { outlined(well(depth: depth, fill: fill)) }

  /// A sunken surface without a border, for one that something moves on: its shadow mustn't dim the border.
  func well(depth: Double, fill: NeumorphicTheme.Pair) -> Node {
    shape.fill(paint(fill)).overlay(insetStrokes(depth: depth))
  }

  /// A small raised part on a surface of another colour: its bright shadow would only make that colour muddy.
  func knob() -> Node {
    let fall = NeumorphicMath.shadows(depth: look.depth / 2, lightFrom: look.light)
    let shade = Color(white: 0, opacity: Float(0.35 * look.intensity))
    return outlined(
      shape.fill(paint(theme.raised))
        .shadow(color: shade, radius: fall.radius, x: fall.shadeOffset.x, y: fall.shadeOffset.y))
  }

  /// The two shadows for a depth: those of the light themes, or the published ones on dark ground.
  ///
  /// On dark ground both lie equally far from the surface: at the depth when it is raised, at half of it when it is
  /// pressed.
  private func shadows(depth: Double) -> NeumorphicMath.Shadows {
    let shadows = NeumorphicMath.shadows(depth: depth, lightFrom: look.light)
    guard theme.lightFirst else { return shadows }
    return NeumorphicMath.Shadows(
      radius: shadows.radius, shadeOffset: shadows.shadeOffset, lightOffset: -shadows.shadeOffset)
  }

  /// The node between its two shadows, the colours as strong as the look says.
  private func shadowed(_ node: Node, _ shadows: NeumorphicMath.Shadows, strength: Double) -> Node {
    let factor = Float(strength * look.intensity)
    guard factor > 0, shadows.radius > 0 else { return node }
    func cast(_ node: Node, _ color: Color, _ offset: SIMD2<Double>) -> Node {
      node.shadow(color: color.opacity(factor), radius: shadows.radius, x: offset.x, y: offset.y)
    }
    if theme.lightFirst {
      return cast(cast(node, theme.light, shadows.lightOffset), theme.shade, shadows.shadeOffset)
    }
    return cast(cast(node, theme.shade, shadows.shadeOffset), theme.light, shadows.lightOffset)
  }

  /// The published inner edges: a dark stroke seen on the side of the light, a bright one on the far side.
  private func insetStrokes(depth: Double) -> Node {
    let strokes = NeumorphicMath.insetStrokes(depth: depth, lightFrom: look.light)
    return ZStack {
      insetStroke(strokes.shade, theme.insetShade)
      insetStroke(strokes.light, theme.insetLight)
    }.opacity(look.intensity)
  }

  private func insetStroke(_ stroke: NeumorphicMath.InsetStroke, _ color: Color) -> Node {
    let shadow = Shadow(color: color, radius: stroke.blur, x: stroke.offset.x, y: stroke.offset.y)
    return InnerShadow.maskedStroke(shape, shadow, lineWidth: stroke.lineWidth)
  }

  private func border(pressed amount: Double) -> NeumorphicTheme.Pair? {
    switch (theme.raisedBorder, theme.pressedBorder) {
    case (nil, nil): nil
    case (let raised?, let pressed?): raised.mixed(with: pressed, by: amount)
    case (let raised?, nil): raised.faded(by: 1 - amount)
    case (nil, let pressed?): amount > 0 ? pressed.faded(by: amount) : nil
    }
  }

  /// The node with a border that is told apart from both of its sides, if one is due.
  ///
  /// Where faintness mustn't be the only sign of what is disabled, it has a dashed border.
  func outlined(_ node: Node) -> Node {
    let isDashed = !environment.isEnabled && environment.accessibilityDifferentiateWithoutColor
    guard look.needsBorder(in: environment) || isDashed else { return node }
    let colors = look.borderColors(in: environment)
    let style = StrokeStyle(lineWidth: 1.5, dash: isDashed ? [4, 3] : [])
    let border = shape.strokeBorder(.color(colors.outer), style: style)
    guard colors.inner != colors.outer, !isDashed else { return node.overlay(border) }
    return node.overlay(shape.strokeBorder(colors.inner, lineWidth: 3)).overlay(border)
  }

  /// A paint from the side of the light to the far side.
  func paint(_ pair: NeumorphicTheme.Pair) -> Fill {
    if pair.lit == pair.unlit { return .color(pair.lit) }
    let line = NeumorphicMath.surfaceLine(lightFrom: look.light)
    return .linearGradient(Gradient(colors: [pair.lit, pair.unlit]), startPoint: line.start, endPoint: line.end)
  }
}

extension NeumorphicTheme.Pair {
  fileprivate func faded(by factor: Double) -> NeumorphicTheme.Pair {
    NeumorphicTheme.Pair(lit.opacity(Float(factor)), unlit.opacity(Float(factor)))
  }
}

extension NeumorphicMath.Shadows {
  fileprivate func scaled(by factor: Double) -> NeumorphicMath.Shadows {
    NeumorphicMath.Shadows(
      radius: radius * factor, shadeOffset: shadeOffset * factor, lightOffset: lightOffset * factor)
  }

  /// Shadows on their way to others, by a fraction of 0...1.
  fileprivate func mixed(with other: NeumorphicMath.Shadows, by fraction: Double) -> NeumorphicMath.Shadows {
    let keep = 1 - fraction
    return NeumorphicMath.Shadows(
      radius: radius * keep + other.radius * fraction,
      shadeOffset: shadeOffset * keep + other.shadeOffset * fraction,
      lightOffset: lightOffset * keep + other.lightOffset * fraction)
  }
}
