import EffectMath

/// The elements that others refer to: gradients, clips, masks and filters, each with an identifier.
struct SVGDefinitions: Sendable {
  /// The elements in order.
  private(set) var text = SVGText()
  private var count = 0

  /// `paint` and, where it isn't 1, `opacity` for a paint.
  mutating func attributes(for paint: Paint) -> [SVGText.Attribute] {
    switch paint {
    case .color(let color):
      let opacity: [SVGText.Attribute] =
        color.opacity == 1 ? [] : [("opacity", SVGText.number(Double(color.opacity)))]
      return [("paint", SVGText.color(color))] + opacity
    case .gradient(let gradient, let geometry):
      return [("paint", reference(to: gradient, geometry))]
    case .mesh, .image, .shader:
      return [("paint", "none")]
    }
  }

  /// A reference to a clip path.
  mutating func reference(to clip: Layer.Clip) -> String {
    let id = nextID("clip")
    let shape = SVGShape(clip.geometry)
    text.open("clipPath", [("id", id)])
    let transform: [SVGText.Attribute] =
      clip.transform == .identity ? [] : [("transform", SVGText.matrix(clip.transform))]
    text.element(shape.name, shape.attributes + transform)
    text.close()
    return "url(#\(id))"
  }

  /// A reference to a mask.
  mutating func reference(toMask content: SVGText, kind: Layer.Mask.Kind, region: Rect) -> String {
    let id = nextID("mask")
    text.open("mask", [("id", id), ("style", "mask-type:\(kind.rawValue)")] + SVGDefinitions.region(region, "mask"))
    text.append(content)
    text.close()
    return "url(#\(id))"
  }

  /// A reference to a filter of which a region is seen; nil for the one that changes nothing.
  mutating func reference(to filter: Filter, region: Rect) -> String? {
    // A filter element without primitives would hide the group.
    if case .source = filter { return nil }
    let id = nextID("filter")
    var writer = SVGFilter()
    writer.write(filter)
    text.open(
      "filter",
      [("id", id), ("color-interpolation-filters", "sRGB")]
        + SVGDefinitions.region(filter.svgRegion(for: region), "filter"))
    text.append(writer.text)
    text.close()
    return "url(#\(id))"
  }

  private mutating func reference(to gradient: Gradient, _ geometry: GradientGeometry) -> String {
    let id = nextID("gradient")
    var attributes: [SVGText.Attribute] = [("id", id), ("gradientUnits", "userSpaceOnUse")]
    let name: String
    var (start, end) = (0.0, 1.0)
    switch geometry {
    case .linear(let linear):
      name = "linearGradient"
      attributes += [
        ("x1", SVGText.number(linear.start.x)), ("y1", SVGText.number(linear.start.y)),
        ("x2", SVGText.number(linear.end.x)), ("y2", SVGText.number(linear.end.y)),
      ]
    case .radial(let radial):
      name = "radialGradient"
      attributes += [
        ("cx", SVGText.number(radial.endCenter.x)), ("cy", SVGText.number(radial.endCenter.y)),
        ("r", SVGText.number(radial.endRadius)), ("fx", SVGText.number(radial.startCenter.x)),
        ("fy", SVGText.number(radial.startCenter.y)), ("fr", SVGText.number(radial.startRadius)),
      ]
    case .elliptical(let ellipse):
      name = "radialGradient"
      (start, end) = (ellipse.startRadiusFraction, ellipse.endRadiusFraction)
      attributes += [
        ("cx", "0"), ("cy", "0"), ("r", SVGText.number(end)), ("fr", SVGText.number(start)),
        (
          "gradientTransform",
          SVGText.matrix(
            AffineTransform(
              a: ellipse.size.width, b: 0, c: 0, d: ellipse.size.height, tx: ellipse.center.x, ty: ellipse.center.y))
        ),
      ]
    case .angular:
      return "none"
    }
    if gradient.spread != .pad { attributes.append(("spreadMethod", gradient.spread.rawValue)) }
    text.open(name, attributes)
    for stop in gradient.stops {
      text.element(
        "stop",
        [
          ("offset", SVGText.number(stop.location)), ("stop-color", SVGText.color(stop.color)),
          ("stop-opacity", SVGText.number(Double(stop.color.opacity))),
        ])
    }
    text.close()
    return "url(#\(id))"
  }

  private mutating func nextID(_ prefix: String) -> String {
    count += 1
    return "\(prefix)\(count)"
  }

  /// The region in which a mask or filter works, in whole units and one more, so that its border is never seen.
  private static func region(_ rect: Rect, _ kind: String) -> [SVGText.Attribute] {
    let rect = rect.isNull ? .zero : rect
    let (minX, minY) = (rect.minX.rounded(.down) - 1, rect.minY.rounded(.down) - 1)
    return [
      ("\(kind)Units", "userSpaceOnUse"), ("x", SVGText.number(minX)), ("y", SVGText.number(minY)),
      ("width", SVGText.number(rect.maxX.rounded(.up) + 1 - minX)),
      ("height", SVGText.number(rect.maxY.rounded(.up) + 1 - minY)),
    ]
  }
}

extension Paint {
  /// Whether SVG has an element that paints the same.
  func isNativeInSVG(for drawing: Drawing) -> Bool {
    switch self {
    case .color(let color): color.isInGamut
    case .gradient(let gradient, let geometry):
      gradient.colorSpace == .device && gradient.alphaInterpolation == .unpremultiplied
        && gradient.stops.count > 0 && gradient.stops.allSatisfy { $0.color.isInGamut } && geometry.isNativeInSVG
    case .image(let paint):
      paint.image.width > 0 && paint.image.height > 0 && drawing.geometry == .rect(paint.rect) && drawing.mode == .fill
        && paint.sampling == .bilinear
        && paint.horizontalTiling == .clamp && paint.verticalTiling == .clamp
    case .mesh, .shader: false
    }
  }
}

extension GradientGeometry {
  /// Whether a linear or radial gradient element says the same.
  fileprivate var isNativeInSVG: Bool {
    switch self {
    case .linear(let linear):
      linear.start != linear.end && SVGRange.holds(linear.start) && SVGRange.holds(linear.end)
    case .radial(let radial):
      // A start circle that isn't wholly inside makes a cone, which SVG lacks.
      radial.startCenter.distance(to: radial.endCenter) + radial.startRadius < radial.endRadius
        && radial.startRadius >= 0 && SVGRange.holds(radial.endCenter) && SVGRange.holds(radial.endRadius)
    case .elliptical(let ellipse):
      ellipse.startRadiusFraction < ellipse.endRadiusFraction && ellipse.startRadiusFraction >= 0
        && !ellipse.size.isEmpty && SVGRange.holds(ellipse.size) && SVGRange.holds(ellipse.center)
        && SVGRange.holds(ellipse.endRadiusFraction)
    case .angular: false
    }
  }
}

extension Color {
  /// Whether all components lie within 0...1.
  var isInGamut: Bool {
    (0...1).contains(red) && (0...1).contains(green) && (0...1).contains(blue) && (0...1).contains(opacity)
  }
}
