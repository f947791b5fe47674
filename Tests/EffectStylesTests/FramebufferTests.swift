import EffectStyles
import Testing

@Suite struct FramebufferTests {
  @Test func startsFilled() {
    let frame = Framebuffer(width: 3, height: 2, filledWith: SIMD4(0.5, 0, 0, 0.5))
    #expect(frame[2, 1] == SIMD4(0.5, 0, 0, 0.5))
  }

  @Test func rowsAreWhatTheSubscriptSees() {
    var frame = Framebuffer(width: 3, height: 2)
    for y in 0..<2 {
      for x in 0..<3 { frame[x, y] = SIMD4(Float(x), Float(y), 0, 1) }
    }
    let row = frame.withRow(1) { span in span.indices.map { span[$0] } }
    #expect(row == [SIMD4(0, 1, 0, 1), SIMD4(1, 1, 0, 1), SIMD4(2, 1, 0, 1)])
    frame.withMutableRow(0) { $0[2] = .zero }
    #expect(frame[2, 0] == .zero && frame[1, 0] == SIMD4(1, 0, 0, 1) && frame[2, 1] == SIMD4(2, 1, 0, 1))
  }
}
