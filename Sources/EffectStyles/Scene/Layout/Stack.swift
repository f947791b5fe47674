import EffectMath

/// Several nodes placed by one rule.
struct Stack: Sendable {
  /// The direction in which children follow each other.
  enum Axis: Sendable {
    case horizontal(VerticalAlignment)
    case vertical(HorizontalAlignment)
    case depthAligned(Alignment)

    /// One over the other, centred.
    static let depth = Axis.depthAligned(.center)
  }

  /// The space between two children where none is given, in points.
  static let defaultSpacing = 8.0

  var axis: Axis
  var spacing: Double
  var children: [Node.Box]

  init(axis: Axis, spacing: Double? = nil, children: [Node.Box]) {
    self.axis = axis
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil } ?? Self.defaultSpacing
    self.children = children
  }
}
