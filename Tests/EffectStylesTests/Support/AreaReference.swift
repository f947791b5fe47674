import EffectMath
import Foundation

/// Exact areas of shapes in pixels: each pixel row is cut by many lines, each line at its exact crossings.
struct AreaReference {
  /// The intervals of a line that lie inside.
  typealias Intervals = [(from: Double, to: Double)]

  #if DEBUG
    static let lines = 64
  #else
    static let lines = 1024
  #endif

  /// The shares that a shape covers, row after row.
  let areas: [Double]
  let width: Int

  /// Cuts a shape whose intervals don't overlap each other.
  init(width: Int, height: Int, lines: Int = AreaReference.lines, _ intervals: (_ y: Double) -> Intervals) {
    self.width = width
    var areas = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for line in 0..<lines {
        for (from, to) in intervals(Double(y) + (Double(line) + 0.5) / Double(lines)) where to > from && to > 0 {
          for x in max(Int(from), 0)..<min(Int(to) + 1, width) where from < Double(width) {
            areas[y * width + x] += max(min(to, Double(x + 1)) - max(from, Double(x)), 0) / Double(lines)
          }
        }
      }
    }
    self.areas = areas
  }

  /// The largest error in steps of 8 bits, and the mean over the pixels that are covered in part.
  func errors(of coverage: (_ x: Int, _ y: Int) -> Float) -> (largest: Double, mean: Double) {
    var (largest, sum, count) = (0.0, 0.0, 0.0)
    for (index, area) in areas.enumerated() {
      let error = abs(Double(coverage(index % width, index / width)) - area) * 255
      largest = max(largest, error)
      guard area > 1e-9, area < 1 - 1e-9 else { continue }
      sum += error
      count += 1
    }
    return (largest, sum / max(count, 1))
  }

  /// Intervals that may overlap, joined.
  static func union(_ intervals: Intervals) -> Intervals {
    var result: Intervals = []
    for interval in intervals.sorted(by: { $0.from < $1.from }) where interval.to > interval.from {
      if let last = result.last, interval.from <= last.to {
        result[result.count - 1].to = max(last.to, interval.to)
      } else {
        result.append(interval)
      }
    }
    return result
  }

  // MARK: Pieces

  /// What a stroke is made of.
  enum Piece {
    case disc(center: Point, radius: Double)
    case polygon([Point])

    /// From its top to its bottom.
    var rows: ClosedRange<Double> {
      switch self {
      case .disc(let center, let radius): return center.y - radius...center.y + radius
      case .polygon(let points):
        let heights = points.map(\.y)
        return (heights.min() ?? 0)...(heights.max() ?? 0)
      }
    }

    /// Where a line meets it.
    func interval(_ y: Double) -> (from: Double, to: Double)? {
      switch self {
      case .disc(let center, let radius):
        let height = y - center.y
        guard abs(height) < radius else { return nil }
        let half = (radius * radius - height * height).squareRoot()
        return (center.x - half, center.x + half)
      case .polygon(let points):
        var (from, to) = (Double.infinity, -Double.infinity)
        for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) where (a.y <= y) != (b.y <= y) {
          let x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
          (from, to) = (min(from, x), max(to, x))
        }
        return from < to ? (from, to) : nil
      }
    }
  }

  /// Cuts the union of some pieces.
  init(width: Int, height: Int, of pieces: [Piece]) {
    let rows = (0..<height).map { y in
      pieces.filter { $0.rows.lowerBound < Double(y + 1) && $0.rows.upperBound > Double(y) }
    }
    self.init(width: width, height: height) { y in
      AreaReference.union(rows[Int(y)].compactMap { $0.interval(y) })
    }
  }

  /// A straight part of a stroke, longer by `extra` at each end.
  static func bar(_ a: Point, _ b: Point, width: Double, start: Double = 0, end: Double = 0) -> Piece {
    let along = (b - a) * (1 / hypot(b.x - a.x, b.y - a.y))
    let across = Vector(dx: -along.dy, dy: along.dx) * (width / 2)
    let (from, to) = (a + along * -start, b + along * end)
    return .polygon([from + across, to + across, to + across * -1, from + across * -1])
  }

  /// What lies between two straight parts on the outer side of their corner.
  static func join(_ a: Point, _ corner: Point, _ b: Point, _ join: StrokeStyle.LineJoin, width: Double) -> Piece {
    guard join != .round else { return .disc(center: corner, radius: width / 2) }
    func normal(_ from: Point, _ to: Point) -> Vector {
      let length = hypot(to.x - from.x, to.y - from.y)
      return Vector(dx: -(to.y - from.y) / length, dy: (to.x - from.x) / length)
    }
    let (first, second) = (normal(a, corner), normal(corner, b))
    // The outer side is the one away from the turn.
    let turn = first.dx * second.dy - first.dy * second.dx
    let side = (turn > 0 ? -1 : 1) * width / 2
    let (p, q) = (corner + first * side, corner + second * side)
    guard join == .miter else { return .polygon([corner, p, q]) }
    let sum = first + second
    // The tip lies along the sum of the normals: n (a + b) / (1 + a b).
    let tip = corner + sum * (side / (1 + first.dx * second.dx + first.dy * second.dy))
    return .polygon([corner, p, tip, q])
  }
}
