/// A Porter-Duff operator, or one of the two lighter and darker sums.
///
/// Each operator keeps a fraction of the source and a fraction of the backdrop, both premultiplied. The fractions
/// depend on the two alphas alone, written `sa` and `ba` below. Source: Porter and Duff, "Compositing Digital Images"
/// (1984); W3C Compositing and Blending Level 1, section 9.
public enum CompositeOperator: String, Hashable, Sendable, CaseIterable {
  /// Nothing is left: 0.
  case clear
  /// The source alone: s.
  case source
  /// The backdrop alone: b.
  case destination
  /// The source over the backdrop: s + b (1 - sa).
  case sourceOver
  /// The backdrop over the source: s (1 - ba) + b.
  case destinationOver
  /// The source where the backdrop is: s ba.
  case sourceIn
  /// The backdrop where the source is: b sa.
  case destinationIn
  /// The source where the backdrop isn't: s (1 - ba).
  case sourceOut
  /// The backdrop where the source isn't: b (1 - sa).
  case destinationOut
  /// The source over the backdrop, within the backdrop: s ba + b (1 - sa).
  case sourceAtop
  /// The backdrop over the source, within the source: s (1 - ba) + b sa.
  case destinationAtop
  /// Each where the other isn't: s (1 - ba) + b (1 - sa).
  case xor
  /// The sum of both, limited to 1: min(1, s + b).
  case plusLighter
  /// The sum of both, less what the alphas exceed 1 by, at least 0: max(0, s + b - max(0, sa + ba - 1)).
  ///
  /// For opaque pixels this is Core Graphics' max(0, 1 - ((1 - s) + (1 - b))). With each 1 replaced by the alpha it
  /// stands for, min(1, sa + ba), sa and ba, a transparent pixel on either side changes nothing. The new alpha is
  /// min(1, sa + ba).
  case plusDarker

  /// Combines a source pixel with the pixel behind it.
  ///
  /// Both and the result are premultiplied, in whichever space the pixels are composited in. The result is within
  /// 0...1 for arguments within it. A component above 1 passes, except through `plusLighter`.
  @inlinable
  public func combine(source: SIMD4<Float>, backdrop: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .clear: .zero
    case .source: source
    case .destination: backdrop
    case .sourceOver: PorterDuff.sourceOver(source, backdrop)
    case .destinationOver: PorterDuff.sourceOver(backdrop, source)
    case .sourceIn: PorterDuff.sourceIn(source, backdrop)
    case .destinationIn: PorterDuff.sourceIn(backdrop, source)
    case .sourceOut: PorterDuff.sourceOut(source, backdrop)
    case .destinationOut: PorterDuff.sourceOut(backdrop, source)
    case .sourceAtop: PorterDuff.sourceAtop(source, backdrop)
    case .destinationAtop: PorterDuff.sourceAtop(backdrop, source)
    case .xor: PorterDuff.xor(source, backdrop)
    case .plusLighter: PorterDuff.plusLighter(source, backdrop)
    case .plusDarker: PorterDuff.plusDarker(source, backdrop)
    }
  }

  /// Whether a transparent source changes the backdrop.
  ///
  /// Drawing such an operator through partial coverage mixes its result into the backdrop by the coverage; with any
  /// other, coverage simply multiplies the source.
  @inlinable
  public var erasesOutsideSource: Bool {
    switch self {
    case .clear, .source, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
