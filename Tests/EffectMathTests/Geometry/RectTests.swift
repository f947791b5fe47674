import EffectMath
import Testing

/// Null, empty, infinite and NaN rectangles.
struct RectTests {
  static let rect = Rect(x: 1, y: 2, width: 3, height: 4)

  @Test func nullIsNeutralInUnionsAndInfiniteInIntersections() {
    #expect(Rect.null.union(Self.rect) == Self.rect)
    #expect(Self.rect.union(.null) == Self.rect)
    #expect(Rect.infinite.intersection(Self.rect) == Self.rect)
    #expect(Self.rect.intersection(.infinite) == Self.rect)
    #expect(Rect.null.intersection(Self.rect).isNull)
    #expect(Rect.infinite.union(Self.rect) == .infinite)
  }

  @Test func centres() {
    #expect(Self.rect.midX == 2.5 && Self.rect.midY == 4 && Self.rect.center == Point(x: 2.5, y: 4))
    #expect(Rect(center: Point(x: 2.5, y: 4), size: Size(width: 3, height: 4)) == Self.rect)
    // No overflow on the way, and no centre where there is none.
    #expect(Rect(minX: 1e308, minY: 0, maxX: 1.6e308, maxY: 0).midX == 1.3e308)
    #expect(Rect.infinite.midX.isNaN && Rect.infinite.midY.isNaN && Rect.null.midX.isNaN && Rect.null.midY.isNaN)
    #expect(Rect(minX: 0, minY: 0, maxX: .infinity, maxY: 2).midX == .infinity)
  }

  @Test func nullHoldsNothingAndHasNoExtent() {
    #expect(Rect.null.isNull && Rect.null.isEmpty && !Rect.null.isInfinite)
    #expect(Rect.null.size == .zero)
    #expect(!Rect.null.contains(Point.zero))
    #expect(Self.rect.contains(Rect.null))
    #expect(Rect.null.insetBy(dx: -10, dy: -10).isNull)
    #expect(Rect.null.offset(by: Vector(dx: 1, dy: 1)).isNull)
    #expect(Rect.null.inset(by: EdgeInsets(-5)).isNull)
  }

  @Test(arguments: [
    Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: .nan, height: 1),
    Rect(minX: 0, minY: 0, maxX: 1, maxY: .nan), Rect(minX: 2, minY: 0, maxX: 1, maxY: 1),
    Rect(x: 0, y: 0, width: 1, height: 1).offset(by: Vector(dx: .nan, dy: 0)),
    Rect(x: 0, y: 0, width: 1, height: 1).inset(by: EdgeInsets(top: .nan)),
    Rect(x: 0, y: 0, width: 1, height: 1).insetBy(dx: .nan, dy: 0),
  ])
  func notANumberMakesTheNullRectangle(rect: Rect) {
    #expect(rect.isNull)
    #expect(rect.union(Self.rect) == Self.rect)
  }

  @Test func negativeExtentsAreFlipped() {
    #expect(Rect(x: 4, y: 6, width: -3, height: -4) == Self.rect)
    #expect(Rect(center: Point(x: 2.5, y: 4), size: Size(width: 3, height: 4)) == Self.rect)
  }

  @Test func emptyRectanglesStillHoldAPlace() {
    let line = Rect(x: 5, y: 5, width: 10, height: 0)
    #expect(line.isEmpty && !line.isNull)
    #expect(line.union(.zero) == Rect(x: 0, y: 0, width: 15, height: 5))
    #expect(!line.contains(Point(x: 6, y: 5)))
  }

  @Test func edgesBelongToTheTopAndLeft() {
    #expect(Self.rect.contains(Point(x: 1, y: 2)))
    #expect(!Self.rect.contains(Point(x: 4, y: 3)))
    #expect(!Self.rect.contains(Point(x: 2, y: 6)))
    // Touching rectangles share an edge but no area.
    let right = Rect(x: 4, y: 2, width: 3, height: 4)
    #expect(Self.rect.intersects(right) && Self.rect.intersection(right).isEmpty)
  }

  @Test func insetsMoveEachEdge() {
    let insets = EdgeInsets(top: 1, leading: 0.5, bottom: 2, trailing: 0.25)
    #expect(Self.rect.inset(by: insets) == Rect(minX: 1.5, minY: 3, maxX: 3.75, maxY: 4))
    #expect(Self.rect.inset(by: -insets).inset(by: insets) == Self.rect)
    #expect(Self.rect.inset(by: 1.5) == Rect(x: 2.5, y: 3.5, width: 0, height: 1))
    #expect(Self.rect.inset(by: 1.6).isNull)
    #expect((insets + insets).vertical == 6 && insets.horizontal == 0.75)
    #expect(insets.union(EdgeInsets(top: .nan, leading: 3)).top == 1)
    #expect(EdgeInsets(top: .nan).union(insets).top == 1)
    #expect(EdgeInsets(horizontal: 2, vertical: 1) == EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
  }

  @Test func infiniteEdges() {
    #expect(Rect.infinite.isInfinite && Rect.infinite.width == .infinity)
    #expect(Rect(x: 0, y: 0, width: .infinity, height: 1).isInfinite)
    #expect(Rect.infinite.contains(Point(x: 1e300, y: -1e300)))
    #expect(Rect.infinite.insetBy(dx: 5, dy: 5) == .infinite)
  }
}
