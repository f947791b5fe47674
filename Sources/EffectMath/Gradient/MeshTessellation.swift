/// A mesh gradient cut into flat quadrilaterals: a grid of vertices with colours to interpolate between.
public struct MeshTessellation: Sendable {
  /// The number of vertices in a row of the grid.
  public let columns: Int
  /// The number of rows of the grid.
  public let rows: Int
  /// The positions of the vertices, row after row, in the space of the transform.
  public let positions: [SIMD2<Double>]
  /// The colours of the vertices, row after row, straight, in the space that the mesh mixes them in.
  ///
  /// These are red, green and blue, sRGB-encoded or linear, or Oklab's lightness, a and b, and opacity.
  public let colors: [SIMD4<Float>]

  /// How often the sides of each patch are cut.
  private let columnCuts, rowCuts: Int
  /// The patches' sides are cut into at most this many pieces, fewer where a mesh has more than 64 points a side.
  private static let mostCuts = 96

  /// Cuts a mesh until quadrilaterals, split into two triangles or not, are near enough.
  ///
  /// `transform` maps the unit square of the mesh to where it is drawn, usually in pixels. Positions are then off by
  /// at most `tolerance` of those units, and colours by at most `colorTolerance`, unless that would take more than 96
  /// cuts a patch.
  public init(
    _ mesh: MeshGradient, transform: AffineTransform = .identity, tolerance: Double,
    colorTolerance: Double = 0.25 / 255
  ) {
    guard !mesh.isEmpty else {
      (columns, rows, columnCuts, rowCuts) = (0, 0, 1, 1)
      (positions, colors) = ([], [])
      return
    }
    let patches = MeshPatches(mesh)
    func place(_ position: SIMD2<Double>) -> SIMD2<Double> {
      let point = transform.apply(Point(x: position.x, y: position.y))
      return SIMD2(point.x, point.y)
    }
    var bend = Bend()
    for row in 0..<mesh.height - 1 {
      for column in 0..<mesh.width - 1 {
        bend.include(patches[column: column, row: row], place, tolerance, colorTolerance)
      }
    }
    let limit = Swift.max(Self.mostCuts * 64 / Swift.max(mesh.width, mesh.height, 64), 1)
    (columnCuts, rowCuts) = bend.cuts(atMost: limit)
    columns = (mesh.width - 1) * columnCuts + 1
    rows = (mesh.height - 1) * rowCuts + 1
    var positions: [SIMD2<Double>] = []
    var colors: [SIMD4<Float>] = []
    positions.reserveCapacity(columns * rows)
    colors.reserveCapacity(columns * rows)
    for y in 0..<rows {
      let row = Swift.min(y / rowCuts, mesh.height - 2)
      let t = Double(y - row * rowCuts) / Double(rowCuts)
      for column in 0..<mesh.width - 1 {
        let patch = patches[column: column, row: row]
        for x in 0..<(column == mesh.width - 2 ? columnCuts + 1 : columnCuts) {
          let s = Double(x) / Double(columnCuts)
          positions.append(place(patch.position(s, t)))
          colors.append(patch.color(s, t))
        }
      }
    }
    self.positions = positions
    self.colors = colors
  }

  /// The number of quadrilaterals.
  public var quadCount: Int { Swift.max(columns - 1, 0) * Swift.max(rows - 1, 0) }

  /// The vertices of a quadrilateral, by their indices; later ones are drawn over earlier ones.
  ///
  /// The order goes patch by patch, so that of overlapping patches the later one shows.
  public func quad(_ index: Int) -> (topLeading: Int, topTrailing: Int, bottomLeading: Int, bottomTrailing: Int) {
    let (patch, inner) = index.quotientAndRemainder(dividingBy: columnCuts * rowCuts)
    let patchesInRow = (columns - 1) / columnCuts
    let x = patch % patchesInRow * columnCuts + inner % columnCuts
    let y = patch / patchesInRow * rowCuts + inner / columnCuts
    let top = y * columns + x
    return (top, top + 1, top + columns, top + columns + 1)
  }
}

/// How much the patches bend, in units of what is tolerated: the greatest second differences by the parameters.
private struct Bend {
  private var along = 0.0
  private var down = 0.0
  private var twist = 0.0

  /// The number of steps a patch is sampled in.
  private static let steps = 8
  /// A cubic bends most at its ends, by 4/3 of what it does one step further in.
  private static let margin = 1.4

  mutating func include(
    _ patch: MeshPatch, _ place: (SIMD2<Double>) -> SIMD2<Double>, _ tolerance: Double,
    _ colorTolerance: Double
  ) {
    let (steps, stride) = (Self.steps, Self.steps + 1)
    var positions: [SIMD2<Double>] = []
    var colors: [SIMD4<Double>] = []
    for index in 0..<stride * stride {
      let (s, t) = (Double(index % stride) / Double(steps), Double(index / stride) / Double(steps))
      positions.append(place(patch.position(s, t)))
      colors.append(SIMD4<Double>(patch.color(s, t)))
    }
    /// The combination of samples with the given weights, in units of what is tolerated.
    func amount(_ terms: (Int, Double)...) -> Double {
      var (position, color) = (SIMD2<Double>.zero, SIMD4<Double>.zero)
      for (index, weight) in terms {
        position += positions[index] * weight
        color += colors[index] * weight
      }
      let distance = (position.x * position.x + position.y * position.y).squareRoot() / tolerance
      return Swift.max(distance, color.max() / colorTolerance, -color.min() / colorTolerance)
    }
    let scale = Self.margin * Double(steps * steps)
    for y in 0...steps {
      for x in 0...steps {
        let i = y * stride + x
        if x > 0, x < steps { along = Swift.max(along, scale * amount((i - 1, 1), (i, -2), (i + 1, 1))) }
        if y > 0, y < steps { down = Swift.max(down, scale * amount((i - stride, 1), (i, -2), (i + stride, 1))) }
        if x < steps, y < steps {
          twist = Swift.max(
            twist, scale * amount((i, 1), (i + 1, -1), (i + stride, -1), (i + stride + 1, 1)))
        }
      }
    }
  }

  /// The cuts for which a flat triangle is off by at most 1: (along / n^2 + 2 twist / (n m) + down / m^2) / 8.
  func cuts(atMost limit: Int) -> (columns: Int, rows: Int) {
    func cut(_ bend: Double) -> Double {
      bend < Double(limit) * Double(limit) * 4 ? Swift.max((bend / 4).squareRoot(), 1) : Double(limit)
    }
    var (n, m) = (cut(along), cut(down))
    // The straight parts take up to half of what is tolerated each; the twist asks for more if they leave too little.
    let error = (along / (n * n) + 2 * twist / (n * m) + down / (m * m)) / 8
    if error > 1 {
      let factor = error.isFinite ? error.squareRoot() : Double(limit)
      (n, m) = (n * factor, m * factor)
    }
    func whole(_ value: Double) -> Int { Int(Swift.min(value, Double(limit)).rounded(.up)) }
    return (whole(n), whole(m))
  }
}
