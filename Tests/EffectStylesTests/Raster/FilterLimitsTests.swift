import EffectMath
import EffectStyles
import Foundation
import Testing

/// Filters with numbers that no picture has use for, and where their edges lie.
@Suite struct FilterLimitsTests {
  #if DEBUG
    static let numbers: [Double] = [.nan, -1e300]
  #else
    static let numbers: [Double] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e20, 1e15, -3, 0, .leastNonzeroMagnitude,
    ]
  #endif

  static func filters(_ x: Double) -> [Filter] {
    let size = Size(width: x, height: 2)
    return [.source, .blur(standardDeviation: 1.5), .blur(standardDeviation: 6)].flatMap { input in
      [
        .offset(Vector(dx: x, dy: 1.25), of: input), .offset(Vector(dx: 0.5, dy: x), of: input),
        .gaussianBlur(standardDeviation: size, edge: .transparent, of: input),
        .gaussianBlur(standardDeviation: size, edge: .mirror, of: input),
        .morphology(.dilate, radius: size, of: input), .morphology(.erode, radius: size, of: input),
        .displacement(of: input, map: .source, scale: x, x: .red, y: .alpha),
        .variableBlur(standardDeviation: x, mask: .source, of: input),
        .shadow(color: .black, standardDeviation: x, offset: Vector(dx: x, dy: -x), of: input),
        .arithmetic(input, over: .source, k1: Float(x), k2: 1, k3: Float(x), k4: 0),
        .turbulence(Turbulence(frequencyX: x, frequencyY: 0.1)),
      ]
    }
  }

  @Test(arguments: numbers)
  func anyNumberGivesFinitePixels(_ x: Double) {
    for filter in FilterLimitsTests.filters(x) {
      var canvas = SoftwareCanvas(size: Size(width: 20, height: 14), threads: 1)
      canvas.layer(Layer(filter: filter)) {
        $0.fill(.ellipse(Rect(x: 4, y: 3, width: 9, height: 7)), with: .color(Color(red: 0.9, green: 0.4, blue: 0.1)))
      }
      let frame = canvas.render()
      let isFinite = frame.pixels.allSatisfy { pixel in
        (0..<4).allSatisfy { pixel[$0].isFinite } && pixel.w >= 0 && pixel.w <= 1
      }
      #expect(isFinite, "\(filter)")
    }
  }

  /// One blurred layer at two places between pixels: both copies are there.
  @Test func twoPlacesBetweenPixels() {
    func picture(_ filter: Filter) -> Framebuffer {
      var canvas = SoftwareCanvas(size: Size(width: 60, height: 20))
      canvas.layer(Layer(filter: filter)) {
        $0.layer(Layer(filter: .blur(standardDeviation: 1))) {
          $0.fill(.rect(Rect(x: 4, y: 4, width: 12, height: 8)), with: .color(.white))
        }
      }
      return canvas.render()
    }
    let (near, far) = (Vector(dx: 2.5, dy: 2.5), Vector(dx: 30.5, dy: 2.5))
    let (a, b) = (picture(.offset(near, of: .source)), picture(.offset(far, of: .source)))
    let both = picture(.composite(.offset(near, of: .source), .sourceOver, over: .offset(far, of: .source)))
    #expect(a[12, 10].w > 0.9 && b[40, 10].w > 0.9)
    for y in 0..<20 {
      for x in 0..<60 {
        let expected = a[x, y] + b[x, y] * (1 - a[x, y].w)
        #expect(abs((both[x, y] - expected).max()) < 1e-6)
      }
    }
  }

  /// What a blur repeats is its content, however much of it the canvas shows.
  @Test(arguments: [EdgeMode.clamp, .mirror, .repeat, .opaque])
  func canvasIsNoEdge(_ edge: EdgeMode) {
    func picture(width: Double) -> Framebuffer {
      var canvas = SoftwareCanvas(size: Size(width: width, height: 12))
      let filter = Filter.gaussianBlur(standardDeviation: Size(width: 9, height: 0), edge: edge, of: .source)
      canvas.layer(Layer(filter: filter)) {
        $0.fill(.rect(Rect(x: 0, y: 0, width: 60, height: 12)), with: .color(.black))
        $0.fill(.rect(Rect(x: 60, y: 0, width: 140, height: 12)), with: .color(.white))
      }
      return canvas.render()
    }
    let (narrow, wide) = (picture(width: 40), picture(width: 200))
    for x in 0..<40 { #expect(abs((narrow[x, 5] - wide[x, 5]).max()) < 1e-6) }
  }

  /// The edges of a blur are those of the ink itself, not of a box that leaves room for corners.
  @Test(arguments: [EdgeMode.opaque, .clamp, .mirror, .repeat])
  func edgesOfALine(_ edge: EdgeMode) {
    var canvas = SoftwareCanvas(size: Size(width: 80, height: 80))
    let filter = Filter.gaussianBlur(standardDeviation: Size(width: 6, height: 6), edge: edge, of: .source)
    canvas.layer(Layer(filter: filter)) {
      var path = Path()
      path.move(to: Point(x: 10, y: 40))
      path.addLine(to: Point(x: 70, y: 40))
      $0.stroke(.path(path), with: .color(.white), style: StrokeStyle(lineWidth: 40))
    }
    let frame = canvas.render()
    for y in 0..<80 {
      for x in 0..<80 {
        let isInside = (10..<70).contains(x) && (20..<60).contains(y)
        #expect(abs(frame[x, y].w - (isInside ? 1 : 0)) < 1e-4)
      }
    }
  }

  /// A backdrop's blur ends where the layer does: light of what is behind spreads through all of it.
  @Test func backdropSpreadsThroughTheLayer() {
    var canvas = SoftwareCanvas(size: Size(width: 100, height: 60))
    canvas.fill(.rect(Rect(x: 0, y: 0, width: 50, height: 60)), with: .color(.white))
    let clip = Layer.Clip(.rect(Rect(x: 10, y: 10, width: 80, height: 40)))
    let blur = Filter.gaussianBlur(standardDeviation: Size(width: 8, height: 8), edge: .clamp, of: .source)
    canvas.layer(Layer(clip: clip, backdropFilter: blur)) { _ in }
    let frame = canvas.render()
    for x in 0..<100 {
      // A step blurred by a Gaussian, with as much white on its left as the clamp continues.
      let exact = (0..<400).reduce(into: (sum: 0.0, weight: 0.0)) { sums, index in
        let position = index - 200
        let distance = Double(x - position) / 8
        let weight = exp(-distance * distance / 2)
        sums.weight += weight
        if position < 50 { sums.sum += weight }
      }
      let behind: Double = x < 50 ? 1 : 0
      let blurred = exact.sum / exact.weight
      // What is blurred lies over what it is made from.
      let expected = (10..<90).contains(x) ? blurred + behind * (1 - blurred) : behind
      #expect(abs(Double(frame[x, 30].w) - expected) < 3e-4, "\(x)")
      #expect(Double(frame[x, 5].w) == behind)
    }
  }

  @Test(arguments: [3.0, 14, 30])
  func boundsHoldTheWholeBlur(_ deviation: Double) {
    let reach = deviation * 6
    let side = 2 * reach + 20
    var list = DisplayList(size: Size(width: side, height: side))
    list.layer(Layer(filter: .blur(standardDeviation: deviation))) {
      $0.fill(.rect(Rect(x: reach, y: reach, width: 20, height: 20)), with: .color(.white))
    }
    let frame = SoftwareCanvas(list).render()
    let bounds = list.bounds
    for y in 0..<frame.height {
      for x in 0..<frame.width where frame[x, y] != .zero {
        #expect(bounds.intersects(Rect(x: Double(x), y: Double(y), width: 1, height: 1)))
      }
    }
  }
}
