import EffectMath
import Foundation

/// Colour conversions in double precision with the C library's functions, from other sources than the library's own.
enum ColorReference {
  /// IEC 61966-2-1, mirrored for negative values.
  static func toLinear(_ c: Double) -> Double {
    let m = abs(c)
    return copysign(m <= 0.04045 ? m / 12.92 : pow((m + 0.055) / 1.055, 2.4), c)
  }

  static func toEncoded(_ c: Double) -> Double {
    let m = abs(c)
    return copysign(m <= 0.0031308 ? m * 12.92 : 1.055 * pow(m, 1 / 2.4) - 0.055, c)
  }

  static func map(_ c: SIMD4<Double>, _ f: (Double) -> Double) -> SIMD4<Double> {
    SIMD4(f(c.x), f(c.y), f(c.z), c.w)
  }

  /// Björn Ottosson, "A perceptual color space for image processing" (2020), the direct matrices for sRGB.
  static func oklab(linear c: SIMD4<Double>) -> SIMD4<Double> {
    let l = cbrt(0.4122214708 * c.x + 0.5363325363 * c.y + 0.0514459929 * c.z)
    let m = cbrt(0.2119034982 * c.x + 0.6806995451 * c.y + 0.1073969566 * c.z)
    let s = cbrt(0.0883024619 * c.x + 0.2817188376 * c.y + 0.6299787005 * c.z)
    return SIMD4(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, c.w)
  }

  /// CSS Color 4, section 18: linear sRGB to XYZ, to cone responses, to Oklab, with the matrices of its sample code.
  static func styleSheetOklab(linear c: SIMD4<Double>) -> SIMD4<Double> {
    let x = 506752.0 / 1228815 * c.x + 87881.0 / 245763 * c.y + 12673.0 / 70218 * c.z
    let y = 87098.0 / 409605 * c.x + 175762.0 / 245763 * c.y + 12673.0 / 175545 * c.z
    let z = 7918.0 / 409605 * c.x + 87881.0 / 737289 * c.y + 1001167.0 / 1053270 * c.z
    let l = cbrt(0.8190224379967030 * x + 0.3619062600528904 * y - 0.1288737815209879 * z)
    let m = cbrt(0.0329836539323885 * x + 0.9292868615863434 * y + 0.0361446663506424 * z)
    let s = cbrt(0.0481771893596242 * x + 0.2642395317527308 * y + 0.6335478284694309 * z)
    return SIMD4(
      0.2104542683093140 * l + 0.7936177747023054 * m - 0.0040720430116193 * s,
      1.9779985324311684 * l - 2.4285922420485799 * m + 0.4505937096174110 * s,
      0.0259040424655478 * l + 0.7827717124575296 * m - 0.8086757549230774 * s, c.w)
  }

  static func linear(oklab c: SIMD4<Double>) -> SIMD4<Double> {
    let l = pow(c.x + 0.3963377774 * c.y + 0.2158037573 * c.z, 3)
    let m = pow(c.x - 0.1055613458 * c.y - 0.0638541728 * c.z, 3)
    let s = pow(c.x - 0.0894841775 * c.y - 1.2914855480 * c.z, 3)
    return SIMD4(
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s, c.w)
  }

  static func premultiplied(_ c: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w)
  }
}
