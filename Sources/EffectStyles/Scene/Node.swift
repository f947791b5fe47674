public import EffectMath

/// A scene: what is drawn, and the modifiers around it, as one value.
///
/// A node is layout and picture together, a pure function of the size that it is offered and of its ``Environment``.
/// Modifiers apply from the first to the last, each to all before it, as in SwiftUI. A chain of modifiers may be of any
/// length; nodes that stand inside others more than 500 deep show nothing.
public struct Node: NodeConvertible {
  /// How a shape is painted; no fill means the foreground style.
  enum ShapeInk: Sendable {
    case fill(Fill?, Path.FillRule)
    case stroke(Fill?, StrokeStyle)
    case border(Fill?, StrokeStyle)
  }

  /// A picture with a size of its own.
  struct Leaf: Sendable {
    /// The dimensions for a proposal.
    var dimensions: @Sendable (ProposedSize, Environment) -> ViewDimensions
    /// The marks within a rectangle, and the opacity of all of them together.
    var drawings: @Sendable (Rect, Environment) -> (marks: [Drawing], opacity: Float)
  }

  /// What a node shows before its modifiers.
  enum Content: Sendable {
    case empty
    case spacer(minLength: Double?)
    case shape(AnyShape, ShapeInk)
    case leaf(Leaf)
    case stack(Stack)
    /// Content that depends on the environment.
    case reader(@Sendable (Environment) -> Node)
    /// Content that depends on the size.
    case sized(@Sendable (Size) -> Node)
    /// Content that depends on the time of the last entry of a schedule.
    case timeline(TimelineSchedule, @Sendable (Environment) -> Node)
  }

  /// A node kept elsewhere, so that a node can hold nodes.
  final class Box: Sendable {
    let node: Node
    init(_ node: Node) { self.node = node }
  }

  var content: Content
  /// From the innermost to the outermost.
  var modifiers: [Modifier] = []

  init(content: Content) { self.content = content }

  /// Creates a node that shows nothing and takes no space.
  public init() { content = .empty }

  /// Creates a node from a node, a shape, a text or a stack.
  public init(_ content: some NodeConvertible) { self = content.node }

  /// Creates a node that fills the space it is offered with a colour.
  public init(_ color: Color) { self = Rectangle().fill(color) }

  /// Creates a node that fills the space it is offered with a paint.
  public init(_ fill: Fill) { self = Rectangle().fill(fill) }

  /// Creates a group of nodes, drawn one over the other.
  public init(@NodeBuilder _ content: () -> [Node]) { self = ZStack(content: content).node }

  /// The node itself.
  public var node: Node { self }

  /// Whether accessibility leaves the node out.
  public var isAccessibilityHidden: Bool {
    for case .accessibilityHidden(let isHidden) in modifiers.reversed() { return isHidden }
    return false
  }

  /// A node that depends on the environment: on contrast, scheme, direction; not on the time.
  ///
  /// For content that depends on the time use ``timeline(_:content:)``, or the node can't tell when it changes.
  public static func environment(
    @NodeBuilder _ content: @escaping @Sendable (_ environment: Environment) -> [Node]
  ) -> Node {
    Node(content: .reader { Node.group(content($0)) })
  }

  /// A node that depends on the size it is offered; it takes all of it, and puts its content at the top leading corner.
  public static func sized(@NodeBuilder _ content: @escaping @Sendable (_ size: Size) -> [Node]) -> Node {
    Node(content: .sized { Node.group(content($0)) })
  }

  /// A node that changes at the times of a schedule: it sees the environment at the latest entry.
  public static func timeline(
    _ schedule: TimelineSchedule, @NodeBuilder content: @escaping @Sendable (_ environment: Environment) -> [Node]
  ) -> Node {
    Node(content: .timeline(schedule) { Node.group(content($0)) })
  }

  /// A node of marks drawn by a function; it takes all the space it is offered.
  ///
  /// Positions are in points from the top left corner of the node.
  public static func canvas(_ draw: @escaping @Sendable (_ size: Size) -> [Drawing]) -> Node {
    Node(
      content: .leaf(
        Leaf(
          dimensions: { proposal, _ in ViewDimensions(proposal.replacingUnspecified(by: Size(width: 10, height: 10))) },
          drawings: { rect, _ in
            let marks = draw(rect.size).map { drawing in
              var moved = drawing
              moved.transform = drawing.transform.concatenating(.translation(x: rect.minX, y: rect.minY))
              return moved
            }
            return (marks, 1)
          })))
  }

  /// One node for several: the node itself if there is one, else all over each other.
  static func group(_ nodes: [Node]) -> Node {
    nodes.count == 1 ? nodes[0] : Node(content: .stack(Stack(axis: .depth, children: nodes.map(Box.init))))
  }

  /// The node with one more modifier around it.
  func adding(_ modifier: Modifier) -> Node {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
}

extension NodeConvertible {
  func modifier(_ modifier: Node.Modifier) -> Node { node.adding(modifier) }
}
