import EffectMath
import Testing

/// The one rule that limits radii.
struct CornerRadiiTests {
  @Test func radiiAreAtMostHalfTheShortSide() {
    let radii = CornerRadii(topLeading: 5, topTrailing: 100, bottomTrailing: .infinity, bottomLeading: 30)
    let clamped = radii.clamped(to: Size(width: 200, height: 60))
    #expect(clamped == CornerRadii(topLeading: 5, topTrailing: 30, bottomTrailing: 30, bottomLeading: 30))
    for size in [Size.zero, Size(width: -1, height: 5), Size(width: .nan, height: 5)] {
      #expect(radii.clamped(to: size).isZero)
    }
  }

  @Test func negativeAndNaNRadiiCountAsZero() {
    #expect(CornerRadii(-3).isZero)
    #expect(CornerRadii(topLeading: .nan, topTrailing: 1) == CornerRadii(topTrailing: 1))
    #expect(CornerRadii(4).inset(by: .nan).isZero)
    #expect(CornerRadii(4).scaled(by: -1).isZero)
    #expect(CornerRadii(4).scaled(by: 2) == CornerRadii(8))
  }

  /// The outcome is the same whether the radii are limited before or after an inset.
  @Test(arguments: [0.0, 3, 12, 25, 29, -10])
  func insetsAndLimitsCommute(distance: Double) {
    let radii = CornerRadii(topLeading: 2, topTrailing: 20, bottomTrailing: 45, bottomLeading: .infinity)
    let rect = Rect(x: 0, y: 0, width: 100, height: 60)
    let inner = rect.inset(by: distance).size
    #expect(radii.clamped(to: rect.size).inset(by: distance) == radii.inset(by: distance).clamped(to: inner))
    #expect(CornerRadii(0).inset(by: distance) == CornerRadii(max(-distance, 0)))
  }

  @Test func mirroringExchangesLeftAndRight() {
    let radii = CornerRadii(topLeading: 1, topTrailing: 2, bottomTrailing: 3, bottomLeading: 4)
    #expect(radii.mirrored == CornerRadii(topLeading: 2, topTrailing: 1, bottomTrailing: 4, bottomLeading: 3))
  }
}
