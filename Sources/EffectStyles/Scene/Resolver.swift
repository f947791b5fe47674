public import EffectMath

/// Turns a scene into a display list: layout first, then marks in order.
public enum Resolver {
  /// All that a resolve finds out.
  struct Resolution {
    var displayList: DisplayList
    var regions: [HitRegion]
    var nextChange: Double?
    var contrastPairs: [ContrastPair]
  }

  /// The picture of a node for a size and an environment.
  ///
  /// The node is offered the size, and stands in the middle of it if it takes less. Without a size the canvas is as
  /// large as the node likes to be.
  ///
  /// - Parameters:
  ///   - node: The scene.
  ///   - size: The size of the canvas, in points; extents that are negative or NaN count as 0.
  ///   - environment: What the scene is drawn for.
  /// - Returns: Marks in points of the canvas; equal arguments give equal lists.
  public static func resolve(_ node: Node, size: Size? = nil, environment: Environment = Environment()) -> DisplayList {
    resolution(of: node, size: size, environment: environment).displayList
  }

  static func resolution(of node: Node, size: Size?, environment: Environment) -> Resolution {
    let context = ResolveContext(time: environment.time)
    let item = LayoutItem.make(node, environment: environment, context: context)
    let layout = item.layout(for: size.map { ProposedSize($0.bounded) } ?? .unspecified)
    let taken = layout.dimensions.size
    let canvas = size?.bounded ?? taken.bounded
    var placer = Placer(canvasSize: canvas)
    let origin = Point(x: (canvas.width - taken.width) / 2, y: (canvas.height - taken.height) / 2)
    placer.place(Placer.Placement(item, layout, at: origin, through: .identity))
    return Resolution(
      displayList: placer.recorder.displayList(size: canvas), regions: placer.recorder.regions,
      nextChange: context.nextChange, contrastPairs: context.contrastPairs)
  }
}
