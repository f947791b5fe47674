import EffectMath

/// Cuts a border into pieces along its length, each with its part of a closed gradient.
struct ArcGradient: Sendable {
  let colors: [Color]
  let repeats: Int
  /// How far the colours have travelled, in rounds.
  let phase: Double

  /// The most pieces of one border.
  private static let maximumPieces = 1024

  /// A point of the middle line, the way there, and the direction across it.
  private struct Station {
    var point: Point
    var length: Double
    var across: Vector
  }

  /// The pieces as quadrilaterals that share their sides, each painted from its start to its end.
  func drawings(along shape: AnyShape, lineWidth: Double, in rect: Rect) -> [Drawing] {
    let line = shape.insetGeometry(by: lineWidth / 2, in: rect) ?? shape.geometry(in: rect)
    let stations = stations(along: line.path, lineWidth: lineWidth)
    guard let total = stations.last?.length, total > 0 else { return [] }
    return (1..<stations.count).map { index in
      piece(from: stations[index - 1], to: stations[index], total: total, lineWidth: lineWidth)
    }
  }

  private func piece(from start: Station, to end: Station, total: Double, lineWidth: Double) -> Drawing {
    let half = lineWidth / 2
    var path = Path()
    path.move(to: start.point + start.across * half)
    path.addLine(to: end.point + end.across * half)
    path.addLine(to: end.point - end.across * half)
    path.addLine(to: start.point - start.across * half)
    path.closeSubpath()
    let (first, last) = (color(at: start.length / total), color(at: end.length / total))
    let paint: Paint =
      first == last
      ? .color(first)
      : .gradient(
        Gradient(colors: [first, last]), .linear(LinearGradient(start: start.point, end: end.point)))
    return Drawing(geometry: .path(path), paint: paint, blendMode: .plusLighter)
  }

  /// The colour at a part of the way around; mixed perceptually.
  private func color(at fraction: Double) -> Color {
    let position = fraction * Double(repeats) - phase
    let blend = CyclicBlend(position: position, count: colors.count)
    return colors[blend.lower].mix(with: colors[blend.upper], by: blend.fraction)
  }

  /// Points along the longest subpath, close enough for the curve and for the colours.
  private func stations(along path: Path, lineWidth: Double) -> [Station] {
    let flat = path.flattened(tolerance: 0.05)
    var best: (length: Double, points: [Point]) = (0, [])
    for subpath in flat.subpaths {
      var points = Array(flat.points(of: subpath))
      if subpath.isClosed, let first = points.first, points.last != first { points.append(first) }
      let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
      if length > best.length, length.isFinite { best = (length, points) }
    }
    guard best.length > 0 else { return [] }
    let step = max(best.length / Double(Self.maximumPieces), 1, best.length / 4096)
    return stations(of: best.points, every: min(step * 4, best.length / 8))
  }

  private func stations(of points: [Point], every step: Double) -> [Station] {
    var result: [Station] = []
    var length = 0.0
    let isClosed = points.first == points.last
    let ends = points.indices.dropFirst()
    for index in ends {
      let way = points[index] - points[index - 1]
      guard let direction = way.normalized else { continue }
      let pieces = min(max(Int(min(way.length / step, 1e6)), 1), Self.maximumPieces)
      for piece in 0..<pieces {
        let part = way.length * Double(piece) / Double(pieces)
        let point = points[index - 1] + direction * part
        result.append(Station(point: point, length: length + part, across: direction.perpendicular))
      }
      length += way.length
    }
    guard var last = result.last, let first = result.first, let end = points.last else { return [] }
    last.point = end
    last.length = length
    if isClosed { last.across = first.across }
    result.append(last)
    return mitred(result, isClosed: isClosed)
  }

  /// At corners the sides of two pieces meet in the middle between their directions.
  private func mitred(_ stations: [Station], isClosed: Bool) -> [Station] {
    var result = stations
    for index in stations.indices {
      let before =
        index > 0 ? stations[index - 1].across : isClosed ? stations[stations.count - 2].across : stations[0].across
      let after = stations[index].across
      let middle = before + after
      guard let direction = middle.normalized else { continue }
      // The mitre reaches farther the sharper the corner is; at most four half widths.
      let cosine = max(direction.dot(after), 0.25)
      result[index].across = direction * (1 / cosine)
    }
    return result
  }
}
