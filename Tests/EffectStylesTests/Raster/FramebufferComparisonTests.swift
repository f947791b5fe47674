import EffectStyles
import Testing

@Suite struct FramebufferComparisonTests {
  @Test func measuresWhatDiffers() {
    let first = Framebuffer(width: 4, height: 2, filledWith: SIMD4(0.5, 0.5, 0.5, 1))
    var second = first
    second[2, 1] = SIMD4(0.5, 0.25, 0.75, 1)
    second[0, 0].x = 0.375
    let difference = first.difference(from: second)
    #expect(difference.maximum == 0.25 && difference.position == SIMD2(2, 1))
    #expect(difference.mean == 0.625 / 32)
    #expect(abs(difference.rootMeanSquare - (0.140625 / 32).squareRoot()) < 1e-15)
    // 10 log10(32 / 0.140625)
    #expect(abs(first.peakSignalToNoiseRatio(against: second) - 23.5709) < 1e-3)
  }

  @Test func equalPicturesDifferByNothing() {
    let frame = Framebuffer(width: 3, height: 3, filledWith: SIMD4(0.1, .nan, .infinity, 1))
    #expect(frame.maximumError(from: frame) == 0)
    #expect(frame.peakSignalToNoiseRatio(against: frame) == .infinity)
    let empty = Framebuffer(width: 0, height: 0)
    #expect(empty.difference(from: empty).maximum == 0)
  }

  @Test func missingNumbersAreInfinitelyFar() {
    let frame = Framebuffer(width: 1, height: 1, filledWith: SIMD4(0.1, 0, 0, 1))
    for value in [Float.nan, .infinity] {
      let other = Framebuffer(width: 1, height: 1, filledWith: SIMD4(value, 0, 0, 1))
      #expect(frame.maximumError(from: other) == .infinity)
      #expect(other.maximumError(from: frame) == .infinity)
    }
  }
}
