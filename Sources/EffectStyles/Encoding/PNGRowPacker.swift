/// Turns pixels into the bytes of a row, as a layout wants them.
struct PNGRowPacker {
  let layout: PNGSampleLayout

  /// Packs a row of 8-bit pixels.
  func pack(_ pixels: Span<SIMD4<UInt8>>, into row: inout MutableSpan<UInt8>) {
    precondition(row.count == pixels.count * layout.bytesPerPixel)
    switch layout.colorType {
    case .gray, .palette:
      for index in 0..<pixels.count {
        row[index] = UInt8(truncatingIfNeeded: Luma.gray(SIMD4(truncatingIfNeeded: pixels[index])))
      }
    case .grayAlpha:
      for index in 0..<pixels.count {
        row[2 * index] = UInt8(truncatingIfNeeded: Luma.gray(SIMD4(truncatingIfNeeded: pixels[index])))
        row[2 * index + 1] = pixels[index].w
      }
    case .rgb:
      for index in 0..<pixels.count {
        let pixel = pixels[index]
        row[3 * index] = pixel.x
        row[3 * index + 1] = pixel.y
        row[3 * index + 2] = pixel.z
      }
    case .rgba:
      for index in 0..<pixels.count {
        let pixel = pixels[index]
        row[4 * index] = pixel.x
        row[4 * index + 1] = pixel.y
        row[4 * index + 2] = pixel.z
        row[4 * index + 3] = pixel.w
      }
    }
  }

  /// Packs a row of 16-bit pixels, into one byte a sample if that loses nothing.
  func pack(_ pixels: Span<SIMD4<UInt16>>, into row: inout MutableSpan<UInt8>) {
    precondition(row.count == pixels.count * layout.bytesPerPixel)
    let channels = layout.colorType.channels
    let bytesPerSample = layout.bitDepth / 8
    var position = 0
    for index in 0..<pixels.count {
      var pixel = pixels[index]
      switch layout.colorType {
      case .gray, .palette, .grayAlpha: pixel = SIMD4(Luma.gray(SIMD4(truncatingIfNeeded: pixel)), pixel.w, 0, 0)
      case .rgb, .rgba: break
      }
      for channel in 0..<channels {
        row[position] = UInt8(truncatingIfNeeded: pixel[channel] &>> 8)
        if bytesPerSample == 2 {
          row[position + 1] = UInt8(truncatingIfNeeded: pixel[channel])
        }
        position += bytesPerSample
      }
    }
  }
}
