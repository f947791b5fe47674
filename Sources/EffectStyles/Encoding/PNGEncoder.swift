/// Writing of PNG files: the same pixels and options give the same bytes on every machine.
public enum PNGEncoder {
  /// Encodes a picture; one without pixels becomes a single transparent one, since PNG has none.
  ///
  /// Integer samples are kept; floating-point ones are limited to 0...1, rounded to the options' depth, and must be
  /// sRGB-encoded.
  public static func encode(_ bitmap: Bitmap, options: PNGOptions = PNGOptions()) -> [UInt8] {
    let bitmap = drawable(bitmap, options: options)
    let picture = PNGPicture(bitmap, colorType: options.colorType)
    var writer = PNGChunkWriter()
    writer.append(picture.header)
    appendDescription(options, to: &writer)
    let data = picture.compressed(bitmap.bounds, options: options)
    writer.append(imageData: data.span)
    writer.appendEnd()
    return writer.bytes
  }

  /// A picture of integer samples that has at least one pixel.
  static func drawable(_ bitmap: Bitmap, options: PNGOptions) -> Bitmap {
    guard bitmap.width > 0, bitmap.height > 0 else {
      return Bitmap(width: 1, height: 1, pixels: .uint8([.zero]))
    }
    switch bitmap.pixels {
    case .uint8, .uint16: return bitmap
    case .float32: return bitmap.quantized(to: options.bitDepth, dithering: options.dithering)
    }
  }

  /// Appends what is known of the samples' colour space and density.
  static func appendDescription(_ options: PNGOptions, to writer: inout PNGChunkWriter) {
    writer.appendStandardRGB()
    if let density = options.pixelDensity {
      writer.append(pixelDensity: density)
    }
  }
}
