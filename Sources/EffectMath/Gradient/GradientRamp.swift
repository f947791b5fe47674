/// A gradient made ready for drawing: straight pieces of premultiplied pixels in the working space.
///
/// Where a gradient mixes premultiplied colours in the working space itself, the pieces are exact. Elsewhere each span
/// between two stops is cut until no piece is off by more than 0.01 / 255 of full scale.
public struct GradientRamp: Sendable {
  /// A straight piece of the ramp, from `start` to before `end`: base + slope (t - origin).
  private struct Piece {
    var start, end, origin: Float
    var base, slope: SIMD4<Float>

    func pixel(at t: Float) -> SIMD4<Float> { base + slope * (t - origin) }
  }

  /// The largest error of a piece, in full scale: under the bar by what rounding to `Float` takes.
  private static let tolerance = 0.009 / 255
  /// A span is halved at most this often; the curve of linear light near black needs 12.
  private static let deepest = 16

  private var pieces: [Piece] = []
  /// The first piece that reaches into each of equally wide cells of 0...1; their number is a power of two.
  private var firstPieces: [Int32] = []
  private let spread: Gradient.Spread

  /// Prepares a gradient for pixels of the working space; without stops it is transparent.
  ///
  /// The cost is proportional to the number of pieces: one a span, or some tens where a span has to be cut.
  public init(_ gradient: Gradient, workingSpace: WorkingSpace = .sRGB) {
    spread = gradient.spread
    guard let first = gradient.stops.first, let last = gradient.stops.last else {
      append(from: -.infinity, to: .infinity, .zero, .zero)
      index()
      return
    }
    func mix(_ a: Color, _ b: Color) -> GradientMix {
      GradientMix(a, b, in: gradient.colorSpace, gradient.alphaInterpolation, workingSpace: workingSpace)
    }
    func pixel(_ color: Color) -> SIMD4<Double> { mix(color, color).pixel(at: 0) }
    append(from: -.infinity, to: Float(first.location), pixel(first.color), pixel(first.color))
    for (a, b) in zip(gradient.stops, gradient.stops.dropFirst()) where Float(a.location) < Float(b.location) {
      let mix = mix(a.color, b.color)
      let (start, end) = (mix.pixel(at: 0), mix.pixel(at: 1))
      if mix.isLinear {
        append(from: Float(a.location), to: Float(b.location), start, end)
      } else {
        appendCut(mix, from: (0, start), to: (1, end), a.location, b.location, depth: 0)
      }
    }
    append(from: Float(last.location), to: .infinity, pixel(last.color), pixel(last.color))
    index()
  }

  /// The premultiplied pixel at a position, transparent for NaN; positions outside 0...1 follow the spread.
  public func pixel(at t: Float) -> SIMD4<Float> {
    let t = spreading(SIMD4(repeating: t)).x
    return t == t ? pieces[pieceIndex(at: t)].pixel(at: t) : .zero
  }

  /// Fills a row of premultiplied pixels from their positions, transparent where a position is NaN.
  ///
  /// Both rows have the same number of elements. Positions outside 0...1 follow the spread; magnitudes above 2^22
  /// count as 2^22. A pixel depends on its position alone.
  public func fill(_ pixels: inout MutableSpan<SIMD4<Float>>, from t: Span<Float>) {
    precondition(pixels.count == t.count, "pixel and position rows differ in length")
    switch spread {
    case .pad: fill(&pixels, from: t, Self.pad)
    case .repeat: fill(&pixels, from: t, Self.repeated)
    case .reflect: fill(&pixels, from: t, Self.reflected)
    }
  }

  /// Most neighbours share a piece, so four positions are tried against the last one before any is looked up.
  @inline(__always)
  private func fill(
    _ pixels: inout MutableSpan<SIMD4<Float>>, from t: Span<Float>, _ spread: (SIMD4<Float>) -> SIMD4<Float>
  ) {
    let count = pixels.count
    precondition(t.count == count)
    var piece = pieces[0]
    var i = 0
    while i < count - 3 {
      let q = spread(SIMD4(t[i], t[i + 1], t[i + 2], t[i + 3]))
      if all((q .>= piece.start) .& (q .< piece.end)) {
        let offset = q - piece.origin
        pixels[i] = piece.base + piece.slope * offset.x
        pixels[i + 1] = piece.base + piece.slope * offset.y
        pixels[i + 2] = piece.base + piece.slope * offset.z
        pixels[i + 3] = piece.base + piece.slope * offset.w
      } else {
        for lane in 0..<4 { pixels[i + lane] = pixel(at: q[lane], trying: &piece) }
      }
      i += 4
    }
    while i < count {
      pixels[i] = pixel(at: spread(SIMD4(repeating: t[i])).x, trying: &piece)
      i += 1
    }
  }

