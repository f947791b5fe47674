import EffectMath
import Foundation

/// What a gradient shows at a position, by definition: find the span, mix, convert, multiply by the opacity.
enum GradientReference {
  static func pixel(_ gradient: Gradient, _ workingSpace: WorkingSpace, at t: Double) -> SIMD4<Double> {
    guard let first = gradient.stops.first, let last = gradient.stops.last, !t.isNaN else { return .zero }
    let t =
      switch gradient.spread {
      case .pad: t
      case .repeat: t - floor(t)
      case .reflect: 1 - abs(t - 2 * floor(t / 2) - 1)
      }
    func show(_ mixed: SIMD4<Double>) -> SIMD4<Double> { working(mixed, gradient.colorSpace, workingSpace) }
    if t < first.location { return show(mixing(first.color, gradient.colorSpace)) }
    if t >= last.location { return show(mixing(last.color, gradient.colorSpace)) }
    let next = gradient.stops.firstIndex { $0.location > t }!
    let (a, b) = (gradient.stops[next - 1], gradient.stops[next])
    let u = (t - a.location) / (b.location - a.location)
    let (ca, cb) = (mixing(a.color, gradient.colorSpace), mixing(b.color, gradient.colorSpace))
    switch gradient.alphaInterpolation {
    case .unpremultiplied: return show(ca * (1 - u) + cb * u)
    case .premultiplied:
      let mixed = ColorReference.premultiplied(ca) * (1 - u) + ColorReference.premultiplied(cb) * u
      guard mixed.w > 0 else { return .zero }
      return show(SIMD4(mixed.x / mixed.w, mixed.y / mixed.w, mixed.z / mixed.w, mixed.w))
    }
  }

  private static func mixing(_ color: Color, _ space: Gradient.ColorSpace) -> SIMD4<Double> {
    let encoded = SIMD4<Double>(color.components)
    return switch space {
    case .device: encoded
    case .linear: ColorReference.map(encoded, ColorReference.toLinear)
    case .perceptual: ColorReference.oklab(linear: ColorReference.map(encoded, ColorReference.toLinear))
    }
  }

  private static func working(
    _ c: SIMD4<Double>, _ space: Gradient.ColorSpace, _ workingSpace: WorkingSpace
  ) -> SIMD4<Double> {
    let linear =
      switch space {
      case .device: ColorReference.map(c, ColorReference.toLinear)
      case .linear: c
      case .perceptual: ColorReference.linear(oklab: c)
      }
    let straight =
      switch workingSpace {
      case .linearSRGB: linear
      case .sRGB: space == .device ? c : ColorReference.map(linear, ColorReference.toEncoded)
      }
    return ColorReference.premultiplied(straight)
  }
}
