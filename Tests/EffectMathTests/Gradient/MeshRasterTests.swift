import EffectMath
import Testing

@Suite struct MeshRasterTests {
  #if DEBUG
    static let count = 500
  #else
    static let count = 20_000
  #endif

  /// The straight colour in the mesh's space of a premultiplied sRGB-encoded pixel.
  private func mixed(_ pixel: SIMD4<Double>, _ space: Gradient.ColorSpace) -> SIMD4<Double> {
    let encoded = SIMD4(pixel.x / pixel.w, pixel.y / pixel.w, pixel.z / pixel.w, pixel.w)
    let linear = ColorReference.map(encoded, ColorReference.toLinear)
    return switch space {
    case .device: encoded
    case .linear: linear
    case .perceptual: ColorReference.oklab(linear: linear)
    }
  }

  @Test(arguments: Gradient.ColorSpace.allCases)
  func theTessellationKeepsItsTolerances(_ space: Gradient.ColorSpace) {
    for (width, height, seed) in [(3, 3, 1), (2, 2, 2), (4, 6, 3)] as [(Int, Int, UInt64)] {
      let mesh = MeshGradientTests.mesh(width: width, height: height, seed: seed, colorSpace: space)
      let (scaleX, scaleY) = (1170.0, 2532.0)
      let grid = MeshTessellation(mesh, transform: .scale(x: scaleX, y: scaleY), tolerance: 0.125)
      var generator = SplitMix(state: 4)
      var worst = (position: 0.0, color: 0.0)
      for _ in 0..<Self.count {
        let (u, v) = (Double(generator.unit()), Double(generator.unit()))
        let (x, y) = (u * Double(grid.columns - 1), v * Double(grid.rows - 1))
        let (column, row) = (min(Int(x), grid.columns - 2), min(Int(y), grid.rows - 2))
        let (s, t) = (x - Double(column), y - Double(row))
        let corner = row * grid.columns + column
        // The triangle on this side of the diagonal from the top leading to the bottom trailing vertex.
        let weights: [(Int, Double)] =
          s > t
          ? [(corner, 1 - s), (corner + 1, s - t), (corner + grid.columns + 1, t)]
          : [(corner, 1 - t), (corner + grid.columns, t - s), (corner + grid.columns + 1, s)]
        var (position, color) = (SIMD2<Double>.zero, SIMD4<Double>.zero)
        for (index, weight) in weights {
          position += grid.positions[index] * weight
          color += SIMD4<Double>(grid.colors[index]) * weight
        }
        let exact = mesh.sample(u: u, v: v)
        let offset = position - exact.position * SIMD2(scaleX, scaleY)
        let difference = color - mixed(SIMD4<Double>(exact.pixel), space)
        worst.position = max(worst.position, (offset.x * offset.x + offset.y * offset.y).squareRoot())
        worst.color = max(worst.color, difference.max(), -difference.min())
      }
      #expect(worst.position <= 0.125, "\(width) by \(height): \(grid.columns) by \(grid.rows) vertices")
      #expect(worst.color <= 0.25 / 255, "\(width) by \(height): \(grid.columns) by \(grid.rows) vertices")
    }
  }

  @Test func quadrilateralsGoPatchByPatch() {
    let mesh = MeshGradientTests.mesh(width: 3, height: 3, seed: 5)
    let grid = MeshTessellation(mesh, tolerance: 1e-3)
    let (cuts, rowCuts) = ((grid.columns - 1) / 2, (grid.rows - 1) / 2)
    #expect(grid.quadCount == 4 * cuts * rowCuts)
    var seen = Set<Int>()
    for index in 0..<grid.quadCount {
      let quad = grid.quad(index)
      let (column, row) = (quad.topLeading % grid.columns, quad.topLeading / grid.columns)
      #expect(row / rowCuts * 2 + column / cuts == index / (cuts * rowCuts))
      #expect(quad.topTrailing == quad.topLeading + 1 && quad.bottomLeading == quad.topLeading + grid.columns)
      #expect(quad.bottomTrailing == quad.bottomLeading + 1)
      seen.insert(quad.topLeading)
    }
    #expect(seen.count == grid.quadCount)
  }

