import EffectMath
import EffectStyles
import Testing

/// Which points of a scene answer a touch.
@Suite struct HitTestTests {
  private static func hits(_ node: some NodeConvertible, _ x: Double, _ y: Double, size: Size? = nil) -> Bool {
    node.hitTest(Point(x: x, y: y), size: size)
  }

  @Test func aFilledShapeAnswersInside() {
    let disc = Circle().fill(Color.red).frame(width: 20, height: 20)
    #expect(Self.hits(disc, 10, 10))
    #expect(Self.hits(disc, 10, 0.5))
    #expect(!Self.hits(disc, 1, 1))
    #expect(!Self.hits(disc, 10, 21))
    #expect(!Self.hits(disc, .nan, 10))
  }

  @Test func aLineAnswersAlongItself() {
    let ring = Circle().strokeBorder(Color.red, lineWidth: 4).frame(width: 40, height: 40)
    #expect(Self.hits(ring, 2, 20))
    #expect(!Self.hits(ring, 20, 20))
    #expect(!Self.hits(ring, 6, 20))
  }

  @Test func aContentShapeReplacesWhatIsDrawn() {
    let ring = Circle().strokeBorder(Color.red, lineWidth: 4).frame(width: 40, height: 40)
    #expect(Self.hits(ring.contentShape(Circle()), 20, 20))
    #expect(!Self.hits(ring.contentShape(Circle()), 2, 2))
    #expect(Self.hits(ring.contentShape(Rectangle()), 2, 2))
    // Where it stands in the chain decides what it covers: before the padding, after it.
    let small = Circle().fill(Color.red).frame(width: 10, height: 10)
    #expect(!Self.hits(small.contentShape(Rectangle()).padding(10), 5, 5))
    #expect(Self.hits(small.padding(10).contentShape(Rectangle()), 5, 5))
  }

  @Test func whatDoesntAllowItDoesntAnswer() {
    let box = Rectangle().fill(Color.red).frame(width: 10, height: 10)
    #expect(!Self.hits(box.allowsHitTesting(false), 5, 5))
    #expect(Self.hits(box.allowsHitTesting(true), 5, 5))
    // An overlay that lets touches through doesn't keep them from what is below.
    #expect(Self.hits(box.overlay(Circle().fill(Color.blue).allowsHitTesting(false)), 5, 5))
    #expect(!Self.hits(box.overlay(Circle().fill(Color.blue)).allowsHitTesting(false), 5, 5))
    #expect(!Self.hits(box.contentShape(Rectangle()).allowsHitTesting(false), 5, 5))
  }

  @Test func whatCantBeSeenDoesntAnswer() {
    let box = Rectangle().fill(Color.red).frame(width: 10, height: 10)
    #expect(!Self.hits(box.opacity(0), 5, 5))
    #expect(Self.hits(box.opacity(0.01), 5, 5))
    #expect(!Self.hits(box.clipShape(Circle()), 0.5, 0.5))
    #expect(Self.hits(box.clipShape(Circle()), 5, 5))
    #expect(Self.hits(box.accessibilityHidden(true), 5, 5))
  }

  @Test func shadowsAndBlursAddNothing() {
    let box = Rectangle().fill(Color.red).frame(width: 10, height: 10)
      .shadow(color: .black, radius: 4, x: 8, y: 8).padding(20)
    #expect(Self.hits(box, 25, 25))
    #expect(!Self.hits(box, 33, 33))
  }

  @Test func regionsFollowTransforms() {
    let bar = Rectangle().fill(Color.red).frame(width: 40, height: 4)
    let canvas = Size(width: 60, height: 60)
    #expect(Self.hits(bar, 12, 30, size: canvas))
    #expect(!Self.hits(bar, 30, 12, size: canvas))
    let turned = bar.rotationEffect(.degrees(90))
    #expect(Self.hits(turned, 30, 12, size: canvas))
    #expect(!Self.hits(turned, 12, 30, size: canvas))
    let slanted = bar.rotationEffect(.degrees(45))
    #expect(Self.hits(slanted, 40, 40, size: canvas))
    #expect(!Self.hits(slanted, 40, 20, size: canvas))
    let large = bar.scaleEffect(x: 1, y: 5)
    #expect(Self.hits(large, 30, 39, size: canvas))
    #expect(!Self.hits(large, 30, 41, size: canvas))
    let moved = bar.offset(x: 0, y: 20)
    #expect(Self.hits(moved, 30, 50, size: canvas))
    #expect(!Self.hits(moved, 30, 30, size: canvas))
    #expect(!Self.hits(bar.scaleEffect(0), 30, 30, size: canvas))
    // A content shape is turned with what it stands for, a clip too.
    let shaped = bar.contentShape(Rectangle()).rotationEffect(.degrees(90))
    #expect(Self.hits(shaped, 30, 12, size: canvas))
    let clipped = Rectangle().fill(Color.red).frame(width: 40, height: 40)
      .clipShape(Rectangle().inset(by: 15)).rotationEffect(.degrees(45))
    #expect(Self.hits(clipped, 30, 30, size: canvas))
    #expect(Self.hits(clipped, 30, 36.5, size: canvas))
    #expect(!Self.hits(clipped, 34.5, 34.5, size: canvas))
  }

  @Test func theLeastSizeGrowsAroundTheMiddle() {
    let dot = Circle().fill(Color.red).frame(width: 10, height: 10).minimumHitSize().padding(30)
    #expect(Self.hits(dot, 35 - 21.9, 35))
    #expect(!Self.hits(dot, 35 - 22.1, 35))
    #expect(Self.hits(dot, 35 + 21.9, 35 + 21.9))
    // What is larger stays as it is.
    let disc = Circle().fill(Color.red).frame(width: 60, height: 60).minimumHitSize(width: 44, height: 44)
    #expect(Self.hits(disc, 1, 30))
  }

  /// Every control answers within 44 points around its middle, whatever its own size.
  @Test(arguments: NeumorphicControl.touchable)
  func controlsAnswerWithin44Points(_ control: NeumorphicControl) {
    let scene = control.node(.standard).padding(NeumorphicControl.margin)
    let size = scene.sizeThatFits()
    // Half a point inside, so that no edge decides.
    for (dx, dy) in [(0.0, 0.0), (21.5, 0), (-21.5, 0), (0, 21.5), (0, -21.5)] {
      #expect(
        scene.hitTest(Point(x: size.width / 2 + dx, y: size.height / 2 + dy)), "\(control) at \(dx), \(dy)")
    }
    #expect(!scene.hitTest(Point(x: 2, y: 2)))
  }

  @Test func theEndsOfAStepperAre44PointsWide() {
    let stepper = NeumorphicStepper(value: "3")
    let size = stepper.sizeThatFits()
    #expect(size.height >= 44)
    #expect(stepper.hitTest(Point(x: 26, y: size.height / 2)))
    #expect(stepper.hitTest(Point(x: size.width - 26, y: size.height / 2)))
  }

  @Test func hitTestsDontFollowColors() {
    let scene = Text("OK").neumorphicButton(isPressed: false)
    let dark = Environment(colorScheme: .dark, colorSchemeContrast: .increased)
    for x in stride(from: 0.0, through: 100, by: 7) {
      let point = Point(x: x, y: 20)
      #expect(scene.hitTest(point) == scene.hitTest(point, environment: dark))
    }
  }
}
