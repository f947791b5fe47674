import EffectMath
import Testing

extension HorizontalAlignment {
  fileprivate static let timestamp = HorizontalAlignment("timestamp") { $0[.leading] }
}

@Suite struct AlignmentTests {
  let parent = ViewDimensions(width: 100, height: 60)
  let child = ViewDimensions(width: 40, height: 10)

  @Test(arguments: [
    (Alignment.center, Point(x: 30, y: 25)), (.topLeading, Point(x: 0, y: 0)), (.top, Point(x: 30, y: 0)),
    (.topTrailing, Point(x: 60, y: 0)), (.leading, Point(x: 0, y: 25)), (.trailing, Point(x: 60, y: 25)),
    (.bottomLeading, Point(x: 0, y: 50)), (.bottom, Point(x: 30, y: 50)), (.bottomTrailing, Point(x: 60, y: 50)),
  ])
  func anOverlayLiesWhereBothGuidesMeet(alignment: Alignment, origin: Point) {
    #expect(alignment.origin(of: child, in: parent) == origin)
  }

  /// `alignmentGuide(.bottom) { $0[.top] }` hangs a child below its parent.
  @Test func aGuideThatIsTheTopHangsTheChildBelow() {
    let hung = child.alignmentGuide(.bottom) { $0[.top] }
    #expect(Alignment.bottom.origin(of: hung, in: parent) == Point(x: 30, y: 60))
    let beside = child.alignmentGuide(.trailing) { $0[.leading] - 8 }
    #expect(Alignment.trailing.origin(of: beside, in: parent) == Point(x: 108, y: 25))
  }

  @Test func explicitGuidesOverrideAndCanBeTakenAway() {
    var dimensions = child
    #expect(dimensions[.timestamp] == 0)
    #expect(dimensions[explicit: .timestamp] == nil)
    dimensions[explicit: .timestamp] = 12
    dimensions[explicit: .timestamp] = 13
    #expect(dimensions[.timestamp] == 13)
    #expect(dimensions.alignmentGuide(.timestamp) { $0[.timestamp] + $0.width }[.timestamp] == 53)
    dimensions[explicit: .timestamp] = nil
    #expect(dimensions == child)
    // The default value sees explicit guides of others.
    dimensions[explicit: .leading] = 5
    #expect(dimensions[.timestamp] == 5)
  }

  @Test func namesTellAlignmentsApart() {
    #expect(HorizontalAlignment("timestamp") { _ in 99 } == .timestamp)
    #expect(HorizontalAlignment("timestamp") { _ in 0 }.hashValue == HorizontalAlignment.timestamp.hashValue)
    #expect(HorizontalAlignment("Timestamp") { _ in 0 } != .timestamp)
    #expect(VerticalAlignment.firstTextBaseline != .lastTextBaseline)
    #expect(Set([Alignment.center, .top, .center, Alignment(horizontal: .center, vertical: .top)]).count == 2)
  }

  @Test func baselinesOfThingsWithoutTextAreTheirBottom() {
    #expect(child[.firstTextBaseline] == 10 && child[.lastTextBaseline] == 10)
  }

  @Test func severalExplicitChildrenAverage() {
    var first = child
    first[explicit: .timestamp] = 10
    var second = child
    second[explicit: .timestamp] = 4
    second[explicit: HorizontalAlignment.center] = 2
    let container = ViewDimensions(
      size: Size(width: 200, height: 100),
      children: [
        ViewDimensions.Child(dimensions: first, origin: Point(x: 0, y: 0)),
        ViewDimensions.Child(dimensions: second, origin: Point(x: 100, y: 20)),
        ViewDimensions.Child(dimensions: child, origin: Point(x: 50, y: 50)),
      ])
    #expect(container[explicit: HorizontalAlignment.timestamp] == 57.0)
    #expect(container[explicit: HorizontalAlignment.center] == 102)
    #expect(container[explicit: HorizontalAlignment.trailing] == nil)
    #expect(container[.trailing] == 200)
    #expect(container.size == Size(width: 200, height: 100))
  }

  @Test func baselinesOfSeveralChildrenAreTheOutermost() {
    var text = child
    text[explicit: .firstTextBaseline] = 8
    text[explicit: .lastTextBaseline] = 9
    let container = ViewDimensions(
      size: Size(width: 100, height: 100),
      children: [30.0, 10, .nan, 70].map {
        ViewDimensions.Child(dimensions: text, origin: Point(x: 0, y: $0))
      })
    #expect(container[.firstTextBaseline] == 18)
    #expect(container[.lastTextBaseline] == 79)
  }
}
