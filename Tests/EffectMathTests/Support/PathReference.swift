import EffectMath
import Foundation

/// Slow, plain geometry to compare the library's with.
enum PathReference {
  /// The point of a segment by de Casteljau's construction.
  static func point(of segment: Path.Segment, at t: Double) -> Point {
    var points: [Point]
    switch segment {
    case .line(let from, let to): points = [from, to]
    case .quadCurve(let from, let to, let control): points = [from, control, to]
    case .curve(let from, let to, let control1, let control2): points = [from, control1, control2, to]
    }
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { a, b in
        Point(x: a.x * (1 - t) + b.x * t, y: a.y * (1 - t) + b.y * t)
      }
    }
    return points[0]
  }

  /// The distance from a point to a line between two points.
  static func distance(from point: Point, toLineFrom a: Point, to b: Point) -> Double {
    let (ux, uy) = (b.x - a.x, b.y - a.y)
    let squared = ux * ux + uy * uy
    let t = squared == 0 ? 0 : min(max(((point.x - a.x) * ux + (point.y - a.y) * uy) / squared, 0), 1)
    return hypot(point.x - a.x - t * ux, point.y - a.y - t * uy)
  }

  /// The distance from a point to the nearest line of a flattened path.
  static func distance(from point: Point, to path: FlattenedPath) -> Double {
    var best = Double.infinity
    for subpath in path.subpaths {
      let points = Array(path.points(of: subpath))
      if points.count == 1 { best = min(best, distance(from: point, toLineFrom: points[0], to: points[0])) }
      for (a, b) in zip(points, points.dropFirst()) { best = min(best, distance(from: point, toLineFrom: a, to: b)) }
      if subpath.isClosed, let a = points.last, let b = points.first {
        best = min(best, distance(from: point, toLineFrom: a, to: b))
      }
    }
    return best
  }

  /// The signed area of a path by Gauss-Legendre quadrature of x dy - y dx, exact for cubics with three nodes.
  static func signedArea(of path: Path) -> Double {
    let nodes = [(-0.6.squareRoot(), 5.0 / 9), (0, 8.0 / 9), (0.6.squareRoot(), 5.0 / 9)]
    var sum = 0.0
    for subpath in path.subpaths {
      let origin = subpath.start
      for segment in subpath.segments {
        for (node, weight) in nodes {
          let t = 0.5 + 0.5 * node
          let p = point(of: segment, at: t)
          let v = derivative(of: segment, at: t)
          sum += 0.25 * weight * ((p.x - origin.x) * v.dy - (p.y - origin.y) * v.dx)
        }
      }
      let end = subpath.end
      if !subpath.isClosed { continue }
      sum += 0.5 * ((end.x - origin.x) * (origin.y - end.y) - (end.y - origin.y) * (origin.x - end.x))
    }
    return sum
  }

  /// The derivative of a segment by its parameter.
  static func derivative(of segment: Path.Segment, at t: Double) -> Vector {
    let u = 1 - t
    switch segment {
    case .line(let from, let to): return to - from
    case .quadCurve(let from, let to, let control): return (control - from) * (2 * u) + (to - control) * (2 * t)
    case .curve(let from, let to, let control1, let control2):
      return (control1 - from) * (3 * u * u) + (control2 - control1) * (6 * u * t) + (to - control2) * (3 * t * t)
    }
  }

  /// The winding number of a flattened path around a point, open subpaths closed: positive for clockwise on screen.
  static func winding(of path: FlattenedPath, around point: Point) -> Int {
    var winding = 0
    for subpath in path.subpaths {
      let points = path.points(of: subpath)
      var previous = points[points.endIndex - 1]
      for current in points {
        if (previous.y <= point.y) != (current.y <= point.y) {
          let x = previous.x + (point.y - previous.y) / (current.y - previous.y) * (current.x - previous.x)
          // Down on screen, to the right of the point: clockwise.
          if x > point.x { winding += current.y > previous.y ? 1 : -1 }
        }
        previous = current
      }
    }
    return winding
  }

  /// The length of a path from chords, extrapolated once: the error falls with the fourth power of the count.
  static func length(of path: Path, chords count: Int = 64) -> Double {
    func length(_ segment: Path.Segment, _ count: Int) -> Double {
      var sum = 0.0
      var previous = segment.start
      for index in 1...count {
        let next = fastPoint(of: segment, at: Double(index) / Double(count))
        sum += hypot(next.x - previous.x, next.y - previous.y)
        previous = next
      }
      return sum
    }
    return path.segments.reduce(0) { sum, segment in
      let fine = length(segment, 2 * count)
      return sum + fine + (fine - length(segment, count)) / 3
    }
  }

  /// The distance from a point to the curves of a path: the best of many parameters, then a ternary search around it.
  static func exactDistance(from point: Point, to path: Path) -> Double {
    var best = Double.infinity
    for segment in path.segments {
      guard case .curve = segment else {
        best = min(best, distance(from: point, toLineFrom: segment.start, to: segment.end))
        continue
      }
      func gap(_ t: Double) -> Double {
        let place = fastPoint(of: segment, at: t)
        return hypot(point.x - place.x, point.y - place.y)
      }
      let count = 800
      let nearest = (0...count).map { gap(Double($0) / Double(count)) }.enumerated().min { $0.element < $1.element }!
      best = min(best, nearest.element)
      var low = Double(max(nearest.offset - 1, 0)) / Double(count)
      var high = Double(min(nearest.offset + 1, count)) / Double(count)
      for _ in 0..<80 {
        let third = (high - low) / 3
        if gap(low + third) < gap(high - third) { high -= third } else { low += third }
      }
      best = min(best, gap(0.5 * (low + high)))
    }
    return best
  }

  /// The point of a segment by its Bernstein polynomials: quick, for dense sampling.
  static func fastPoint(of segment: Path.Segment, at t: Double) -> Point {
    let u = 1 - t
    switch segment {
    case .line(let a, let b): return Point(x: u * a.x + t * b.x, y: u * a.y + t * b.y)
    case .quadCurve(let a, let b, let c):
      let (k, l, m) = (u * u, 2 * u * t, t * t)
      return Point(x: k * a.x + l * c.x + m * b.x, y: k * a.y + l * c.y + m * b.y)
    case .curve(let a, let b, let c, let d):
      let (k, l, m, n) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return Point(x: k * a.x + l * c.x + m * d.x + n * b.x, y: k * a.y + l * c.y + m * d.y + n * b.y)
    }
  }

  /// The length of the lines between all end and control points.
  static func polygonLength(of path: Path) -> Double {
    path.segments.reduce(0) { sum, segment in
      var points = [segment.start]
      switch segment {
      case .line: break
      case .quadCurve(_, _, let control): points.append(control)
      case .curve(_, _, let control1, let control2): points += [control1, control2]
      }
      points.append(segment.end)
      return sum + zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
  }

  /// A cubic with all four points in a square.
  static func randomCubic(size: Double = 100, using generator: inout TestGenerator) -> Path {
    func point() -> Point { Point(x: size * generator.unit(), y: size * generator.unit()) }
    var path = Path()
    path.move(to: point())
    let (end, control1, control2) = (point(), point(), point())
    path.addCurve(to: end, control1: control1, control2: control2)
    return path
  }
}
