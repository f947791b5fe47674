import EffectMath

/// The way from what users write, sRGB-encoded, to the components that a render works in.
extension WorkingSpace {
  /// Turns premultiplied, sRGB-encoded pixels into premultiplied pixels of this space.
  func fromEncoded(_ pixels: inout MutableSpan<SIMD4<Float>>) {
    guard self == .linearSRGB else { return }
    for index in 0..<pixels.count {
      let alpha = pixels[index].w
      guard alpha > 0 else { continue }
      let straight = pixels[index] / alpha
      var linear = TransferFunction.toLinear(straight) * alpha
      linear.w = alpha
      pixels[index] = linear
    }
  }
}
