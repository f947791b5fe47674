import EffectMath
import EffectStyles
import Testing

/// Images and shaders as paints, pixel by pixel.
@Suite struct ImageSamplerTests {
  /// Gray, opaque pixels, of two rows that are alike or one.
  static func image(_ values: [Float], height: Int = 1) -> Image {
    let rows = (0..<height).flatMap { _ in values }
    return Image(width: values.count, height: height, pixels: rows.map { SIMD4($0, $0, $0, 1) })
  }

  /// The red of a row of pixels at the top of a canvas that an image's paint fills.
  static func row(_ paint: ImagePaint, width: Int, transform: AffineTransform = .identity) -> [SIMD4<Float>] {
    var canvas = SoftwareCanvas(size: Size(width: Double(width), height: 1))
    let all = Rect(x: -100, y: -100, width: 300, height: 300)
    canvas.fill(.rect(all), with: .image(paint), transform: transform)
    let frame = canvas.render()
    return (0..<width).map { frame[$0, 0] }
  }

  static func isClose(_ pixels: [SIMD4<Float>], _ values: [Float]) -> Bool {
    pixels.count == values.count && zip(pixels, values).allSatisfy { abs($0.x - $1) < 1e-6 }
  }

  /// Four pixels laid over eight: each pixel of the canvas stands a quarter beside the middle of one of the image.
  @Test func bilinear() {
    let image = ImageSamplerTests.image([0, 0.1, 0.4, 0.8])
    let row = ImageSamplerTests.row(ImagePaint(image, in: Rect(x: 0, y: 0, width: 8, height: 1)), width: 8)
    #expect(ImageSamplerTests.isClose(row, [0, 0.025, 0.075, 0.175, 0.325, 0.5, 0.7, 0.8]))
  }

  @Test func nearest() {
    let image = ImageSamplerTests.image([0, 0.1, 0.4, 0.8])
    let rect = Rect(x: 0, y: 0, width: 8, height: 1)
    let row = ImageSamplerTests.row(ImagePaint(image, in: rect, sampling: .nearest), width: 8)
    #expect(ImageSamplerTests.isClose(row, [0, 0, 0.1, 0.1, 0.4, 0.4, 0.8, 0.8]))
  }

  /// Half way between pixels the weights are -1/16, 9/16, 9/16, -1/16; on a pixel it is the pixel.
  @Test func bicubic() {
    let values: [Float] = [0.2, 0.3, 0.7, 0.6, 0.1]
    let image = ImageSamplerTests.image(values)
    let rect = Rect(x: 0, y: 0, width: 5, height: 1)
    let paint = ImagePaint(image, in: rect, sampling: .bicubic)
    #expect(ImageSamplerTests.isClose(ImageSamplerTests.row(paint, width: 5), values))
    let half = ImageSamplerTests.row(paint, width: 5, transform: .translation(x: -0.5, y: 0))
    func between(_ a: Float, _ b: Float, _ c: Float, _ d: Float) -> Float { (9 * (b + c) - a - d) / 16 }
    let expected = [
      between(0.2, 0.2, 0.3, 0.7), between(0.2, 0.3, 0.7, 0.6), between(0.3, 0.7, 0.6, 0.1),
      between(0.7, 0.6, 0.1, 0.1), between(0.6, 0.1, 0.1, 0.1),
    ]
    #expect(ImageSamplerTests.isClose(half, expected))
  }

  /// What bicubic adds beyond the gamut is cut off.
  @Test func bicubicStaysWithinAlpha() {
    let image = ImageSamplerTests.image([0, 0, 1, 1])
    let paint = ImagePaint(image, in: Rect(x: 0, y: 0, width: 16, height: 1), sampling: .bicubic)
    let row = ImageSamplerTests.row(paint, width: 16)
    #expect(row.allSatisfy { $0.x >= 0 && $0.x <= 1 && $0.w == 1 })
    #expect(row[8].x > 0.5 && row[7].x < 0.5)
  }

  static let tilings: [(ImagePaint.Tiling, [Int?])] = [
    (.transparent, [nil, nil, nil, nil, nil, 0, 1, 2, 3, nil, nil, nil, nil, nil]),
    (.clamp, [0, 0, 0, 0, 0, 0, 1, 2, 3, 3, 3, 3, 3, 3]),
    (.repeat, [3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0]),
    (.mirror, [3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0, 0]),
  ]

