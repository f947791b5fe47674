import EffectMath
import EffectStyles
import Testing

/// Display lists on a canvas that draws images and nothing else.
@Suite struct PlaybackTests {
  /// A canvas that supports images alone, and layers if it is told so.
  private struct ImageCanvas: Canvas {
    var list: DisplayList
    var supportsLayers = false
    var size: Size { list.size }

    init(size: Size, supportsLayers: Bool = false) {
      list = DisplayList(size: size)
      self.supportsLayers = supportsLayers
    }

    func supports(_ drawing: Drawing) -> Bool {
      guard case .image(let paint) = drawing.paint else { return false }
      return drawing.geometry == .rect(paint.rect) && drawing.mode == .fill && drawing.transform == .identity
        && drawing.blendMode == .normal && paint.sampling == .bilinear
    }

    func supports(_ layer: Layer) -> Bool { supportsLayers }

    mutating func draw(_ drawing: Drawing) { list.draw(drawing) }
    mutating func beginLayer(_ layer: Layer) { list.beginLayer(layer) }
    mutating func endLayer() { list.endLayer() }

    var images: [ImagePaint] {
      list.commands.compactMap { command in
        guard case .draw(let drawing) = command, case .image(let paint) = drawing.paint else { return nil }
        return paint
      }
    }
  }

  private static let size = Size(width: 60, height: 40)
  private static let red = Paint.color(Color(red: 1, green: 0, blue: 0))

  /// Images in single precision, placed on whole pixels, show the picture itself, but for how rows of a paint are summed.
  @Test(arguments: ConformancePictures.all, [false, true])
  func imagesShowWhatTheyStandFor(_ picture: ConformancePictures.Picture, _ supportsLayers: Bool) throws {
    var canvas = ImageCanvas(size: picture.list.size, supportsLayers: supportsLayers)
    try picture.list.play(on: &canvas, fallback: .image(scale: 1))
    let direct = SoftwareCanvas(picture.list).render()
    let played = SoftwareCanvas(canvas.list).render()
    #expect(played.maximumError(from: direct) <= 2e-6)
    // A picture's own images keep their size.
    for paint in canvas.images where !picture.name.hasPrefix("image-") {
      #expect(paint.rect.width == Double(paint.image.width) && paint.rect.height == Double(paint.image.height))
    }
  }

  /// A part's image is as large as what shows of it, in whole pixels, wherever it lies.
  @Test func imagesAreCutToWhatShows() throws {
    var list = DisplayList(size: Self.size)
    list.fill(.rect(Rect(x: 10.25, y: 8, width: 4, height: 3)), with: Self.red)
    list.fill(.rect(Rect(x: -100, y: -100, width: 103, height: 104)), with: Self.red)
    list.fill(.rect(Rect(x: 200, y: 0, width: 50, height: 50)), with: Self.red)
    list.fill(.rect(Rect(x: 20, y: 0, width: 5, height: 5)), with: .color(Color(white: 0, opacity: 0)))
    var canvas = ImageCanvas(size: Self.size)
    try list.play(on: &canvas, fallback: .image(scale: 2))
    #expect(
      canvas.images.map(\.rect) == [
        Rect(x: 10, y: 8, width: 4.5, height: 3), Rect(x: 0, y: 0, width: 3, height: 4),
      ])
    #expect(canvas.images.map { [$0.image.width, $0.image.height] } == [[9, 6], [6, 8]])
  }

  /// What lies beyond the canvas counts where a layer around it moves it in.
  @Test func imagesReachAsFarAsLayersNeed() throws {
    var list = DisplayList(size: Self.size)
    list.layer(Layer(filter: .offset(Vector(dx: 60, dy: 0), of: .source))) {
      $0.fill(.rect(Rect(x: -50, y: 5, width: 30, height: 20)), with: Self.red)
    }
    var canvas = ImageCanvas(size: Self.size, supportsLayers: true)
    try list.play(on: &canvas)
    #expect(canvas.images.map(\.rect) == [Rect(x: -50, y: 5, width: 30, height: 20)])
    #expect(SoftwareCanvas(canvas.list).render() == SoftwareCanvas(list).render())
  }

  /// A blend mode that the canvas lacks takes everything before it in its group along, and nothing behind it.
  @Test func whatDependsOnItsBackdropTakesItAlong() throws {
    let image = Image(Framebuffer(width: 2, height: 2, filledWith: SIMD4(0, 0, 1, 1)))
    var list = DisplayList(size: Self.size)
    list.image(image, in: Rect(x: 0, y: 0, width: 20, height: 20))
    list.layer(Layer()) {
      $0.image(image, in: Rect(x: 5, y: 5, width: 20, height: 20))
      $0.fill(.rect(Rect(x: 10, y: 10, width: 20, height: 20)), with: Self.red, blendMode: .difference)
      $0.image(image, in: Rect(x: 30, y: 5, width: 4, height: 4))
    }
    var canvas = ImageCanvas(size: Self.size, supportsLayers: true)
    try list.play(on: &canvas, fallback: .image(scale: 1))
    #expect(
      canvas.images.map(\.rect) == [
        Rect(x: 0, y: 0, width: 20, height: 20), Rect(x: 5, y: 5, width: 25, height: 25),
        Rect(x: 30, y: 5, width: 4, height: 4),
      ])
    #expect(SoftwareCanvas(canvas.list).render().maximumError(from: SoftwareCanvas(list).render()) <= 2e-6)
  }

  @Test(arguments: [false, true])
  func layersLeftOpenStayOpen(_ supportsLayers: Bool) throws {
    var list = DisplayList(size: Self.size)
    list.beginLayer(Layer(opacity: 0.5))
    list.beginLayer(Layer(opacity: 0.5, blendMode: .multiply))
    list.fill(.rect(Rect(x: 10, y: 10, width: 20, height: 20)), with: Self.red)
    var canvas = ImageCanvas(size: Self.size, supportsLayers: supportsLayers)
    try list.play(on: &canvas, fallback: .image(scale: 1))
    #expect(canvas.images.count == 1)
    let pixel = SoftwareCanvas(canvas.list).render()[15, 15]
    #expect(abs(pixel.w - 0.25) < 1e-6)
  }

  @Test func refusalNamesTheLayer() throws {
    var list = DisplayList(size: Self.size)
    list.layer(Layer(opacity: 0.5)) { $0.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), with: Self.red) }
    var canvas = ImageCanvas(size: Self.size)
    let error = #expect(throws: PlaybackError.self) { try list.play(on: &canvas, fallback: .refuse) }
    guard case .unsupportedLayer(let text) = try #require(error) else { throw try #require(error) }
    #expect(text.hasPrefix("(layer") && text.contains("0.5"))
    #expect(error?.description == "the canvas can't make the layer \(text)")
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func scalesThatMakeNoPixelsAreRefused(_ scale: Double) {
    var canvas = ImageCanvas(size: Self.size)
    let error = #expect(throws: PlaybackError.self) {
      try DisplayList(size: Self.size).play(on: &canvas, fallback: .image(scale: scale))
    }
    guard case .invalidScale? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [1e9, 1e300, 5000] as [Double])
  func imagesThatAreTooLargeAreRefused(_ scale: Double) {
    var list = DisplayList(size: Self.size)
    list.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), with: Self.red)
    var canvas = ImageCanvas(size: Self.size)
    #expect(throws: PlaybackError.imageTooLarge(width: 9 * scale, height: 9 * scale)) {
      try list.play(on: &canvas, fallback: .image(scale: scale))
    }
  }
}
