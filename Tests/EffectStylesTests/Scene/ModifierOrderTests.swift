import EffectMath
import EffectStyles
import Testing

/// Modifiers apply from the first to the last, each to all before it.
@Suite struct ModifierOrderTests {
  private func box(_ side: Double = 10) -> Node { Rectangle().fill(Color.black).frame(width: side, height: side) }

  private func list(_ node: some NodeConvertible) -> String { node.displayList().flatText }

  @Test func paddingAndBackground() {
    let white = "(color 255 255 255)"
    #expect(
      list(box().padding(3).background(Color.white))
        == "(display-list 16 16 (fill (rect 0 0 16 16) \(white)) (fill (rect 3 3 10 10) (color 0 0 0)))")
    #expect(
      list(box().background(Color.white).padding(3))
        == "(display-list 16 16 (fill (rect 3 3 10 10) \(white)) (fill (rect 3 3 10 10) (color 0 0 0)))")
  }

  /// A background before an offset moves with the node, one behind it stays.
  @Test func offsetAndBackground() {
    let white = "(color 255 255 255)"
    #expect(
      list(box().offset(x: 4).background(Color.white))
        == "(display-list 10 10 (fill (rect 0 0 10 10) \(white)) (fill (rect 4 0 10 10) (color 0 0 0)))")
    #expect(
      list(box().background(Color.white).offset(x: 4))
        == "(display-list 10 10 (fill (rect 4 0 10 10) \(white)) (fill (rect 4 0 10 10) (color 0 0 0)))")
  }

  @Test func frameAndPadding() {
    #expect(box().frame(width: 30, height: 30).padding(5).sizeThatFits() == Size(width: 40, height: 40))
    #expect(box().padding(5).frame(width: 30, height: 30).sizeThatFits() == Size(width: 30, height: 30))
  }

  /// A border is drawn around all padding before it and none after it.
  @Test func paddingAndBorder() {
    #expect(list(box().padding(5).border(.black)).contains("(stroke (rect 0.5 0.5 19 19)"))
    #expect(list(box().border(.black).padding(5)).contains("(stroke (rect 5.5 5.5 9 9)"))
  }

  /// The last background lies farthest behind.
  @Test func backgroundsStackBackward() {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(
      list(box().background(Color.white).background(red))
        == """
        (display-list 10 10 (fill (rect 0 0 10 10) (color 255 0 0)) (fill (rect 0 0 10 10) (color 255 255 255)) \
        (fill (rect 0 0 10 10) (color 0 0 0)))
        """)
    #expect(list(box().overlay(Color.white).overlay(red)).hasSuffix("(fill (rect 0 0 10 10) (color 255 0 0)))"))
  }

  /// A rotation before a frame's background leaves that upright; one after it turns both.
  @Test func rotationAndBackground() {
    let turned = "(transform 0 1 -1 0 10 0)"
    #expect(!list(box().background(Color.white).rotationEffect(.degrees(90))).isEmpty)
    let upright = list(box().rotationEffect(.degrees(90)).background(Color.white))
    #expect(upright.hasPrefix("(display-list 10 10 (fill (rect 0 0 10 10) (color 255 255 255)) (fill"))
    #expect(upright.contains(turned))
    let both = list(box().background(Color.white).rotationEffect(.degrees(90)))
    #expect(both.occurrences(of: turned) == 2)
  }

  /// A shadow before padding is that of the node alone; opacity before a shadow makes the shadow fainter too.
  @Test func shadowSeesWhatComesBeforeIt() {
    let clearer = box().opacity(0.5).shadow(color: .black, radius: 0, x: 20).frame(width: 40, height: 10).render()
    // The box stands at 15...25, its shadow at 35...45.
    #expect(abs(clearer[20, 5].w - 0.5) < 0.01 && abs(clearer[36, 5].w - 0.5) < 0.01)
    #expect(clearer[30, 5].w == 0)
  }

  /// An environment change reaches what comes before it, not what comes after.
  @Test func environmentReachesInward() {
    let inner = Rectangle().frame(width: 4, height: 4).foregroundStyle(.white).background(Rectangle())
    #expect(
      list(inner)
        == "(display-list 4 4 (fill (rect 0 0 4 4) (color 0 0 0)) (fill (rect 0 0 4 4) (color 255 255 255)))")
    let outer = Rectangle().frame(width: 4, height: 4).background(Rectangle()).foregroundStyle(.white)
    #expect(list(outer).occurrences(of: "(color 255 255 255)") == 2)
    // The innermost of two wins.
    #expect(
      list(Rectangle().frame(width: 4, height: 4).foregroundStyle(.white).foregroundStyle(.black))
        == "(display-list 4 4 (fill (rect 0 0 4 4) (color 255 255 255)))")
  }

  /// A clip after an offset is that of the place in the layout; before it, it moves along.
  @Test func clipAndOffset() {
    #expect(box().offset(x: 5).clipped().inkBounds() == Rect(x: 5, y: 0, width: 5, height: 10))
    #expect(box().clipped().offset(x: 5).inkBounds() == Rect(x: 5, y: 0, width: 10, height: 10))
  }

  @Test func scaleAndPadding() {
    #expect(box().scaleEffect(2).padding(5).inkBounds() == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(box().padding(5).scaleEffect(2).sizeThatFits() == Size(width: 20, height: 20))
  }

  /// Mask and overlay alignments: primary guide minus secondary guide on each axis.
  @Test func decorationsAlign() {
    let dot = Rectangle().fill(Color.white).frame(width: 2, height: 2)
    let places: [(Alignment, String)] = [
      (.topLeading, "0 0"), (.top, "4 0"), (.topTrailing, "8 0"), (.leading, "0 4"), (.center, "4 4"),
      (.trailing, "8 4"), (.bottomLeading, "0 8"), (.bottom, "4 8"), (.bottomTrailing, "8 8"),
    ]
    for (alignment, place) in places {
      #expect(list(box().overlay(dot, alignment: alignment)).contains("(fill (rect \(place) 2 2)"))
      #expect(list(box().background(dot, alignment: alignment)).contains("(fill (rect \(place) 2 2)"))
      #expect(list(box().mask(alignment: alignment) { dot }).contains("(fill (rect \(place) 2 2)"))
    }
  }
}

extension String {
  /// How often another text occurs, without overlaps.
  fileprivate func occurrences(of text: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
