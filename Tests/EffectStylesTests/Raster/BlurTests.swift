import EffectMath
import EffectStyles
import Testing

@Suite struct BlurTests {
  private func noise(_ bounds: PixelRect, seed: UInt64 = 3) -> PixelSurface {
    var generator = SplitMix64(seed: seed)
    let pixels = (0..<(bounds.width * bounds.height)).map { _ in
      let bits = generator.next()
      let lanes = SIMD4<UInt16>(
        UInt16(truncatingIfNeeded: bits), UInt16(truncatingIfNeeded: bits >> 16),
        UInt16(truncatingIfNeeded: bits >> 32), UInt16(truncatingIfNeeded: bits >> 48))
      return SIMD4<Float>(lanes) / 65536
    }
    return PixelSurface(bounds: bounds, pixels: pixels)
  }

  @Test(arguments: [0.8, 3.3, 6.1], EdgeMode.allCases)
  func sameBitsForAnyThreadCount(_ deviation: Double, _ edge: EdgeMode) {
    let source = noise(PixelRect(minX: -5, minY: 9, maxX: 41, maxY: 120))
    let blur = Blur(BlurPlan(standardDeviation: deviation), edge: edge, of: source.bounds)
    let one = blur.surface(of: source, on: .serial)
    for threads in [2, 3, 8] {
      #expect(blur.surface(of: source, on: BandScheduler(threads: threads)) == one, "\(threads) threads")
    }
  }

  @Test(arguments: [1.4, 3.2, 9])
  func partOfTheResultIsTheSame(_ deviation: Double) {
    let source = noise(PixelRect(minX: 0, minY: 0, maxX: 90, maxY: 70))
    let plan = BlurPlan(standardDeviation: deviation)
    let whole = Blur(plan, edge: .transparent, of: source.bounds).surface(of: source, on: .serial)
    let region = PixelRect(minX: 13, minY: -4, maxX: 58, maxY: 33)
    let part = Blur(plan, edge: .transparent, of: source.bounds, within: region).surface(of: source, on: .serial)
    #expect(part.bounds == region.intersection(whole.bounds))
    for y in part.bounds.rows {
      for x in part.bounds.columns where part[x, y] != whole[x, y] {
        Issue.record("pixel \(x), \(y): \(part[x, y]) instead of \(whole[x, y])")
        return
      }
    }
  }

  @Test(arguments: [1.4, 3.2, 9], [EdgeMode.transparent, .opaque])
  func activeColumnsChangeNothing(_ deviation: Double, _ edge: EdgeMode) {
    // A frame of noise around nothing, as a glow has it.
    let bounds = PixelRect(minX: 3, minY: 5, maxX: 203, maxY: 165)
    var source = noise(bounds)
    source.active = bounds.rows.map { y in
      if y < 20 || y >= 140 { return y < 12 ? ColumnIntervals() : ColumnIntervals(30..<180) }
      var columns = ColumnIntervals(30..<38)
      columns.insert(170..<180)
      return columns
    }
    for y in bounds.rows {
      let active = source.activeColumns(ofRow: y)
      for x in bounds.columns where !(0..<active.count).contains(where: { active[$0].contains(x) }) {
        source[x, y] = .zero
      }
    }
    let blur = Blur(BlurPlan(standardDeviation: deviation), edge: edge, of: bounds)
    let sparse = blur.surface(of: source, on: BandScheduler(threads: 2))
    source.active = nil
    let dense = blur.surface(of: source, on: .serial)
    #expect(sparse.pixels == dense.pixels)
    for y in dense.bounds.rows {
      let active = sparse.activeColumns(ofRow: y)
      for x in dense.bounds.columns where !(0..<active.count).contains(where: { active[$0].contains(x) }) {
        guard dense[x, y] == .zero else {
          Issue.record("pixel \(x), \(y) is \(dense[x, y]), but not active")
          return
        }
      }
    }
  }

