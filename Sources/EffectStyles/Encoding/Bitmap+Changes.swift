extension Bitmap {
  /// The smallest rectangle around all pixels that differ from another picture of the same size.
  ///
  /// It has at least one pixel, the first one, since formats have no empty rectangles.
  func changedPixels(since other: Bitmap) -> PixelRect {
    let changed: PixelRect
    switch (pixels, other.pixels) {
    case (.uint8(let new), .uint8(let old)): changed = changedPixels(new.span, old.span)
    case (.uint16(let new), .uint16(let old)): changed = changedPixels(new.span, old.span)
    default: changed = bounds
    }
    return changed.isEmpty ? PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1) : changed
  }

  private func changedPixels<Sample: FixedWidthInteger & SIMDScalar>(
    _ new: Span<SIMD4<Sample>>, _ old: Span<SIMD4<Sample>>
  ) -> PixelRect {
    var area = PixelRect.empty
    for y in 0..<height {
      let line = y * width
      guard let first = (0..<width).first(where: { new[line + $0] != old[line + $0] }) else { continue }
      let last = (first..<width).last { new[line + $0] != old[line + $0] } ?? first
      area = area.union(PixelRect(minX: first, minY: y, maxX: last + 1, maxY: y + 1))
    }
    return area
  }

  /// The same picture with integer samples of a depth; 16 bits are rounded to 8.
  package func converted(to bitDepth: PNGOptions.BitDepth) -> Bitmap {
    let converted: Pixels
    switch (pixels, bitDepth) {
    case (.uint8(let pixels), .sixteen):
      converted = .uint16(pixels.map { SIMD4<UInt16>(truncatingIfNeeded: $0) &* 257 })
    case (.uint16(let pixels), .eight):
      // v * 255 / 65535, rounded: the nearest of 256 steps.
      converted = .uint8(
        pixels.map { pixel in
          let wide = SIMD4<UInt32>(truncatingIfNeeded: pixel)
          return SIMD4<UInt8>(truncatingIfNeeded: (wide &+ 128) / 257)
        })
    default: return self
    }
    return Bitmap(width: width, height: height, pixels: converted)
  }
}
