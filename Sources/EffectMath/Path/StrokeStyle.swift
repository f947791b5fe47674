/// How a line along a path is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of an open end.
  public enum LineCap: String, Hashable, Sendable, CaseIterable {
    /// Cut square at the end point.
    case butt
    /// A half disc around the end point.
    case round
    /// A half square around the end point.
    case square
  }

  /// The shape of a corner.
  public enum LineJoin: String, Hashable, Sendable, CaseIterable {
    /// Edges extended until they meet, cut like `bevel` beyond the miter limit.
    case miter
    /// A disc around the corner.
    case round
    /// The corner cut off straight.
    case bevel
  }

  /// The width of the line, in points; half lies on each side.
  public var lineWidth: Double
  /// The shape of open ends.
  public var lineCap: LineCap
  /// The shape of corners.
  public var lineJoin: LineJoin
  /// The largest miter length, as a multiple of the line width.
  public var miterLimit: Double
  /// Lengths of alternating dashes and gaps, in points; empty for a solid line.
  public var dash: [Double]
  /// How far into the dash pattern the line starts, in points.
  public var dashPhase: Double

  /// Creates a style; negative and NaN widths count as 0, a miter limit below 1 as 1.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth > 0 ? lineWidth : 0
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit > 1 ? miterLimit : 1
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
