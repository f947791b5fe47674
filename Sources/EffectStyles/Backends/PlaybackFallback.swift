/// What to do with what a canvas can't draw itself.
public enum PlaybackFallback: Hashable, Sendable {
  /// Draw it in software, with so many pixels a point, and hand it over as an image.
  ///
  /// The scale must be positive and finite, and no image may have more than `maximumPixelCount` pixels.
  case image(scale: Double)
  /// Stop with an error.
  case refuse

  /// The most pixels of one image that is handed over; a picture of that many needs a gigabyte while it is drawn.
  public static let maximumPixelCount = 1 << 26
}
