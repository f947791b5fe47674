public import EffectMath

/// A picture made from a layer's content, in the words of the W3C Filter Effects module.
///
/// A filter is an expression: each case names its inputs, `source` is the layer's content. Lengths are in points of
/// the canvas, y down. Pixels are premultiplied where a case doesn't say otherwise. Equal sub-expressions are computed
/// once.
public indirect enum Filter: Hashable, Sendable {
  /// Which of a pixel's components moves it.
  public enum Channel: String, Hashable, Sendable, CaseIterable {
    /// The straight red component.
    case red
    /// The straight green component.
    case green
    /// The straight blue component.
    case blue
    /// The alpha.
    case alpha
  }

  /// Which extreme a morphology keeps.
  public enum Morphology: String, Hashable, Sendable, CaseIterable {
    /// The least value within the radius: shapes shrink.
    case erode
    /// The greatest value within the radius: shapes grow.
    case dilate
  }

  /// The content of the layer.
  case source
  /// One colour everywhere within the layer's bounds.
  case flood(Color)
  /// A Gaussian blur; the deviations are in points, one for each axis, 0 leaves an axis alone.
  case gaussianBlur(standardDeviation: Size, edge: EdgeMode, of: Filter)
  /// The input moved.
  case offset(Vector, of: Filter)
  /// The first input and the second, behind it, joined by a Porter-Duff operator.
  case composite(Filter, CompositeOperator, over: Filter)
  /// k1 a b + k2 a + k3 b + k4 on premultiplied components, clamped to valid premultiplied values.
  case arithmetic(Filter, over: Filter, k1: Float, k2: Float, k3: Float, k4: Float)
  /// The first input and the second, behind it, joined by a blend mode.
  case blend(Filter, BlendMode, over: Filter)
  /// A linear map of the straight components, clamped to 0...1.
  case colorMatrix(ColorMatrix, of: Filter)
  /// A function of each straight component, clamped to 0...1.
  case componentTransfer(ComponentTransfer, of: Filter)
  /// The least or greatest of each premultiplied component within a radius for each axis, in points.
  ///
  /// The radius is rounded to whole pixels; 0 leaves an axis alone.
  case morphology(Morphology, radius: Size, of: Filter)
  /// The input, each pixel fetched from where a map's channels point.
  ///
  /// The way is scale * (channel - 0.5), in points.
  /// Between pixels the input is interpolated linearly; outside it is transparent.
  case displacement(of: Filter, map: Filter, scale: Double, x: Channel, y: Channel)
  /// Perlin noise everywhere within the layer's bounds.
  case turbulence(Turbulence)
  /// A paint everywhere within the layer's bounds; the transform maps its space to the canvas, in points.
  case paint(Paint, transform: AffineTransform = .identity)
  /// A progressive blur: its deviation, in points, grows with the alpha of a mask from 0 to the given one.
  ///
  /// Blurs of 0, 1/8, 1/4, 1/2 and 1 of the deviation stand at these alphas; between two of them they are mixed
  /// linearly.
  case variableBlur(standardDeviation: Double, mask: Filter, of: Filter)

  /// A function of the position everywhere within the layer's bounds; positions are in points of the canvas.
  public static func shader(_ shader: Shader) -> Filter { .paint(.shader(shader)) }
}
