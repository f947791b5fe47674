/// A gradient over a grid of coloured points, with smooth curves between them.
///
/// The points lie in the unit square of the filled rectangle, row after row. Between them positions and colours follow
/// bicubic patches: through a point, positions run along the line between its neighbours (Catmull-Rom), at the border
/// along the line to the one neighbour, or along handles where a point has them. Colours do likewise, but their slopes
/// are limited such that no component overshoots the four corners of its patch. Where patches overlap, the later one in
/// row order shows.
public struct MeshGradient: Hashable, Sendable {
  /// A point of the grid with optional handles, in the unit square.
  ///
  /// Handles are the control points of the cubic Bezier curves that lead to the neighbours. A missing handle follows
  /// from the neighbours' positions.
  public struct ControlPoint: Hashable, Sendable {
    /// Where the point lies.
    public var position: SIMD2<Double>
    /// The handle towards the previous point of the row.
    public var leading: SIMD2<Double>?
    /// The handle towards the point above.
    public var top: SIMD2<Double>?
    /// The handle towards the next point of the row.
    public var trailing: SIMD2<Double>?
    /// The handle towards the point below.
    public var bottom: SIMD2<Double>?

    /// Creates a point; a handle left out follows from the neighbours.
    public init(
      _ position: SIMD2<Double>, leading: SIMD2<Double>? = nil, top: SIMD2<Double>? = nil,
      trailing: SIMD2<Double>? = nil, bottom: SIMD2<Double>? = nil
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// The number of points in a row.
  public let width: Int
  /// The number of points in a column.
  public let height: Int
  /// The points, row after row.
  public let points: [ControlPoint]
  /// The colours of the points, row after row.
  public let colors: [Color]
  /// What shows beside the patches.
  public var background: Color
  /// Whether colours follow smooth curves; straight lines between the points otherwise.
  public var smoothsColors: Bool
  /// The space in which straight colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh from points with handles.
  ///
  /// Unless there are at least 2 by 2 points, with finite positions and one colour each, there are no patches and the
  /// background shows alone.
  public init(
    width: Int, height: Int, points: [ControlPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    let isValid =
      width >= 2 && height >= 2 && !overflows && points.count == count && colors.count == count
      && points.allSatisfy { $0.isFinite }
    self.width = isValid ? width : 0
    self.height = isValid ? height : 0
    self.points = isValid ? points : []
    self.colors = isValid ? colors : []
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh from points without handles; the same rules apply.
  public init(
    width: Int, height: Int, points: [SIMD2<Double>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, points: points.map { ControlPoint($0) }, colors: colors, background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Whether there are no patches, so that the background shows alone.
  public var isEmpty: Bool { points.isEmpty }

  /// The position and the premultiplied colour of a place on the mesh, both exact to the rounding of `Float`.
  ///
  /// `u` and `v` run from 0 to 1 across all columns and rows of patches, and are clamped to that. An empty mesh gives
  /// the origin and the background.
  public func sample(
    u: Double, v: Double, workingSpace: WorkingSpace = .sRGB
  ) -> (position: SIMD2<Double>, pixel: SIMD4<Float>) {
    guard !isEmpty else { return (.zero, background.premultiplied(in: workingSpace)) }
    let patches = MeshPatches(self)
    func place(_ value: Double, _ count: Int) -> (index: Int, fraction: Double) {
      let scaled = (value > 0 ? Swift.min(value, 1) : 0) * Double(count)
      let index = Swift.min(Int(scaled), count - 1)
      return (index, scaled - Double(index))
    }
    let (column, s) = place(u, width - 1)
    let (row, t) = place(v, height - 1)
    let patch = patches[column: column, row: row]
    return (patch.position(s, t), MeshMix(colorSpace, workingSpace).pixel(patch.color(s, t)))
  }
}

extension MeshGradient.ControlPoint {
  fileprivate var isFinite: Bool {
    [position, leading, top, trailing, bottom].allSatisfy { point in
      point.map { $0.x.isFinite && $0.y.isFinite } ?? true
    }
  }
}
