import EffectMath

/// Why a display list couldn't be played.
public enum PlaybackError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The canvas doesn't support a mark, which is given as it prints.
  case unsupportedDrawing(String)
  /// The canvas doesn't support a layer, which is given as it prints.
  case unsupportedLayer(String)
  /// The fallback's number of pixels a point isn't positive and finite.
  case invalidScale(Double)
  /// An image that the fallback asks for has too many pixels; the extents are in pixels.
  case imageTooLarge(width: Double, height: Double)

  /// What went wrong, in one line.
  public var description: String {
    func text(_ value: Double) -> String { DecimalText.string(value, maximumFractionDigits: 3) }
    switch self {
    case .unsupportedDrawing(let drawing): return "the canvas can't draw \(drawing)"
    case .unsupportedLayer(let layer): return "the canvas can't make the layer \(layer)"
    case .invalidScale(let scale): return "a scale of \(text(scale)) pixels a point isn't positive and finite"
    case .imageTooLarge(let width, let height):
      return "an image of \(text(width)) x \(text(height)) pixels exceeds \(PlaybackFallback.maximumPixelCount) pixels"
        + " or \(SoftwareCanvas.maximumSide) a side"
    }
  }
}
