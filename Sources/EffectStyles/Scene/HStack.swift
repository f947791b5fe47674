public import EffectMath

/// Nodes side by side, the first at the leading end.
public struct HStack: NodeConvertible {
  /// The stack as a node.
  public let node: Node

  /// Creates a stack; the space between two children is 8 points unless given.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @NodeBuilder content: () -> [Node]
  ) {
    node = Node(
      content: .stack(
        Stack(axis: .horizontal(alignment), spacing: spacing, children: content().map(Node.Box.init))))
  }
}
