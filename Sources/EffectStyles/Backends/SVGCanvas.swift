public import EffectMath

/// A canvas that writes SVG: plain shapes, gradients, layers and filters as native elements.
///
/// `supports` says what SVG can express exactly. Play a display list on it with `DisplayList.play(on:fallback:)` to have
/// the rest drawn in software and embedded as images. Drawn on directly, it writes everything without asking: what SVG
/// has no words for is left out of the element, a paint becomes `none` and a blend mode `normal`.
public struct SVGCanvas: Canvas, Sendable {
  /// The extent, in points; one point is one user unit.
  public let size: Size
  private var body = SVGText()
  private var definitions = SVGDefinitions()
  /// What can matter of the canvas's content, then of that of each open layer.
  private var needed: [Rect]

  /// Creates an empty picture.
  public init(size: Size) { self.init(size: size, needed: Rect(origin: .zero, size: size)) }

  private init(size: Size, needed: Rect) {
    self.size = size
    self.needed = [needed]
  }

  /// The document so far; layers still open are closed in it.
  public var text: String {
    var document = SVGText()
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    document.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"),
      ])
    if !definitions.text.isEmpty {
      document.open("defs")
      document.append(definitions.text)
      document.close()
    }
    document.append(body)
    for _ in 1..<needed.count { document.closeForeign("g") }
    document.close()
    return document.string
  }

  /// Whether SVG can express the mark exactly.
  ///
  /// It can't for angular gradients, mixing in another space than the encoded one, colours beyond the gamut, shaders,
  /// images that are tiled or cropped, Porter-Duff operators other than `sourceOver` and `plusLighter`, and numbers that
  /// aren't finite or exceed 1e7.
  public func supports(_ drawing: Drawing) -> Bool {
    drawing.blendMode.cssName != nil && drawing.paint.isNativeInSVG(for: drawing) && SVGRange.holds(drawing)
  }

  /// Whether SVG can express the layer exactly; its mask counts, its content doesn't.
  public func supports(_ layer: Layer) -> Bool {
    guard layer.blendMode.cssName != nil, layer.backdropFilter == nil else { return false }
    if let filter = layer.filter, !filter.isNativeInSVG { return false }
    if let clip = layer.clip, !(SVGRange.holds(clip.geometry) && SVGRange.holds(clip.transform)) { return false }
    return layer.mask.map { isNative($0.content) } ?? true
  }

  private func isNative(_ list: DisplayList) -> Bool {
    list.commands.allSatisfy { command in
      switch command {
      case .draw(let drawing): supports(drawing)
      case .beginLayer(let layer): supports(layer)
      case .endLayer: true
      }
    }
  }

  /// Writes one mark.
  public mutating func draw(_ drawing: Drawing) {
    var attributes: [SVGText.Attribute] = []
    if drawing.transform != .identity { attributes.append(("transform", SVGText.matrix(drawing.transform))) }
    if let mode = drawing.blendMode.cssName, mode != "normal" {
      attributes.append(("style", "mix-blend-mode:\(mode)"))
    }
    if case .image(let paint) = drawing.paint {
      body.element("image", SVGShape.attributes(of: paint) + attributes)
      return
    }
    let paint = definitions.attributes(for: drawing.paint)
    switch drawing.mode {
    case .fill: attributes += paint.map { ($0.name == "paint" ? "fill" : "fill-opacity", $0.value) }
    case .stroke(let style):
      attributes.append(("fill", "none"))
      attributes += paint.map { ($0.name == "paint" ? "stroke" : "stroke-opacity", $0.value) }
      attributes += SVGShape.attributes(of: style)
    }
    let shape = SVGShape(drawing.geometry, isDashed: drawing.isDashed)
    body.element(shape.name, shape.attributes + attributes)
  }

  /// Opens a group.
  public mutating func beginLayer(_ layer: Layer) {
    var attributes: [SVGText.Attribute] = []
    let visible = needed[needed.count - 1].intersection(layer.clipBounds)
    if let filter = layer.filter, let reference = definitions.reference(to: filter, region: visible) {
      attributes.append(("filter", reference))
    }
    if let clip = layer.clip { attributes.append(("clip-path", definitions.reference(to: clip))) }
    if let mask = layer.mask { attributes.append(("mask", reference(to: mask, region: visible))) }
    if layer.opacity != 1 { attributes.append(("opacity", SVGText.number(Double(layer.opacity)))) }
    let mode = layer.blendMode.cssName ?? "normal"
    attributes.append(("style", mode == "normal" ? "isolation:isolate" : "isolation:isolate;mix-blend-mode:\(mode)"))
    body.open("g", attributes)
    needed.append(layer.contentNeeded(for: visible))
  }

  /// Closes the group opened last.
  public mutating func endLayer() {
    guard needed.count > 1 else { return }
    needed.removeLast()
    body.close()
  }

  private mutating func reference(to mask: Layer.Mask, region: Rect) -> String {
    var content = SVGCanvas(size: size, needed: region)
    swap(&content.definitions, &definitions)
    for command in mask.content.commands {
      switch command {
      case .draw(let drawing): content.draw(drawing)
      case .beginLayer(let layer): content.beginLayer(layer)
      case .endLayer: content.endLayer()
      }
    }
    for _ in 1..<content.needed.count { content.endLayer() }
    swap(&content.definitions, &definitions)
    return definitions.reference(toMask: content.body, kind: mask.kind, region: region)
  }
}

extension Drawing {
  /// Whether the mark is a line with gaps.
  fileprivate var isDashed: Bool {
    if case .stroke(let style) = mode { style.isDashed } else { false }
  }
}

extension BlendMode {
  /// The name that style sheets give the mode; nil when they have none.
  var cssName: String? {
    switch self {
    case .composite(.sourceOver): "normal"
    case .composite(.plusLighter): "plus-lighter"
    case .composite: nil
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
      .luminosity:
      name
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .softLight: "soft-light"
    }
  }
}
