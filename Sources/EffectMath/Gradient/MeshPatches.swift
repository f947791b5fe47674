/// The patches of a mesh, with the slopes at all points worked out.
struct MeshPatches {
  private let mesh: MeshGradient
  /// The slopes of positions at each point, on either side: before and after it in its row and in its column.
  private var before: [SIMD2<Double>] = []
  private var after: [SIMD2<Double>] = []
  private var above: [SIMD2<Double>] = []
  private var below: [SIMD2<Double>] = []
  private var twists: [SIMD2<Double>] = []
  /// The straight colours in the space they are mixed in, and their limited slopes.
  private var colors: [SIMD4<Float>] = []
  private var colorsAlong: [SIMD4<Float>] = []
  private var colorsDown: [SIMD4<Float>] = []

  init(_ mesh: MeshGradient) {
    self.mesh = mesh
    placeHandles()
    colors = mesh.colors.map { MeshMix.components(of: $0, in: mesh.colorSpace) }
    guard mesh.smoothsColors else {
      colorsAlong = Array(repeating: .zero, count: colors.count)
      colorsDown = colorsAlong
      return
    }
    colorsAlong = eachPoint { x, y in limitedSlope(x, mesh.width) { colors[y * mesh.width + $0] } }
    colorsDown = eachPoint { x, y in limitedSlope(y, mesh.height) { colors[$0 * mesh.width + x] } }
  }

  /// The patch between four neighbouring points, by the one at its top leading corner.
  subscript(column column: Int, row row: Int) -> MeshPatch {
    let top = row * mesh.width + column
    let bottom = top + mesh.width
    func corners<Value>(_ leading: [Value], _ trailing: [Value]) -> MeshPatch.Corners<Value> {
      .init(
        topLeading: leading[top], topTrailing: trailing[top + 1], bottomLeading: leading[bottom],
        bottomTrailing: trailing[bottom + 1])
    }
    func position(_ index: Int) -> SIMD2<Double> { mesh.points[index].position }
    return MeshPatch(
      positions: .init(
        topLeading: position(top), topTrailing: position(top + 1), bottomLeading: position(bottom),
        bottomTrailing: position(bottom + 1)),
      positionsAlong: corners(after, before),
      positionsDown: .init(
        topLeading: below[top], topTrailing: below[top + 1], bottomLeading: above[bottom],
        bottomTrailing: above[bottom + 1]),
      positionTwists: corners(twists, twists), colors: corners(colors, colors),
      colorsAlong: corners(colorsAlong, colorsAlong), colorsDown: corners(colorsDown, colorsDown),
      smoothsColors: mesh.smoothsColors)
  }
}

// Slopes.
extension MeshPatches {
  private func eachPoint<Value>(_ value: (Int, Int) -> Value) -> [Value] {
    (0..<mesh.height).flatMap { y in (0..<mesh.width).map { x in value(x, y) } }
  }

  /// Half the difference of both neighbours, or at a border the difference to the one neighbour.
  private func centralSlope(_ index: Int, _ count: Int, _ value: (Int) -> SIMD2<Double>) -> SIMD2<Double> {
    let (previous, next) = (Swift.max(index - 1, 0), Swift.min(index + 1, count - 1))
    return (value(next) - value(previous)) / Double(next - previous)
  }

  private mutating func placeHandles() {
    let (points, width, height) = (mesh.points, mesh.width, mesh.height)
    func along(_ x: Int, _ y: Int) -> SIMD2<Double> {
      centralSlope(x, width) { points[y * width + $0].position }
    }
    func down(_ x: Int, _ y: Int) -> SIMD2<Double> {
      centralSlope(y, height) { points[$0 * width + x].position }
    }
    func point(_ x: Int, _ y: Int) -> MeshGradient.ControlPoint { points[y * width + x] }
    // A cubic Bezier curve leaves its end point by three times the way to the control point.
    before = eachPoint { x, y in
      point(x, y).leading.map { (point(x, y).position - $0) * 3 } ?? along(x, y)
    }
    after = eachPoint { x, y in
      point(x, y).trailing.map { ($0 - point(x, y).position) * 3 } ?? along(x, y)
    }
    above = eachPoint { x, y in
      point(x, y).top.map { (point(x, y).position - $0) * 3 } ?? down(x, y)
    }
    below = eachPoint { x, y in
      point(x, y).bottom.map { ($0 - point(x, y).position) * 3 } ?? down(x, y)
    }
    // How the slope along a row changes down a column, and the other way round; without handles the two are the same.
    twists = eachPoint { x, y in
      let alongDown = centralSlope(y, height) { (before[$0 * width + x] + after[$0 * width + x]) * 0.5 }
      let downAlong = centralSlope(x, width) { (above[y * width + $0] + below[y * width + $0]) * 0.5 }
      return (alongDown + downAlong) * 0.5
    }
  }

  /// The central slope, limited such that the curve is monotone wherever the colours are.
  ///
  /// It is zero at an extremum, else at most three times the lesser difference. Source: Fritsch and Carlson, "Monotone
  /// Piecewise Cubic Interpolation", SIAM J. Numer. Anal. 17 (1980).
  private func limitedSlope(_ index: Int, _ count: Int, _ value: (Int) -> SIMD4<Float>) -> SIMD4<Float> {
    if index == 0 { return value(1) - value(0) }
    if index == count - 1 { return value(index) - value(index - 1) }
    let (left, right) = (value(index) - value(index - 1), value(index + 1) - value(index))
    let limit = 3 * Lanes.min(Lanes.magnitude(left), Lanes.magnitude(right))
    let slope = Lanes.max(-limit, Lanes.min(limit, (left + right) * 0.5))
    return slope.replacing(with: 0, where: left * right .<= 0)
  }
}
