import EffectMath
import Testing

@Suite struct MeshGradientTests {
  /// A mesh of irregular points around a regular grid, with colours from the whole cube and varied opacity.
  static func mesh(
    width: Int, height: Int, seed: UInt64, sway: Double = 0.4, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) -> MeshGradient {
    var generator = SplitMix(state: seed)
    var points: [SIMD2<Double>] = []
    var colors: [Color] = []
    for y in 0..<height {
      for x in 0..<width {
        let offset = SIMD2(Double(generator.unit()) - 0.5, Double(generator.unit()) - 0.5) * sway
        points.append(
          SIMD2(
            (Double(x) + offset.x) / Double(width - 1), (Double(y) + offset.y) / Double(height - 1)))
        colors.append(
          Color(
            red: generator.unit(), green: generator.unit(), blue: generator.unit(),
            opacity: 0.5 + generator.unit() / 2))
      }
    }
    return MeshGradient(
      width: width, height: height, points: points, colors: colors, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  private func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  @Test func aRegularGridIsTheIdentity() {
    let mesh = Self.mesh(width: 4, height: 3, seed: 1, sway: 0)
    var generator = SplitMix(state: 2)
    for _ in 0..<200 {
      let place = SIMD2(Double(generator.unit()), Double(generator.unit()))
      #expect(distance(mesh.sample(u: place.x, v: place.y).position, place) < 1e-14)
    }
  }

  @Test(arguments: [true, false])
  func itRunsThroughItsPoints(_ smoothsColors: Bool) {
    let mesh = Self.mesh(width: 4, height: 3, seed: 3, smoothsColors: smoothsColors)
    for y in 0..<3 {
      for x in 0..<4 {
        let sample = mesh.sample(u: Double(x) / 3, v: Double(y) / 2)
        #expect(distance(sample.position, mesh.points[y * 4 + x].position) < 1e-12)
        let difference = sample.pixel - mesh.colors[y * 4 + x].premultiplied
        #expect(difference.max() < 1e-6 && difference.min() > -1e-6)
      }
    }
  }

  /// The Catmull-Rom spline in its matrix form, the ends continued in a straight line.
  private func catmullRom(_ p: [SIMD2<Double>], _ u: Double) -> SIMD2<Double> {
    let index = min(Int(u * Double(p.count - 1)), p.count - 2)
    let s = u * Double(p.count - 1) - Double(index)
    let (p1, p2) = (p[index], p[index + 1])
    let p0 = index > 0 ? p[index - 1] : p1 * 2 - p2
    let p3 = index + 2 < p.count ? p[index + 2] : p2 * 2 - p1
    let linear = (p2 - p0) * s
    let quadratic = (p0 * 2 - p1 * 5 + p2 * 4 - p3) * (s * s)
    let cubic = (p1 * 3 - p0 - p2 * 3 + p3) * (s * s * s)
    return (p1 * 2 + linear + quadratic + cubic) * 0.5
  }

  @Test func positionsFollowCatmullRomSplinesBothWays() {
    let mesh = Self.mesh(width: 4, height: 5, seed: 4)
    var generator = SplitMix(state: 5)
    for _ in 0..<300 {
      let (u, v) = (Double(generator.unit()), Double(generator.unit()))
      let column = (0..<5).map { y in catmullRom(mesh.points[y * 4..<y * 4 + 4].map { $0.position }, u) }
      #expect(distance(mesh.sample(u: u, v: v).position, catmullRom(column, v)) < 1e-12, "(\(u), \(v))")
    }
  }

  @Test func handlesMakeBezierEdges() {
    typealias V = SIMD2<Double>
    let mesh = MeshGradient(
      width: 2, height: 2,
      points: [
        .init(V(0, 0), trailing: V(0.2, -0.3), bottom: V(-0.1, 0.4)),
        .init(V(1, 0), leading: V(0.6, 0.5), bottom: V(1.2, 0.2)), .init(V(0, 1), top: V(0.3, 0.8)),
        .init(V(1, 1), top: V(0.9, 0.6)),
      ], colors: [.red, .blue, .green, .white])
    func bezier(_ a: V, _ b: V, _ c: V, _ d: V, _ s: Double) -> V {
      let (ab, bc, cd) = (a + (b - a) * s, b + (c - b) * s, c + (d - c) * s)
      let (abc, bcd) = (ab + (bc - ab) * s, bc + (cd - bc) * s)
      return abc + (bcd - abc) * s
    }
    for step in 0...20 {
      let s = Double(step) / 20
      let top = bezier(V(0, 0), V(0.2, -0.3), V(0.6, 0.5), V(1, 0), s)
      #expect(distance(mesh.sample(u: s, v: 0).position, top) < 1e-12)
      let leading = bezier(V(0, 0), V(-0.1, 0.4), V(0.3, 0.8), V(0, 1), s)
      #expect(distance(mesh.sample(u: 0, v: s).position, leading) < 1e-12)
      #expect(distance(mesh.sample(u: s, v: 1).position, V(s, 1)) < 1e-12)
    }
  }

  @Test(arguments: Gradient.ColorSpace.allCases)
  func colorsStayBetweenTheCornersOfTheirPatch(_ space: Gradient.ColorSpace) {
    // Opaque colours, so that the premultiplied pixel shows the components.
    let source = Self.mesh(width: 5, height: 4, seed: 6, colorSpace: space)
    let mesh = MeshGradient(
      width: 5, height: 4, points: source.points,
      colors: source.colors.map { Color(red: $0.red, green: $0.green, blue: $0.blue) }, colorSpace: space)
    func mixing(_ color: SIMD4<Double>) -> SIMD4<Double> {
      switch space {
      case .device: color
      case .linear: ColorReference.map(color, ColorReference.toLinear)
      case .perceptual: ColorReference.oklab(linear: ColorReference.map(color, ColorReference.toLinear))
      }
    }
    var generator = SplitMix(state: 7)
    for _ in 0..<2000 {
      let (u, v) = (Double(generator.unit()), Double(generator.unit()))
      let (x, y) = (min(Int(u * 4), 3), min(Int(v * 3), 2))
      let corners = [y * 5 + x, y * 5 + x + 1, y * 5 + x + 5, y * 5 + x + 6]
        .map { mixing(SIMD4<Double>(mesh.colors[$0].components)) }
      let mixed = mixing(SIMD4<Double>(mesh.sample(u: u, v: v).pixel))
      for channel in 0..<3 {
        let values = corners.map { $0[channel] }
        #expect(mixed[channel] >= values.min()! - 1e-5 && mixed[channel] <= values.max()! + 1e-5, "(\(u), \(v))")
      }
    }
  }

  /// Tangents are the mean of both slopes, at the ends the only one, limited to three times the lesser of both.
  ///
  /// For red of 0.1, 0.2, 0.8, 0.9 the slopes a third are 0.1, 0.6, 0.1 and the tangents 0.1, 0.3, 0.3, 0.1.
  @Test(
    arguments: [
      (1.0 / 6, 0.125), (0.25, 0.146875), (0.5, 0.5), (0.75, 0.853125), (0, 0.1), (1.0 / 3, 0.2), (1, 0.9),
    ] as [(Double, Double)])
  func colorsFollowLimitedSplines(_ u: Double, _ red: Double) {
    let reds: [Float] = [0.1, 0.2, 0.8, 0.9]
    let points = (0..<8).map { SIMD2(Double($0 % 4) / 3, Double($0 / 4)) }
    let mesh = MeshGradient(
      width: 4, height: 2, points: points, colors: (reds + reds).map { Color(red: $0, green: 0, blue: 0) },
      colorSpace: .device)
    for v in [0, 0.3, 1] { #expect(abs(Double(mesh.sample(u: u, v: v).pixel.x) - red) < 1e-6) }
  }

  @Test func withoutSmoothingColorsAreMixedBilinearly() {
    let mesh = Self.mesh(width: 3, height: 3, seed: 8, smoothsColors: false)
    let (u, v) = (0.6, 0.85)
    let (s, t) = (Float(0.2), Float(0.7))
    let c = [4, 5, 7, 8].map { mesh.colors[$0].components }
    let straight = (c[0] * (1 - s) + c[1] * s) * (1 - t) + (c[2] * (1 - s) + c[3] * s) * t
    let expected = Color(components: straight).premultiplied
    let difference = mesh.sample(u: u, v: v).pixel - expected
    #expect(difference.max() < 1e-6 && difference.min() > -1e-6)
  }

  @Test func anInvalidMeshIsEmpty() {
    let points = Self.mesh(width: 3, height: 3, seed: 9).points
    let colors = [Color](repeating: .red, count: 9)
    for mesh in [
      MeshGradient(width: 3, height: 2, points: points, colors: colors, background: .blue),
      MeshGradient(width: 3, height: 3, points: points, colors: [], background: .blue),
      MeshGradient(width: 9, height: 1, points: points, colors: colors, background: .blue),
      MeshGradient(width: .max, height: .max, points: points, colors: colors, background: .blue),
      MeshGradient(width: -3, height: -3, points: points, colors: colors, background: .blue),
      MeshGradient(
        width: 3, height: 3, points: points.map { .init(SIMD2($0.position.x, .nan)) }, colors: colors,
        background: .blue),
    ] {
      #expect(mesh.isEmpty)
      #expect(mesh.sample(u: 0.5, v: 0.5).pixel == Color.blue.premultiplied)
      #expect(MeshTessellation(mesh, tolerance: 0.1).quadCount == 0)
    }
  }
}