  private func pixel(at t: Float, trying piece: inout Piece) -> SIMD4<Float> {
    guard t == t else { return .zero }
    if !(t >= piece.start && t < piece.end) { piece = pieces[pieceIndex(at: t)] }
    return piece.pixel(at: t)
  }

  private func pieceIndex(at t: Float) -> Int {
    guard t >= pieces[0].end else { return 0 }
    // The number of cells is a power of two, so the product is exact and no boundary is missed.
    let cells = firstPieces.count
    var index = Int(firstPieces[Swift.min(Int(t * Float(cells)), cells - 1)])
    while t >= pieces[index].end { index += 1 }
    return index
  }
}

// Positions outside 0...1.
extension GradientRamp {
  private func spreading(_ t: SIMD4<Float>) -> SIMD4<Float> {
    switch spread {
    case .pad: Self.pad(t)
    case .repeat: Self.repeated(t)
    case .reflect: Self.reflected(t)
    }
  }

  /// Past its ends a ramp is constant, so any position beyond them will do.
  @inline(__always)
  private static func pad(_ t: SIMD4<Float>) -> SIMD4<Float> { Lanes.clamp(t, -2, 2) }

  @inline(__always)
  private static func repeated(_ t: SIMD4<Float>) -> SIMD4<Float> {
    let t = Lanes.clamp(t, -0x1p22, 0x1p22)
    return t - Lanes.floor(t)
  }

  @inline(__always)
  private static func reflected(_ t: SIMD4<Float>) -> SIMD4<Float> {
    let t = Lanes.clamp(t, -0x1p22, 0x1p22)
    return 1 - Lanes.magnitude(t - 2 * Lanes.floor(0.5 * t) - 1)
  }
}

// Construction.
extension GradientRamp {
  private mutating func append(from start: Float, to end: Float, _ first: SIMD4<Double>, _ last: SIMD4<Double>) {
    let isBounded = start.isFinite && end.isFinite
    let slope = isBounded ? (last - first) / Double(end - start) : .zero
    pieces.append(
      Piece(
        start: start, end: end, origin: isBounded ? start : 0, base: SIMD4<Float>(first), slope: SIMD4<Float>(slope)))
  }

  /// Appends one piece if a straight line is near enough, else both halves.
  private mutating func appendCut(
    _ mix: GradientMix, from start: (fraction: Double, pixel: SIMD4<Double>),
    to end: (fraction: Double, pixel: SIMD4<Double>), _ startLocation: Double, _ endLocation: Double, depth: Int
  ) {
    func location(_ fraction: Double) -> Float {
      fraction == 1 ? Float(endLocation) : Float(startLocation + (endLocation - startLocation) * fraction)
    }
    func fraction(_ k: Double) -> Double { start.fraction + (end.fraction - start.fraction) * k }
    // Pieces meet at single-precision positions: the pixel there is that of the rounded position.
    let half = (Double(location(fraction(0.5))) - startLocation) / (endLocation - startLocation)
    let middle = (fraction: half, pixel: mix.pixel(at: half))
    // A curve may cross its chord at the middle, so the quarters are looked at as well.
    let isStraight = [fraction(0.25), half, fraction(0.75)].allSatisfy { place in
      let exact = place == half ? middle.pixel : mix.pixel(at: place)
      let k = (place - start.fraction) / (end.fraction - start.fraction)
      let error = exact - (start.pixel + (end.pixel - start.pixel) * k)
      return error.max() <= Self.tolerance && error.min() >= -Self.tolerance
    }
    let (a, b) = (location(start.fraction), location(end.fraction))
    if isStraight || depth == Self.deepest || !(a < location(middle.fraction) && location(middle.fraction) < b) {
      if a < b { append(from: a, to: b, start.pixel, end.pixel) }
    } else {
      appendCut(mix, from: start, to: middle, startLocation, endLocation, depth: depth + 1)
      appendCut(mix, from: middle, to: end, startLocation, endLocation, depth: depth + 1)
    }
  }

  /// Builds the table of cells, about four a piece.
  private mutating func index() {
    var cells = 64
    while cells < 4 * pieces.count && cells < 4096 { cells *= 2 }
    var piece = 0
    firstPieces = (0..<cells).map { cell in
      while Float(cell) / Float(cells) >= pieces[piece].end { piece += 1 }
      return Int32(piece)
    }
  }
}
