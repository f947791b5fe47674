public import EffectMath

extension Framebuffer {
  /// Creates a framebuffer from straight 8-bit sRGB pixels, row after row.
  ///
  /// There must be width times height pixels. For every alpha but 0, conversion back gives the same pixels.
  public init(width: Int, height: Int, straightPixels: [SIMD4<UInt8>], colorSpace: ColorSpace = .sRGB) {
    self.init(width: width, height: height, colorSpace: colorSpace)
    precondition(straightPixels.count == pixels.count, "a framebuffer needs width times height pixels")
    do {
      var span = pixels.mutableSpan
      Conversion.premultiply(straightPixels.span, into: &span)
    }
    decodeIfLinear()
  }

  /// Creates a framebuffer from straight 16-bit sRGB pixels, row after row.
  ///
  /// There must be width times height pixels. For every alpha but 0, conversion back gives the same pixels.
  public init(width: Int, height: Int, straightPixels: [SIMD4<UInt16>], colorSpace: ColorSpace = .sRGB) {
    self.init(width: width, height: height, colorSpace: colorSpace)
    precondition(straightPixels.count == pixels.count, "a framebuffer needs width times height pixels")
    do {
      var span = pixels.mutableSpan
      Conversion.premultiply(straightPixels.span, into: &span)
    }
    decodeIfLinear()
  }

  /// Creates a framebuffer from straight floats of its own colour space, row after row.
  ///
  /// There must be width times height pixels; nothing is limited.
  public init(width: Int, height: Int, straightPixels: [SIMD4<Float>], colorSpace: ColorSpace = .sRGB) {
    self.init(width: width, height: height, colorSpace: colorSpace)
    precondition(straightPixels.count == pixels.count, "a framebuffer needs width times height pixels")
    for index in straightPixels.indices {
      let pixel = straightPixels[index]
      pixels[index] = SIMD4(pixel.x * pixel.w, pixel.y * pixel.w, pixel.z * pixel.w, pixel.w)
    }
  }

  /// Creates a framebuffer from premultiplied floats of its own colour space, row after row, as they are.
  ///
  /// There must be width times height pixels.
  public init(width: Int, height: Int, premultipliedPixels: [SIMD4<Float>], colorSpace: ColorSpace = .sRGB) {
    self.init(width: width, height: height, colorSpace: colorSpace)
    precondition(premultipliedPixels.count == pixels.count, "a framebuffer needs width times height pixels")
    pixels = premultipliedPixels
  }

  /// All pixels as straight 8-bit sRGB, row after row.
  ///
  /// Colours are divided by alpha, limited to 0...1, and rounded exactly; without dithering halves go up. NaN counts
  /// as 0. Linear light is encoded first.
  public func straightPixels8(dithering: Dithering = .none) -> [SIMD4<UInt8>] {
    var result = [SIMD4<UInt8>](repeating: .zero, count: pixels.count)
    var target = result.mutableSpan
    forEachEncodedRow(dithering) { row, thresholds, start in
      Conversion.quantize(row, thresholds: thresholds, into: &target, at: start)
    }
    return result
  }

  /// All pixels as straight 16-bit sRGB, row after row; otherwise as the 8-bit variant.
  public func straightPixels16(dithering: Dithering = .none) -> [SIMD4<UInt16>] {
    var result = [SIMD4<UInt16>](repeating: .zero, count: pixels.count)
    var target = result.mutableSpan
    forEachEncodedRow(dithering) { row, thresholds, start in
      Conversion.quantize(row, thresholds: thresholds, into: &target, at: start)
    }
    return result
  }

  /// All pixels as straight floats of the same colour space, row after row; nothing is limited.
  ///
  /// Pixels whose alpha isn't above zero become all zeros.
  public func straightPixels() -> [SIMD4<Float>] {
    pixels.map(Conversion.straight)
  }

  /// All pixels as they are: premultiplied floats of the framebuffer's colour space, row after row.
  public var premultipliedPixels: [SIMD4<Float>] {
    pixels
  }

  /// The same picture in another colour space; its transparent pixels become all zeros.
  public func converted(to colorSpace: ColorSpace) -> Framebuffer {
    guard colorSpace != self.colorSpace else { return self }
    var result = Framebuffer(width: width, height: height, colorSpace: colorSpace)
    var span = result.pixels.mutableSpan
    switch colorSpace {
    case .sRGB: Conversion.encode(pixels.span, into: &span)
    case .linearSRGB: Conversion.decode(pixels.span, into: &span)
    }
    return result
  }

  private mutating func decodeIfLinear() {
    guard colorSpace == .linearSRGB else { return }
    let encoded = pixels
    var span = pixels.mutableSpan
    Conversion.decode(encoded.span, into: &span)
  }

  /// Hands over every row, sRGB-encoded, with the row of thresholds that belongs to it and its first pixel's index.
  private func forEachEncodedRow(
    _ dithering: Dithering, _ body: (_ row: Span<SIMD4<Float>>, _ thresholds: Span<Float>, _ start: Int) -> Void
  ) {
    let thresholds = dithering.thresholds
    let size = dithering.tileSize
    var encoded = [SIMD4<Float>](repeating: .zero, count: colorSpace == .linearSRGB ? width : 0)
    for y in 0..<height {
      let line = y % size * size
      let row = pixels.span.extracting(y * width..<(y + 1) * width)
      switch colorSpace {
      case .sRGB:
        body(row, thresholds.span.extracting(line..<line + size), y * width)
      case .linearSRGB:
        do {
          var span = encoded.mutableSpan
          Conversion.encode(row, into: &span)
        }
        body(encoded.span, thresholds.span.extracting(line..<line + size), y * width)
      }
    }
  }
}
