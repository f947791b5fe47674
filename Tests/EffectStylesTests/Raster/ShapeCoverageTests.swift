import EffectMath
import EffectStyles
import Foundation
import Testing

/// The pixels of rounded rectangles, capsules and rings against exact areas.
@Suite struct ShapeCoverageTests {
  static let (width, height) = (56, 44)
  static let rect = Rect(x: 5.3, y: 4.625, width: 45.1, height: 34.5)

  static func check(_ geometry: Geometry, _ intervals: (Double) -> AreaReference.Intervals) {
    let reference = AreaReference(width: width, height: height, intervals)
    var canvas = SoftwareCanvas(size: Size(width: Double(width), height: Double(height)), threads: 1)
    canvas.fill(geometry, with: .color(.black))
    let frame = canvas.render()
    let errors = reference.errors { frame[$0, $1].w }
    #expect(errors.largest < 1 && errors.mean < 0.1, "\(errors) of \(geometry)")
  }

  /// Circular corners, up to a capsule.
  @Test(arguments: [0.7, 3.2, 11, 17.25])
  func circularCorners(_ radius: Double) {
    let rect = ShapeCoverageTests.rect
    ShapeCoverageTests.check(.roundedRect(rect, radius: radius, style: .circular)) { y in
      guard y > rect.minY, y < rect.maxY else { return [] }
      let deep = max(rect.minY + radius - y, y - (rect.maxY - radius), 0)
      let cut = radius - (radius * radius - deep * deep).squareRoot()
      return [(rect.minX + cut, rect.maxX - cut)]
    }
  }

  /// The continuous corner's cubics as SEMANTICS lists them, in units of the radius.
  static let corner: [[SIMD2<Double>]] = [
    [
      SIMD2(1.52866498, 0), SIMD2(1.08849296, 0), SIMD2(0.86840694, 0), SIMD2(0.63149379, 0.07491139),
    ],
    [
      SIMD2(0.63149379, 0.07491139), SIMD2(0.37282383, 0.16905956), SIMD2(0.16905956, 0.37282383),
      SIMD2(0.07491139, 0.63149379),
    ],
    [
      SIMD2(0.07491139, 0.63149379), SIMD2(0, 0.86840694), SIMD2(0, 1.08849296), SIMD2(0, 1.52866498),
    ],
  ]

  /// How far a continuous corner of radius 1 stands in from the side at a depth.
  static func cut(_ depth: Double) -> Double {
    guard depth < 1.52866498, let cubic = corner.first(where: { $0[3].y >= depth }) else { return 0 }
    func point(_ t: Double) -> SIMD2<Double> {
      let s = 1 - t
      let (first, last) = (cubic[0] * (s * s * s) + cubic[1] * (3 * s * s * t), cubic[2] * (3 * s * t * t))
      return first + last + cubic[3] * (t * t * t)
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if point(middle).y < depth { low = middle } else { high = middle }
    }
    return point(high).x
  }

  @Test(arguments: [2.5, 7, 11.2])
  func continuousCorners(_ radius: Double) {
    let rect = ShapeCoverageTests.rect
    ShapeCoverageTests.check(.roundedRect(rect, radius: radius)) { y in
      guard y > rect.minY, y < rect.maxY else { return [] }
      let cut = ShapeCoverageTests.cut(min(y - rect.minY, rect.maxY - y) / radius) * radius
      return [(rect.minX + cut, rect.maxX - cut)]
    }
  }

  @Test(arguments: [(17.0, 12.5), (19.3, 19.0), (8, 0.4)])
  func rings(_ outer: Double, _ inner: Double) {
    let center = Point(x: 27.3, y: 21.8)
    func circle(_ radius: Double) -> Rect {
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    var path = Path(ellipseIn: circle(outer))
    path.addEllipse(in: circle(inner))
    func half(_ radius: Double, _ y: Double) -> Double {
      max(radius * radius - (y - center.y) * (y - center.y), 0).squareRoot()
    }
    ShapeCoverageTests.check(.path(path, fillRule: .evenOdd)) { y in
      let (far, near) = (half(outer, y), half(inner, y))
      return [(center.x - far, center.x - near), (center.x + near, center.x + far)]
    }
  }

  /// Rectangles by products, and rows of upright edges once for all, against the same outline as a path.
  @Test func shortCutsAgreeWithPaths() {
    #if DEBUG
      let count = 24
    #else
      let count = 200
    #endif
    var random = SplitMix64(seed: 5)
    func number(_ low: Double, _ high: Double) -> Double { low + (high - low) * random.nextUnit() }
    for index in 0..<count {
      let rect = Rect(x: number(-6, 20), y: number(-6, 20), width: number(0.1, 30), height: number(0.1, 30))
      let radii = CornerRadii(
        topLeading: number(0, 9), topTrailing: number(0, 9), bottomTrailing: number(0, 9),
        bottomLeading: number(0, 9))
      let geometry: Geometry =
        switch index % 4 {
        case 0: .rect(rect)
        case 1: .roundedRect(rect, radii: radii, style: index % 8 == 1 ? .circular : .continuous)
        case 2: .ellipse(rect)
        default: .roundedRect(rect, radius: 0)
        }
      func alpha(_ geometry: Geometry) -> [Float] {
        var canvas = SoftwareCanvas(size: Size(width: 32, height: 32), threads: 1)
        canvas.fill(geometry, with: .color(.black))
        return canvas.render().pixels.map(\.w)
      }
      // A second, empty outline and another order of points keep the path from being anything special.
      let path = geometry.path.applying(AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
        .applying(AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
      let worst = zip(alpha(geometry), alpha(.path(path))).map { abs($0 - $1) }.max() ?? 0
      #expect(worst * 255 < 1, "\(geometry)")
    }
  }

  /// Numbers of ten millions leave the pixels inside painted; what isn't a number draws nothing.
  @Test func farCoordinates() {
    let far = Rect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
    let color = Color(red: 0.2, green: 0.4, blue: 0.6)
    for geometry: Geometry in [.rect(far), .roundedRect(far, radius: 40), .ellipse(far), .path(Path(far))] {
      var canvas = SoftwareCanvas(size: Size(width: 9, height: 7), threads: 1)
      canvas.fill(geometry, with: .color(color))
      #expect(canvas.render().pixels.allSatisfy { $0.isClose(to: SIMD4(0.2, 0.4, 0.6, 1)) }, "\(geometry)")
    }
    let half = Rect(x: -1e7, y: -1e7, width: 1e7 + 4.25, height: 2e7)
    for geometry: Geometry in [.rect(half), .path(Path(half))] {
      var canvas = SoftwareCanvas(size: Size(width: 9, height: 7), threads: 1)
      canvas.fill(geometry, with: .color(color))
      canvas.fill(.rect(Rect(x: .nan, y: 0, width: 9, height: 9)), with: .color(.white))
      canvas.fill(.ellipse(Rect(x: 0, y: 0, width: 9, height: .nan)), with: .color(.white))
      let frame = canvas.render()
      #expect(frame[3, 3].isClose(to: SIMD4(0.2, 0.4, 0.6, 1)))
      #expect(abs(frame[4, 3].w - 0.25) < 1e-6 && frame[5, 3] == .zero)
    }
  }
}
