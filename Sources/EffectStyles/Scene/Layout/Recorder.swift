import EffectMath

/// The marks, layers and hit regions of a scene in the order of drawing, kept as few as they can be.
struct Recorder {
  private(set) var commands: [DisplayList.Command] = []
  /// The index of each layer's start by that of its end; -1 for all other commands.
  private var starts: [Int] = []
  var regions: [HitRegion] = []

  /// The commands as a list.
  func displayList(size: Size) -> DisplayList {
    var list = DisplayList(size: size)
    for command in commands {
      switch command {
      case .draw(let drawing): list.draw(drawing)
      case .beginLayer(let layer): list.beginLayer(layer)
      case .endLayer: list.endLayer()
      }
    }
    return list
  }

  mutating func draw(_ drawing: Drawing) {
    commands.append(.draw(drawing))
    starts.append(-1)
  }

  /// Opens a layer; the result is for `endLayer(from:)`.
  mutating func beginLayer(_ layer: Layer) -> Int {
    commands.append(.beginLayer(layer))
    starts.append(-1)
    return commands.count - 1
  }

  /// Closes a layer, and leaves it out if a simpler picture is the same.
  mutating func endLayer(from start: Int) {
    guard case .beginLayer(let layer) = commands[start] else { return }
    let content = commands.count - start - 1
    if content == 0, layer.backdropFilter == nil {
      removeLast(content + 1)
      return
    }
    if layer == Layer(), isPlain(from: start + 1) {
      unwrap(at: start)
      return
    }
    if content == 1, case .draw(let drawing) = commands[start + 1], let single = drawing.absorbing(layer) {
      removeLast(2)
      draw(single)
      return
    }
    if content >= 2, starts[commands.count - 1] == start + 1, case .beginLayer(let inner) = commands[start + 1],
      let merged = inner.merging(into: layer)
    {
      commands[start + 1] = .beginLayer(merged)
      unwrap(at: start)
      return
    }
    commands.append(.endLayer)
    starts.append(start)
  }

  /// Whether everything from an index on is simply placed over what is behind it.
  private func isPlain(from index: Int) -> Bool {
    var depth = 0
    for command in commands[index...] {
      switch command {
      case .draw(let drawing): if depth == 0, drawing.blendMode != .normal { return false }
      case .beginLayer(let layer):
        if depth == 0, layer.blendMode != .normal || layer.backdropFilter != nil { return false }
        depth += 1
      case .endLayer: depth -= 1
      }
    }
    return true
  }

  /// Takes out the start of a layer around all that follows.
  private mutating func unwrap(at start: Int) {
    commands.remove(at: start)
    starts.remove(at: start)
    for index in start..<starts.count where starts[index] > start { starts[index] -= 1 }
  }

  /// Takes back everything from an index on.
  mutating func removeCommands(from index: Int) { removeLast(commands.count - index) }

  private mutating func removeLast(_ count: Int) {
    commands.removeLast(count)
    starts.removeLast(count)
  }
}

extension Drawing {
  /// The mark with a layer's opacity and blend mode, or nil if the layer does more or the paint can't carry it.
  fileprivate func absorbing(_ layer: Layer) -> Drawing? {
    guard layer.filter == nil, layer.clip == nil, layer.mask == nil, layer.backdropFilter == nil,
      blendMode == .normal || layer.blendMode == .normal && layer.opacity == 1, !layer.blendMode.erasesOutsideSource
    else { return nil }
    // Inside a layer of its own a mark with a blend mode meets nothing.
    guard blendMode == .normal else { return nil }
    var copy = self
    copy.blendMode = layer.blendMode
    if layer.opacity != 1 {
      guard let faded = paint.faded(by: layer.opacity) else { return nil }
      copy.paint = faded
    }
    return copy
  }
}

extension Layer {
  /// The stages of a layer in the order of their application.
  private enum Stage: Int {
    case filter, clip, mask, opacity, blend
  }

  private var firstStage: Stage? {
    filter != nil ? .filter : clip != nil ? .clip : mask != nil ? .mask : opacity != 1 ? .opacity : blendStage
  }

  private var lastStage: Stage? {
    blendStage ?? (opacity != 1 ? .opacity : mask != nil ? .mask : clip != nil ? .clip : filter != nil ? .filter : nil)
  }

  private var blendStage: Stage? { blendMode != .normal ? .blend : nil }

  /// One layer for this one as the only content of another, or nil if the order of their stages forbids it.
  fileprivate func merging(into outer: Layer) -> Layer? {
    guard backdropFilter == nil, outer.backdropFilter == nil, blendMode == .normal else { return nil }
    let inner = lastStage?.rawValue ?? -1
    let next = outer.firstStage?.rawValue ?? 5
    // Two opacities are one.
    guard inner < next || inner == next && next == Stage.opacity.rawValue else { return nil }
    return Layer(
      filter: filter ?? outer.filter, clip: clip ?? outer.clip, mask: mask ?? outer.mask,
      opacity: opacity * outer.opacity, blendMode: outer.blendMode)
  }
}
