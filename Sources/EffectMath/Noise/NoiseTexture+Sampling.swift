extension NoiseTexture {
  /// Both channels at a position in tiles, interpolated between the four nearest texels.
  ///
  /// The tile repeats in both directions. A position that isn't finite gives (0.5, 0.5).
  public func value(at position: Point) -> SIMD2<Float> {
    let (red, green) = values(
      x: SIMD4(repeating: NoiseTileRow.fraction(position.x)), y: SIMD4(repeating: NoiseTileRow.fraction(position.y)))
    return SIMD2(red.x, green.x)
  }

  /// Both channels at four positions in tiles, for shaders that work on lanes.
  ///
  /// The tile repeats in both directions. A lane that isn't finite gives 0.5 in both channels. Single precision bounds
  /// the use: at a thousand tiles from the origin a position is good to 2^-14 of a tile.
  public func values(x: SIMD4<Float>, y: SIMD4<Float>) -> (red: SIMD4<Float>, green: SIMD4<Float>) {
    NoiseSampler(self).values(texels.span, x, y)
  }

  /// Fills a row with both channels at evenly spaced positions, counted in tiles.
  ///
  /// The values are those of ``value(at:)`` but for the rounding of positions, 2^-22 of a tile.
  public func fill(_ values: inout MutableSpan<SIMD2<Float>>, along row: SampleRow) {
    let positions = NoiseTileRow(row)
    let sampler = NoiseSampler(self)
    let texels = texels.span
    let count = values.count
    var index = 0
    while index + 4 <= count {
      let (x, y) = positions.four(from: index)
      let (red, green) = sampler.values(texels, x, y)
      values[index] = SIMD2(red.x, green.x)
      values[index + 1] = SIMD2(red.y, green.y)
      values[index + 2] = SIMD2(red.z, green.z)
      values[index + 3] = SIMD2(red.w, green.w)
      index += 4
    }
    guard index < count else { return }
    let (x, y) = positions.four(from: index)
    let (red, green) = sampler.values(texels, x, y)
    for lane in 0..<count - index { values[index + lane] = SIMD2(red[lane], green[lane]) }
  }

  /// Fills a span with both channels at arbitrary positions, counted in tiles.
  ///
  /// The values are those of ``values(x:y:)``, to the bit. There must be as many positions as values.
  public func fill(_ values: inout MutableSpan<SIMD2<Float>>, at positions: Span<SIMD2<Float>>) {
    precondition(values.count == positions.count, "There must be as many positions as values.")
    let sampler = NoiseSampler(self)
    let texels = texels.span
    let last = values.count - 1
    var index = 0
    while index <= last {
      let a = positions[index]
      let b = positions[min(index + 1, last)]
      let c = positions[min(index + 2, last)]
      let d = positions[min(index + 3, last)]
      let (red, green) = sampler.values(texels, SIMD4(a.x, b.x, c.x, d.x), SIMD4(a.y, b.y, c.y, d.y))
      values[index] = SIMD2(red.x, green.x)
      values[min(index + 1, last)] = SIMD2(red.y, green.y)
      values[min(index + 2, last)] = SIMD2(red.z, green.z)
      values[min(index + 3, last)] = SIMD2(red.w, green.w)
      index += 4
    }
  }
}

/// The positions of a row, in tiles, four at a time and within a few tiles of the origin.
struct NoiseTileRow {
  private let start: Point
  private let step: Vector
  private let offsetsX: SIMD4<Float>
  private let offsetsY: SIMD4<Float>

  init(_ row: SampleRow) {
    start = row.start
    // Whole tiles make no difference; what is left is at most half a tile, so that lanes stay precise.
    step = Vector(dx: Self.remainder(row.step.dx), dy: Self.remainder(row.step.dy))
    offsetsX = SIMD4(0, 1, 2, 3) * Float(step.dx)
    offsetsY = SIMD4(0, 1, 2, 3) * Float(step.dy)
  }

  @inline(__always)
  func four(from index: Int) -> (x: SIMD4<Float>, y: SIMD4<Float>) {
    (
      Self.fraction(start.x + step.dx * Double(index)) + offsetsX,
      Self.fraction(start.y + step.dy * Double(index)) + offsetsY
    )
  }

  /// What is left of a coordinate after its whole tiles, from 0 to 1; NaN for what isn't finite.
  @inline(__always)
  static func fraction(_ x: Double) -> Float {
    guard x.magnitude < 0x1p52 else { return x.isFinite ? 0 : .nan }
    return Float(x - Double(NoiseLattice.floor(x)))
  }

  private static func remainder(_ x: Double) -> Double {
    guard x.magnitude < 0x1p52 else { return x.isFinite ? 0 : .nan }
    return x - Double(NoiseLattice.floor(x + 0.5))
  }
}

/// The bilinear lookup in a tile, with what is constant in a row taken out.
struct NoiseSampler {
  private let width: Int32
  private let scaleX: Float
  private let scaleY: Float
  private let maskX: Int32
  private let maskY: Int32

  init(_ texture: NoiseTexture) {
    width = Int32(texture.width)
    scaleX = Float(texture.width)
    scaleY = Float(texture.height)
    maskX = Int32(texture.width - 1)
    maskY = Int32(texture.height - 1)
  }

  @inline(__always)
  func values(
    _ texels: Span<SIMD4<Float>>, _ x: SIMD4<Float>, _ y: SIMD4<Float>
  ) -> (red: SIMD4<Float>, green: SIMD4<Float>) {
    // From 2^22 tiles on the rounding in `floor` is coarse, but what it leaves is at most 2, and the indices wrap.
    let texelX = (x - Lanes.floor(x)) * scaleX - 0.5
    let texelY = (y - Lanes.floor(y)) * scaleY - 0.5
    let left = Lanes.floorInteger(texelX)
    let top = Lanes.floorInteger(texelY)
    let weightX = texelX - SIMD4<Float>(left)
    let weightY = texelY - SIMD4<Float>(top)
    let column = left & maskX
    let upper = top & maskY
    let lower = (top &+ 1) & maskY
    let a = pair(texels, column.x, upper.x, lower.x, weightY.x)
    let b = pair(texels, column.y, upper.y, lower.y, weightY.y)
    let c = pair(texels, column.z, upper.z, lower.z, weightY.z)
    let d = pair(texels, column.w, upper.w, lower.w, weightY.w)
    let red = SIMD4(a.x, b.x, c.x, d.x)
    let green = SIMD4(a.y, b.y, c.y, d.y)
    let rightRed = SIMD4(a.z, b.z, c.z, d.z)
    let rightGreen = SIMD4(a.w, b.w, c.w, d.w)
    let mixedRed = red + (rightRed - red) * weightX
    let mixedGreen = green + (rightGreen - green) * weightX
    let neutral = SIMD4<Float>(repeating: 0.5)
    return (
      neutral.replacing(with: mixedRed, where: mixedRed .== mixedRed),
      neutral.replacing(with: mixedGreen, where: mixedGreen .== mixedGreen)
    )
  }

  @inline(__always)
  private func pair(
    _ texels: Span<SIMD4<Float>>, _ column: Int32, _ upper: Int32, _ lower: Int32, _ weight: Float
  ) -> SIMD4<Float> {
    let above = texels[Int(upper &* width &+ column)]
    let below = texels[Int(lower &* width &+ column)]
    return above + (below - above) * weight
  }
}
