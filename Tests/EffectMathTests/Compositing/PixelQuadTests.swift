import EffectMath
import Testing

/// Four pixels as planes and one pixel by itself go through the same formulas: equal bits.
@Suite struct PixelQuadTests {
  private func expectEqual(_ mode: BlendMode, _ formula: (PixelQuad, PixelQuad) -> PixelQuad) {
    let sources = BlendModeTests.pixels(seed: 7)
    let backdrops = Array(BlendModeTests.pixels(seed: 8).reversed())
    for i in stride(from: 0, to: sources.count - 3, by: 4) {
      let planes = formula(
        PixelQuad(sources[i], sources[i + 1], sources[i + 2], sources[i + 3]),
        PixelQuad(backdrops[i], backdrops[i + 1], backdrops[i + 2], backdrops[i + 3]))
      let pixels = planes.pixels
      for (k, pixel) in [pixels.0, pixels.1, pixels.2, pixels.3].enumerated() {
        let alone = mode.blend(source: sources[i + k], backdrop: backdrops[i + k])
        if pixel != alone {
          Issue.record("\(mode.name): \(pixel), not \(alone), for \(sources[i + k]) on \(backdrops[i + k])")
          return
        }
      }
    }
  }

  @Test func separableModes() {
    expectEqual(.colorDodge) { SeparableBlend.quad($0, $1, SeparableBlend.colorDodge) }
    expectEqual(.colorBurn) { SeparableBlend.quad($0, $1, SeparableBlend.colorBurn) }
    expectEqual(.hardLight) { SeparableBlend.quad($0, $1, SeparableBlend.hardLight) }
    expectEqual(.overlay) { SeparableBlend.quad($0, $1, SeparableBlend.overlay) }
    expectEqual(.softLight) { SeparableBlend.quad($0, $1, SeparableBlend.softLight) }
  }

  @Test func nonSeparableModes() {
    expectEqual(.hue, NonSeparableBlend.hue)
    expectEqual(.saturation, NonSeparableBlend.saturation)
    expectEqual(.color, NonSeparableBlend.color)
    expectEqual(.luminosity, NonSeparableBlend.luminosity)
  }

  @Test func transposingTwiceGivesThePixels() {
    let quad = PixelQuad(SIMD4(0, 1, 2, 3), SIMD4(4, 5, 6, 7), SIMD4(8, 9, 10, 11), SIMD4(12, 13, 14, 15))
    #expect(quad.green == SIMD4(1, 5, 9, 13))
    #expect(quad.pixels == (SIMD4(0, 1, 2, 3), SIMD4(4, 5, 6, 7), SIMD4(8, 9, 10, 11), SIMD4(12, 13, 14, 15)))
  }
}
