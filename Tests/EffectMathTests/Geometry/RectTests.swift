import EffectMath
import Testing

@Suite struct RectTests {
  @Test func nullIsNeutralInUnions() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(Rect.null.union(rect) == rect)
    #expect(Rect.infinite.intersection(rect) == rect)
  }
}
