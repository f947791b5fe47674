import EffectMath

/// What to do with what a canvas can't draw itself.
public enum PlaybackFallback: Hashable, Sendable {
  /// Draw it in software, with so many pixels a point, and hand it over as an image.
  case image(scale: Double)
  /// Stop with an error.
  case refuse
}

/// Why a display list couldn't be played.
public enum PlaybackError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The canvas doesn't support a mark, which is given as it prints.
  case unsupportedDrawing(String)
  /// The canvas doesn't support a layer, which is given as it prints.
  case unsupportedLayer(String)

  /// What isn't supported, in one line.
  public var description: String {
    switch self {
    case .unsupportedDrawing(let text): "the canvas can't draw \(text)"
    case .unsupportedLayer(let text): "the canvas can't make the layer \(text)"
    }
  }
}

extension DisplayList {
  /// Plays the list on a canvas: the one place that asks what the canvas supports.
  ///
  /// A mark or layer that the canvas can't draw is drawn in software and handed over as an image. Where such a one
  /// depends on what is behind it (a blend mode, a backdrop filter), everything before it in its group is drawn with
  /// it. The canvas must support images that fill a rectangle with `normal` blending.
  ///
  /// - Parameters:
  ///   - canvas: The canvas to draw on.
  ///   - fallback: What to do with what it can't draw.
  /// - Throws: `PlaybackError` when the fallback is to refuse.
  public func play<Sink: Canvas>(
    on canvas: inout Sink, fallback: PlaybackFallback = .image(scale: 2)
  ) throws(PlaybackError) {
    let structure = GroupStructure(commands)
    var index = 0
    while index < commands.count {
      // At the start of a group, everything up to the last member that needs a picture behind it becomes one image.
      if index == 0 || structure.startsGroup(at: index) {
        if let end = lastDependent(from: index, structure, on: canvas) {
          try embed(index..<end, in: &canvas, fallback)
          index = end
          continue
        }
      }
      switch commands[index] {
      case .draw(let drawing):
        if canvas.supports(drawing) {
          canvas.draw(drawing)
        } else {
          try embed(index..<index + 1, in: &canvas, fallback)
        }
        index += 1
      case .beginLayer(let layer):
        if canvas.supports(layer) {
          canvas.beginLayer(layer)
          index += 1
        } else {
          try embed(index..<structure.end(of: index), in: &canvas, fallback)
          index = structure.end(of: index)
        }
      case .endLayer:
        canvas.endLayer()
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
        if !canvas.supports(drawing), drawing.blendMode != .normal { last = index }
      case .beginLayer(let layer):
        index = structure.end(of: index)
        if !canvas.supports(layer), layer.blendMode != .normal || layer.backdropFilter != nil { last = index }
      case .endLayer:
        return last
      }
    }
    return last
  }

  /// Draws some commands in software and hands the result over as one image.
  private func embed<Sink: Canvas>(
    _ range: Range<Int>, in canvas: inout Sink, _ fallback: PlaybackFallback
  ) throws(PlaybackError) {
    guard case .image(let scale) = fallback else { throw refusal(of: range, on: canvas) }
    var part = DisplayList(size: size)
    for command in commands[range] {
      switch command {
      case .draw(let drawing): part.draw(drawing)
      case .beginLayer(let layer): part.beginLayer(layer)
      case .endLayer: part.endLayer()
      }
    }
    let frame = SoftwareCanvas(part, scale: scale).render()
    guard frame.width > 0, frame.height > 0 else { return }
    let rect = Rect(x: 0, y: 0, width: Double(frame.width) / scale, height: Double(frame.height) / scale)
    canvas.image(Image(frame), in: rect)
  }

  private func refusal<Sink: Canvas>(of range: Range<Int>, on canvas: Sink) -> PlaybackError {
    for command in commands[range] {
      switch command {
      case .draw(let drawing) where !canvas.supports(drawing):
        return .unsupportedDrawing(drawing.expression.text)
      case .beginLayer(let layer) where !canvas.supports(layer):
        return .unsupportedLayer(SExpression.form("layer", layer.expressions).text)
      default: continue
      }
    }
    return .unsupportedLayer("")
  }
}

/// Where the groups of a list start and end.
private struct GroupStructure {
  /// For each start of a layer, the index behind its end.
  private var ends: [Int: Int] = [:]

  init(_ commands: [DisplayList.Command]) {
    var open: [Int] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginLayer: open.append(index)
      case .endLayer: if let start = open.popLast() { ends[start] = index + 1 }
      case .draw: break
      }
    }
    for start in open { ends[start] = commands.count }
  }

  /// The index behind the end of the layer that starts at an index.
  func end(of start: Int) -> Int { ends[start] ?? start + 1 }

  /// Whether the command before an index opens a layer.
  func startsGroup(at index: Int) -> Bool { ends[index - 1] != nil }
}
