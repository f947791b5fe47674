import EffectMath
import Foundation
import Testing

/// Outlines of strokes against the set of points within half the width of the source.
struct PathStrokingTests {
  static let round = StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round)

  /// Curves with inflections, loops, exact and near cusps, tight bends, corners, and degenerate controls.
  static let sources: [Path] = {
    func cubic(_ values: [Double], closed: Bool = false) -> Path {
      var path = Path()
      path.move(to: Point(x: values[0], y: values[1]))
      path.addCurve(
        to: Point(x: values[6], y: values[7]), control1: Point(x: values[2], y: values[3]),
        control2: Point(x: values[4], y: values[5]))
      if closed { path.closeSubpath() }
      return path
    }
    return [
      cubic([10, 50, 40, 0, 60, 100, 90, 50]),
      cubic([10, 80, 110, 10, -10, 10, 90, 80]),
      cubic([10, 80, 90, 20, 10, 20, 90, 80]),
      cubic([10, 80, 90.01, 20, 10, 20, 90, 80]),
      cubic([10, 50, 10, 50, 60, 0, 90, 50]),
      cubic([10, 50, 50, 0, 90, 50, 90, 50]),
      cubic([10, 50, 90, 50, 10, 50, 60, 50]),
      cubic([20, 50, 80, 10, 20, 10, 80, 50], closed: true),
      cubic([50, 90, 52, -20, 48, -20, 50.5, 90]),
      // A bend that turns by more than half a circle within a hundredth of a point.
      cubic([25.5736, 40.2518, 75.6273, 55.6267, 67.5036, 82.0675, 42.9429, 23.1522], closed: true),
      // A line there and back, and a curve that leaves a corner along the line it came from.
      cubic([10, 60, 10, 60, 90, 80, 10, 60], closed: true),
      Path {
        $0.move(to: Point(x: 23.709, y: 78.882))
        $0.addLine(to: Point(x: 49.831, y: 15.32))
        $0.addCurve(
          to: Point(x: 63.595, y: 70.547), control1: Point(x: 26.649, y: 68.926),
          control2: Point(x: 37.434, y: 21.449))
      },
      Path {
        $0.move(to: Point(x: 20, y: 80))
        $0.addQuadCurve(to: Point(x: 80, y: 80), control: Point(x: 50, y: 10))
        $0.addLine(to: Point(x: 50, y: 50))
        $0.addLine(to: Point(x: 20, y: 78))
        $0.addQuadCurve(to: Point(x: 22, y: 78), control: Point(x: 21, y: 20))
      },
      .star(points: 5, center: Point(x: 50, y: 50), outerRadius: 40, innerRadius: 15),
      .star(points: 5, center: Point(x: 50, y: 50), outerRadius: 40, innerRadius: 38),
      Path(ellipseIn: Rect(x: 10, y: 35, width: 80, height: 30)),
      Path(roundedRect: Rect(x: 20, y: 30, width: 60, height: 40), cornerRadius: 12),
      Path(roundedRect: Rect(x: 20, y: 30, width: 60, height: 40), cornerRadii: CornerRadii(topLeading: 15)),
    ]
  }()

  @Test(arguments: sources.indices, [0.25, 3, 12, 30, 70])
  func inkCoversThePointsWithinHalfTheWidth(index: Int, width: Double) {
    let source = Self.sources[index]
    var style = Self.round
    style.lineWidth = width
    let outline = source.strokedPath(style, tolerance: 1e-3).flattened(tolerance: 1e-4)
    let line = source.flattened(tolerance: 1e-4)
    var failures: [Point] = []
    #if DEBUG
      let count = 9
    #else
      let count = 32
    #endif
    for row in 0..<count {
      for column in 0..<count {
        let (u, v) = ((Double(column) + 0.37) / Double(count), (Double(row) + 0.71) / Double(count))
        let point = Point(x: -30 + 160 * u, y: -30 + 160 * v)
        let gap = PathReference.distance(from: point, to: line) - width / 2
        if abs(gap) < 1.5e-3 { continue }
        let winding = PathReference.winding(of: outline, around: point)
        if winding < 0 || (winding > 0) != (gap < 0) { failures.append(point) }
      }
    }
    #expect(failures.isEmpty, "source \(index), width \(width): \(failures.prefix(4))")
  }

  /// The sources for the finest comparison: a debug build takes every fifth.
  static let finelyCompared: [Int] = {
    #if DEBUG
      Array(stride(from: 0, to: sources.count, by: 5))
    #else
      Array(sources.indices)
    #endif
  }()

  /// With the default tolerance of 2.5e-4: points just inside of the outline are covered, points just outside aren't.
  @Test(arguments: finelyCompared, [0.25, 3, 12, 30, 200])
  func outlineLiesHalfTheWidthFromTheSource(index: Int, width: Double) {
    #if DEBUG
      let steps = 4
    #else
      let steps = 16
    #endif
    let source = Self.sources[index]
    var style = Self.round
    style.lineWidth = width
    let outline = source.strokedPath(style).flattened(tolerance: 1e-5)
    let line = source.flattened(tolerance: 1e-5)
    // The tolerance, and what flattening the outline and the source may add.
    let band = 2.6e-4 + 2e-5
    var failures: [Point] = []
    for segment in source.segments {
      for step in 0..<steps {
        let t = (Double(step) + 0.43) / Double(steps)
        let velocity = PathReference.derivative(of: segment, at: t)
        let speed = hypot(velocity.dx, velocity.dy)
        for reach in [-width / 2 - 3e-4, -width / 2 + 3e-4, width / 2 - 3e-4, width / 2 + 3e-4] {
          let base = PathReference.point(of: segment, at: t)
          let point = Point(x: base.x - velocity.dy / speed * reach, y: base.y + velocity.dx / speed * reach)
          let gap = PathReference.distance(from: point, to: line) - width / 2
          if abs(gap) < band { continue }
          let winding = PathReference.winding(of: outline, around: point)
          if winding < 0 || (winding > 0) != (gap < 0) { failures.append(point) }
        }
      }
    }
    #expect(failures.isEmpty, "source \(index), width \(width): \(failures.prefix(4))")
  }

  // MARK: Closed forms

  /// Widths that leave an inside, and widths that don't.
  @Test(arguments: [1.0, 19, 20, 21, 30, 200])
  func circleBecomesAnAnnulus(width: Double) {
    let outline = Path(ellipseIn: Rect(x: 10, y: 10, width: 20, height: 20)).strokedPath(
      StrokeStyle(lineWidth: width))
    let (outer, inner) = (10 + width / 2, max(10 - width / 2, 0))
    #expect(abs(PathReference.signedArea(of: outline) - .pi * (outer * outer - inner * inner)) < 1e-3 * outer)
    #expect(outline.subpaths.count == (width < 20 ? 2 : 1) || abs(width - 20) < 1e-9)
  }

  @Test(arguments: [0.25, 1, 10, 39, 41, 59, 61])
  func rectangleBecomesTwoRectangles(width: Double) {
    let rect = Rect(x: 5, y: 7, width: 60, height: 40)
    let outline = Path(rect).strokedPath(StrokeStyle(lineWidth: width))
    let half = width / 2
    let contours = outline.subpaths
    #expect(contours.count == (width < 40 ? 2 : 1))
    #expect(contours.allSatisfy { $0.segments.count == 4 && $0.isClosed })
    let inside = max(60 - width, 0) * max(40 - width, 0)
    let area = (60 + width) * (40 + width) - (width < 40 ? inside : 0)
    #expect(abs(PathReference.signedArea(of: outline) - area) < 1e-9 * area)
    #expect(outline.boundingRect == rect.insetBy(dx: -half, dy: -half))
  }

  @Test(arguments: [(StrokeStyle.LineCap.butt, 0.0), (.round, .pi * 9), (.square, 36)])
  func capsAddTheirArea(cap: StrokeStyle.LineCap, extra: Double) {
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    path.addLine(to: Point(x: 31, y: 42))
    let style = StrokeStyle(lineWidth: 6, lineCap: cap)
    #expect(abs(PathReference.signedArea(of: path.strokedPath(style)) - (50 * 6 + extra)) < 3e-3)
    var dot = Path()
    dot.move(to: Point(x: 5, y: 5))
    dot.addLine(to: Point(x: 5, y: 5))
    #expect(abs(PathReference.signedArea(of: dot.strokedPath(style)) - extra) < 3e-3)
    dot = Path()
    dot.move(to: Point(x: 5, y: 5))
    dot.closeSubpath()
    #expect(abs(PathReference.signedArea(of: dot.strokedPath(style)) - extra) < 3e-3)
  }

  /// The parallel curve of a rounded rectangle at distance d has the area of Steiner's formula.
  @Test(arguments: RoundedCornerStyle.allCases, [1.0, 6, 15, 24, 39, 45])
  func roundedRectangleBecomesACleanRing(cornerStyle: RoundedCornerStyle, width: Double) {
    let path = Path(roundedRect: Rect(x: 0, y: 0, width: 60, height: 40), cornerRadius: 9, style: cornerStyle)
    let outline = path.strokedPath(StrokeStyle(lineWidth: width))
    let contours = outline.subpaths
    #expect(contours.count == (width < 40 ? 2 : 1))
    let outer = PathReference.signedArea(of: Path(subpaths: [contours[0]]))
    let (area, length, half) = (PathReference.signedArea(of: path), PathReference.length(of: path), width / 2)
    #expect(abs(outer - (area + length * half + .pi * half * half)) < 1e-3 * length)
    guard contours.count == 2 else { return }
    let inner = PathReference.signedArea(of: Path(subpaths: [contours[1]]))
    if width < 12 {
      #expect(abs(-inner - (area - length * half + .pi * half * half)) < 1e-3 * length)
    } else if width > 18, cornerStyle == .circular {
      #expect(abs(-inner - (60 - width) * (40 - width)) < 1e-3 * length)
      #expect(contours[1].segments.count == 4)
    }
  }

  // MARK: Robustness

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func widthsThatDrawNothing(width: Double) {
    #expect(Self.sources[0].strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test(arguments: [1e-30, 1e-6, 1e7, 1e15, 1e40, 1e60], [1e-9, 1, 1e9, 1e55])
  func extremeSizesGiveFiniteOutlines(size: Double, width: Double) {
    for source in Self.sources {
      let outline = source.applying(.scale(x: size / 100, y: size / 100)).strokedPath(
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .miter))
      #expect(outline.elements.count < 200_000)
      for element in outline.elements { #expect(element.end?.isFinite ?? true) }
    }
  }

  @Test func unusableElementsAreDropped() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 10, y: 0))
    let expected = path.strokedPath(StrokeStyle(lineWidth: 2))
    path.addLine(to: Point(x: .nan, y: 0))
    path.addQuadCurve(to: .zero, control: Point(x: .infinity, y: 3))
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2)) == expected)
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2), tolerance: .nan).elements.count == expected.elements.count)
  }
}
