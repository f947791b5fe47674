/// What can stand where a node is asked for: nodes, shapes, text, stacks.
///
/// All modifiers are members of this protocol, so a shape or a text takes them directly; each returns a ``Node``.
public protocol NodeConvertible: Sendable {
  /// The value as a node.
  var node: Node { get }
}
