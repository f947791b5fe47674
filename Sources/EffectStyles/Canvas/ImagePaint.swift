public import EffectMath

/// A picture laid into a rectangle, and what shows around it.
public struct ImagePaint: Hashable, Sendable {
  /// How a colour between pixel centres is found.
  public enum Sampling: String, Hashable, Sendable, CaseIterable {
    /// The nearest pixel.
    case nearest
    /// Linear between the four nearest pixels.
    case bilinear
    /// The Catmull-Rom cubic through the sixteen nearest pixels, limited to valid premultiplied values.
    case bicubic
  }

  /// What lies outside the rectangle, along one axis.
  public enum Tiling: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case transparent
    /// The border pixels drawn out.
    case clamp
    /// The picture again.
    case `repeat`
    /// The picture back and forth.
    case mirror
  }

  /// The picture.
  public var image: Image
  /// Where one copy of the picture lies, in the drawing's space.
  public var rect: Rect
  /// How a colour between pixel centres is found.
  public var sampling: Sampling
  /// What lies to the left and right of the rectangle.
  public var horizontalTiling: Tiling
  /// What lies above and below the rectangle.
  public var verticalTiling: Tiling

  /// Creates a paint with the same tiling on both axes.
  public init(_ image: Image, in rect: Rect, sampling: Sampling = .bilinear, tiling: Tiling = .clamp) {
    self.init(image, in: rect, sampling: sampling, horizontalTiling: tiling, verticalTiling: tiling)
  }

  /// Creates a paint with a tiling for each axis.
  public init(
    _ image: Image, in rect: Rect, sampling: Sampling = .bilinear, horizontalTiling: Tiling, verticalTiling: Tiling
  ) {
    self.image = image
    self.rect = rect
    self.sampling = sampling
    self.horizontalTiling = horizontalTiling
    self.verticalTiling = verticalTiling
  }
}
