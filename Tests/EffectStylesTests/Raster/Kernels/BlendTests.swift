import EffectMath
import EffectStyles
import Testing

@Suite struct BlendTests {
  /// Premultiplied pixels from a small congruential sequence, opaque, clear and in between.
  private static func pixels(_ count: Int, seed: UInt32) -> [SIMD4<Float>] {
    var state = seed
    func unit() -> Float {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Float(state >> 8) * 0x1p-24
    }
    return (0..<count).map { index in
      let alpha: Float = index % 4 == 0 ? 1 : index % 9 == 1 ? 0 : unit()
      return SIMD4(unit(), unit(), unit(), 1) * alpha
    }
  }

  private static let lengths = [0, 1, 2, 3, 4, 5, 7, 64, 255]

  @Test(arguments: BlendMode.allCases)
  func aRowIsItsPixels(_ mode: BlendMode) {
    for count in Self.lengths {
      let source = Self.pixels(count, seed: 1)
      let backdrop = Self.pixels(count, seed: 2)
      var row = backdrop
      var span = row.mutableSpan
      Blend.row(mode, source: source.span, into: &span)
      let expected = zip(source, backdrop).map { mode.blend(source: $0, backdrop: $1) }
      #expect(row == expected, "\(mode.name), \(count) pixels")
    }
  }

  @Test(arguments: BlendMode.allCases)
  func coverageScalesTheSourceOrMixesTheResult(_ mode: BlendMode) {
    let count = 255
    let source = Self.pixels(count, seed: 3)
    let backdrop = Self.pixels(count, seed: 4)
    let coverage = (0..<count).map { Float($0 % 5) / 4 }
    var row = backdrop
    var span = row.mutableSpan
    Blend.row(mode, source: source.span, coverage: coverage.span, into: &span)
    for i in 0..<count {
      let full = mode.blend(source: source[i], backdrop: backdrop[i])
      let c = coverage[i]
      let expected =
        mode.erasesOutsideSource
        ? full * c + backdrop[i] * (1 - c) : mode.blend(source: source[i] * c, backdrop: backdrop[i])
      #expect(row[i] == expected, "\(mode.name), pixel \(i)")
      if c == 1 { #expect(row[i] == full) }
      if c == 0, mode.erasesOutsideSource { #expect(row[i] == backdrop[i]) }
    }
  }

  @Test func aSolidIsARowOfOnePixel() {
    let backdrop = Self.pixels(100, seed: 5)
    let coverage = (0..<100).map { Float($0) / 99 }
    for source in [SIMD4<Float>(0.25, 0, 0.5, 0.5), SIMD4(0.25, 0, 0.5, 1), .zero] {
      let constant = Array(repeating: source, count: 100)
      func result(_ draw: (inout MutableSpan<SIMD4<Float>>) -> Void) -> [SIMD4<Float>] {
        var row = backdrop
        var span = row.mutableSpan
        draw(&span)
        return row
      }
      #expect(
        result { Blend.solid(source, into: &$0) } == result { Blend.row(.normal, source: constant.span, into: &$0) })
      #expect(
        result { Blend.solid(source, coverage: 0.25, into: &$0) }
          == result {
            Blend.row(.normal, source: constant.span, coverage: Array(repeating: 0.25, count: 100).span, into: &$0)
          })
      #expect(
        result { Blend.solid(source, coverage: coverage.span, into: &$0) }
          == result { Blend.row(.normal, source: constant.span, coverage: coverage.span, into: &$0) })
    }
  }
}
