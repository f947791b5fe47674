public import EffectMath

extension DisplayList {
  /// What the picture can cover, in points: no pixel outside it differs from an empty canvas.
  ///
  /// The bounds of all marks, grown by the filters of the layers around them and cut by their clips. Not limited to
  /// the canvas.
  public var bounds: Rect {
    var open: [(layer: Layer, ink: Rect)] = []
    var ink = Rect.null
    for command in commands {
      switch command {
      case .draw(let drawing):
        ink = ink.union(drawing.bounds)
      case .beginLayer(let layer):
        open.append((layer, ink))
        ink = .null
      case .endLayer:
        let (layer, outer) = open.removeLast()
        ink = outer.union(layer.coverage(of: ink))
      }
    }
    return open.reversed().reduce(ink) { $1.ink.union($1.layer.coverage(of: $0)) }
  }
}

extension Drawing {
  /// What the mark can cover, in points of the canvas; null when it can't be seen.
  public var bounds: Rect {
    var local = geometry.bounds
    if case .stroke(let style) = mode, !local.isNull {
      let outset = style.outset
      local = local.insetBy(dx: -outset, dy: -outset)
    }
    return transform.apply(local)
  }
}

extension StrokeStyle {
  /// How far a line can reach from the path that it follows, in points.
  package var outset: Double {
    let miter = lineJoin == .miter ? miterLimit : 1
    let cap = lineCap == .square ? 2.0.squareRoot() : 1
    return lineWidth / 2 * max(miter, cap)
  }
}

extension Layer {
  /// What the layer can cover when its content covers `content`, in points.
  public func coverage(of content: Rect) -> Rect {
    var result = filter?.coverage(of: content) ?? content
    if backdropFilter != nil { result = clip == nil ? .infinite : result.union(clipBounds) }
    result = result.intersection(clipBounds)
    if let mask { result = result.intersection(mask.content.bounds) }
    return result
  }

  /// What of the layer's content can be seen when only `output` of the layer is, in points.
  public func contentNeeded(for output: Rect) -> Rect {
    let visible = output.intersection(clipBounds)
    return filter?.inputNeeded(for: visible) ?? visible
  }

  /// The bounds of the clip; infinite when there is none.
  package var clipBounds: Rect {
    guard let clip else { return .infinite }
    return clip.transform.apply(clip.geometry.bounds)
  }
}
