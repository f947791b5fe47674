import EffectMath

/// Places a laid-out item on a recorder: from the outermost modifier inward, then back out.
///
/// What is still to be done stands on a list, not on the stack of calls: scenes may be deep.
struct Placer {
  /// An item, its layout, and where it stands.
  struct Placement {
    var item: LayoutItem
    var layout: ItemLayout
    var origin: Point
    var transform: AffineTransform
    /// How many steps, counted from the innermost, are still to be entered.
    var steps: Int

    init(_ item: LayoutItem, _ layout: ItemLayout, at origin: Point, through transform: AffineTransform) {
      self.item = item
      self.layout = layout
      self.origin = origin
      self.transform = transform
      steps = item.steps.count
    }
  }

  enum Job {
    case place(Placement)
    case endLayer(start: Int)
    case endClip(start: Int, regions: Int, HitRegion.Outline)
    /// The current recorder holds a mask: it ends, and a layer with it begins around a placement.
    case endMask(Placement)
    case replaceRegions(from: Int, HitRegion.Outline)
    case growRegions(from: Int, Rect, AffineTransform)
    case dropRegions(from: Int)
    case dropAll(commands: Int, regions: Int)
  }

  let canvasSize: Size
  private(set) var recorder = Recorder()
  /// The recorders around that of a mask.
  private var outerRecorders: [Recorder] = []
  private var jobs: [Job] = []

  init(canvasSize: Size) { self.canvasSize = canvasSize }

  /// Places an item and all that is in it.
  mutating func place(_ placement: Placement) {
    jobs.append(.place(placement))
    while let job = jobs.popLast() { perform(job) }
  }

  /// Places an item later, before everything that waits already.
  mutating func schedule(_ placement: Placement) { jobs.append(.place(placement)) }

  mutating func withRecorder(_ body: (inout Recorder) -> Void) { body(&recorder) }

  private mutating func perform(_ job: Job) {
    switch job {
    case .place(let placement): enter(placement)
    case .endLayer(let start): recorder.endLayer(from: start)
    case .endClip(let start, let first, let outline):
      recorder.endLayer(from: start)
      for index in first..<recorder.regions.count { recorder.regions[index].clips.append(outline) }
    case .endMask(let placement):
      let mask = Layer.Mask(recorder.displayList(size: canvasSize))
      recorder = outerRecorders.removeLast()
      jobs.append(.endLayer(start: recorder.beginLayer(Layer(mask: mask))))
      jobs.append(.place(placement))
    case .replaceRegions(let first, let outline):
      recorder.regions.removeSubrange(first...)
      recorder.regions.append(HitRegion(outline: outline))
    case .growRegions(let first, let rect, let transform):
      guard first < recorder.regions.count else { return }
      recorder.regions.append(HitRegion(outline: HitRegion.Outline(geometry: .rect(rect), transform: transform)))
    case .dropRegions(let first): recorder.regions.removeSubrange(first...)
    case .dropAll(let command, let region):
      recorder.removeCommands(from: command)
      recorder.regions.removeSubrange(region...)
    }
  }

  /// Enters the steps of an item until one has to wait for another picture, or the content is reached.
  private mutating func enter(_ placement: Placement) {
    var placement = placement
    while placement.steps > 0 {
      let index = placement.steps - 1
      let step = placement.item.steps[index]
      let outer = placement.layout.levels[index + 1]
      let frame = Rect(origin: placement.origin, size: outer.size)
      let transform = placement.transform
      begin(step, frame: frame, placement: &placement)
      let inner = placement.layout.levels[index]
      var offset = placement.layout.offsets[index]
      if step.isMirrored { offset.x = outer.width - offset.x - inner.width }
      placement.origin = Point(x: placement.origin.x + offset.x, y: placement.origin.y + offset.y)
      placement.steps = index
      guard let child = step.child else { continue }
      switch step.modifier {
      case .overlay(_, let alignment):
        jobs.append(.place(secondary(child, alignment, step.isMirrored, frame, outer, transform)))
      case .background(_, let alignment):
        jobs.append(.place(placement))
        jobs.append(.place(secondary(child, alignment, step.isMirrored, frame, outer, transform)))
        return
      case .mask(_, let alignment):
        outerRecorders.append(recorder)
        recorder = Recorder()
        jobs.append(.endMask(placement))
        jobs.append(.place(secondary(child, alignment, step.isMirrored, frame, outer, transform)))
        return
      default: break
      }
    }
    placeContent(of: placement)
  }

