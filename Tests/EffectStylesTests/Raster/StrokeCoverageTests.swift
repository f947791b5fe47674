import EffectMath
import EffectStyles
import Foundation
import Testing

/// The pixels of strokes against exact areas of bars, discs and corners.
@Suite struct StrokeCoverageTests {
  static let (width, height) = (48, 40)
  #if DEBUG
    static let widths = [1, 6.4]
  #else
    static let widths = [0.4, 1, 3.3, 8]
  #endif

  static func check(_ path: Path, _ style: StrokeStyle, _ pieces: [AreaReference.Piece]) {
    let reference = AreaReference(width: width, height: height, of: pieces)
    var canvas = SoftwareCanvas(size: Size(width: Double(width), height: Double(height)), threads: 1)
    canvas.stroke(.path(path), with: .color(.black), style: style)
    let frame = canvas.render()
    let errors = reference.errors { frame[$0, $1].w }
    #expect(errors.largest < 4 && errors.mean < 0.4, "\(errors) with \(style)")
  }

  @Test(arguments: widths, StrokeStyle.LineCap.allCases)
  func caps(_ lineWidth: Double, _ cap: StrokeStyle.LineCap) {
    let (a, b) = (Point(x: 9.3, y: 27.8), Point(x: 37.6, y: 11.1))
    var path = Path()
    path.move(to: a)
    path.addLine(to: b)
    let extra = cap == .square ? lineWidth / 2 : 0
    var pieces = [AreaReference.bar(a, b, width: lineWidth, start: extra, end: extra)]
    if cap == .round { pieces += [a, b].map { .disc(center: $0, radius: lineWidth / 2) } }
    StrokeCoverageTests.check(path, StrokeStyle(lineWidth: lineWidth, lineCap: cap), pieces)
  }

  @Test(arguments: widths, StrokeStyle.LineJoin.allCases)
  func joins(_ lineWidth: Double, _ join: StrokeStyle.LineJoin) {
    let points = [Point(x: 6.2, y: 30.7), Point(x: 20.4, y: 8.3), Point(x: 27.9, y: 29.2), Point(x: 42.5, y: 21.6)]
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    var pieces = zip(points, points.dropFirst()).map { AreaReference.bar($0, $1, width: lineWidth) }
    for index in 1...2 {
      pieces.append(
        AreaReference.join(points[index - 1], points[index], points[index + 1], join, width: lineWidth))
    }
    StrokeCoverageTests.check(path, StrokeStyle(lineWidth: lineWidth, lineJoin: join), pieces)
  }

  /// All points within half the width of a curve: many short bars, and discs between them.
  @Test(arguments: widths)
  func curves(_ lineWidth: Double) {
    let points = [
      Point(x: 6.2, y: 30.7), Point(x: 14.4, y: -10.3), Point(x: 30.9, y: 62.2), Point(x: 41.5, y: 9.6),
    ]
    var path = Path()
    path.move(to: points[0])
    path.addCurve(to: points[3], control1: points[1], control2: points[2])
    #if DEBUG
      let count = 100
    #else
      let count = 400
    #endif
    let places = (0...count).map { index in
      let t = Double(index) / Double(count)
      let s = 1 - t
      let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
      return zip(points, weights).reduce(Point.zero) { Point(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1) }
    }
    var pieces = zip(places, places.dropFirst()).map { AreaReference.bar($0, $1, width: lineWidth) }
    pieces += places.map { .disc(center: $0, radius: lineWidth / 2) }
    StrokeCoverageTests.check(path, StrokeStyle(lineWidth: lineWidth, lineCap: .round), pieces)
  }

  /// A border lies inside its outline: of a rounded rectangle it is the difference of two, of a path the inner half.
  @Test(arguments: [false, true])
  func borders(_ isPath: Bool) {
    let (rect, radius, lineWidth) = (Rect(x: 4.3, y: 3.625, width: 38.1, height: 31.25), 9.5, 3.0)
    func interval(inset: Double, _ y: Double) -> (from: Double, to: Double)? {
      let inner = rect.insetBy(dx: inset, dy: inset)
      guard y > inner.minY, y < inner.maxY else { return nil }
      let r = radius - inset
      let deep = max(inner.minY + r - y, y - (inner.maxY - r), 0)
      let cut = r - (r * r - deep * deep).squareRoot()
      return (inner.minX + cut, inner.maxX - cut)
    }
    let reference = AreaReference(width: 48, height: 40) { y in
      guard let outer = interval(inset: 0, y) else { return [] }
      guard let inner = interval(inset: lineWidth, y) else { return [outer] }
      return [(outer.from, inner.from), (inner.to, outer.to)]
    }
    let geometry = Geometry.roundedRect(rect, radius: radius, style: .circular)
    var canvas = SoftwareCanvas(size: Size(width: 48, height: 40), threads: 1)
    canvas.strokeBorder(
      isPath ? .path(geometry.path) : geometry, with: .color(.black), style: StrokeStyle(lineWidth: lineWidth))
    let frame = canvas.render()
    let errors = reference.errors { frame[$0, $1].w }
    #expect(errors.largest < 4 && errors.mean < 0.4, "\(errors)")
  }
}
