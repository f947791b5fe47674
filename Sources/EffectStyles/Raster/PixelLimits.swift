/// The limits of results, lane by lane; only the multirate form can exceed those of its input.
struct PixelLimits: Sendable {
  let lower: SIMD4<Float>
  let upper: SIMD4<Float>

  /// No limit.
  static let none = PixelLimits(
    lower: SIMD4(repeating: -.infinity), upper: SIMD4(repeating: .infinity))
  /// Every lane within 0...1, as coverage is.
  static let unit = PixelLimits(lower: .zero, upper: SIMD4(repeating: 1))
  /// Alpha, in the last lane, within 0...1; colour is free, as extended range needs.
  static let alpha = PixelLimits(
    lower: SIMD4(-.infinity, -.infinity, -.infinity, 0), upper: SIMD4(.infinity, .infinity, .infinity, 1))
}