  /// A background, overlay or mask, laid out and put in its place.
  private func secondary(
    _ item: LayoutItem, _ alignment: Alignment, _ isMirrored: Bool, _ frame: Rect, _ primary: ViewDimensions,
    _ transform: AffineTransform
  ) -> Placement {
    let layout = item.layout(for: ProposedSize(frame.size))
    var offset = alignment.origin(of: layout.dimensions, in: primary)
    if !offset.isFinite { offset = .zero }
    if isMirrored { offset.x = frame.width - offset.x - layout.dimensions.width }
    return Placement(
      item, layout, at: Point(x: frame.minX + offset.x, y: frame.minY + offset.y), through: transform)
  }

  /// Does what a step does before its inside, and notes what is left to do after it.
  private mutating func begin(_ step: LayoutItem.Step, frame: Rect, placement: inout Placement) {
    let transform = placement.transform
    func outline(_ geometry: Geometry) -> HitRegion.Outline {
      HitRegion.Outline(geometry: geometry, transform: transform)
    }
    switch step.modifier {
    case .offset(let vector):
      placement.origin = placement.origin + vector
    case .transform(let map):
      let origin = placement.origin
      placement.transform = AffineTransform.translation(x: -origin.x, y: -origin.y)
        .concatenating(map(frame.size))
        .concatenating(.translation(x: origin.x, y: origin.y))
        .concatenating(transform)
    case .layer(var layer):
      if layer.opacity == 0 {
        jobs.append(.dropAll(commands: recorder.commands.count, regions: recorder.regions.count))
        return
      }
      layer.filter = layer.filter?.transformed(by: transform)
      jobs.append(.endLayer(start: recorder.beginLayer(layer)))
    case .clip(let shape, let rule):
      let geometry = shape.geometry(in: frame).filled(by: rule)
      let start = recorder.beginLayer(Layer(clip: Layer.Clip(geometry, transform: transform)))
      jobs.append(.endClip(start: start, regions: recorder.regions.count, outline(geometry)))
    case .backdrop(let filter, let shape):
      let clip = Layer.Clip(shape.geometry(in: frame), transform: transform)
      let backdrop = Layer(clip: clip, backdropFilter: filter.transformed(by: transform))
      recorder.endLayer(from: recorder.beginLayer(backdrop))
    case .progressiveBlur(let radius, let fill):
      let (paint, opacity) = fill.paint(in: frame)
      var mask = Filter.paint(paint, transform: transform)
      if opacity < 1 { mask = .colorMatrix(.opacity(Double(opacity)), of: mask) }
      let filter = Filter.variableBlur(
        standardDeviation: radius * Filter.Scaling(transform).mean, mask: mask, of: .source)
      jobs.append(.endLayer(start: recorder.beginLayer(Layer(filter: filter))))
    case .contentShape(let shape):
      jobs.append(.replaceRegions(from: recorder.regions.count, outline(shape.geometry(in: frame))))
    case .minimumHitSize(let size):
      let (dx, dy) = (min(0, (frame.width - size.width) / 2), min(0, (frame.height - size.height) / 2))
      jobs.append(.growRegions(from: recorder.regions.count, frame.insetBy(dx: dx, dy: dy), transform))
    case .allowsHitTesting(let isEnabled):
      if !isEnabled { jobs.append(.dropRegions(from: recorder.regions.count)) }
    default: break
    }
  }
}

extension Geometry {
  /// The outline under a fill rule; only the even-odd rule makes it a path.
  fileprivate func filled(by rule: Path.FillRule) -> Geometry {
    rule == .nonZero ? self : .path(path, fillRule: rule)
  }
}
