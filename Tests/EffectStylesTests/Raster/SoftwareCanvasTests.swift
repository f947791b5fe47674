import EffectMath
import EffectStyles
import Testing

/// Pictures against what the compositing formulas say, pixel by pixel.
@Suite struct SoftwareCanvasTests {
  @Test func callSiteOfTheReadme() {
    var canvas = SoftwareCanvas(size: Size(width: 400, height: 300), scale: 2)
    canvas.fill(.roundedRect(Rect(x: 20, y: 20, width: 360, height: 260), radius: 28), with: .color(.offWhite))
    canvas.stroke(
      .ellipse(Rect(x: 60, y: 60, width: 90, height: 90)), with: .color(.gray), style: StrokeStyle(lineWidth: 4))
    canvas.layer(Layer(opacity: 0.5, blendMode: .multiply)) {
      $0.fill(.rect(Rect(x: 0, y: 0, width: 50, height: 50)), with: .color(.pink))
    }
    let frame: Framebuffer = canvas.render()
    #expect(frame.width == 800)
    #expect(frame.height == 600)
    // In the middle of the card: its own colour. Where pink meets the card: half of the product of both.
    let offWhite = SIMD4<Float>(225 / 255, 225 / 255, 235 / 255, 1)
    let pink = SIMD4<Float>(255 / 255, 45 / 255, 85 / 255, 1)
    #expect(frame[500, 300].isClose(to: offWhite))
    #expect(frame[90, 90].isClose(to: offWhite * 0.5 + offWhite * pink * 0.5))
    #expect(frame[10, 10].isClose(to: pink * 0.5))
    #expect(frame[790, 590] == .zero)
  }

  @Test(arguments: [(0.0, 0.0), (-3, 4), (.nan, 5), (.infinity, 5), (1e300, 2)])
  func sizesWithoutPixelsGiveEmptyPictures(_ width: Double, _ height: Double) {
    let frame = SoftwareCanvas(size: Size(width: width, height: height), scale: width > 1e200 ? .nan : 1).render()
    #expect(frame.width == 0 || frame.height == 0 || frame.width == SoftwareCanvas.maximumSide)
  }

  @Test func aThousandNestedLayersMultiplyTheirOpacities() {
    var canvas = SoftwareCanvas(size: Size(width: 4, height: 4))
    for _ in 0..<1000 { canvas.beginLayer(Layer(opacity: 0.999)) }
    canvas.fill(.rect(Rect(x: 0, y: 0, width: 4, height: 4)), with: .color(Color(white: 1)))
    for _ in 0..<1000 { canvas.endLayer() }
    // 0.999^1000
    #expect(abs(canvas.render()[1, 1].w - 0.367_695_4) < 1e-4)
  }

  @Test(arguments: [1, 2, 3, 7, 64])
  func bitsDoNotDependOnThreads(_ threads: Int) {
    #expect(Pictures.busy(threads: threads) == Pictures.busy(threads: nil))
  }

  @Test func abuttingShapesLeaveNoSeamWithPlusLighter() {
    var canvas = SoftwareCanvas(size: Size(width: 20, height: 20))
    var left = Path()
    left.move(to: .zero)
    left.addLine(to: Point(x: 7.3, y: 0))
    left.addLine(to: Point(x: 12.9, y: 20))
    left.addLine(to: Point(x: 0, y: 20))
    var right = Path()
    right.move(to: Point(x: 20, y: 0))
    right.addLine(to: Point(x: 7.3, y: 0))
    right.addLine(to: Point(x: 12.9, y: 20))
    right.addLine(to: Point(x: 20, y: 20))
    let paint = Paint.color(Color(red: 0.2, green: 0.4, blue: 0.6))
    for path in [left, right] { canvas.fill(.path(path), with: paint, blendMode: .plusLighter) }
    let frame = canvas.render()
    for y in 0..<20 {
      for x in 0..<20 { #expect(frame[x, y].isClose(to: SIMD4(0.2, 0.4, 0.6, 1)), "pixel \(x), \(y)") }
    }
  }

  @Test func layersAreClippedMaskedAndFadedInThatOrder() {
    var mask = DisplayList(size: Size(width: 8, height: 8))
    mask.fill(.rect(Rect(x: 2, y: 0, width: 6, height: 8)), with: .color(Color(white: 1, opacity: 0.5)))
    var canvas = SoftwareCanvas(size: Size(width: 8, height: 8))
    let layer = Layer(
      clip: Layer.Clip(.rect(Rect(x: 0, y: 0, width: 8, height: 4.5))), mask: Layer.Mask(mask), opacity: 0.8)
    canvas.layer(layer) {
      $0.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), with: .color(Color(white: 1)))
    }
    let frame = canvas.render()
    #expect(frame[1, 1] == .zero)
    #expect(abs(frame[3, 1].w - 0.4) < 1e-6)
    #expect(abs(frame[3, 4].w - 0.2) < 1e-6)
    #expect(frame[3, 5] == .zero)
  }

  @Test func luminanceMasksWeighTheirColours() {
    var mask = DisplayList(size: Size(width: 2, height: 2))
    mask.fill(
      .rect(Rect(x: 0, y: 0, width: 2, height: 2)), with: .color(Color(red: 0, green: 1, blue: 0, opacity: 0.5)))
    var canvas = SoftwareCanvas(size: Size(width: 2, height: 2))
    canvas.layer(Layer(mask: Layer.Mask(mask, kind: .luminance))) {
      $0.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 2)), with: .color(Color(white: 1)))
    }
    #expect(abs(canvas.render()[0, 0].w - 0.7152 * 0.5) < 1e-6)
  }

  @Test(arguments: [BlendMode.composite(.sourceIn), .composite(.clear), .composite(.destinationIn)])
  func operatorsNeverReachBeyondTheClip(_ mode: BlendMode) {
    var canvas = SoftwareCanvas(size: Size(width: 8, height: 8))
    canvas.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), with: .color(Color(white: 1)))
    canvas.layer(Layer(clip: Layer.Clip(.rect(Rect(x: 2, y: 2, width: 4, height: 4))), blendMode: mode)) {
      $0.fill(.rect(Rect(x: 3, y: 3, width: 2, height: 2)), with: .color(Color(white: 0, opacity: 0.5)))
    }
    let frame = canvas.render()
    #expect(frame[0, 0] == SIMD4(repeating: 1))
    #expect(frame[2, 2] == .zero)
  }

  @Test func linearSpaceMixesLight() {
    var canvas = SoftwareCanvas(size: Size(width: 2, height: 1), colorSpace: .linearSRGB)
    canvas.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 1)), with: .color(Color(white: 1)))
    canvas.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), with: .color(Color(white: 0, opacity: 0.5)))
    // Half of the light, encoded: 1.055 * 0.5^(1/2.4) - 0.055.
    #expect(abs(canvas.render()[0, 0].x - 0.5) < 1e-6)
    #expect(abs(Image(canvas.render()).pixel(0, 0).x - 0.735_356_9) < 1e-5)
  }
}

extension SIMD4<Float> {
  /// Whether all components agree to a millionth.
  func isClose(to other: SIMD4<Float>) -> Bool { all((self - other).magnitudes .<= SIMD4(repeating: 1e-6)) }

  private var magnitudes: SIMD4<Float> { replacing(with: -self, where: self .< .zero) }
}

extension Image {
  /// One pixel.
  func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> { Framebuffer(self)[x, y] }
}
