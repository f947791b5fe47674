/// Linear light in double precision, opacity in the last lane: what conversions between colour spaces pass through.
///
/// These run per colour, not per pixel, so they trade speed for exactness. Source of the matrices: CSS Color 4,
/// section 18, sample code for colour conversions.
enum LinearColor {
  /// The linear light of an sRGB-encoded colour.
  static func linear(_ color: Color) -> SIMD4<Double> { map(SIMD4(color.components), TransferFunction.toLinear) }

  /// The sRGB-encoded colour of linear light, extended where it lies outside the gamut.
  static func color(_ linear: SIMD4<Double>) -> Color {
    Color(components: SIMD4<Float>(encoded(linear)))
  }

  /// The sRGB-encoded components of linear light.
  static func encoded(_ linear: SIMD4<Double>) -> SIMD4<Double> { map(linear, TransferFunction.toEncoded) }

  /// Applies a function to each component but the opacity.
  static func map(_ color: SIMD4<Double>, _ function: (Double) -> Double) -> SIMD4<Double> {
    SIMD4(function(color.x), function(color.y), function(color.z), color.w)
  }

  /// Multiplies by a matrix given in columns, the opacity by 1.
  static func multiply(
    _ color: SIMD4<Double>, _ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>
  ) -> SIMD4<Double> {
    x * color.x + y * color.y + z * color.z + SIMD4(0, 0, 0, color.w)
  }

  /// The CIE XYZ values, D65 white, of linear light with sRGB primaries.
  static func xyz(linear color: SIMD4<Double>) -> SIMD4<Double> {
    multiply(
      color, SIMD4(506752.0 / 1228815, 87098.0 / 409605, 7918.0 / 409605, 0),
      SIMD4(87881.0 / 245763, 175762.0 / 245763, 87881.0 / 737289, 0),
      SIMD4(12673.0 / 70218, 12673.0 / 175545, 1001167.0 / 1053270, 0))
  }

  /// The linear light with sRGB primaries of CIE XYZ values, D65 white.
  static func linear(xyz color: SIMD4<Double>) -> SIMD4<Double> {
    multiply(
      color, SIMD4(12831.0 / 3959, -851781.0 / 878810, 705.0 / 12673, 0),
      SIMD4(-329.0 / 214, 1648619.0 / 878810, -2585.0 / 12673, 0),
      SIMD4(-1974.0 / 3959, 36519.0 / 878810, 705.0 / 667, 0))
  }

  /// The CIE XYZ values, D65 white, of linear light with Display P3 primaries.
  static func xyz(linearP3 color: SIMD4<Double>) -> SIMD4<Double> {
    multiply(
      color, SIMD4(608311.0 / 1250200, 35783.0 / 156275, 0, 0),
      SIMD4(189793.0 / 714400, 247089.0 / 357200, 32229.0 / 714400, 0),
      SIMD4(198249.0 / 1000160, 198249.0 / 2500400, 5220557.0 / 5000800, 0))
  }

  /// The linear light with Display P3 primaries of CIE XYZ values, D65 white.
  static func linearP3(xyz color: SIMD4<Double>) -> SIMD4<Double> {
    multiply(
      color, SIMD4(446124.0 / 178915, -14852.0 / 17905, 11844.0 / 330415, 0),
      SIMD4(-333277.0 / 357830, 63121.0 / 35810, -50337.0 / 660830, 0),
      SIMD4(-72051.0 / 178915, 423.0 / 17905, 316169.0 / 330415, 0))
  }

  /// The Oklab coordinates, lightness, a and b, of linear light with sRGB primaries.
  static func oklab(linear color: SIMD4<Double>) -> SIMD4<Double> {
    let cones = multiply(
      xyz(linear: color), SIMD4(0.8190224379967030, 0.0329836539323885, 0.0481771893596242, 0),
      SIMD4(0.3619062600528904, 0.9292868615863434, 0.2642395317527308, 0),
      SIMD4(-0.1288737815209879, 0.0361446663506424, 0.6335478284694309, 0))
    return multiply(
      map(cones, Elementary.cbrt), SIMD4(0.2104542683093140, 1.9779985324311684, 0.0259040424655478, 0),
      SIMD4(0.7936177747023054, -2.4285922420485799, 0.7827717124575296, 0),
      SIMD4(-0.0040720430116193, 0.4505937096174110, -0.8086757549230774, 0))
  }

  /// The linear light with sRGB primaries of Oklab coordinates.
  static func linear(oklab color: SIMD4<Double>) -> SIMD4<Double> {
    let cones = multiply(
      color, SIMD4(1, 1, 1, 0), SIMD4(0.3963377773761749, -0.1055613458156586, -0.0894841775298119, 0),
      SIMD4(0.2158037573099136, -0.0638541728258133, -1.2914855480194092, 0))
    return linear(
      xyz: multiply(
        map(cones) { $0 * $0 * $0 }, SIMD4(1.2268798758459243, -0.0405757452148008, -0.0763729366746601, 0),
        SIMD4(-0.5578149944602171, 1.1122868032803170, -0.4214933324022432, 0),
        SIMD4(0.2813910456659647, -0.0717110580655164, 1.5869240198367816, 0)))
  }
}
