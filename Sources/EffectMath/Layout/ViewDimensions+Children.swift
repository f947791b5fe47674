extension ViewDimensions {
  /// A child of a container: its dimensions, and where its origin lies in the container.
  public struct Child: Sendable {
    /// The child's size and guides, in its own coordinates.
    public var dimensions: ViewDimensions
    /// The child's top leading corner, in the container's coordinates.
    public var origin: Point

    /// Creates a child.
    public init(dimensions: ViewDimensions, origin: Point) {
      self.dimensions = dimensions
      self.origin = origin
    }
  }

  /// Creates the dimensions of a container, with the explicit guides that its children hand up.
  ///
  /// A guide that one child sets lies where that child has it. Of several children that set it the average is taken;
  /// the first text baseline is the topmost one, the last text baseline the lowest. A child whose origin or guide isn't
  /// finite hands nothing up.
  public init(size: Size, children: [Child]) {
    self.init(size)
    for child in children {
      for guide in child.dimensions.explicitHorizontalGuides where self[explicit: guide] == nil {
        self[explicit: guide] = Self.average(
          children.compactMap { child in child.dimensions[explicit: guide].map { $0 + child.origin.x } })
      }
      for guide in child.dimensions.explicitVerticalGuides where self[explicit: guide] == nil {
        let values = children.compactMap { child in child.dimensions[explicit: guide].map { $0 + child.origin.y } }
        switch guide {
        case .firstTextBaseline: self[explicit: guide] = values.filter { $0.isFinite }.min()
        case .lastTextBaseline: self[explicit: guide] = values.filter { $0.isFinite }.max()
        default: self[explicit: guide] = Self.average(values)
        }
      }
    }
  }

  private static func average(_ values: [Double]) -> Double? {
    let values = values.filter { $0.isFinite }
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }
}
