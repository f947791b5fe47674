import EffectStyles

/// What a robust picture must keep: every value finite and within its limits.
struct PixelSummary {
  /// How many pixels show something.
  var ink = 0
  /// Whether all values are finite.
  var isFinite = true
  /// Whether all pixels are premultiplied colours within the gamut, but for what perceptual mixing adds.
  var isValid = true

  init(_ frame: Framebuffer) {
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let pixel = frame[x, y]
        if pixel != .zero { ink += 1 }
        // The sum is finite only if all four are.
        if !pixel.sum().isFinite { isFinite = false }
        if pixel.w < 0 || pixel.w > 1.001 || pixel.min() < -0.1 || pixel.max() > pixel.w + 0.1 { isValid = false }
      }
    }
  }
}

extension SIMD4<Float> {
  /// The greatest distance of a component from zero.
  var maximumMagnitude: Float { Swift.max(self.max(), -self.min()) }
}
