public import EffectMath

/// A sink that a display list plays on: the six members that a back-end needs.
///
/// Positions are in points, y down. Every `beginLayer` is followed by its `endLayer`; `layer(_:_:)` sees to that.
public protocol Canvas {
  /// The extent of the canvas, in points.
  var size: Size { get }
  /// Whether the canvas draws this itself, exactly.
  func supports(_ drawing: Drawing) -> Bool
  /// Whether the canvas makes this layer itself, exactly; its content is asked for separately.
  func supports(_ layer: Layer) -> Bool
  /// Draws one mark.
  mutating func draw(_ drawing: Drawing)
  /// Opens a group: what follows belongs to it, up to its end.
  mutating func beginLayer(_ layer: Layer)
  /// Closes the group opened last and places it on what is behind it.
  mutating func endLayer()
}
