import EffectMath

/// A displacement map: each pixel is fetched from where two channels of a map point.
///
/// Plain form: result(x, y) = source(x + scale (X(x, y) - 0.5), y + scale (Y(x, y) - 0.5)), X and Y channels of the
/// map's straight colour; between pixels linear, outside transparent.
struct Displacement {
  private let scale: Double
  private let x: Filter.Channel
  private let y: Filter.Channel
  private let scheduler: BandScheduler

  init(scale: Double, x: Filter.Channel, y: Filter.Channel, scheduler: BandScheduler) {
    self.scale = scale
    self.x = x
    self.y = y
    self.scheduler = scheduler
  }

  /// The pixels of the result within some bounds.
  func apply(to source: PixelSurface, map: ProgramRows, bounds: PixelRect) -> PixelSurface {
    var pixels = [SIMD4<Float>](repeating: .zero, count: bounds.width * bounds.height)
    var span = pixels.mutableSpan
    let image = SampledImage(source)
    scheduler.run(bounds.rows, rowLength: bounds.width, in: &span) { rows, part in
      var reader = map.makeReader()
      for row in rows {
        let start = (row - rows.lowerBound) * bounds.width
        var line = part._mutatingExtracting(start..<start + bounds.width)
        if map.bounds.rows.contains(row) {
          reader.withRow(row) { fill(&line, row: row, from: image, source.bounds, map: $0, map.bounds, bounds) }
        } else {
          fill(&line, row: row, from: image, source.bounds, map: Span(), .empty, bounds)
        }
      }
    }
    return PixelSurface(bounds: bounds, pixels: pixels)
  }

  private func fill(
    _ line: inout MutableSpan<SIMD4<Float>>, row: Int, from image: SampledImage, _ source: PixelRect,
    map: Span<SIMD4<Float>>, _ mapBounds: PixelRect, _ bounds: PixelRect
  ) {
    for index in 0..<line.count {
      let column = bounds.minX + index
      let place = column - mapBounds.minX
      let moved = place >= 0 && place < map.count ? map[place] : .zero
      let dx = scale * Double(x.value(of: moved) - 0.5)
      let dy = scale * Double(y.value(of: moved) - 0.5)
      line[index] = image.pixel(x: Double(column - source.minX) + dx, y: Double(row - source.minY) + dy)
    }
  }
}

extension Filter.Channel {
  /// The channel of a premultiplied pixel's straight colour.
  fileprivate func value(of pixel: SIMD4<Float>) -> Float {
    if self == .alpha { return pixel.w }
    guard pixel.w > 0 else { return 0 }
    return (self == .red ? pixel.x : self == .green ? pixel.y : pixel.z) / pixel.w
  }
}