  private func picture(_ raster: MeshRaster, width: Int, height: Int) -> [[SIMD4<Float>]] {
    (0..<height).map { y in
      var row = [SIMD4<Float>](repeating: .zero, count: width)
      var span = row.mutableSpan
      raster.fill(&span, y: y, column: 0)
      return row
    }
  }

  /// On a regular grid the place of a pixel on the mesh is known, so its colour is too.
  @Test(arguments: Gradient.ColorSpace.allCases, WorkingSpace.allCases)
  func aRegularMeshShowsTheExactColors(_ space: Gradient.ColorSpace, _ workingSpace: WorkingSpace) {
    let mesh = MeshGradientTests.mesh(width: 3, height: 4, seed: 6, sway: 0, colorSpace: space)
    let (width, height) = (61, 47)
    let raster = MeshRaster(
      mesh, transform: .scale(x: Double(width), y: Double(height)), rows: 0..<height, workingSpace: workingSpace)
    var worst: Float = 0
    for (y, row) in picture(raster, width: width, height: height).enumerated() {
      for (x, pixel) in row.enumerated() {
        let exact = mesh.sample(
          u: (Double(x) + 0.5) / Double(width), v: (Double(y) + 0.5) / Double(height), workingSpace: workingSpace)
        worst = max(worst, (pixel - exact.pixel).max(), -(pixel - exact.pixel).min())
      }
    }
    #expect(worst <= 0.4 / 255, "\(worst * 255)")
  }

