public import EffectMath

/// Collects the nodes that a block lists, one after the other.
@resultBuilder
public enum NodeBuilder {
  /// A node, shape, text or stack.
  public static func buildExpression(_ node: some NodeConvertible) -> [Node] { [node.node] }
  /// A colour that fills the space it is offered.
  public static func buildExpression(_ color: Color) -> [Node] { [Node(color)] }
  /// A paint that fills the space it is offered.
  public static func buildExpression(_ fill: Fill) -> [Node] { [Node(fill)] }
  /// Nodes made elsewhere.
  public static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
  /// All nodes in order.
  public static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
  /// The nodes of a condition, or none.
  public static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
  /// The nodes of the first branch.
  public static func buildEither(first: [Node]) -> [Node] { first }
  /// The nodes of the second branch.
  public static func buildEither(second: [Node]) -> [Node] { second }
  /// The nodes of a loop.
  public static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }
}
