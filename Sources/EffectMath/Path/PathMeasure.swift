/// A path measured once: lengths, positions, directions and parts by arc length.
///
/// Making one costs time proportional to the number of curves; a question after that takes the time of a binary search
/// and a few steps of Newton's method. Lengths are accurate to 1e-9 of the length of each curve's control polygon.
/// Subpaths follow each other without a gap: the way from the end of one to the start of the next has no length.
public struct PathMeasure: Sendable {
  private let subpaths: [MeasuredSubpath]
  /// The length up to the start of each subpath, and to the end of the last.
  private let starts: [Double]

  private struct MeasuredSubpath: Sendable {
    let start: Point
    let segments: [Path.Segment]
    let isClosed: Bool
    let measures: [CurveMeasure?]
    let starts: [Double]

    var length: Double { starts[starts.count - 1] }

    init(_ subpath: Path.Subpath) {
      start = subpath.start
      segments = subpath.segments
      isClosed = subpath.isClosed
      var measures: [CurveMeasure?] = []
      var starts = [0.0]
      for segment in segments {
        var length = segment.start.distance(to: segment.end)
        if case .line = segment {
          measures.append(nil)
        } else {
          let measure = CurveMeasure(segment.cubic)
          length = measure.length
          measures.append(measure)
        }
        starts.append(starts[starts.count - 1] + length)
      }
      self.measures = measures
      self.starts = starts
    }

    /// The segment at a length, and its parameter there; nil without segments.
    func location(atLength length: Double) -> (index: Int, parameter: Double)? {
      guard !segments.isEmpty else { return nil }
      let index = PathMeasure.interval(of: length, in: starts)
      let (rest, total) = (length - starts[index], starts[index + 1] - starts[index])
      if rest >= total { return (index, 1) }
      if rest <= 0 { return (index, 0) }
      return (index, measures[index]?.parameter(atLength: rest) ?? rest / total)
    }
  }

  /// Measures a path.
  public init(_ path: Path) {
    subpaths = path.subpaths.map { MeasuredSubpath($0) }
    var starts = [0.0]
    for subpath in subpaths { starts.append(starts[starts.count - 1] + subpath.length) }
    self.starts = starts
  }

  /// The length of all subpaths with their closing lines, in points.
  public var length: Double { starts[starts.count - 1] }

  /// The point at a length from the start, clamped to the path; nil for a path that draws nothing.
  public func point(atLength length: Double) -> Point? {
    guard let (subpath, rest) = locate(length) else { return nil }
    guard let (index, parameter) = subpath.location(atLength: rest) else { return subpath.start }
    return subpath.segments[index].cubic.point(at: parameter)
  }

  /// The unit vector in the direction of travel at a length, or nil where the path has no length.
  public func tangent(atLength length: Double) -> Vector? {
    guard let (subpath, rest) = locate(length), let (index, parameter) = subpath.location(atLength: rest) else {
      return nil
    }
    return subpath.segments[index].cubic.tangent(at: parameter)
  }

  /// The part of the path between two fractions of its length.
  ///
  /// Fractions are clamped to 0...1; NaN counts as 0. Nothing is left unless `start` is less than `end`. The whole path
  /// keeps its closes; a subpath that is cut becomes open.
  public func trimmed(from start: Double, to end: Double) -> Path {
    let (start, end) = (start > 0 ? min(start, 1) : 0, end > 0 ? min(end, 1) : 0)
    guard start < end else { return Path() }
    let (low, high) = (start * length, end * length)
    var result = Path()
    for (index, subpath) in subpaths.enumerated() {
      let (from, to) = (max(low - starts[index], 0), min(high - starts[index], subpath.length))
      if from <= 0 && to >= subpath.length {
        // A subpath without length belongs to the part that reaches it.
        guard starts[index] >= low, starts[index] <= high else { continue }
        result.append(Path.Subpath(start: subpath.start, segments: subpath.segments, isClosed: subpath.isClosed))
      } else if from < to, let first = subpath.location(atLength: from), let last = subpath.location(atLength: to) {
        Self.append(subpath.segments, from: first, to: last, to: &result)
      }
    }
    return result
  }

  private static func append(
    _ segments: [Path.Segment], from first: (index: Int, parameter: Double),
    to last: (index: Int, parameter: Double), to path: inout Path
  ) {
    var begins = true
    for index in first.index...last.index {
      let (t0, t1) = (index == first.index ? first.parameter : 0, index == last.index ? last.parameter : 1)
      guard t0 < t1 else { continue }
      let part = segments[index].part(from: t0, to: t1)
      if begins { path.move(to: part.start) }
      begins = false
      path.append(part.element)
    }
  }

  private func locate(_ length: Double) -> (MeasuredSubpath, Double)? {
    guard !subpaths.isEmpty else { return nil }
    let length = length > 0 ? min(length, self.length) : 0
    let index = Self.interval(of: length, in: starts)
    return (subpaths[index], length - starts[index])
  }

  /// The last interval of an ascending list that starts at or before a value.
  private static func interval(of value: Double, in starts: [Double]) -> Int {
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}

extension Path.Segment {
  /// The part between two parameters; the whole for 0 and 1.
  func part(from t0: Double, to t1: Double) -> Path.Segment {
    if t0 <= 0 && t1 >= 1 { return self }
    let cubic = cubic
    switch self {
    case .line: return .line(from: cubic.point(at: t0), to: t1 >= 1 ? end : cubic.point(at: t1))
    case .quadCurve, .curve:
      let part = cubic.part(from: t0, to: t1)
      return .curve(from: part.p0, to: t1 >= 1 ? end : part.p3, control1: part.p1, control2: part.p2)
    }
  }
}

extension Path {
  /// The length of all subpaths with their closing lines, in points.
  ///
  /// Accurate to 1e-9 of the length of each curve's control polygon. Make a `PathMeasure` to ask more than once.
  public var length: Double { PathMeasure(self).length }

  /// The point at a length from the start, clamped to the path; nil for a path that draws nothing.
  public func point(atLength length: Double) -> Point? { PathMeasure(self).point(atLength: length) }

  /// The unit vector in the direction of travel at a length, or nil where the path has no length.
  public func tangent(atLength length: Double) -> Vector? { PathMeasure(self).tangent(atLength: length) }

  /// The part of the path between two fractions of its length, as SwiftUI trims shapes.
  ///
  /// - Parameters:
  ///   - start: Where the part starts, as a fraction of the length; clamped to 0...1, NaN counts as 0.
  ///   - end: Where it ends.
  /// - Returns: The part; empty unless `start` is less than `end`.
  public func trimmedPath(from start: Double, to end: Double) -> Path {
    PathMeasure(self).trimmed(from: start, to: end)
  }
}
