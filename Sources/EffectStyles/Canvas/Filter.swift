public import EffectMath

/// A picture made from a layer's content, in the words of the W3C Filter Effects module.
///
/// A filter is an expression: each case names its inputs, `source` is the layer's content. Lengths are in points of
/// the canvas, y down. Pixels are premultiplied where a case doesn't say otherwise. Equal sub-expressions are computed
/// once.
public indirect enum Filter: Hashable, Sendable {
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
}
