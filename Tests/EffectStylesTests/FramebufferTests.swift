import EffectStyles
import Testing

@Suite struct FramebufferTests {
  @Test func startsFilled() {
    let frame = Framebuffer(width: 3, height: 2, filledWith: SIMD4(0.5, 0, 0, 0.5))
    #expect(frame[2, 1] == SIMD4(0.5, 0, 0, 0.5))
  }
}
