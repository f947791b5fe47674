extension Elementary {
  /// The error function of each lane, within 2 ulp.
  ///
  /// The share of a normal distribution of deviation 1/sqrt(2) within plus and minus x; odd, between -1 and 1, and
  /// exactly those from 3.93 on. NaN gives NaN, -0 gives -0.
  @inlinable
  public static func erf(_ x: SIMD4<Float>) -> SIMD4<Float> {
    let magnitude = Lanes.clamp(Lanes.magnitude(x), 0, 3.93)
    let q = magnitude * magnitude
    // Minimax of erf(x) / x - 1 up to 0.92, error 2e-8 of the result.
    var near = SIMD4<Float>(repeating: -0.0005999412)
    near = near * q + 0.004994831
    near = near * q - 0.02676772
    near = near * q + 0.11281846
    near = near * q - 0.37612498
    near = near * q + 0.12837915
    // Minimax of log(1 - erf(x)) from 0.92 to 3.93, error 1e-8 of the result.
    var far = SIMD4<Float>(repeating: -1.6635287e-05)
    far = far * magnitude + 0.00037276951
    far = far * magnitude - 0.0038176188
    far = far * magnitude + 0.024033716
    far = far * magnitude - 0.10635079
    far = far * magnitude - 0.6353292
    far = far * magnitude - 1.1284242
    far = far * magnitude - 7.35127e-05
    let value = (1 - exp(far)).replacing(with: magnitude + magnitude * near, where: magnitude .< 0.92)
    return Lanes.flippingSign(value, with: x)
  }

  /// The error function of each lane, within 2 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func erf(_ x: SIMD8<Float>) -> SIMD8<Float> {
    SIMD8(lowHalf: erf(x.lowHalf), highHalf: erf(x.highHalf))
  }

  /// The error function of a number, within 2 ulp; the bits are those of the version on four lanes.
  @inlinable
  public static func erf(_ x: Float) -> Float { erf(SIMD4(repeating: x)).x }
}
