/// An effect as a value: parameters, and how they turn a node into another one.
///
/// A style reads time and wishes from the environment alone; equal parameters and environments give equal pictures.
public protocol Style: Sendable {
  /// The node with the effect.
  func body(content: Node, environment: Environment) -> Node
  /// The next time after the given one at which the picture may differ, in seconds; nil if it stands still.
  func nextChange(after time: Double, environment: Environment) -> Double?
  /// The pairs of colours that carry meaning, for a contrast audit.
  func contrastPairs(in environment: Environment) -> [ContrastPair]
}

extension Style {
  /// A style stands still unless it says otherwise.
  public func nextChange(after time: Double, environment: Environment) -> Double? { nil }
  /// A style carries no meaning by colour unless it says otherwise.
  public func contrastPairs(in environment: Environment) -> [ContrastPair] { [] }
}

extension NodeConvertible {
  /// Applies a style.
  public func style(_ style: some Style) -> Node {
    modifier(
      .style(
        Node.StyleBody(
          body: { style.body(content: $0, environment: $1) },
          nextChange: { style.nextChange(after: $0, environment: $1) },
          contrastPairs: { style.contrastPairs(in: $0) })))
  }
}
