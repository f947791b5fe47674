import EffectMath
import EffectStyles
import Testing

/// Coverage against exact areas: half planes cut from pixels, closed forms, and slow slabs of a thousand lines.
@Suite struct CoverageTests {
  /// The coverage of all pixels of a picture.
  static func coverage(
    _ path: Path, fillRule: Path.FillRule = .nonZero, width: Int, height: Int
  ) -> [Float] {
    let limit = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let table = EdgeTable(path.flattened(tolerance: 2e-4), fillRule: fillRule, limit: limit)
    var row = CoverageRow()
    var result = [Float](repeating: 0, count: width * height)
    for y in 0..<height {
      row.cover(y, of: table)
      for span in row.spans {
        for x in span.columns {
          result[y * width + x] = span.isSolid ? 1 : row.values[x - row.firstColumn]
        }
      }
    }
    return result
  }

  /// The exact area of a convex polygon within a pixel, by clipping it to the pixel.
  static func area(of polygon: [Point], x: Int, y: Int) -> Double {
    var points = polygon
    let (left, top) = (Double(x), Double(y))
    for (inside, cut): ((Point) -> Double, Bool) in [
      ({ $0.x - left }, true), ({ left + 1 - $0.x }, true), ({ $0.y - top }, true), ({ top + 1 - $0.y }, true),
    ] where cut {
      var kept: [Point] = []
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
        let (u, v) = (inside(a), inside(b))
        if u >= 0 { kept.append(a) }
        if u * v < 0 { kept.append(a + (b - a) * (u / (u - v))) }
      }
      points = kept
    }
    guard points.count > 2 else { return 0 }
    return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
    }.magnitude
  }

  @Test(arguments: [
    [Point(x: 3.3, y: 2.1), Point(x: 60.7, y: 20.4), Point(x: 22.2, y: 58.9)],
    [Point(x: -20, y: 10), Point(x: 90, y: 12.3), Point(x: 30, y: 80)],
    [Point(x: 10, y: 10.2), Point(x: 55, y: 10.4), Point(x: 55, y: 10.9), Point(x: 10, y: 10.7)],
    [Point(x: 1e7, y: 30), Point(x: 20, y: 1e7), Point(x: -1e7, y: -3e6)],
    [Point(x: 5.5, y: 5.25), Point(x: 40.5, y: 5.25), Point(x: 40.5, y: 40.75), Point(x: 5.5, y: 40.75)],
  ])
  func convexPolygonsHaveExactAreas(_ polygon: [Point]) {
    var path = Path()
    path.move(to: polygon[0])
    for point in polygon.dropFirst() { path.addLine(to: point) }
    path.closeSubpath()
    let coverage = CoverageTests.coverage(path, width: 64, height: 64)
    var worst = 0.0
    for y in 0..<64 {
      for x in 0..<64 {
        let exact = CoverageTests.area(of: polygon, x: x, y: y)
        worst = max(worst, abs(Double(coverage[y * 64 + x]) - exact))
      }
    }
    #expect(worst < 2e-6)
  }

  /// Area by 4096 horizontal lines a pixel, each cut exactly at its crossings.
  static func slowCoverage(_ path: FlattenedPath, fillRule: Path.FillRule, width: Int, height: Int) -> [Double] {
    let lines = 1024
    var result = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for line in 0..<lines {
        let height = Double(y) + (Double(line) + 0.5) / Double(lines)
        var crossings: [(x: Double, winding: Int)] = []
        for subpath in path.subpaths {
          let points = Array(path.points(of: subpath))
          for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) where (a.y <= height) != (b.y <= height) {
            crossings.append((a.x + (height - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1))
          }
        }
        crossings.sort { $0.x < $1.x }
        var winding = 0
        for (from, to) in zip(crossings, crossings.dropFirst()) {
          winding += from.winding
          guard fillRule == .nonZero ? winding != 0 : winding % 2 != 0 else { continue }
          for x in max(0, Int(from.x))..<min(width, Int(to.x) + 1) where to.x > 0 {
            let overlap = min(to.x, Double(x + 1)) - max(from.x, Double(x))
            result[y * width + x] += max(overlap, 0) / Double(lines)
          }
        }
      }
    }
    return result
  }

  @Test(arguments: Path.FillRule.allCases, [false, true])
  func overlappingOutlinesHaveExactAreas(_ fillRule: Path.FillRule, usesCurves: Bool) {
    var path = Path()
    let center = Point(x: 15.7, y: 16.2)
    let corners = (0..<5).map { index in
      let angle = Double(index) * 4 * .pi / 5
      let turn = Elementary.sincos(angle)
      return Point(x: center.x + 14.3 * turn.sin, y: center.y - 14.3 * turn.cos)
    }
    path.move(to: corners[0])
    for corner in corners.dropFirst() {
      if usesCurves {
        path.addQuadCurve(to: corner, control: Point(x: corner.y * 0.9, y: corner.x * 0.8))
      } else {
        path.addLine(to: corner)
      }
    }
    path.closeSubpath()
    path.addEllipse(in: Rect(x: 4.2, y: 5.1, width: 13.3, height: 9.9))
    let coverage = CoverageTests.coverage(path, fillRule: fillRule, width: 32, height: 32)
    let exact = CoverageTests.slowCoverage(
      path.flattened(tolerance: 2e-4), fillRule: fillRule, width: 32, height: 32)
    for index in coverage.indices {
      #expect(abs(Double(coverage[index]) - exact[index]) < 1.5e-3, "pixel \(index % 32), \(index / 32)")
    }
  }

  /// A disc's pixels by the closed form of the circle's area to one side of a line, integrated over 4096 lines a row.
  @Test(arguments: [7.3, 90.5, 700.25])
  func discsAreExactUpToTheirFlatTips(_ radius: Double) {
    let (width, height) = (64, 16)
    // The tip of the disc stands in the middle of the picture's first rows.
    let center = Point(x: 32.2, y: 1.3 + radius)
    let disc = Path(
      ellipseIn: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    let coverage = CoverageTests.coverage(disc, width: width, height: height)
    var (worst, total) = (0.0, 0.0)
    for y in 0..<height {
      var exact = [Double](repeating: 0, count: width)
      for line in 0..<4096 {
        let distance = Double(y) + (Double(line) + 0.5) / 4096 - center.y
        guard abs(distance) < radius else { continue }
        let half = (radius * radius - distance * distance).squareRoot()
        for x in 0..<width {
          let overlap = min(center.x + half, Double(x + 1)) - max(center.x - half, Double(x))
          exact[x] += max(overlap, 0) / 4096
        }
      }
      for x in 0..<width {
        let error = abs(Double(coverage[y * width + x]) - exact[x])
        worst = max(worst, error)
        total += error
      }
    }
    #expect(worst * 255 < 1)
    #expect(total / Double(width * height) * 255 < 0.1)
  }

  @Test func hugeAndBrokenCoordinatesAreSafe() {
    let values: [Double] = [.nan, -.infinity, 1e300, -1e7, 3.5]
    for a in values {
      for b in values {
        var path = Path()
        path.move(to: Point(x: a, y: b))
        path.addLine(to: Point(x: b, y: 5))
        path.addCurve(
          to: Point(x: 7, y: a), control1: Point(x: b, y: b), control2: Point(x: a, y: a))
        let coverage = CoverageTests.coverage(path, width: 9, height: 9)
        #expect(coverage.allSatisfy { $0 >= 0 && $0 <= 1 })
      }
    }
  }
}
