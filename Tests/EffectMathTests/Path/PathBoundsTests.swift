import EffectMath
import Testing

/// Bounds at the extrema of curves.
struct PathBoundsTests {
  @Test func boundsAreExactAtExtrema() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addCurve(to: Point(x: 1, y: 0), control1: Point(x: 0, y: 1), control2: Point(x: 1, y: 1))
    path.addQuadCurve(to: Point(x: 3, y: 0), control: Point(x: 2, y: -2))
    // 3 t (1 - t) at 1/2, and 2 t (1 - t) (-2) at 1/2.
    let box = path.boundingRect
    #expect(abs(box.maxY - 0.75) < 1e-15 && abs(box.minY + 1) < 1e-15)
    #expect(path.controlBounds == Rect(x: 0, y: -2, width: 3, height: 3))
    #expect(Path { $0.move(to: .zero) }.boundingRect.isNull)
    #expect(Path().controlBounds.isNull)
  }

  /// The largest value of a function on 0...1: the best of many places, then a ternary search around it.
  private func maximum(_ value: (Double) -> Double) -> Double {
    let count = 200
    let best = (0...count).max { value(Double($0) / Double(count)) < value(Double($1) / Double(count)) }!
    var (low, high) = (Double(max(best - 1, 0)) / Double(count), Double(min(best + 1, count)) / Double(count))
    for _ in 0..<100 {
      let third = (high - low) / 3
      if value(low + third) > value(high - third) { high -= third } else { low += third }
    }
    return max(value(0.5 * (low + high)), value(0), value(1))
  }

  @Test func boundsOfRandomCurves() {
    #if DEBUG
      let count = 20
    #else
      let count = 1_000
    #endif
    var generator = TestGenerator(state: 2)
    for index in 0..<count {
      var path = PathReference.randomCubic(using: &generator)
      if index % 3 == 0, case .curve(let from, let to, let control, _)? = path.segments.first {
        path = Path {
          $0.move(to: from)
          $0.addQuadCurve(to: to, control: control)
        }
      }
      let segment = path.segments[0]
      func point(_ t: Double) -> Point { PathReference.fastPoint(of: segment, at: t) }
      let box = path.boundingRect
      #expect(abs(box.maxX - maximum { point($0).x }) < 1e-12 * 100, "\(path)")
      #expect(abs(box.minX + maximum { -point($0).x }) < 1e-12 * 100, "\(path)")
      #expect(abs(box.maxY - maximum { point($0).y }) < 1e-12 * 100, "\(path)")
      #expect(abs(box.minY + maximum { -point($0).y }) < 1e-12 * 100, "\(path)")
    }
  }
}
