import EffectMath

/// An outline as the element that says it most plainly.
struct SVGShape {
  /// The element's name.
  let name: String
  /// What makes up the shape.
  let attributes: [SVGText.Attribute]

  /// Finds the element for an outline; where a line has dashes, only a path says where they start.
  init(_ geometry: Geometry, isDashed: Bool = false) {
    switch geometry {
    // Without an area the plain elements draw nothing, not even a line.
    case _ where isDashed || geometry.bounds.isEmpty:
      (name, attributes) = SVGShape.path(geometry)
    case .rect(let rect):
      (name, attributes) = ("rect", SVGShape.attributes(of: rect))
    case .roundedRect(let rect, let radii, .circular) where radii.isUniform:
      let radius = min(radii.topLeading, min(rect.width, rect.height) / 2)
      (name, attributes) = ("rect", SVGShape.attributes(of: rect) + [("rx", SVGText.number(radius))])
    case .ellipse(let rect):
      name = "ellipse"
      attributes = [
        ("cx", SVGText.number(rect.midX)), ("cy", SVGText.number(rect.midY)),
        ("rx", SVGText.number(rect.width / 2)), ("ry", SVGText.number(rect.height / 2)),
      ]
    case .roundedRect, .path:
      (name, attributes) = SVGShape.path(geometry)
    }
  }

  private static func path(_ geometry: Geometry) -> (String, [SVGText.Attribute]) {
    let rule: [SVGText.Attribute] =
      geometry.fillRule == .evenOdd ? [("fill-rule", "evenodd"), ("clip-rule", "evenodd")] : []
    return ("path", [("d", data(of: geometry.path))] + rule)
  }

  /// Where an image lies, and its pixels.
  static func attributes(of paint: ImagePaint) -> [SVGText.Attribute] {
    let bytes = Framebuffer(paint.image).png()
    return attributes(of: paint.rect) + [
      ("preserveAspectRatio", "none"), ("href", "data:image/png;base64,\(Base64.text(bytes))"),
    ]
  }

  /// How a line is drawn.
  static func attributes(of style: StrokeStyle) -> [SVGText.Attribute] {
    let standard = StrokeStyle(miterLimit: 4)
    var result: [SVGText.Attribute] = [("stroke-width", SVGText.number(max(style.lineWidth, 0)))]
    if style.lineCap != standard.lineCap { result.append(("stroke-linecap", style.lineCap.rawValue)) }
    if style.lineJoin != standard.lineJoin { result.append(("stroke-linejoin", style.lineJoin.rawValue)) }
    if style.miterLimit != standard.miterLimit {
      result.append(("stroke-miterlimit", SVGText.number(style.miterLimit)))
    }
    if style.isDashed {
      result.append(("stroke-dasharray", SVGText.numbers(style.dash)))
      result.append(("stroke-dashoffset", SVGText.number(style.dashPhase)))
    }
    return result
  }

  private static func attributes(of rect: Rect) -> [SVGText.Attribute] {
    [
      ("x", SVGText.number(rect.minX)), ("y", SVGText.number(rect.minY)),
      ("width", SVGText.number(rect.width)), ("height", SVGText.number(rect.height)),
    ]
  }

  private static func data(of path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let point): "M" + SVGText.numbers([point.x, point.y])
      case .line(let point): "L" + SVGText.numbers([point.x, point.y])
      case .quadCurve(let point, let control): "Q" + SVGText.numbers([control.x, control.y, point.x, point.y])
      case .curve(let point, let control1, let control2):
        "C" + SVGText.numbers([control1.x, control1.y, control2.x, control2.y, point.x, point.y])
      case .closeSubpath: "Z"
      }
    }.joined()
  }
}

extension StrokeStyle {
  /// Whether the line has gaps; a pattern with a negative length, or without any, is none.
  var isDashed: Bool { dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 } }
}
