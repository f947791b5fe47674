import EffectMath
import EffectStyles
import Testing

/// Whatever the parameters: finite pixels, no trap, an answer for every question.
@Suite struct StyleRobustnessTests {
  #if DEBUG
    private static let rounds: UInt64 = 2
    private static let layers = 60
  #else
    private static let rounds: UInt64 = 60
    private static let layers = 1000
  #endif

  private static let sizes: [Size?] = [
    nil, .zero, Size(width: 0.3, height: 9), Size(width: 1, height: 1), Size(width: 26, height: 19),
    Size(width: -4, height: 7), Size(width: .nan, height: 5),
  ]

  @Test(arguments: RandomStyles.all)
  func anyParametersDrawFinitePixels(_ kind: RandomStyles.Kind) {
    for seed in 0..<Self.rounds {
      var random = RandomStyles(seed: seed)
      let node = kind.make(&random)
      let environment = random.environment()
      var size = random.pick(Self.sizes)
      let ideal = node.sizeThatFits(environment: environment)
      #expect(ideal.width >= 0 && ideal.height >= 0 && ideal.width <= 1e7 && ideal.height <= 1e7, "seed \(seed)")
      // A canvas as large as a huge node would need more memory than there is.
      if ideal.width > 80 || ideal.height > 80 { size = size ?? Size(width: 24, height: 18) }
      let frame = node.render(size: size, scale: random.pick([0.5, 1, 1.5]), environment: environment)
      let isFinite = PixelSummary(frame).isFinite
      #expect(isFinite, "seed \(seed)")
      let bounds = node.inkBounds(size: size, environment: environment)
      #expect(!bounds.width.isNaN && !bounds.height.isNaN, "seed \(seed)")
      if let change = node.nextChange(after: environment.time, environment: environment) {
        #expect(change >= environment.time, "seed \(seed): next change at \(change) after \(environment.time)")
      }
      for pair in node.contrastPairs(environment: environment) { #expect(!pair.name.isEmpty) }
      _ = node.hitTest(Point(x: random.number(), y: random.number()), size: size, environment: environment)
    }
  }

  /// Equal parameters, environments and sizes give equal lists.
  @Test(arguments: RandomStyles.all)
  func listsAreReproducible(_ kind: RandomStyles.Kind) {
    for seed in 0..<2 as Range<UInt64> {
      var (first, second) = (RandomStyles(seed: seed), RandomStyles(seed: seed))
      let (a, b) = (kind.make(&first), kind.make(&second))
      let environment = first.environment()
      #expect(
        a.displayList(environment: environment).description == b.displayList(environment: environment).description)
    }
  }

  /// A thousand layers in a release build.
  @Test func manyLayers() {
    let many = (0..<Self.layers).map { Double($0 % 5) + 1 }
    let stroke = Circle().intelligenceStroke(
      lineWidths: many, blurs: many.map { $0 / 10 }, animationDurations: many, seed: 1
    ).frame(width: 4, height: 4)
    #expect(stroke.displayList().commands.count == 3 * Self.layers)
    #expect(PixelSummary(stroke.render()).isFinite)
  }

  /// Each kind of shadow sixty times on a box of a few pixels; a thousand took more than forty seconds.
  @Test func manyShadows() {
    let shadow = Shadow(color: Color(white: 0, opacity: 0.01), radius: 0.5, y: 0.25)
    let all = Array(repeating: shadow, count: 60)
    let box = Rectangle().fill(Color.offWhite).frame(width: 3, height: 3)
    let dent = PixelSummary(box.style(InnerShadow(all)).render())
    #expect(dent.isFinite && dent.isValid && dent.ink == 9)
    #expect(PixelSummary(box.style(DropShadow(all)).render()).isFinite)
    #expect(
      PixelSummary(box.outerGlow(radii: Array(repeating: 2, count: 60), intensity: 0.01).render()).isFinite)
    let strokes = InnerShadow(all, kind: .maskedStroke(AnyShape(Circle()), lineWidth: 1))
    #expect(PixelSummary(box.style(strokes).render()).isFinite)
  }

  /// A canvas of no extent has no pixels, whatever is drawn on it.
  @Test(arguments: RandomStyles.all)
  func emptyCanvasesStayEmpty(_ kind: RandomStyles.Kind) {
    var random = RandomStyles(seed: 99)
    let frame = kind.make(&random).render(size: .zero)
    #expect(frame.width == 0 && frame.height == 0)
  }
}
