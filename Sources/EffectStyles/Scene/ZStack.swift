public import EffectMath

/// Nodes on top of each other, the first at the back.
public struct ZStack: NodeConvertible {
  /// The stack as a node.
  public let node: Node

  /// Creates a stack.
  public init(alignment: Alignment = .center, @NodeBuilder content: () -> [Node]) {
    node = Node(content: .stack(Stack(axis: .depthAligned(alignment), children: content().map(Node.Box.init))))
  }
}
