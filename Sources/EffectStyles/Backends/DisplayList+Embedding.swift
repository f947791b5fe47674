import EffectMath

extension DisplayList {
  /// The picture that some of the list's commands make within a region, and where it lies; nil when nothing shows.
  ///
  /// Its pixels are those of the whole canvas at that scale. It is cut to those that aren't transparent.
  func image(
    of commands: ArraySlice<Command>, within region: Rect, scale: Double
  ) throws(PlaybackError) -> (image: Image, rect: Rect)? {
    var part = DisplayList(size: size)
    part.append(closing: commands)
    let visible = part.bounds.intersection(region)
    guard !visible.isEmpty else { return nil }
    let pixels = Rect(
      minX: (visible.minX * scale).rounded(.down), minY: (visible.minY * scale).rounded(.down),
      maxX: (visible.maxX * scale).rounded(.up), maxY: (visible.maxY * scale).rounded(.up))
    let side = Double(SoftwareCanvas.maximumSide)
    guard pixels.width <= side, pixels.height <= side,
      pixels.width * pixels.height <= Double(PlaybackFallback.maximumPixelCount)
    else { throw .imageTooLarge(width: pixels.width, height: pixels.height) }

    var moved = DisplayList(size: Size(width: pixels.width / scale, height: pixels.height / scale))
    // An offset moves marks exactly, and noise and shaders with them, which depend on where they are on the canvas.
    let toOrigin = Vector(dx: -pixels.minX / scale, dy: -pixels.minY / scale)
    moved.layer(Layer(filter: .offset(toOrigin, of: .source))) { $0.append(part) }
    let frame = SoftwareCanvas(moved, scale: scale).render()
    let ink = frame.ink
    guard !ink.isEmpty else { return nil }
    let rect = Rect(
      minX: (pixels.minX + Double(ink.minX)) / scale, minY: (pixels.minY + Double(ink.minY)) / scale,
      maxX: (pixels.minX + Double(ink.maxX)) / scale, maxY: (pixels.minY + Double(ink.maxY)) / scale)
    return (frame.image(of: ink), rect)
  }

  /// Appends commands, and the ends of the layers that they leave open.
  private mutating func append(closing commands: ArraySlice<Command>) {
    var depth = 0
    for command in commands {
      switch command {
      case .draw(let drawing): draw(drawing)
      case .beginLayer(let layer):
        beginLayer(layer)
        depth += 1
      case .endLayer:
        endLayer()
        depth -= 1
      }
    }
    for _ in 0..<depth { endLayer() }
  }
}

extension Framebuffer {
  /// The smallest rectangle around all pixels that aren't transparent.
  fileprivate var ink: PixelRect {
    var ink = PixelRect.empty
    for y in 0..<height {
      let row = pixels[y * width..<(y + 1) * width]
      guard let first = row.firstIndex(where: { $0 != .zero }), let last = row.lastIndex(where: { $0 != .zero }) else {
        continue
      }
      ink = ink.union(
        PixelRect(minX: first - row.startIndex, minY: y, maxX: last + 1 - row.startIndex, maxY: y + 1))
    }
    return ink
  }

  /// Some of the pixels as an image.
  fileprivate func image(of area: PixelRect) -> Image {
    Image(
      width: area.width, height: area.height,
      pixels: area.rows.flatMap { pixels[$0 * width + area.minX..<$0 * width + area.maxX] })
  }
}
