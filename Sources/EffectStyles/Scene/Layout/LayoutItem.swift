import EffectMath

/// A node made ready for layout: styles and readers resolved for their environment, sizes remembered.
///
/// A chain of modifiers is a list of steps, not a nest of items, so it may be of any length.
final class LayoutItem {
  /// What is drawn inside all steps.
  enum Content {
    case empty
    case spacer(minLength: Double?)
    case shape(AnyShape, Node.ShapeInk)
    case leaf(Node.Leaf)
    case stack(Stack.Axis, spacing: Double, [LayoutItem])
    case sized(@Sendable (Size) -> Node)
  }

  /// A modifier, with what it needs.
  struct Step {
    var modifier: Node.Modifier
    /// The background, overlay or mask.
    var child: LayoutItem?
    /// Whether leading is right.
    var isMirrored: Bool
  }

  /// Nodes inside nodes deeper than this show nothing: to measure them would exhaust the stack of a debug build.
  static let greatestDepth = 500

  /// A node inside that isn't resolved yet.
  private struct Pending {
    var box: Node.Box
    var environment: Environment
    var clock: ResolveContext.Clock
    /// The step that it belongs to, counted from the outermost; nil for a child of a stack.
    var step: Int?
  }

  private(set) var content: Content
  /// From the innermost to the outermost.
  private(set) var steps: [Step]
  private var pending: [Pending]
  /// What the content sees.
  let environment: Environment
  /// How the content sees the time.
  let clock: ResolveContext.Clock
  let context: ResolveContext
  let depth: Int
  let layoutPriority: Double
  private var remembered: [(proposal: ProposedSize, layout: ItemLayout)] = []
  private var idealSizes: [Int: Size] = [:]

  /// Resolves a node in an environment, with all nodes inside it.
  ///
  /// A list of what is still to be resolved, not a recursion: scenes may be deep.
  static func make(
    _ node: Node, environment: Environment, clock: ResolveContext.Clock = .running, context: ResolveContext,
    depth: Int = 0
  ) -> LayoutItem {
    let root = LayoutItem(node, environment: environment, clock: clock, context: context, depth: depth)
    var open = [root]
    while let item = open.popLast() {
      for (index, pending) in item.pending.enumerated() {
        let child = LayoutItem(
          pending.box.node, environment: pending.environment, clock: pending.clock, context: context,
          depth: item.depth + 1)
        if let step = pending.step {
          item.steps[item.steps.count - 1 - step].child = child
        } else if case .stack(let axis, let spacing, var items) = item.content {
          item.content = .empty
          items.append(child)
          item.content = .stack(axis, spacing: spacing, items)
        }
        // Siblings are resolved in order: what they note is noted in order.
        open.insert(child, at: open.count - index)
      }
      item.pending = []
    }
    return root
  }

  private init(
    _ node: Node, environment: Environment, clock: ResolveContext.Clock, context: ResolveContext, depth: Int
  ) {
    var environment = environment
    var clock = clock
    var steps: [Step] = []
    var priority: Double?
    var pending: [Pending] = []
    var rest = node
    func wait(for box: Node.Box, step: Int?) {
      guard depth < Self.greatestDepth else { return }
      pending.append(Pending(box: box, environment: environment, clock: clock, step: step))
    }
    unwrapping: while true {
      while let modifier = rest.modifiers.popLast() {
        switch modifier {
        case .environment(let change):
          let time = environment.time
          change(&environment)
          if environment.time != time, clock == .running { clock = .changed }
          continue
        case .style(let style):
          context.noteChange(at: style.nextChange(environment.time, environment), by: clock)
          context.contrastPairs += style.contrastPairs(environment)
          rest = style.body(rest, environment)
          continue
        case .layoutPriority(let value):
          priority = priority ?? value
          continue
        case .accessibilityHidden: continue
        case .background(let box, _), .overlay(let box, _), .mask(let box, _): wait(for: box, step: steps.count)
        default: break
        }
        let isMirrored = environment.layoutDirection == .rightToLeft
        steps.append(Step(modifier: modifier, child: nil, isMirrored: isMirrored))
      }
      switch rest.content {
      case .reader(let content):
        rest = content(environment)
      case .timeline(let schedule, let content):
        let next = schedule.entry(after: environment.time)
        context.noteChange(at: next, by: clock)
        if let entry = schedule.entry(at: environment.time) ?? next {
          // A paused schedule has an entry at every time: what is in it runs on wherever a host draws it.
          if clock == .running, next != nil || entry != environment.time { clock = .held }
          environment.time = entry
        }
        rest = content(environment)
      default: break unwrapping
      }
    }
    switch rest.content {
    case .empty, .reader, .timeline: content = .empty
    case .spacer(let length): content = .spacer(minLength: length)
    case .shape(let shape, let ink): content = .shape(shape, ink)
    case .leaf(let leaf): content = .leaf(leaf)
    case .sized(let node): content = depth < Self.greatestDepth ? .sized(node) : .empty
    case .stack(let stack):
      content = .stack(stack.axis, spacing: stack.spacing, [])
      for box in stack.children { wait(for: box, step: nil) }
    }
    self.environment = environment
    self.clock = clock
    self.steps = steps.reversed()
    self.pending = pending
    self.context = context
    self.depth = depth
    layoutPriority = priority ?? 0
  }

  /// Whether the item is a spacer, which has no extent across its stack.
  var isSpacer: Bool { if case .spacer = content { true } else { false } }

  /// The layout for a proposal; each is made once.
  func layout(for proposal: ProposedSize) -> ItemLayout {
    if let known = remembered.first(where: { $0.proposal == proposal }) { return known.layout }
    let layout = makeLayout(for: proposal)
    remembered.append((proposal, layout))
    return layout
  }

  /// The size of the content with the innermost steps when nothing is proposed.
  func idealSize(innerSteps count: Int) -> Size {
    if let known = idealSizes[count] { return known }
    let proposals = proposals(for: .unspecified, innerSteps: count)
    var dimensions = contentDimensions(for: proposals[0]).dimensions
    for index in 0..<count {
      dimensions = around(dimensions, step: index, proposal: proposals[index + 1]).dimensions
    }
    idealSizes[count] = dimensions.size
    return dimensions.size
  }
}
