package import EffectMath

/// What a renderer will do for a picture: passes that other rows depend on, then the program that makes the frame.
package struct RenderPlan: Sendable {
  /// A picture that has to be there before rows can be read from it.
  package struct Pass: Sendable {
    /// What the pass does to its source.
    package enum Operation: Sendable {
      /// Keeps it, since it is read more than once and costs more to make than to store.
      case keep
      /// Blurs it, or its alpha alone; deviations in pixels.
      case gaussianBlur(standardDeviation: Size, edge: EdgeMode, isAlpha: Bool)
      /// Keeps the least or greatest value around each pixel.
      case morphology(Filter.Morphology, radius: PixelRadius)
      /// Fetches the pixels of a kept pass from where its own source points; the scale is in pixels.
      case displacement(of: Int, scale: Double, x: Filter.Channel, y: Filter.Channel)
    }

    /// What the pass does.
    package var operation: Operation
    /// What makes its source.
    package var source: RowProgram
    /// The pixels of the result that later steps can read.
    package var bounds: PixelRect
  }

  /// A drawing or layer that was left out, and why.
  package struct Culled: Sendable {
    /// Why something can't be seen.
    package enum Reason: String, Sendable {
      /// It lies outside the canvas or the clips around it.
      case offScreen = "off-screen"
      /// Its own clip has no inside.
      case emptyClip = "empty-clip"
      /// Its opacity is zero.
      case transparent
      /// It is empty, or a coordinate isn't finite.
      case empty
    }

    /// Why it can't be seen.
    package var reason: Reason
    /// What it is.
    package var content: SExpression
  }

  /// The columns of the frame.
  package var width: Int
  /// The rows of the frame.
  package var height: Int
  /// The space in which pixels are held and composited.
  package var workingSpace: WorkingSpace
  /// The passes, in the order in which they run.
  package var passes: [Pass] = []
  /// What makes the rows of the frame.
  package var frame: RowProgram
  /// What was left out.
  package var culled: [Culled] = []
}
