/// How the colours of a mesh are mixed: the way into the space they are mixed in, and on to pixels.
struct MeshMix: Sendable {
  private enum Conversion {
    case none, premultiplied, linearToEncoded, encodedToLinear, oklabToEncoded, oklabToLinear
  }

  private let conversion: Conversion

  /// `isOpaque` tells that no mixed colour has an opacity below 1, so that nothing has to be multiplied by it.
  init(_ colorSpace: Gradient.ColorSpace, _ workingSpace: WorkingSpace, isOpaque: Bool = false) {
    conversion =
      switch (colorSpace, workingSpace) {
      case (.device, .sRGB), (.linear, .linearSRGB): isOpaque ? .none : .premultiplied
      case (.device, .linearSRGB): .encodedToLinear
      case (.linear, .sRGB): .linearToEncoded
      case (.perceptual, .sRGB): .oklabToEncoded
      case (.perceptual, .linearSRGB): .oklabToLinear
      }
  }

  /// The straight components of a colour in the space it is mixed in.
  static func components(of color: Color, in space: Gradient.ColorSpace) -> SIMD4<Float> {
    switch space {
    case .device: color.components
    case .linear: SIMD4<Float>(LinearColor.linear(color))
    case .perceptual: SIMD4<Float>(LinearColor.oklab(linear: LinearColor.linear(color)))
    }
  }

  /// The premultiplied pixel of a mixed colour.
  func pixel(_ mixed: SIMD4<Float>) -> SIMD4<Float> {
    var pixels = [mixed]
    var span = pixels.mutableSpan
    convert(&span)
    return pixels[0]
  }

  /// Turns mixed colours into premultiplied pixels.
  func convert(_ pixels: inout MutableSpan<SIMD4<Float>>) {
    switch conversion {
    case .none: break
    case .premultiplied: Self.convert(&pixels) { $0 }
    case .encodedToLinear: Self.convert(&pixels) { TransferFunction.toLinear($0) }
    case .linearToEncoded: Self.convert(&pixels) { TransferFunction.toEncoded($0) }
    case .oklabToLinear: Self.convert(&pixels) { Self.linear(oklab: $0) }
    case .oklabToEncoded: Self.convert(&pixels) { TransferFunction.toEncoded(Self.linear(oklab: $0)) }
    }
  }

  /// Replaces each mixed colour by the product of its straight colour and its opacity.
  @inline(__always)
  private static func convert(
    _ pixels: inout MutableSpan<SIMD4<Float>>, _ straight: (SIMD4<Float>) -> SIMD4<Float>
  ) {
    for i in 0..<pixels.count {
      let mixed = pixels[i]
      var pixel = straight(mixed) * mixed.w
      pixel.w = mixed.w
      pixels[i] = pixel
    }
  }

  /// The linear light of Oklab coordinates, the products of the matrices in `LinearColor` rounded to `Float`.
  ///
  /// The last lane repeats the third: a constant there would have the vectors taken apart, and so would inlining.
  @inline(never)
  private static func linear(oklab c: SIMD4<Float>) -> SIMD4<Float> {
    let a = SIMD4<Float>(0.396_337_78, -0.105_561_346, -0.089_484_18, -0.089_484_18)
    let b = SIMD4<Float>(0.215_803_76, -0.063_854_17, -1.291_485_5, -1.291_485_5)
    let root = c.x + a * c.y + b * c.z
    let cones = root * root * root
    let red = SIMD4<Float>(4.076_741_7, -1.268_438, -0.004_196_076, -0.004_196_076)
    let green = SIMD4<Float>(-3.307_711_6, 2.609_757_4, -0.703_418_6, -0.703_418_6)
    let blue = SIMD4<Float>(0.230_969_9, -0.341_319_38, 1.707_614_7, 1.707_614_7)
    return red * cones.x + green * cones.y + blue * cones.z
  }
}
