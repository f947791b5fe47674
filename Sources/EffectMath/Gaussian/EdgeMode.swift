/// What a filter reads outside a picture.
public enum EdgeMode: String, Hashable, Sendable, CaseIterable {
  /// Transparent black; the result grows by the filter's outset.
  case transparent
  /// The nearest pixel of the picture.
  case clamp
  /// The picture reflected about its border, the border pixel repeated.
  case mirror
  /// The picture again from its other side.
  case `repeat`
  /// Nothing: the weights that fall inside are renormalised to 1, and the result doesn't grow.
  case opaque
}
