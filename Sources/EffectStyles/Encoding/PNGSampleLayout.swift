/// Which channels of a picture a PNG file holds, and at what depth.
struct PNGSampleLayout: Hashable {
  let colorType: PNGHeader.ColorType
  let bitDepth: Int

  /// The bytes of a pixel.
  var bytesPerPixel: Int {
    colorType.channels * bitDepth / 8
  }

  private init(_ colorType: PNGHeader.ColorType, _ bitDepth: Int) {
    self.colorType = colorType
    self.bitDepth = bitDepth
  }

  /// The layout that an option asks for.
  init(of pixels: Span<SIMD4<UInt8>>, colorType: PNGOptions.ColorType) {
    guard colorType == .smallest else {
      self.init(Self.explicit(colorType), 8)
      return
    }
    // A bit that ever differs between two channels makes colour, one that is ever missing makes transparency.
    var differences: UInt8 = 0
    var opacity: UInt8 = .max
    for index in 0..<pixels.count {
      let pixel = pixels[index]
      differences |= (pixel.x ^ pixel.y) | (pixel.y ^ pixel.z)
      opacity &= pixel.w
    }
    self.init(Self.smallest(hasColor: differences != 0, isOpaque: opacity == .max), 8)
  }

  /// The layout that an option asks for.
  init(of pixels: Span<SIMD4<UInt16>>, colorType: PNGOptions.ColorType) {
    guard colorType == .smallest else {
      self.init(Self.explicit(colorType), 16)
      return
    }
    var differences: UInt16 = 0
    var opacity: UInt16 = .max
    var fineness = SIMD4<UInt16>.zero
    for index in 0..<pixels.count {
      let pixel = pixels[index]
      differences |= (pixel.x ^ pixel.y) | (pixel.y ^ pixel.z)
      opacity &= pixel.w
      fineness |= pixel ^ (pixel &<< 8 | pixel &>> 8)
    }
    // Samples whose two bytes are equal are those of 8 bits.
    self.init(
      Self.smallest(hasColor: differences != 0, isOpaque: opacity == .max), fineness == .zero ? 8 : 16)
  }

  private static func explicit(_ colorType: PNGOptions.ColorType) -> PNGHeader.ColorType {
    switch colorType {
    case .gray: .gray
    case .grayAlpha: .grayAlpha
    case .rgb: .rgb
    case .rgba, .smallest: .rgba
    }
  }

  private static func smallest(hasColor: Bool, isOpaque: Bool) -> PNGHeader.ColorType {
    if hasColor { return isOpaque ? .rgb : .rgba }
    return isOpaque ? .gray : .grayAlpha
  }
}