  @Test func rowsInAnyOrder() {
    let source = noise(PixelRect(minX: 0, minY: 0, maxX: 40, maxY: 60))
    for deviation in [1.5, 5.0] {
      let blur = Blur(BlurPlan(standardDeviation: deviation), edge: .clamp, of: source.bounds)
      let whole = blur.surface(of: source, on: .serial)
      var reader = blur.rows(of: source, on: .serial).makeReader()
      var row = [SIMD4<Float>](repeating: .zero, count: blur.bounds.width)
      for y in [59, 3, 30, 31, 2, 58, 0] {
        var span = row.mutableSpan
        reader.read(row: y, into: &span)
        #expect(row[...] == whole.pixels[(y * 40)..<(y * 40 + 40)])
      }
    }
  }

  @Test func blursChain() {
    let source = noise(PixelRect(minX: 0, minY: 0, maxX: 50, maxY: 40))
    let first = Blur(BlurPlan(standardDeviation: 3), edge: .transparent, of: source.bounds)
    let second = Blur(BlurPlan(standardDeviation: 4), edge: .transparent, of: first.bounds)
    let stored = second.surface(of: first.surface(of: source, on: .serial), on: .serial)
    #expect(second.surface(of: first.rows(of: source, on: .serial), on: .serial) == stored)
    // Variances add up: 3, 4, 5.
    let direct = Blur(BlurPlan(standardDeviation: 5), edge: .transparent, of: source.bounds)
    let expected = direct.surface(of: source, on: .serial)
    for y in expected.bounds.rows {
      for x in expected.bounds.columns {
        let difference = expected[x, y] - stored[x, y]
        #expect(max(difference.max(), -difference.min()) < 4e-4)
      }
    }
  }

  @Test func nothingInNothingOut() {
    let plan = BlurPlan(standardDeviation: 7)
    for bounds in [PixelRect.empty, PixelRect(minX: 3, minY: 4, maxX: 3, maxY: 9)] {
      for edge in EdgeMode.allCases {
        let blur = Blur(plan, edge: edge, of: bounds)
        #expect(blur.surface(of: PixelSurface(bounds: bounds, pixels: []), on: .serial).pixels.isEmpty)
      }
    }
    let bounds = PixelRect(minX: 0, minY: 0, maxX: 9, maxY: 9)
    let away = PixelRect(minX: 100, minY: 0, maxX: 109, maxY: 9)
    let blur = Blur(plan, edge: .clamp, of: bounds, within: away)
    #expect(blur.surface(of: noise(bounds), on: .serial).pixels.isEmpty)
  }

  @Test func hugeDeviationsOnTinyPictures() {
    let source = noise(PixelRect(minX: 0, minY: 0, maxX: 3, maxY: 2))
    let mean = source.pixels.reduce(.zero, +) / 6
    for edge in [EdgeMode.mirror, .repeat] {
      let result = Blur(BlurPlan(standardDeviation: 300), edge: edge, of: source.bounds).surface(
        of: source, on: .serial)
      for pixel in result.pixels {
        let difference = pixel - mean
        #expect(max(difference.max(), -difference.min()) < 2e-4)
      }
    }
  }

  @Test(arguments: [Float.nan, .infinity])
  func nonFinitePixelsOnlySpread(_ value: Float) {
    for deviation in [1.0, 5] {
      var source = noise(PixelRect(minX: 0, minY: 0, maxX: 120, maxY: 80))
      source[20, 20] = SIMD4(repeating: value)
      let result = Blur(BlurPlan(standardDeviation: deviation), edge: .transparent, of: source.bounds)
        .surface(of: source, on: .serial)
      #expect(!result[20, 20].x.isFinite)
      #expect(result[110, 70].x.isFinite)
    }
  }
}

extension PixelSurface {
  /// The pixel at an absolute place.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    get { pixels[(y - bounds.minY) * bounds.width + x - bounds.minX] }
    set { pixels[(y - bounds.minY) * bounds.width + x - bounds.minX] = newValue }
  }
}
