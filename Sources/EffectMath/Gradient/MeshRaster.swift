/// A mesh gradient made ready for drawing: triangles in pixel space, and for each row of pixels those that cross it.
///
/// A pixel takes its colour from the last triangle that its centre lies in; a centre on a shared edge belongs to one
/// triangle exactly. Edges are not smoothed. Memory is proportional to the number of rows that triangles cross.
public struct MeshRaster: Sendable {
  private struct Triangle {
    /// The vertices from top to bottom; of the bottom one only the height counts.
    var top, middle: SIMD2<Float>
    var bottomY: Float
    /// How far the edges move to the right with each row: from top to bottom, to the middle, and from there down.
    var longSlope, upperSlope, lowerSlope: Float
    /// The straight colour at the top vertex, and how it changes with each pixel to the right and down.
    var base, along, down: SIMD4<Float>
  }

  private var triangles: [Triangle] = []
  private let mix: MeshMix
  /// The background as a colour of the space that the mesh mixes in.
  private let background: SIMD4<Float>
  private let rows: Range<Int>
  /// Where the triangles of each row begin in `crossings`, and one past the last row's end.
  private var starts: [Int] = []
  private var crossings: [Int32] = []

  /// Prepares a mesh for rows of pixels.
  ///
  /// `transform` maps the unit square of the mesh to pixels. Positions are exact to half a pixel and colours to 0.4 /
  /// 255 of full scale, unless that would take more than 96 cuts a patch.
  public init(
    _ mesh: MeshGradient, transform: AffineTransform, rows: Range<Int>, workingSpace: WorkingSpace = .sRGB
  ) {
    // Linear light is encoded thirteen times as steeply near black, Oklab's components up to three times.
    let colorTolerance =
      switch mesh.colorSpace {
      case .device: 0.4 / 255
      case .perceptual: 0.15 / 255
      case .linear: 0.04 / 255
      }
    let tessellation = MeshTessellation(
      mesh, transform: transform, tolerance: 0.5, colorTolerance: colorTolerance)
    background = MeshMix.components(of: mesh.background, in: mesh.colorSpace)
    let isOpaque = mesh.background.opacity == 1 && mesh.colors.allSatisfy { $0.opacity == 1 }
    mix = MeshMix(mesh.colorSpace, workingSpace, isOpaque: isOpaque)
    self.rows = rows
    for index in 0..<tessellation.quadCount {
      let quad = tessellation.quad(index)
      append(tessellation, quad.topLeading, quad.topTrailing, quad.bottomTrailing)
      append(tessellation, quad.topLeading, quad.bottomTrailing, quad.bottomLeading)
    }
    index()
  }

  /// Fills pixels of a row from a column on, with the background beside the mesh and outside the prepared rows.
  public func fill(_ pixels: inout MutableSpan<SIMD4<Float>>, y: Int, column: Int) {
    let count = pixels.count
    for i in 0..<count { pixels[i] = background }
    guard rows.contains(y), count > 0 else { return mix.convert(&pixels) }
    let center = Float(y) + 0.5
    let first = Float(column)
    for crossing in starts[y - rows.lowerBound]..<starts[y - rows.lowerBound + 1] {
      let triangle = triangles[Int(crossings[crossing])]
      let depth = center - triangle.top.y
      let long = triangle.top.x + triangle.longSlope * depth
      let short =
        center < triangle.middle.y
        ? triangle.top.x + triangle.upperSlope * depth
        : triangle.middle.x + triangle.lowerSlope * (center - triangle.middle.y)
      let start = Self.firstPixel(Swift.min(long, short) - first, count)
      let end = Self.firstPixel(Swift.max(long, short) - first, count)
      guard start < end else { continue }
      var offset = first + Float(start) + 0.5 - triangle.top.x
      let left = triangle.base + triangle.down * depth
      for i in start..<end {
        pixels[i] = left + triangle.along * offset
        offset += 1
      }
    }
    mix.convert(&pixels)
  }

  /// The first pixel whose centre isn't left of a position, within 0...count.
  private static func firstPixel(_ x: Float, _ count: Int) -> Int {
    let position = x - 0.5
    guard position > 0 else { return 0 }
    guard position < Float(count) else { return count }
    let whole = Int(position)
    return Float(whole) < position ? whole + 1 : whole
  }

  /// The first row whose centre isn't above a position, within the rows.
  private func firstRow(_ y: Float) -> Int {
    rows.lowerBound + Self.firstPixel(y - Float(rows.lowerBound), rows.count)
  }

  private mutating func append(_ mesh: MeshTessellation, _ a: Int, _ b: Int, _ c: Int) {
    // From top to bottom, and from left to right on a level: an edge then has the same slope in both its triangles.
    func isBefore(_ a: Int, _ b: Int) -> Bool {
      let (p, q) = (mesh.positions[a], mesh.positions[b])
      return (p.y, p.x) < (q.y, q.x)
    }
    var (a, b, c) = (a, b, c)
    if isBefore(b, a) { swap(&a, &b) }
    if isBefore(c, b) { swap(&b, &c) }
    if isBefore(b, a) { swap(&a, &b) }
    let (top, middle, bottom) = (
      SIMD2<Float>(mesh.positions[a]), SIMD2<Float>(mesh.positions[b]), SIMD2<Float>(mesh.positions[c])
    )
    let (e, f) = (middle - top, bottom - top)
    let area = e.x * f.y - e.y * f.x
    guard area.magnitude > 1e-6, area.isFinite, firstRow(top.y) < firstRow(bottom.y) else { return }
    let (p, q) = (mesh.colors[b] - mesh.colors[a], mesh.colors[c] - mesh.colors[a])
    triangles.append(
      Triangle(
        top: top, middle: middle, bottomY: bottom.y, longSlope: f.x / f.y, upperSlope: e.x / e.y,
        lowerSlope: (bottom.x - middle.x) / (bottom.y - middle.y), base: mesh.colors[a],
        along: (p * f.y - q * e.y) / area, down: (q * e.x - p * f.x) / area))
  }

  /// Sorts the triangles into the rows that they cross, keeping their order in each.
  private mutating func index() {
    let spans = triangles.map { (firstRow($0.top.y) - rows.lowerBound, firstRow($0.bottomY) - rows.lowerBound) }
    starts = Array(repeating: 0, count: rows.count + 1)
    for (first, end) in spans {
      for row in first..<end { starts[row + 1] += 1 }
    }
    for row in 0..<rows.count { starts[row + 1] += starts[row] }
    crossings = Array(repeating: 0, count: starts[rows.count])
    var next = starts
    for (index, (first, end)) in spans.enumerated() {
      for row in first..<end {
        crossings[next[row]] = Int32(truncatingIfNeeded: index)
        next[row] += 1
      }
    }
  }
}
