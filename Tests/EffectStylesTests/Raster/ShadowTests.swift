import EffectMath
import EffectStyles
import Foundation
import Testing

/// Shadows of rounded rectangles against their definition in double precision: exact areas, the sampled kernel, and the
/// formulas of the two shadows, rim included.
@Suite struct ShadowTests {
  #if DEBUG
    static let deviations = [1.0, 8]
  #else
    static let deviations = [0.5, 1, 2, 4, 8, 15, 30]
  #endif
  static let size = 240
  static let rect = Rect(x: 60.3, y: 71.6, width: 110.5, height: 92.25)
  static let color = Color(red: 0.1, green: 0.05, blue: 0.3, opacity: 0.7)
  static let fill = Color(red: 0.9, green: 0.8, blue: 0.2)

  /// The share of each pixel that a rectangle with circular corners covers: 512 lines a row, each cut in closed form.
  static func areas(radius: Double) -> [Double] {
    var result = [Double](repeating: 0, count: size * size)
    let lines = 512
    for y in 0..<size {
      for line in 0..<lines {
        let height = Double(y) + (Double(line) + 0.5) / Double(lines)
        guard height > rect.minY, height < rect.maxY else { continue }
        let deep = max(rect.minY + radius - height, height - (rect.maxY - radius), 0)
        let cut = radius - (radius * radius - deep * deep).squareRoot()
        let (left, right) = (rect.minX + cut, rect.maxX - cut)
        for x in Int(left)...Int(right) {
          result[y * size + x] += max(min(right, Double(x + 1)) - max(left, Double(x)), 0) / Double(lines)
        }
      }
    }
    return result
  }

  /// A picture blurred with the sampled kernel, cut at 7 deviations.
  static func blurred(_ picture: [Double], _ deviation: Double) -> [Double] {
    let reach = Int((deviation * 7).rounded(.up))
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights.reduce(0, +)
    func pass(_ source: [Double], _ step: Int, _ place: (Int) -> Int) -> [Double] {
      source.indices.map { index in
        var total = 0.0
        for offset in -reach...reach where (0..<size).contains(place(index) + offset) {
          total += weights[offset + reach] * source[index + offset * step]
        }
        return total / sum
      }
    }
    return pass(pass(picture, 1) { $0 % size }, size) { $0 / size }
  }

  static func moved(_ picture: [Double], x: Int, y: Int) -> [Double] {
    picture.indices.map { index in
      let (column, row) = (index % size - x, index / size - y)
      return (0..<size).contains(column) && (0..<size).contains(row) ? picture[row * size + column] : 0
    }
  }

  static func rendered(radius: Double, _ filter: Filter) -> Framebuffer {
    var canvas = SoftwareCanvas(size: Size(width: Double(size), height: Double(size)))
    canvas.layer(Layer(filter: filter)) {
      $0.fill(.roundedRect(rect, radius: radius, style: .circular), with: .color(fill))
    }
    return canvas.render()
  }

  /// The largest error in steps of 8 bits against a formula of the shape's coverage and its moved blur.
  static func error(
    of frame: Framebuffer, _ areas: [Double], _ blur: [Double], _ formula: (Double, Double) -> SIMD4<Double>
  ) -> Double {
    var worst = 0.0
    for index in areas.indices {
      let difference = SIMD4<Double>(frame[index % size, index / size]) - formula(areas[index], blur[index])
      worst = max(worst, difference.max(), -difference.min())
    }
    return worst * 255
  }

  static func premultiplied(_ color: Color) -> SIMD4<Double> {
    let c = SIMD4<Double>(color.components)
    return SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w)
  }

  @Test(arguments: deviations, [0.0, 24.5])
  func dropShadow(_ deviation: Double, _ radius: Double) {
    let areas = ShadowTests.areas(radius: radius)
    let blur = ShadowTests.blurred(ShadowTests.moved(areas, x: 7, y: -4), deviation)
    let (ink, paint) = (ShadowTests.premultiplied(ShadowTests.color), ShadowTests.premultiplied(ShadowTests.fill))
    let frame = ShadowTests.rendered(
      radius: radius,
      .dropShadow(color: ShadowTests.color, standardDeviation: deviation, offset: Vector(dx: 7, dy: -4)))
    #expect(ShadowTests.error(of: frame, areas, blur) { a, b in paint * a + ink * b * (1 - a) } < 0.5)
  }

  @Test(arguments: deviations, [0.0, 24.5])
  func innerShadow(_ deviation: Double, _ radius: Double) {
    let areas = ShadowTests.areas(radius: radius)
    let blur = ShadowTests.blurred(ShadowTests.moved(areas, x: 5, y: 6), deviation)
    let (ink, paint) = (ShadowTests.premultiplied(ShadowTests.color), ShadowTests.premultiplied(ShadowTests.fill))
    let frame = ShadowTests.rendered(
      radius: radius,
      .innerShadow(color: ShadowTests.color, standardDeviation: deviation, offset: Vector(dx: 5, dy: 6)))
    let error = ShadowTests.error(of: frame, areas, blur) { a, b in
      // The shadow lies within the shape, a (1 - b) of it, and atop what is painted there.
      let shadow = ink * (a * (1 - b))
      return shadow * a + paint * a * (1 - shadow.w)
    }
    #expect(error < 0.5)
  }

  /// A rectangle's shadow in closed form against the sampled kernel where that is summed no longer.
  @Test func wideShadowsOfRects() {
    let areas = ShadowTests.areas(radius: 0)
    for deviation in [23.9, 24, 31.5] {
      let blur = ShadowTests.blurred(areas, deviation)
      let filter = Filter.shadow(color: .black, standardDeviation: deviation)
      let frame = ShadowTests.rendered(radius: 0, filter)
      #expect(ShadowTests.error(of: frame, areas, blur) { _, b in SIMD4(0, 0, 0, b) } < 0.02)
    }
  }
}
