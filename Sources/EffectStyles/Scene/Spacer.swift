/// Empty space that grows along the stack it stands in.
public struct Spacer: NodeConvertible {
  /// The spacer as a node.
  public let node: Node

  /// Creates a spacer; it is at least 8 points long unless given.
  public init(minLength: Double? = nil) { node = Node(content: .spacer(minLength: minLength)) }
}
