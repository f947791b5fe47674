import EffectMath
import EffectStyles
import Testing

/// A box of a fixed size, to see where a layout puts it.
private func box(_ width: Double, _ height: Double) -> Node {
  Rectangle().fill(Color.black).frame(width: width, height: height)
}

/// The rectangles that a scene fills, in order.
private func rects(
  _ node: some NodeConvertible, size: Size? = nil, environment: Environment = Environment()
) -> [Rect] {
  node.displayList(size: size, environment: environment).commands.compactMap { command in
    guard case .draw(let drawing) = command, case .rect(let rect) = drawing.geometry else { return nil }
    return rect
  }
}

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

@Suite struct LayoutTests {
  @Test func shapesTakeTheOffer() {
    #expect(rects(Rectangle(), size: Size(width: 30, height: 20)) == [rect(0, 0, 30, 20)])
    #expect(rects(Rectangle()) == [rect(0, 0, 10, 10)])
  }

  @Test func frameAlignsItsContent() {
    #expect(rects(box(10, 10).frame(width: 30, height: 50, alignment: .bottomTrailing)) == [rect(20, 40, 10, 10)])
    #expect(rects(box(30, 30).frame(width: 10, height: 10)) == [rect(-10, -10, 30, 30)])
  }

  @Test func paddingAddsToTheSize() {
    let node = box(10, 20).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(node.sizeThatFits() == Size(width: 16, height: 24))
    #expect(rects(node) == [rect(2, 1, 10, 20)])
    #expect(box(1, 1).padding().sizeThatFits() == Size(width: 33, height: 33))
  }

  @Test func flexibleFrameStaysInItsBounds() {
    let node = box(10, 10).frame(minWidth: 20, maxWidth: 40, maxHeight: .infinity)
    #expect(node.sizeThatFits(ProposedSize(width: 5, height: 7)) == Size(width: 20, height: 10))
    #expect(node.sizeThatFits(ProposedSize(width: 30, height: 70)) == Size(width: 30, height: 70))
    #expect(node.sizeThatFits(ProposedSize(width: 90, height: 70)) == Size(width: 40, height: 70))
    #expect(node.sizeThatFits() == Size(width: 20, height: 10))
  }

  @Test func stacksFollowEachOther() {
    let row = HStack(alignment: .top, spacing: 4) {
      box(10, 10)
      box(20, 30)
    }
    #expect(rects(row) == [rect(0, 0, 10, 10), rect(14, 0, 20, 30)])
    let column = VStack(alignment: .trailing) {
      box(10, 10)
      box(20, 30)
    }
    #expect(rects(column) == [rect(10, 0, 10, 10), rect(0, 18, 20, 30)])
  }

  @Test func flexibleChildrenShareWhatIsLeft() {
    let row = HStack(spacing: 0) {
      Rectangle()
      box(10, 10)
      Rectangle()
    }
    #expect(
      rects(row, size: Size(width: 50, height: 10)) == [rect(0, 0, 20, 10), rect(20, 0, 10, 10), rect(30, 0, 20, 10)])
  }

  @Test func spacerPushesApart() {
    let row = HStack {
      box(10, 10)
      Spacer()
      box(10, 10)
    }
    #expect(rects(row, size: Size(width: 100, height: 10)) == [rect(0, 0, 10, 10), rect(90, 0, 10, 10)])
    #expect(row.sizeThatFits() == Size(width: 28, height: 10))
  }

  @Test func priorityTakesSpaceFirst() {
    let row = HStack(spacing: 0) {
      Rectangle().frame(minWidth: 5, maxWidth: 100)
      Rectangle().frame(maxWidth: 100).layoutPriority(1)
    }
    #expect(rects(row, size: Size(width: 60, height: 10)).map(\.width) == [5, 55])
  }

  @Test func overlayIsOfferedThePrimarysSize() {
    let node = box(40, 20).overlay(alignment: .bottomTrailing) { box(10, 10) }.background(Color.white)
    #expect(rects(node) == [rect(0, 0, 40, 20), rect(0, 0, 40, 20), rect(30, 10, 10, 10)])
  }

  /// The timestamp under the line: its top hangs on the bottom of what it is put on, with no effect on the layout.
  @Test func guideHangsAnOverlayBelow() {
    let node = box(40, 20).overlay(alignment: .bottom) {
      box(10, 6).alignmentGuide(.bottom) { $0[.top] }
    }
    #expect(rects(node)[1] == rect(15, 20, 10, 6))
    #expect(node.sizeThatFits() == Size(width: 40, height: 20))
  }

  @Test func aspectRatioFitsAndFills() {
    let fit = Rectangle().aspectRatio(2, contentMode: .fit)
    #expect(fit.sizeThatFits(ProposedSize(width: 100, height: 100)) == Size(width: 100, height: 50))
    let fill = Rectangle().aspectRatio(2, contentMode: .fill)
    #expect(fill.sizeThatFits(ProposedSize(width: 100, height: 100)) == Size(width: 200, height: 100))
    #expect(
      box(30, 10).frame(maxWidth: .infinity, maxHeight: .infinity).scaledToFit()
        .sizeThatFits(ProposedSize(width: 60, height: 60)) == Size(width: 60, height: 20))
  }

  @Test func positionTakesTheOffer() {
    let node = box(10, 10).position(x: 50, y: 20)
    #expect(rects(node, size: Size(width: 80, height: 60)) == [rect(45, 15, 10, 10)])
  }

  @Test func offsetAndTransformsDontMoveTheLayout() {
    #expect(box(10, 10).offset(x: 100).scaleEffect(3).rotationEffect(.degrees(45)).sizeThatFits().width == 10)
    #expect(rects(box(10, 10).offset(x: 5, y: -5)) == [rect(5, -5, 10, 10)])
  }

  @Test func rightToLeftMirrorsPlaces() {
    var environment = Environment()
    environment.layoutDirection = .rightToLeft
    let row = HStack(spacing: 4) {
      box(10, 10)
      box(20, 10)
    }.padding(EdgeInsets(leading: 6))
    #expect(rects(row, environment: environment) == [rect(24, 0, 10, 10), rect(0, 0, 20, 10)])
  }

  @Test func sizedSeesItsSize() {
    let node = Node.sized { size in
      Rectangle().fill(Color.black).frame(width: size.width / 2, height: size.height / 4)
    }
    #expect(rects(node, size: Size(width: 80, height: 40)) == [rect(0, 0, 40, 10)])
  }

  @Test func environmentReachesInside() {
    let node = Node.environment { environment in
      Rectangle().fill(environment.colorScheme == .dark ? Color.white : Color.black)
    }.colorScheme(.dark)
    guard case .draw(let drawing) = node.displayList().commands[0] else {
      Issue.record("no mark")
      return
    }
    #expect(drawing.paint == .color(.white))
  }

  /// A child stands in the middle of a canvas that it doesn't fill.
  @Test func canvasCentresTheNode() {
    #expect(rects(box(10, 20), size: Size(width: 30, height: 40)) == [rect(10, 10, 10, 20)])
  }
}
