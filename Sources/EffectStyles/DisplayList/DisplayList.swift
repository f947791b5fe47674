public import EffectMath

/// A recorded picture: drawings and layers in order, as a value that can be kept, compared, printed and played.
///
/// Drawing on it records. Nothing is placed or culled until a back-end plays it.
public struct DisplayList: Canvas, Hashable, Sendable {
  /// One recorded step.
  public enum Command: Hashable, Sendable {
    /// A mark.
    case draw(Drawing)
    /// The start of a group.
    case beginLayer(Layer)
    /// The end of the group opened last.
    case endLayer
  }

  /// The extent of the canvas, in points.
  public let size: Size
  /// The steps in order.
  public private(set) var commands: [Command] = []
  private var depth = 0

  /// Creates an empty list for a canvas of a size.
  public init(size: Size) { self.size = size }

  /// Whether nothing has been recorded.
  public var isEmpty: Bool { commands.isEmpty }

  /// True: every drawing can be recorded.
  public func supports(_ drawing: Drawing) -> Bool { true }

  /// True: every layer can be recorded.
  public func supports(_ layer: Layer) -> Bool { true }

  /// Records a mark.
  public mutating func draw(_ drawing: Drawing) { commands.append(.draw(drawing)) }

  /// Records the start of a group.
  public mutating func beginLayer(_ layer: Layer) {
    depth += 1
    commands.append(.beginLayer(layer))
  }

  /// Records the end of the group opened last; an end without a start is a programmer's error.
  public mutating func endLayer() {
    precondition(depth > 0, "endLayer without beginLayer")
    depth -= 1
    commands.append(.endLayer)
  }

  /// Appends all steps of another list, which must have closed its layers.
  public mutating func append(_ other: DisplayList) {
    precondition(other.depth == 0, "a list with an open layer can't be appended")
    commands += other.commands
  }
}
