import EffectMath
import EffectStyles
import References
import Testing

/// The order of a layer's steps, and what a backdrop filter sees, by formulas.
@Suite struct LayerOrderTests {
  /// Gray is 0.2126 * 0.8 + 0.7874 * 0.2 = 0.32756; half of it over the colour is the mean of both.
  @Test func backdropWithinClipAndOpacity() {
    var canvas = SoftwareCanvas(size: Size(width: 12, height: 10))
    canvas.fill(
      .rect(Rect(x: 0, y: 0, width: 12, height: 10)), with: .color(Color(red: 0.8, green: 0.2, blue: 0.2)))
    let clip = Layer.Clip(.rect(Rect(x: 3, y: 2, width: 4.5, height: 5)))
    canvas.layer(
      Layer(clip: clip, opacity: 0.5, backdropFilter: .colorMatrix(.grayscale(1), of: .source))
    ) { _ in }
    let frame = canvas.render()
    for y in 0..<10 {
      for x in 0..<12 {
        let coverage: Float = !(2..<7).contains(y) ? 0 : (3..<7).contains(x) ? 1 : x == 7 ? 0.5 : 0
        let (color, gray) = (SIMD4<Float>(0.8, 0.2, 0.2, 1), SIMD4<Float>(0.32756, 0.32756, 0.32756, 1))
        let expected = color + (gray - color) * (0.5 * coverage)
        #expect(frame[x, y].isClose(to: expected), "\(x), \(y): \(frame[x, y])")
      }
    }
    #expect((frame[4, 4] - SIMD4(0.563_78, 0.263_78, 0.263_78, 1)).maximumMagnitude < 1e-6)
  }

  /// A blur of what lies behind, over a step between opaque colours: it looks beyond the clip, and shows only within.
  @Test func frostedGlass() {
    var canvas = SoftwareCanvas(size: Size(width: 60, height: 24))
    canvas.fill(.rect(Rect(x: -60, y: -60, width: 90, height: 180)), with: .color(Color(white: 1)))
    canvas.fill(.rect(Rect(x: 30, y: -60, width: 90, height: 180)), with: .color(Color(white: 0)))
    let blur = Filter.gaussianBlur(standardDeviation: Size(width: 3, height: 0), edge: .transparent, of: .source)
    canvas.layer(
      Layer(clip: Layer.Clip(.rect(Rect(x: 20, y: 6, width: 16, height: 10))), backdropFilter: blur)
    ) { _ in }
    let frame = canvas.render()
    let step = (0..<60).map { $0 < 30 ? 1.0 : 0 }
    let blurred = SeparablePicture.blurred(step, 3, at: 0..<60, edge: .transparent)
    for y in 0..<24 {
      for x in 0..<60 {
        let isInside = (20..<36).contains(x) && (6..<16).contains(y)
        #expect(abs(Double(frame[x, y].x) - (isInside ? blurred[x] : step[x])) < 2e-4, "\(x), \(y)")
      }
    }
  }

  /// Filter, clip, mask, opacity, blend, one after the other.
  @Test func everyStepInOrder() {
    let size = Size(width: 40, height: 6)
    var mask = DisplayList(size: size)
    mask.fill(.rect(Rect(x: 0, y: 0, width: 40, height: 6)), with: .color(Color(white: 1, opacity: 0.6)))
    let blur = Filter.gaussianBlur(standardDeviation: Size(width: 2.5, height: 0), edge: .transparent, of: .source)
    let layer = Layer(
      filter: blur, clip: Layer.Clip(.rect(Rect(x: 12.5, y: 0, width: 15, height: 6))), mask: Layer.Mask(mask),
      opacity: 0.5, blendMode: .multiply)
    var canvas = SoftwareCanvas(size: size)
    canvas.fill(
      .rect(Rect(x: 0, y: 0, width: 40, height: 6)),
      with: .color(Color(red: 0.7, green: 0.5, blue: 0.9, opacity: 0.8)))
    canvas.layer(layer) {
      $0.fill(
        .rect(Rect(x: 10, y: 0, width: 12, height: 6)), with: .color(Color(red: 0.3, green: 0.9, blue: 0.4)))
    }
    let frame = canvas.render()
    let ink = (0..<40).map { (10..<22).contains($0) ? 1.0 : 0 }
    let blurred = SeparablePicture.blurred(ink, 2.5, at: 0..<40, edge: .transparent)
    let backdrop = SIMD4(0.7, 0.5, 0.9, 1) * 0.8
    for x in 0..<40 {
      let clip = x == 12 || x == 27 ? 0.5 : (13..<27).contains(x) ? 1.0 : 0
      let source = SIMD4(0.3, 0.9, 0.4, 1) * (blurred[x] * clip * 0.6 * 0.5)
      let expected = BlendReference.blend(.multiply, source: source, backdrop: backdrop)
      let difference = SIMD4<Double>(frame[x, 3]) - expected
      #expect(max(difference.max(), -difference.min()) < 1e-4, "\(x)")
    }
  }

  /// An inner shadow of the second kind at a straight edge: a strip of the stroke's width, blurred, moved and faded.
  @Test(arguments: [(2.0, 4.0), (3, 8)])
  func maskedStroke(_ offset: Double, _ lineWidth: Double) {
    let (width, deviation) = (60, 2.5)
    let frame = Rectangle().fill(.white)
      .innerShadow(
        in: Rectangle(), lineWidth: lineWidth,
        Shadow(color: Color(white: 0, opacity: 0.8), radius: deviation, x: offset)
      )
      .render(size: Size(width: Double(width), height: 60), threads: 1)
    // Whole pixels about both edges, moved, blurred, and seen through a fade from the first edge to the second.
    let margin = 20
    let strip = (-margin..<width + margin).map { x in
      [0, width].contains { edge in abs(Double(x - edge) + 0.5 - offset) < lineWidth / 2 } ? 1.0 : 0
    }
    let blurred = SeparablePicture.blurred(strip, deviation, at: margin..<width + margin, edge: .transparent)
    for x in 0..<width {
      let fade = 1 - (Double(x) + 0.5) / Double(width)
      let expected = 1 - 0.8 * blurred[x] * fade
      #expect(abs(Double(frame[x, 30].x) - expected) < 2e-4, "\(x): \(frame[x, 30].x), \(expected)")
    }
  }
}
