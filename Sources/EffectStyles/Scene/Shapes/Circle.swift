public import EffectMath

/// The largest circle that fits, in the middle of the rectangle.
public struct Circle: InsettableShape, Hashable {
  private var insetAmount = 0.0

  /// Creates a circle.
  public init() {}

  /// The circle, less the inset; empty when nothing is left.
  public func geometry(in rect: Rect) -> Geometry {
    Geometry.ellipse(rect.inscribedSquare).inset(by: insetAmount)
  }
  /// The circle made smaller.
  public func inset(by distance: Double) -> Circle {
    var copy = self
    copy.insetAmount += distance
    return copy
  }
  /// A square of the short side.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let offer = proposal.replacingUnspecified(by: Size(width: 10, height: 10))
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity, max(offer.width, offer.height))
    return Size(width: side, height: side)
  }
}

extension Shape where Self == Circle {
  /// The largest circle that fits.
  public static var circle: Circle { Circle() }
}

extension Rect {
  /// The largest square in the middle of the rectangle.
  var inscribedSquare: Rect {
    let side = min(width, height)
    return insetBy(dx: (width - side) / 2, dy: (height - side) / 2)
  }
}
