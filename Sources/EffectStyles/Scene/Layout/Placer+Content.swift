import EffectMath

extension Placer {
  /// Draws what is inside all modifiers of an item.
  mutating func placeContent(of placement: Placement) {
    let item = placement.item
    let transform = placement.transform
    let environment = item.environment
    let rect = Rect(origin: placement.origin, size: placement.layout.levels[0].size)
    let isMirrored = environment.layoutDirection == .rightToLeft
    switch item.content {
    case .empty, .spacer: break
    case .shape(let shape, let ink): draw(shape, ink, in: rect, through: transform, environment)
    case .leaf(let leaf): draw(leaf, in: rect, through: transform, environment)
    case .stack:
      for child in placement.layout.children.reversed() {
        let left = isMirrored ? rect.width - child.origin.x - child.layout.dimensions.width : child.origin.x
        let origin = Point(x: rect.minX + left, y: rect.minY + child.origin.y)
        schedule(Placement(child.item, child.layout, at: origin, through: transform))
      }
    case .sized(let content):
      let inner = LayoutItem.make(
        content(rect.size), environment: environment, clock: item.clock, context: item.context,
        depth: item.depth + 1)
      let layout = inner.layout(for: ProposedSize(rect.size))
      let left = isMirrored ? rect.width - layout.dimensions.width : 0
      schedule(Placement(inner, layout, at: Point(x: rect.minX + left, y: rect.minY), through: transform))
    }
  }

  private mutating func draw(
    _ leaf: Node.Leaf, in rect: Rect, through transform: AffineTransform, _ environment: Environment
  ) {
    let (marks, opacity) = leaf.drawings(rect, environment)
    withRecorder { recorder in
      let layer = recorder.beginLayer(Layer(opacity: opacity))
      for drawing in marks {
        var placed = drawing
        placed.transform = drawing.transform.concatenating(transform)
        recorder.draw(placed)
      }
      recorder.endLayer(from: layer)
    }
    addRegion(.rect(rect), transform)
  }

  private mutating func draw(
    _ shape: AnyShape, _ ink: Node.ShapeInk, in rect: Rect, through transform: AffineTransform,
    _ environment: Environment
  ) {
    let geometry = shape.geometry(in: rect)
    switch ink {
    case .fill(let fill, let rule):
      let filled = rule == .nonZero ? geometry : .path(geometry.path, fillRule: rule)
      draw(filled, .fill, fill ?? environment.foreground, of: geometry, through: transform)
    case .stroke(let fill, let style):
      draw(geometry, .stroke(style), fill ?? environment.foreground, of: geometry, through: transform)
    case .border(let fill, let style):
      guard style.lineWidth > 0 else { return }
      let fill = fill ?? environment.foreground
      guard let inner = shape.insetGeometry(by: style.lineWidth / 2, in: rect) else {
        var doubled = style
        doubled.lineWidth *= 2
        let clip = Layer.Clip(geometry, transform: transform)
        draw(geometry, .stroke(doubled), fill, of: geometry, through: transform, clip: clip)
        return
      }
      if inner.bounds.isEmpty {
        // The line is wider than the shape: it covers all of it.
        draw(geometry, .fill, fill, of: geometry, through: transform)
      } else {
        draw(inner, .stroke(style), fill, of: geometry, through: transform)
      }
    }
  }

  /// Draws a mark whose paint is laid into the bounds of an outline, as it was before an inset.
  private mutating func draw(
    _ geometry: Geometry, _ mode: Drawing.Mode, _ fill: Fill, of outline: Geometry, through transform: AffineTransform,
    clip: Layer.Clip? = nil
  ) {
    var mode = mode
    if case .stroke(var style) = mode {
      guard style.lineWidth > 0 else { return }
      style.lineWidth = min(style.lineWidth, Size.greatestExtent)
      mode = .stroke(style)
    }
    let (paint, opacity) = fill.paint(in: outline.bounds)
    let drawing = Drawing(geometry: geometry, mode: mode, paint: paint, transform: transform)
    withRecorder { recorder in
      let layer = recorder.beginLayer(Layer(clip: clip, opacity: opacity))
      recorder.draw(drawing)
      recorder.endLayer(from: layer)
    }
    if case .stroke(let style) = mode {
      addRegion(geometry, stroke: style, transform)
    } else {
      addRegion(geometry, transform)
    }
  }

  private mutating func addRegion(_ geometry: Geometry, stroke: StrokeStyle? = nil, _ transform: AffineTransform) {
    let outline = HitRegion.Outline(geometry: geometry, stroke: stroke, transform: transform)
    withRecorder { $0.regions.append(HitRegion(outline: outline)) }
  }
}
