/// Erosion and dilation: the least or greatest value of each component in a rectangle around each pixel.
///
/// Plain form: result(x, y) = max or min of source(x + i, y + j) over |i| <= radius.x, |j| <= radius.y, transparent
/// outside. The rectangle separates into a row and a column. Each is done by van Herk's and Gil and Werman's method:
/// running extremes within blocks of the window's length, from both sides, give any window by one comparison, so the
/// cost doesn't depend on the radius.
struct Morphology {
  private let kind: Filter.Morphology
  private let radius: PixelRadius
  private let scheduler: BandScheduler

  init(_ kind: Filter.Morphology, radius: PixelRadius, scheduler: BandScheduler) {
    self.kind = kind
    self.radius = radius
    self.scheduler = scheduler
  }

  /// The pixels of the result within some bounds.
  func apply(to source: PixelSurface, bounds: PixelRect) -> PixelSurface {
    guard !bounds.isEmpty else { return PixelSurface(bounds: .empty, pixels: []) }
    // Columns first in memory: each row is widened or narrowed and laid down as a column, then the same once more.
    let across = Lines(source.pixels, length: source.bounds.width, first: source.bounds.minX)
    let turned = extremes(of: across, count: source.bounds.height, radius: radius.x, result: bounds.columns)
    let down = Lines(turned, length: source.bounds.height, first: source.bounds.minY)
    let pixels = extremes(of: down, count: bounds.width, radius: radius.y, result: bounds.rows)
    return PixelSurface(bounds: bounds, pixels: pixels)
  }

  /// Lines of pixels, one after the other, and the position of their first pixels.
  private struct Lines {
    var pixels: [SIMD4<Float>]
    var length: Int
    var first: Int

    init(_ pixels: [SIMD4<Float>], length: Int, first: Int) {
      self.pixels = pixels
      self.length = length
      self.first = first
    }
  }

  /// The extremes at some positions of each line; the result has a line for each position, so it is turned.
  private func extremes(
    of lines: Lines, count: Int, radius: Int, result positions: Range<Int>
  ) -> [SIMD4<Float>] {
    var filtered = [SIMD4<Float>](repeating: .zero, count: count * positions.count)
    var span = filtered.mutableSpan
    scheduler.run(0..<count, rowLength: positions.count, in: &span) { band, part in
      var window = ExtremeWindow(kind, radius: radius)
      for line in band {
        let start = (line - band.lowerBound) * positions.count
        var row = part._mutatingExtracting(start..<start + positions.count)
        let source = lines.pixels.span.extracting(line * lines.length..<(line + 1) * lines.length)
        window.fill(&row, from: source, startingAt: positions.lowerBound - lines.first)
      }
    }
    var turned = [SIMD4<Float>](repeating: .zero, count: filtered.count)
    var turnedSpan = turned.mutableSpan
    let untouched = filtered
    scheduler.run(0..<positions.count, rowLength: count, in: &turnedSpan) { band, part in
      for position in band {
        let start = (position - band.lowerBound) * count
        for line in 0..<count { part[start + line] = untouched[line * positions.count + position] }
      }
    }
    return turned
  }
}

/// The extremes of a sliding window along a line.
private struct ExtremeWindow {
  private let kind: Filter.Morphology
  private let radius: Int
  private var forward: [SIMD4<Float>] = []
  private var backward: [SIMD4<Float>] = []

  init(_ kind: Filter.Morphology, radius: Int) {
    self.kind = kind
    self.radius = radius
  }

  /// Fills `result` with the extremes at positions from `start` on; the line is transparent outside.
  mutating func fill(_ result: inout MutableSpan<SIMD4<Float>>, from line: Span<SIMD4<Float>>, startingAt start: Int) {
    let window = 2 * radius + 1
    let count = result.count + window - 1
    if forward.count < count {
      forward = Array(repeating: .zero, count: count)
      backward = forward
    }
    for index in 0..<count {
      let place = start - radius + index
      let pixel = place >= 0 && place < line.count ? line[place] : .zero
      backward[index] = pixel
      forward[index] = index % window == 0 ? pixel : extreme(forward[index - 1], pixel)
    }
    for index in stride(from: count - 2, through: 0, by: -1) where (index + 1) % window != 0 {
      backward[index] = extreme(backward[index], backward[index + 1])
    }
    for index in 0..<result.count { result[index] = extreme(backward[index], forward[index + window - 1]) }
  }

  private func extreme(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    kind == .dilate ? a.replacing(with: b, where: b .> a) : a.replacing(with: b, where: b .< a)
  }
}
