import EffectMath

extension Image {
  /// The picture in a framebuffer, as a paint; a linear one is encoded.
  public init(_ framebuffer: Framebuffer) {
    var pixels = framebuffer.pixels
    if framebuffer.colorSpace == .linearSRGB {
      for index in pixels.indices where pixels[index].w > 0 {
        let alpha = pixels[index].w
        pixels[index] = TransferFunction.toEncoded(pixels[index] / alpha) * alpha
        pixels[index].w = alpha
      }
    }
    self.init(width: framebuffer.width, height: framebuffer.height, pixels: pixels)
  }
}

extension Framebuffer {
  /// The pixels of an image, sRGB-encoded.
  public init(_ image: Image) {
    self.init(width: image.width, height: image.height)
    pixels = image.pixels
  }
}
