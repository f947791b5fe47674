import EffectMath

extension DisplayList {
  /// Plays the list on a canvas: the one place that asks what the canvas supports.
  ///
  /// A mark or layer that the canvas can't draw is drawn in software and handed over as an image, no larger than what
  /// shows of it. Where such a one depends on what is behind it (a blend mode, a backdrop filter), everything before
  /// it in its group is drawn with it; what the canvas showed before is no part of that. The canvas must support images
  /// that fill a rectangle with `normal` blending. Layers that the list leaves open stay open.
  ///
  /// - Parameters:
  ///   - canvas: The canvas to draw on.
  ///   - fallback: What to do with what it can't draw.
  /// - Throws: `PlaybackError` when the fallback is to refuse, and for images that can't be made. What was played before
  ///   the error stays on the canvas.
  public func play<Sink: Canvas>(
    on canvas: inout Sink, fallback: PlaybackFallback = .image(scale: 2)
  ) throws(PlaybackError) {
    switch fallback {
    case .refuse: try playNatively(on: &canvas)
    case .image(let scale):
      guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
      try play(on: &canvas, scale: scale)
    }
  }

  private func playNatively<Sink: Canvas>(on canvas: inout Sink) throws(PlaybackError) {
    for command in commands {
      switch command {
      case .draw(let drawing):
        guard canvas.supports(drawing) else { throw .unsupportedDrawing(drawing.expression.text) }
        canvas.draw(drawing)
      case .beginLayer(let layer):
        guard canvas.supports(layer) else {
          throw .unsupportedLayer(SExpression.form("layer", layer.expressions).text)
        }
        canvas.beginLayer(layer)
      case .endLayer:
        canvas.endLayer()
      }
    }
  }

  private func play<Sink: Canvas>(on canvas: inout Sink, scale: Double) throws(PlaybackError) {
    let structure = GroupStructure(commands)
    // What of the canvas, and of the content of each open layer, can matter.
    var needed = [Rect(origin: .zero, size: size)]
    var index = 0
    while index < commands.count {
      let visible = needed[needed.count - 1]
      // At the start of a group, everything up to the last member that needs a picture behind it becomes one image.
      if structure.startsGroup(at: index), let end = lastDependent(from: index, structure, on: canvas) {
        try embed(index..<end, within: visible, scale: scale, in: &canvas)
        index = end
        continue
      }
      switch commands[index] {
      case .draw(let drawing):
        if canvas.supports(drawing) {
          canvas.draw(drawing)
        } else {
          try embed(index..<index + 1, within: visible, scale: scale, in: &canvas)
        }
        index += 1
      case .beginLayer(let layer):
        if canvas.supports(layer) {
          canvas.beginLayer(layer)
          needed.append(layer.contentNeeded(for: visible))
          index += 1
        } else {
          try embed(index..<structure.end(of: index), within: visible, scale: scale, in: &canvas)
          index = structure.end(of: index)
        }
      case .endLayer:
        canvas.endLayer()
        needed.removeLast()
        index += 1
      }
    }
  }

  /// The end of the last member of a group that the canvas can't draw and that changes with what is behind it.
  private func lastDependent<Sink: Canvas>(
    from start: Int, _ structure: GroupStructure, on canvas: Sink
  ) -> Int? {
    var index = start
    var last: Int?
    while index < commands.count {
      switch commands[index] {
      case .draw(let drawing):
        index += 1
        if drawing.blendMode != .normal, !canvas.supports(drawing) { last = index }
      case .beginLayer(let layer):
        index = structure.end(of: index)
        if layer.blendMode != .normal || layer.backdropFilter != nil, !canvas.supports(layer) { last = index }
      case .endLayer:
        return last
      }
    }
    return last
  }

  private func embed<Sink: Canvas>(
    _ range: Range<Int>, within region: Rect, scale: Double, in canvas: inout Sink
  ) throws(PlaybackError) {
    guard let part = try image(of: commands[range], within: region, scale: scale) else { return }
    canvas.image(part.image, in: part.rect)
  }
}
