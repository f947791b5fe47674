import EffectMath
import EffectStyles
import Testing

/// Blurs that grow with a mask, against blurs of one deviation.
@Suite struct ProgressiveBlurTests {
  /// Columns whose alphas are those of the five blurs.
  @Test func eachAlphaHasItsDeviation() {
    let alphas: [Float] = [0, 0.125, 0.25, 0.5, 1]
    let bands = Shader { position in
      SIMD4(0, 0, 0, alphas[min(max(Int(position.x) * 5 / FilterScene.width, 0), 4)])
    }
    let scene = FilterScene(isFull: true)
    let frame = scene.rendered(.variableBlur(standardDeviation: 3, mask: .shader(bands), of: .source))
    for (band, alpha) in alphas.enumerated() {
      let deviation = Size(width: 3 * Double(alpha), height: 3 * Double(alpha))
      let expected = scene.expected(.gaussianBlur(standardDeviation: deviation, edge: .transparent, of: .source))
      for y in 0..<FilterScene.height {
        for x in 0..<FilterScene.width where x * 5 / FilterScene.width == band {
          let difference = SIMD4<Double>(frame[x, y]) - expected[x, y]
          #expect(max(difference.max(), -difference.min()) < 1.5e-4, "alpha \(alpha) at \(x), \(y)")
        }
      }
    }
  }

  @Test func rampsMixTheNearestTwo() {
    let ramp = Shader { position in SIMD4(0, 0, 0, Float(position.x / Double(FilterScene.width))) }
    let filter = Filter.variableBlur(standardDeviation: 2.5, mask: .shader(ramp), of: .source)
    FilterTests.check(filter, in: FilterScene(isFull: true))
    FilterTests.check(filter, in: FilterScene(workingSpace: .linearSRGB, isFull: true))
  }

  /// A mask laid into a node's frame: an upright edge, so that every row is a mix of blurred steps.
  @Test(arguments: [1.0, 2])
  func masksOfNodes(_ scale: Double) {
    let fade = Fill.linearGradient(
      Gradient(colors: [.clear, .black]), startPoint: .top, endPoint: .bottom)
    let node = HStack(spacing: 0) {
      Rectangle().fill(.white)
      Rectangle().fill(.black)
    }
    .frame(width: 40, height: 100)
    .blur(radius: 4, mask: fade)
    .padding(5)
    let frame = node.render(size: Size(width: 50, height: 110), scale: scale, threads: 1)
    let (width, height) = (Int(40 * scale), Int(100 * scale))
    let step = (0..<width).map { $0 < width / 2 ? 1.0 : 0 }
    let levels = [0, 0.125, 0.25, 0.5, 1].map { fraction in
      SeparablePicture.blurred(step, 4 * scale * fraction, at: 0..<width, edge: .transparent)
    }
    // Far from the upper and lower end.
    for y in stride(from: height / 5, to: height * 4 / 5, by: 7) {
      let alpha = (Double(y) + 0.5) / Double(height)
      let (low, base, span) = alpha < 0.25 ? (1, 0.125, 0.125) : alpha < 0.5 ? (2, 0.25, 0.25) : (3, 0.5, 0.5)
      let t = (alpha - base) / span
      for x in 0..<width {
        let expected = levels[low][x] * (1 - t) + levels[low + 1][x] * t
        let pixel = frame[x + Int(5 * scale), y + Int(5 * scale)]
        #expect(abs(Double(pixel.x) - expected) < 2e-4, "\(x), \(y): \(pixel.x), \(expected)")
      }
    }
  }

  @Test(arguments: [0.0, -1, .nan])
  func noRadiusChangesNothing(_ radius: Double) {
    let node = Rectangle().fill(.red)
    let size = Size(width: 9, height: 7)
    #expect(
      Resolver.resolve(node.blur(radius: radius, mask: .color(.black)), size: size)
        == Resolver.resolve(node.frame(width: 9, height: 7), size: size))
  }

  @Test func printsItsPaint() {
    let filter = Filter.variableBlur(
      standardDeviation: 4, mask: .paint(.color(.black), transform: .translation(x: 1, y: 2)), of: .source)
    var list = DisplayList(size: Size(width: 5, height: 6))
    list.layer(Layer(filter: filter)) { _ in }
    #expect(
      list.description
        == "(display-list 5 6\n  (layer (filter (variable-blur 4 (paint (color 0 0 0) (transform 1 0 0 1 1 2)) source))))"
    )
    #expect(filter.inputNeeded(for: Rect(x: 0, y: 0, width: 1, height: 1)).width > 30)
    #expect(Filter.shader(Shader { _ in .zero }).coverage(of: .null) == .infinite)
  }
}
