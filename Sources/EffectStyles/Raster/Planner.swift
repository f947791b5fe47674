package import EffectMath

/// Turns a display list into a plan: culls, measures in pixels, and puts nested layers into one flat program.
package struct Planner {
  /// The content of the canvas or of a layer, while it is being planned.
  private struct Group {
    /// The layer, with its commands still to come; nil for the canvas.
    var layer: Layer?
    /// The pixels of its content that can matter.
    var limit: PixelRect
    /// The steps planned so far.
    var steps: [RowProgram.Step] = []
    /// The pixels that the steps can cover.
    var ink = PixelRect.empty
    /// Whether these are the commands of a mask.
    var isMask = false
    /// Whether a filter around it continues the content beyond its edges, so that its bounds must be exact.
    var hasEdges = false
  }

  /// Commands being read, and how far.
  private struct Cursor {
    var commands: [DisplayList.Command]
    var next = 0
  }

  /// How far beyond what is needed content still counts for a blur that continues its edges, in pixels.
  private static let farthestEdge = 4096

  /// The most steps of a content that a filter runs more than once; a longer one is kept in memory.
  private static let longProgram = 16

  private let toPixels: AffineTransform
  private let scale: Double
  private var plan: RenderPlan
  private var groups: [Group] = []
  private var cursors: [Cursor] = []
  /// How many layers deep inside a culled one.
  private var skipped = 0

  private init(scale: Double, plan: RenderPlan) {
    self.scale = scale
    self.plan = plan
    toPixels = .scale(x: scale, y: scale)
  }

  /// Plans a list for a number of pixels a point.
  ///
  /// Nesting costs memory, never call stack. Cost: linear in the commands, and in the square of the depth where blurred
  /// layers contain blurred layers.
  package static func plan(
    _ list: DisplayList, width: Int, height: Int, scale: Double, workingSpace: WorkingSpace
  ) -> RenderPlan {
    let frame = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    var planner = Planner(
      scale: scale,
      plan: RenderPlan(width: width, height: height, workingSpace: workingSpace, frame: RowProgram(bounds: frame)))
    planner.groups = [Group(limit: frame)]
    planner.cursors = [Cursor(commands: list.commands)]
    planner.run()
    planner.plan.frame.steps = planner.groups[0].steps
    return planner.plan
  }

  private mutating func run() {
    while let cursor = cursors.last {
      guard cursor.next < cursor.commands.count else {
        cursors.removeLast()
        endCommands()
        continue
      }
      cursors[cursors.count - 1].next += 1
      switch cursor.commands[cursor.next] {
      case .draw(let drawing) where skipped == 0: add(drawing)
      case .draw: break
      case .beginLayer(let layer): begin(layer)
      case .endLayer: end()
      }
    }
  }

  /// Ends what the commands of a list left open, and the mask that the list was.
  private mutating func endCommands() {
    skipped = 0
    while let group = groups.last, group.layer != nil, !group.isMask { end() }
    guard let mask = groups.last, mask.isMask, let layer = mask.layer else { return }
    groups.removeLast()
    groups[groups.count - 1].steps += [.push] + mask.steps + [.mask(layer.mask?.kind ?? .alpha)]
    groups[groups.count - 1].ink = groups[groups.count - 1].ink.intersection(mask.ink)
    merge(layer)
  }

  // MARK: Drawings

  private mutating func add(_ drawing: Drawing) {
    let limit = groups[groups.count - 1].limit
    let transform = drawing.transform.concatenating(toPixels)
    let bounds =
      groups[groups.count - 1].hasEdges
      ? drawing.outlinePath.applying(transform).boundingRect : toPixels.apply(drawing.bounds)
    let outline = PlannedOutline(
      geometry: drawing.geometry, mode: drawing.mode, transform: transform,
      bounds: PixelRect(covering: bounds, limit: limit))
    if let reason = cullReason(drawing, outline) {
      plan.culled.append(RenderPlan.Culled(reason: reason, content: drawing.expression))
      return
    }
    groups[groups.count - 1].steps.append(
      .draw(PlannedDrawing(outline: outline, paint: drawing.paint, blendMode: drawing.blendMode)))
    groups[groups.count - 1].ink = groups[groups.count - 1].ink.union(outline.bounds)
  }

  private func cullReason(_ drawing: Drawing, _ outline: PlannedOutline) -> RenderPlan.Culled.Reason? {
    let bounds = drawing.bounds
    if bounds.isNull || (bounds.isEmpty && drawing.mode == .fill) || bounds.isInfinite { return .empty }
    if case .color(let color) = drawing.paint, color.opacity == 0, !drawing.blendMode.erasesOutsideSource {
      return .transparent
    }
    return outline.bounds.isEmpty ? .offScreen : nil
  }

  // MARK: Layers

  private mutating func begin(_ layer: Layer) {
    guard skipped == 0 else {
      skipped += 1
      return
    }
    let limit = groups[groups.count - 1].limit
    let visible = PixelRect(covering: toPixels.apply(layer.clipBounds), limit: limit)
    let isUnseen = layer.opacity == 0 && !layer.blendMode.erasesOutsideSource
    if visible.isEmpty || isUnseen {
      let reason: RenderPlan.Culled.Reason =
        isUnseen ? .transparent : layer.clipBounds.isEmpty ? .emptyClip : .offScreen
      plan.culled.append(RenderPlan.Culled(reason: reason, content: .form("layer", layer.expressions)))
      skipped = 1
      return
    }
    var group = Group(layer: layer, limit: visible)
    group.hasEdges = groups[groups.count - 1].hasEdges
    if let filter = layer.filter {
      group.limit = filter.pixelsNeeded(for: visible, scale: scale)
      if filter.hasEdges {
        group.hasEdges = true
        group.limit = group.limit.union(visible).grown(x: Planner.farthestEdge, y: Planner.farthestEdge)
      }
    }
    groups.append(group)
  }

  private mutating func end() {
    guard skipped == 0 else {
      skipped -= 1
      return
    }
    let group = groups.removeLast()
    guard let layer = group.layer else { return }
    var steps = [RowProgram.Step.push] + group.steps
    var ink = group.ink
    let visible = PixelRect(covering: toPixels.apply(layer.clipBounds), limit: groups[groups.count - 1].limit)
    if let filter = layer.filter {
      var source = RowProgram(bounds: group.ink, steps: group.steps)
      if source.steps.count > Planner.longProgram, filter.sourceCount > 1 {
        // Each of a chain of filters would run the steps of all before it.
        plan.passes.append(RenderPlan.Pass(operation: .keep, source: source, bounds: source.bounds))
        source.steps = [.read(pass: plan.passes.count - 1, x: 0, y: 0, tint: nil)]
      }
      (steps, ink) = compile(filter, source: source, region: visible)
    }
    if let filter = layer.backdropFilter {
      let behind = groups[groups.count - 1]
      var source = RowProgram(bounds: behind.ink, steps: behind.steps)
      if filter.hasEdges {
        // The edges of a backdrop are those of the place where it is seen.
        source = source.moved(by: .zero, limit: visible)
        source.bounds = visible
      }
      let backdrop = compile(filter, source: source, region: visible)
      steps = backdrop.steps + steps + [.merge(.normal, opacity: 1, bounds: ink, clip: nil)]
      ink = ink.union(backdrop.ink)
    }
    ink = ink.intersection(visible)
    if let clip = layer.clip { steps.append(.clip(outline(of: clip, bounds: visible))) }
    // The group's buffer is now on the stack; a mask is planned on top of it before the group is merged.
    groups.append(Group(layer: layer, limit: visible, steps: steps, ink: ink))
    if let mask = layer.mask {
      groups.append(Group(layer: layer, limit: ink, isMask: true))
      cursors.append(Cursor(commands: mask.content.commands))
    } else {
      merge(layer)
    }
  }

  private func outline(of clip: Layer.Clip, bounds: PixelRect) -> PlannedOutline {
    PlannedOutline(
      geometry: clip.geometry, mode: .fill, transform: clip.transform.concatenating(toPixels), bounds: bounds)
  }

  /// Ends the group on top, whose buffer is complete, by blending it into the group below.
  private mutating func merge(_ layer: Layer) {
    let group = groups.removeLast()
    let parent = groups.count - 1
    let isBounded = !layer.blendMode.erasesOutsideSource
    let bounds = isBounded ? group.ink : group.limit
    guard !bounds.isEmpty else { return }
    groups[parent].steps.merge(
      group.steps, layer.blendMode, opacity: layer.opacity, bounds: bounds,
      clip: isBounded ? nil : layer.clip.map { outline(of: $0, bounds: group.limit) })
    groups[parent].ink = groups[parent].ink.union(bounds)
  }

  private mutating func compile(
    _ filter: Filter, source: RowProgram, region: PixelRect
  ) -> (steps: [RowProgram.Step], ink: PixelRect) {
    var compiler = FilterCompiler(source: source, scale: scale, passes: plan.passes)
    let result = compiler.compile(filter, region: region)
    plan.passes = compiler.passes
    return result
  }
}

extension Drawing {
  /// The path that the mark fills.
  fileprivate var outlinePath: Path {
    guard case .stroke(let style) = mode else { return geometry.path }
    return geometry.path.strokedPath(style)
  }
}
