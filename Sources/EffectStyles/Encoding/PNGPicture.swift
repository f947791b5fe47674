/// A picture with the layout in which a PNG file holds it.
struct PNGPicture {
  private let bitmap: Bitmap
  private let layout: PNGSampleLayout

  /// A picture of integer samples; floating-point ones must be rounded before.
  init(_ bitmap: Bitmap, colorType: PNGOptions.ColorType) {
    self.bitmap = bitmap
    switch bitmap.pixels {
    case .uint8(let pixels): layout = PNGSampleLayout(of: pixels.span, colorType: colorType)
    case .uint16(let pixels): layout = PNGSampleLayout(of: pixels.span, colorType: colorType)
    case .float32: preconditionFailure("floating-point samples must be rounded first")
    }
  }

  /// The header of a file that holds the picture.
  var header: PNGHeader {
    PNGHeader(width: bitmap.width, height: bitmap.height, bitDepth: layout.bitDepth, colorType: layout.colorType)
  }

  /// A part of the picture, filtered and compressed.
  func compressed(_ part: PixelRect, options: PNGOptions) -> [UInt8] {
    let rowLength = part.width * layout.bytesPerPixel
    var filter = PNGRowFilter(
      options.filter, rowLength: rowLength, rows: part.height, distance: layout.bytesPerPixel)
    let packer = PNGRowPacker(layout: layout)
    var row = [UInt8](repeating: 0, count: rowLength)
    for y in part.rows {
      let range = y * bitmap.width + part.minX..<y * bitmap.width + part.maxX
      var span = row.mutableSpan
      switch bitmap.pixels {
      case .uint8(let pixels): packer.pack(pixels.span.extracting(range), into: &span)
      case .uint16(let pixels): packer.pack(pixels.span.extracting(range), into: &span)
      case .float32: break
      }
      filter.append(row.span)
    }
    return Deflate.compressZlib(filter.output.span, level: options.level)
  }
}