  /// A picture of four pixels from the fifth column on.
  @Test(arguments: tilings, [ImagePaint.Sampling.nearest, .bilinear, .bicubic])
  func tiling(_ tiling: (ImagePaint.Tiling, [Int?]), _ sampling: ImagePaint.Sampling) {
    let values: [Float] = [0.1, 0.3, 0.6, 0.8]
    let paint = ImagePaint(
      ImageSamplerTests.image(values), in: Rect(x: 5, y: 0, width: 4, height: 1), sampling: sampling,
      tiling: tiling.0)
    let row = ImageSamplerTests.row(paint, width: 14)
    #expect(ImageSamplerTests.isClose(row, tiling.1.map { $0.map { values[$0] } ?? 0 }))
    #expect(row.map(\.w) == tiling.1.map { $0 == nil ? 0 : 1 })
  }

  @Test func tilingsOfTwoAxes() {
    let pixels = [0.1, 0.2, 0.3, 0.4].map { SIMD4<Float>($0, $0, $0, 1) }
    let paint = ImagePaint(
      Image(width: 2, height: 2, pixels: pixels), in: Rect(x: 1, y: 1, width: 2, height: 2), sampling: .nearest,
      horizontalTiling: .repeat, verticalTiling: .clamp)
    var canvas = SoftwareCanvas(size: Size(width: 5, height: 4))
    canvas.fill(.rect(Rect(x: 0, y: 0, width: 5, height: 4)), with: .image(paint))
    let frame = canvas.render()
    for (y, expected) in [
      [0.2, 0.1, 0.2, 0.1, 0.2], [0.2, 0.1, 0.2, 0.1, 0.2], [0.4, 0.3, 0.4, 0.3, 0.4], [0.4, 0.3, 0.4, 0.3, 0.4],
    ].enumerated() {
      #expect(ImageSamplerTests.isClose((0..<5).map { frame[$0, y] }, expected.map { Float($0) }))
    }
  }

  /// Half of full scale, encoded, is 0.214041 of the light: ((0.5 + 0.055) / 1.055)^2.4.
  @Test func paintsOfLinearLight() {
    let rect = Rect(x: 0, y: 0, width: 2, height: 2)
    let paints: [Paint] = [
      .image(ImagePaint(ImageSamplerTests.image([0.5]), in: rect)), .shader(Shader { _ in SIMD4(0.5, 0.5, 0.5, 1) }),
      .color(Color(white: 0.5)),
      .mesh(
        MeshGradient(
          width: 2, height: 2, points: [SIMD2(0, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(1, 1)],
          colors: Array(repeating: Color(white: 0.5), count: 4)), in: rect),
    ]
    for paint in paints {
      var canvas = SoftwareCanvas(size: Size(width: 2, height: 2), colorSpace: .linearSRGB)
      canvas.fill(.rect(rect), with: paint)
      let pixel = canvas.render()[0, 1]
      #expect(abs(pixel.x - 0.214_041) < 1e-5 && pixel.w == 1, "\(pixel)")
    }
    // Half transparent: the straight colour is decoded.
    var canvas = SoftwareCanvas(size: Size(width: 2, height: 2), colorSpace: .linearSRGB)
    canvas.fill(.rect(rect), with: .shader(Shader { _ in SIMD4(0.25, 0.25, 0.25, 0.5) }))
    #expect(abs(canvas.render()[0, 0].x - 0.107_021) < 1e-5)
  }

  /// A shader is asked in the drawing's own space.
  @Test func shadersSeeTheirSpace() {
    var canvas = SoftwareCanvas(size: Size(width: 4, height: 3), scale: 2)
    let shader = Shader { SIMD4(Float($0.x), Float($0.y), 0, 1) }
    canvas.fill(
      .rect(Rect(x: 0, y: 0, width: 1, height: 1)), with: .shader(shader),
      transform: AffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 1, ty: 1))
    let frame = canvas.render()
    // Pixel 3, 2 is the point 1.75, 1.25, and 0.375, 0.25 of the drawing.
    #expect(frame[3, 2].isClose(to: SIMD4(0.375, 0.25, 0, 1)))
    #expect(frame[1, 2] == .zero)
  }
}
