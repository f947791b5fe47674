/// The positions of evenly spaced samples along a line: what gradients, images and shaders are asked to fill.
///
/// Sample `i` lies at `start + i * step`. A renderer maps one row of pixel centres back into a paint's own space with
/// an affine transform; the image of a row under such a map is again evenly spaced.
public struct SampleRow: Hashable, Sendable {
  /// The position of the first sample, in points of the paint's space.
  public var start: Point
  /// The displacement from one sample to the next, in points.
  public var step: Vector

  /// Creates a row of sample positions.
  @inlinable
  public init(start: Point, step: Vector) {
    self.start = start
    self.step = step
  }

  /// The position of sample `index`.
  @inlinable
  public subscript(index: Int) -> Point { start + step * Double(index) }
}
