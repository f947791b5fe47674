import EffectMath
import EffectStyles
import Testing

/// Contrast across outlines on pictures whose colours are known.
@Suite struct EdgeContrastTests {
  private static let box = Rect(x: 10, y: 10, width: 20, height: 20)

  /// A box of one colour on another, a pixel a point.
  private static func picture(_ inside: Color, _ outside: Color) -> Framebuffer {
    var frame = Framebuffer(width: 40, height: 40, filledWith: outside.premultiplied)
    for y in 10..<30 { for x in 10..<30 { frame[x, y] = inside.premultiplied } }
    return frame
  }

  @Test(arguments: [false, true])
  func bothSidesAreFoundWhateverTheDirection(isReversed: Bool) {
    var path = Path()
    let corners = [Point(x: 10, y: 10), Point(x: 30, y: 10), Point(x: 30, y: 30), Point(x: 10, y: 30)]
    path.addLines(isReversed ? corners.reversed() : corners)
    path.closeSubpath()
    let gray = Color(hex: 0x888888)
    let edge = EdgeContrast(of: Self.picture(gray, .white), along: path)
    #expect(edge.ratios.count == EdgeContrast.defaultCount)
    let expected = ContrastRatio.wcag(gray, .white)
    #expect(edge.ratios.allSatisfy { abs($0 - expected) < 1e-5 })
    #expect(edge.share() == 1)
    #expect(edge.share(passing: 4.5) == 0)
  }

  /// A quarter of the outline has lost its contrast.
  @Test func minimumMedianAndShareTellHowMuchIsSeen() {
    var frame = Self.picture(.black, .white)
    for x in 0..<40 { for y in 0..<10 { frame[x, y] = Color.black.premultiplied } }
    let edge = EdgeContrast(of: frame, along: Path(Self.box), count: 400)
    #expect(edge.minimum == 1)
    #expect(abs(edge.median - 21) < 1e-4)
    #expect(abs(edge.share() - 0.75) < 0.01)
    #expect(edge.ratios == edge.ratios.sorted())
  }

  @Test func distancesChooseThePixels() {
    // A line of two pixels inside the edge.
    var frame = Self.picture(.white, .white)
    for y in 10..<30 {
      for x in 10..<30 where !(12..<28).contains(x) || !(12..<28).contains(y) {
        frame[x, y] = Color.black.premultiplied
      }
    }
    let path = Path(Self.box)
    #expect(EdgeContrast(of: frame, along: path, from: -1, to: 1).share() == 1)
    #expect(EdgeContrast(of: frame, along: path, from: -1, to: -3).median > 20)
    // Beside the corners, 2 of 20 points at each end of a side, the line lies 5 points inside too.
    #expect(abs(EdgeContrast(of: frame, along: path, from: -5, to: 3).share() - 0.2) < 0.02)
  }

  @Test func transparencyShowsItsGround() {
    let frame = Framebuffer(width: 40, height: 40, filledWith: .zero)
    #expect(EdgeContrast(of: frame, along: Path(Self.box), background: .black).minimum == 1)
    let box = Rectangle().fill(Color.black).frame(width: 20, height: 20)
    let edge = box.edgeContrast(along: Rectangle(), in: Self.box, size: Size(width: 40, height: 40), background: .white)
    #expect(edge.minimum > 20.9)
  }

  @Test func linearLightIsMeasuredAlike() {
    let circle = Circle().fill(Color(white: 0.5)).frame(width: 20, height: 20).background(.white)
    func edge(_ space: WorkingSpace) -> EdgeContrast {
      let frame = circle.padding(10).background(.white).render(scale: 2, colorSpace: space)
      return EdgeContrast(of: frame, along: Path(ellipseIn: Self.box), scale: 2)
    }
    #expect(abs(edge(.sRGB).minimum - edge(.linearSRGB).minimum) < 1e-3)
    #expect(abs(edge(.sRGB).median - ContrastRatio.wcag(Color(white: 0.5), .white)) < 1e-3)
  }

  @Test func nothingToMeasureIsNoContrast() {
    let frame = Self.picture(.black, .white)
    for path in [Path(), Path(Rect(x: 100, y: 100, width: 5, height: 5)), Path(Rect(x: 5, y: 5, width: 0, height: 0))] {
      let edge = EdgeContrast(of: frame, along: path)
      #expect(edge.minimum == 1 && edge.median == 1 && edge.share() == 0)
    }
    #expect(EdgeContrast(of: frame, along: Path(Self.box), scale: .nan).ratios.isEmpty)
    #expect(EdgeContrast(of: frame, along: Path(Self.box), from: .infinity, count: -1).ratios.isEmpty)
  }
}
