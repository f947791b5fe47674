extension Elementary {
  /// The sine of an angle in radians, within 1 ulp.
  ///
  /// Any finite angle is reduced exactly enough to keep the bound. Infinities and NaN give NaN; -0 gives -0.
  public static func sin(_ x: Double) -> Double { sincos(x).sin }

  /// The cosine of an angle in radians, within 1 ulp.
  ///
  /// Any finite angle is reduced exactly enough to keep the bound. Infinities and NaN give NaN.
  public static func cos(_ x: Double) -> Double { sincos(x).cos }

  /// The tangent of an angle in radians, within 3 ulp.
  ///
  /// Any finite angle is reduced exactly enough to keep the bound. Infinities and NaN give NaN; -0 gives -0.
  public static func tan(_ x: Double) -> Double {
    let (sin, cos) = sincos(x)
    return sin / cos
  }

  /// The sine and the cosine of an angle in radians, each within 1 ulp.
  ///
  /// Any finite angle is reduced exactly enough to keep the bound. Infinities and NaN give NaN; the sine of -0 is -0.
  public static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    // The cube is below half an ulp here, and -0 keeps its sign.
    if x.magnitude < 0x1p-27 { return (x, 1) }
    let (quadrant, remainder) = QuarterTurnReduction.reduce(x)
    let sin = kernelSin(remainder)
    let cos = kernelCos(remainder)
    switch quadrant & 3 {
    case 0: return (sin, cos)
    case 1: return (cos, -sin)
    case 2: return (-sin, -cos)
    default: return (-cos, sin)
    }
  }

  /// The angle of the vector (x, y) in radians, from -pi to pi, within 2 ulp.
  ///
  /// Signed zeros and infinities give the limits that IEEE 754 names: `atan2(0, -1)` is pi, `atan2(-0, -1)` is -pi,
  /// `atan2(0, 0)` is 0. NaN in either gives NaN.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    var steep = max(x.magnitude, y.magnitude)
    var flat = min(x.magnitude, y.magnitude)
    let isSteep = y.magnitude > x.magnitude
    var angle: Double
    if flat == .infinity {
      angle = 0x1.921fb54442d18p-1
    } else if steep == 0 || steep == .infinity {
      angle = 0
    } else {
      // Away from the ends of the exponent range, where the sums below could overflow or round coarsely.
      let scale = steep > 0x1p1000 ? 0x1p-100 : steep < 0x1p-900 ? 0x1p100 : 1
      steep *= scale
      flat *= scale
      angle = atanOfQuotient(flat, steep)
    }
    if isSteep { angle = 0x1.921fb54442d18p0 - (angle - 0x1.1a62633145c07p-54) }
    if x.sign == .minus { angle = 0x1.921fb54442d18p1 - (angle - 0x1.1a62633145c07p-53) }
    return y.sign == .minus ? -angle : angle
  }

  /// The angle in radians, from 0 to pi, whose cosine is given, within 3 ulp.
  ///
  /// Outside -1...1 and for NaN the result is NaN.
  public static func acos(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    return 2 * atan2((1 - x).squareRoot(), (1 + x).squareRoot())
  }

  /// The arc tangent of flat / steep, a quotient in 0...1.
  private static func atanOfQuotient(_ flat: Double, _ steep: Double) -> Double {
    // atan(q) = atan(c) + atan((q - c) / (1 + q c)) with c the nearest eighth leaves at most 1/16.
    let index = Int(flat / steep * 8 + 0.5)
    let centre = Double(index) * 0.125
    let t = (flat - centre * steep) / (steep + centre * flat)
    let q = t * t
    var series = -1.0 / 15
    series = series * q + 1.0 / 13
    series = series * q - 1.0 / 11
    series = series * q + 1.0 / 9
    series = series * q - 1.0 / 7
    series = series * q + 1.0 / 5
    series = series * q - 1.0 / 3
    return eighthArcTangent(index) + (t + t * q * series)
  }

  /// The arc tangent of a number of eighths in 0...8.
  private static func eighthArcTangent(_ index: Int) -> Double {
    switch index {
    case 0: 0
    case 1: 0x1.fd5ba9aac2f6ep-4
    case 2: 0x1.f5b75f92c80ddp-3
    case 3: 0x1.6f61941e4def1p-2
    case 4: 0x1.dac670561bb4fp-2
    case 5: 0x1.1e00babdefeb4p-1
    case 6: 0x1.4978fa3269ee1p-1
    case 7: 0x1.700a7c5784634p-1
    default: 0x1.921fb54442d18p-1
    }
  }

  /// The sine between plus and minus pi/4 by Taylor's series, with the low part to first order.
  private static func kernelSin(_ x: DoubleDouble) -> Double {
    let q = x.high * x.high
    var series = 1.0 / 355_687_428_096_000
    series = series * q - 1.0 / 1_307_674_368_000
    series = series * q + 1.0 / 6_227_020_800
    series = series * q - 1.0 / 39_916_800
    series = series * q + 1.0 / 362_880
    series = series * q - 1.0 / 5_040
    series = series * q + 1.0 / 120
    series = series * q - 1.0 / 6
    return x.high + (x.high * q * series + x.low * (1 - 0.5 * q))
  }

  /// The cosine between plus and minus pi/4 by Taylor's series, with the low part to first order.
  private static func kernelCos(_ x: DoubleDouble) -> Double {
    let q = x.high * x.high
    var series = 1.0 / 20_922_789_888_000
    series = series * q - 1.0 / 87_178_291_200
    series = series * q + 1.0 / 479_001_600
    series = series * q - 1.0 / 3_628_800
    series = series * q + 1.0 / 40_320
    series = series * q - 1.0 / 720
    series = series * q + 1.0 / 24
    let half = 0.5 * q
    let leading = 1 - half
    return leading + (((1 - leading) - half) + (q * q * series - x.high * x.low))
  }
}
