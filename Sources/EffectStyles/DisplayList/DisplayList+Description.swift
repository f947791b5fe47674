import EffectMath

extension DisplayList: CustomStringConvertible {
  /// The list as nested expressions, one step a line: for tests and for looking at.
  public var description: String {
    var open: [(header: [SExpression], content: [SExpression])] = []
    var content: [SExpression] = []
    func close() {
      let (header, outer) = open.removeLast()
      content = outer + [.form("layer", header + content)]
    }
    for command in commands {
      switch command {
      case .draw(let drawing): content.append(drawing.expression)
      case .beginLayer(let layer):
        open.append((layer.expressions, content))
        content = []
      case .endLayer: close()
      }
    }
    while !open.isEmpty { close() }
    return SExpression.form("display-list", SExpression.numbers(size.width, size.height) + content).text
  }
}

extension Drawing {
  /// The mark as an expression: `(fill geometry paint ...)` or `(stroke geometry paint width ...)`.
  var expression: SExpression {
    var parts = [geometry.expression, paint.expression]
    var name = "fill"
    if case .stroke(let style) = mode {
      name = "stroke"
      parts += style.expressions
    }
    if transform != .identity { parts.append(transform.expression) }
    if blendMode != .normal { parts.append(.form("blend", [.atom(blendMode.name)])) }
    return .form(name, parts)
  }
}

extension Geometry {
  var expression: SExpression {
    switch self {
    case .rect(let rect): .form("rect", rect.numbers)
    case .roundedRect(let rect, let radii, let style):
      .form("rounded-rect", rect.numbers + [.form("radius", radii.numbers), .atom(style.rawValue)])
    case .ellipse(let rect): .form("ellipse", rect.numbers)
    case .path(let path, let rule):
      .form("path", (rule == .evenOdd ? [.atom("even-odd")] : []) + path.elements.map { $0.expression })
    }
  }
}

extension Path.Element {
  fileprivate var expression: SExpression {
    switch self {
    case .move(let point): .form("M", SExpression.numbers(point.x, point.y))
    case .line(let point): .form("L", SExpression.numbers(point.x, point.y))
    case .quadCurve(let point, let control):
      .form("Q", SExpression.numbers(control.x, control.y, point.x, point.y))
    case .curve(let point, let control1, let control2):
      .form("C", SExpression.numbers(control1.x, control1.y, control2.x, control2.y, point.x, point.y))
    case .closeSubpath: .atom("Z")
    }
  }
}

extension StrokeStyle {
  fileprivate var expressions: [SExpression] {
    let standard = StrokeStyle()
    var parts: [SExpression] = [.form("width", [.number(lineWidth)])]
    if lineCap != standard.lineCap { parts.append(.form("cap", [.atom(lineCap.rawValue)])) }
    if lineJoin != standard.lineJoin { parts.append(.form("join", [.atom(lineJoin.rawValue)])) }
    if miterLimit != standard.miterLimit { parts.append(.form("miter-limit", [.number(miterLimit)])) }
    if !dash.isEmpty { parts.append(.form("dash", (dash + [dashPhase]).map(SExpression.number))) }
    return parts
  }
}

extension Paint {
  var expression: SExpression {
    switch self {
    case .color(let color): color.expression
    case .gradient(let gradient, let geometry): .form("gradient", [geometry.expression] + gradient.expressions)
    case .mesh(let mesh, let rect):
      .form("mesh", SExpression.numbers(Double(mesh.width), Double(mesh.height)) + rect.numbers)
    case .image(let paint):
      .form(
        "image",
        SExpression.numbers(Double(paint.image.width), Double(paint.image.height)) + [
          .form("in", paint.rect.numbers), .atom(paint.sampling.rawValue),
          .form("tiling", [.atom(paint.horizontalTiling.rawValue), .atom(paint.verticalTiling.rawValue)]),
        ])
    case .shader: .form("shader")
    }
  }
}

extension Gradient {
  fileprivate var expressions: [SExpression] {
    var parts: [SExpression] = []
    if spread != .pad { parts.append(.form("spread", [.atom(spread.rawValue)])) }
    if colorSpace != .device { parts.append(.form("space", [.atom(colorSpace.rawValue)])) }
    if alphaInterpolation != .unpremultiplied { parts.append(.atom("premultiplied")) }
    return parts + stops.map { .form("stop", [.number($0.location), $0.color.expression]) }
  }
}

extension GradientGeometry {
  fileprivate var expression: SExpression {
    switch self {
    case .linear(let linear): .form("linear", linear.start.numbers + linear.end.numbers)
    case .radial(let radial):
      .form(
        "radial",
        radial.startCenter.numbers + [.number(radial.startRadius)] + radial.endCenter.numbers
          + [.number(radial.endRadius)])
    case .elliptical(let ellipse):
      .form(
        "elliptical",
        ellipse.center.numbers
          + SExpression.numbers(
            ellipse.size.width, ellipse.size.height, ellipse.startRadiusFraction, ellipse.endRadiusFraction))
    case .angular(let angular):
      .form(
        "angular",
        angular.center.numbers + SExpression.numbers(angular.startAngle.degrees, angular.endAngle.degrees))
    }
  }
}

extension Color {
  /// `(color r g b)` of 255, with the opacity behind when it isn't 1.
  var expression: SExpression {
    let channels = SExpression.numbers(Double(red) * 255, Double(green) * 255, Double(blue) * 255)
    return .form("color", channels + (opacity == 1 ? [] : [.number(Double(opacity))]))
  }
}

extension Point {
  var numbers: [SExpression] { SExpression.numbers(x, y) }
}

extension Rect {
  /// The corner and the extents.
  var numbers: [SExpression] { SExpression.numbers(minX, minY, width, height) }
}

extension CornerRadii {
  fileprivate var numbers: [SExpression] {
    isUniform
      ? [.number(topLeading)] : SExpression.numbers(topLeading, topTrailing, bottomTrailing, bottomLeading)
  }
}

extension AffineTransform {
  var expression: SExpression { .form("transform", SExpression.numbers(a, b, c, d, tx, ty)) }
}
