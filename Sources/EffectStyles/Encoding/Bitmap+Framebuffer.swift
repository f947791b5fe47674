public import EffectMath

extension Bitmap {
  /// Rounds a framebuffer to straight sRGB samples of 8 or 16 bits.
  public init(_ framebuffer: Framebuffer, bitDepth: PNGOptions.BitDepth = .eight, dithering: Dithering = .none) {
    let pixels: Pixels
    switch bitDepth {
    case .eight: pixels = .uint8(framebuffer.straightPixels8(dithering: dithering))
    case .sixteen: pixels = .uint16(framebuffer.straightPixels16(dithering: dithering))
    }
    self.init(width: framebuffer.width, height: framebuffer.height, pixels: pixels)
  }

  /// The same picture with integer samples, 8 or 16 bits; floats are limited to 0...1, NaN counts as 0.
  func quantized(to bitDepth: PNGOptions.BitDepth, dithering: Dithering) -> Bitmap {
    guard case .float32(let pixels) = pixels else { return self }
    return Bitmap(
      Framebuffer(width: width, height: height, straightPixels: pixels), bitDepth: bitDepth, dithering: dithering)
  }
}

extension Framebuffer {
  /// Creates a framebuffer from a picture of sRGB-encoded samples.
  ///
  /// Samples become premultiplied; with `isPremultiplied` floating-point ones are taken as they are.
  public init(_ bitmap: Bitmap, colorSpace: ColorSpace = .sRGB, isPremultiplied: Bool = false) {
    let (width, height) = (bitmap.width, bitmap.height)
    switch bitmap.pixels {
    case .uint8(let pixels):
      self.init(width: width, height: height, straightPixels: pixels, colorSpace: colorSpace)
    case .uint16(let pixels):
      self.init(width: width, height: height, straightPixels: pixels, colorSpace: colorSpace)
    case .float32(let pixels):
      let encoded =
        isPremultiplied
        ? Framebuffer(width: width, height: height, premultipliedPixels: pixels)
        : Framebuffer(width: width, height: height, straightPixels: pixels)
      self = encoded.converted(to: colorSpace)
    }
  }

  /// Decodes a PNG file, which may have at most the given number of pixels.
  public init(
    png: [UInt8], colorSpace: ColorSpace = .sRGB,
    maximumPixelCount: Int = PNGDecoder.defaultMaximumPixelCount
  ) throws(PNGError) {
    self.init(try PNGDecoder.decode(png, maximumPixelCount: maximumPixelCount), colorSpace: colorSpace)
  }

  /// The picture as a PNG file.
  public func png(_ options: PNGOptions = PNGOptions()) -> [UInt8] {
    PNGEncoder.encode(Bitmap(self, bitDepth: options.bitDepth, dithering: options.dithering), options: options)
  }
}