  /// On an irregular mesh a pixel shows the exact colour of a place that lies within half a pixel of its centre.
  ///
  /// Places are searched on a fine grid; the colour may differ by half of what neighbours on that grid do.
  @Test func anIrregularMeshKeepsItsBoundsInPositionAndColor() {
    #if DEBUG
      let steps = 120
    #else
      let steps = 1_000
    #endif
    let source = MeshGradientTests.mesh(width: 4, height: 3, seed: 11)
    // A third of the range, so that neighbours on the grid differ little; opaque, so that pixels show the colours.
    let mesh = MeshGradient(
      width: 4, height: 3, points: source.points,
      colors: source.colors.map {
        Color(red: 0.3 + 0.33 * $0.red, green: 0.3 + 0.33 * $0.green, blue: 0.3 + 0.33 * $0.blue)
      })
    let (width, height) = (61, 47)
    let raster = MeshRaster(mesh, transform: .scale(x: Double(width), y: Double(height)), rows: 0..<height)
    let rows = picture(raster, width: width, height: height)
    // For each pixel, the nearest exact colour within half a pixel, and how near a place comes to the centre.
    var nearest = [(color: Float, distance: Double)](repeating: (.infinity, .infinity), count: width * height)
    var neighbours: Float = 0
    var above = [SIMD4<Float>](repeating: .zero, count: steps + 1)
    for j in 0...steps {
      var before = SIMD4<Float>.zero
      for i in 0...steps {
        let sample = mesh.sample(u: Double(i) / Double(steps), v: Double(j) / Double(steps))
        let (x, y) = (sample.position.x * Double(width), sample.position.y * Double(height))
        if i > 0 { neighbours = max(neighbours, largest(sample.pixel - before)) }
        if j > 0 { neighbours = max(neighbours, largest(sample.pixel - above[i])) }
        (before, above[i]) = (sample.pixel, sample.pixel)
        // Every centre lies within half a pixel of the mesh's place in at most four pixels.
        for (column, row) in [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)] {
          let (px, py) = (Int((column + 0.5).rounded(.down)), Int((row + 0.5).rounded(.down)))
          guard px >= 0, py >= 0, px < width, py < height else { continue }
          let (dx, dy) = (x - Double(px) - 0.5, y - Double(py) - 0.5)
          let distance = (dx * dx + dy * dy).squareRoot()
          guard distance <= 0.5 else { continue }
          let place = py * width + px
          nearest[place].color = min(nearest[place].color, largest(sample.pixel - rows[py][px]))
          if i > steps / 50, j > steps / 50, i < steps - steps / 50, j < steps - steps / 50 {
            nearest[place].distance = min(nearest[place].distance, distance)
          }
        }
      }
    }
    let inner = nearest.filter { $0.distance < 60 / Double(steps) }
    let worst = inner.map(\.color).max() ?? .infinity
    #expect(inner.count > 2_000)
    #expect(worst <= 0.4 / 255 + neighbours / 2, "\(worst * 255), neighbours \(neighbours * 255)")
  }

  private func largest(_ difference: SIMD4<Float>) -> Float { max(difference.max(), -difference.min()) }

  /// The mesh of the glowing border: no pixel within the square may be left out, whatever the edge points do.
  @Test func aMeshWithFixedEdgesCoversTheSquare() {
    for step in 0..<8 {
      let mesh = MeshGradient(
        width: 3, height: 3, points: GlowBorderMath.meshPoints(phase: Double(step) / 8),
        colors: Array(repeating: .white, count: 9))
      let raster = MeshRaster(mesh, transform: .scale(x: 101, y: 203), rows: 0..<203)
      for (y, row) in picture(raster, width: 101, height: 203).enumerated() {
        // Triangles of one colour give it to the rounding of their slopes.
        let culprit = row.firstIndex { !($0.w > 0.9999 && $0.x > 0.9999 && $0.w < 1.0001) }
        #expect(culprit == nil, "row \(y), phase \(step) / 8")
      }
    }
  }

  @Test func partsOfARowAndBandsOfRowsGiveTheSamePixels() {
    let mesh = MeshGradientTests.mesh(width: 3, height: 3, seed: 7)
    let transform = AffineTransform.scale(x: 70, y: 50).concatenating(.translation(x: -8, y: 4))
    let whole = picture(MeshRaster(mesh, transform: transform, rows: 0..<60), width: 64, height: 60)
    let band = MeshRaster(mesh, transform: transform, rows: 20..<33)
    for y in 20..<33 {
      for (start, end) in [(0, 17), (17, 64)] {
        var part = [SIMD4<Float>](repeating: .zero, count: end - start)
        var span = part.mutableSpan
        band.fill(&span, y: y, column: start)
        for (a, b) in zip(part, whole[y][start..<end]) {
          #expect((a - b).max() < 1e-5 && (a - b).min() > -1e-5, "row \(y)")
        }
      }
    }
  }

  @Test func ofFoldedPatchesTheLaterShows() {
    // The second patch turns back over the first one's right half.
    let mesh = MeshGradient(
      width: 3, height: 2, points: [SIMD2(0, 0), SIMD2(1, 0), SIMD2(0.5, 0), SIMD2(0, 1), SIMD2(1, 1), SIMD2(0.5, 1)],
      colors: [.black, .black, .white, .black, .black, .white], background: .red, smoothsColors: false)
    let raster = MeshRaster(mesh, transform: .scale(x: 100, y: 10), rows: 0..<10)
    let row = picture(raster, width: 130, height: 10)[5]
    #expect(row[20] == SIMD4(0, 0, 0, 1))
    #expect(row[51].x > 0.8)
    #expect(row[125] == Color.red.premultiplied)
  }

  @Test func hugeAndNonFiniteTransformsDoNotTrap() {
    let mesh = MeshGradientTests.mesh(width: 3, height: 3, seed: 8)
    for scale in [0, 1e-30, 1e9, 1e30, .infinity, .nan] {
      let raster = MeshRaster(mesh, transform: .scale(x: scale, y: scale), rows: -5..<20)
      for row in picture(raster, width: 9, height: 30) { #expect(row.allSatisfy { $0.w >= -0.1 && $0.w <= 1.1 }) }
    }
  }
}
