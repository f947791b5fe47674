public import EffectMath

/// Nodes below each other.
public struct VStack: NodeConvertible {
  /// The stack as a node.
  public let node: Node

  /// Creates a stack; the space between two children is 8 points unless given.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @NodeBuilder content: () -> [Node]
  ) {
    node = Node(
      content: .stack(
        Stack(axis: .vertical(alignment), spacing: spacing, children: content().map(Node.Box.init))))
  }
}
