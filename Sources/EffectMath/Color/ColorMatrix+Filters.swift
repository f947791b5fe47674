// The matrices of the filter functions. An amount that isn't a number counts as the one that changes nothing.
extension ColorMatrix {
  /// Scales the distance from gray: 0 gray, 1 unchanged, above 1 more colourful; negative amounts count as 0.
  public static func saturate(_ amount: Double) -> ColorMatrix {
    let s = amount.isNaN ? 1 : Swift.max(amount, 0)
    return mixing(Vector3(0.213, 0.715, 0.072), keeping: s)
  }

  /// Moves towards the gray of equal luminance: 0 unchanged, 1 gray, clamped between.
  public static func grayscale(_ amount: Double) -> ColorMatrix {
    mixing(Vector3(0.2126, 0.7152, 0.0722), keeping: 1 - unit(amount))
  }

  /// Moves towards the brown of old photographs: 0 unchanged, 1 all brown, clamped between.
  public static func sepia(_ amount: Double) -> ColorMatrix {
    let s = 1 - unit(amount)
    func row(_ red: Double, _ green: Double, _ blue: Double, _ own: Vector3) -> SIMD3<Float> {
      SIMD3<Float>(Vector3(red, green, blue) * (1 - s) + own * s)
    }
    return ColorMatrix(
      red: row(0.393, 0.769, 0.189, Vector3(1, 0, 0)), green: row(0.349, 0.686, 0.168, Vector3(0, 1, 0)),
      blue: row(0.272, 0.534, 0.131, Vector3(0, 0, 1)))
  }

  /// Turns the hue at about constant luminance; an angle that isn't finite counts as 0.
  public static func hueRotate(_ angle: Angle) -> ColorMatrix {
    let (sin, cos) = Elementary.sincos(angle.radians.isFinite ? angle.radians : 0)
    func row(_ fixed: Vector3, _ byCos: Vector3, _ bySin: Vector3) -> SIMD3<Float> {
      SIMD3<Float>(fixed + byCos * cos + bySin * sin)
    }
    let gray = Vector3(0.213, 0.715, 0.072)
    return ColorMatrix(
      red: row(gray, Vector3(0.787, -0.715, -0.072), Vector3(-0.213, -0.715, 0.928)),
      green: row(gray, Vector3(-0.213, 0.285, -0.072), Vector3(0.143, 0.140, -0.283)),
      blue: row(gray, Vector3(-0.213, -0.715, 0.928), Vector3(-0.787, 0.715, 0.072)))
  }

  /// Makes black whose opacity is the luminance of the colour.
  public static let luminanceToAlpha = ColorMatrix(
    red: SIMD4(0, 0, 0, 0.2126), green: SIMD4(0, 0, 0, 0.7152), blue: SIMD4(0, 0, 0, 0.0722), opacity: .zero,
    offset: .zero)

  /// Multiplies the components: 0 black, 1 unchanged; negative amounts count as 0.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    scaled(by: amount.isNaN ? 1 : Swift.max(amount, 0), offset: 0)
  }

  /// Scales the distance from middle gray: 0 gray, 1 unchanged; negative amounts count as 0.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    let slope = amount.isNaN ? 1 : Swift.max(amount, 0)
    return scaled(by: slope, offset: 0.5 - 0.5 * slope)
  }

  /// Moves towards the complement: 0 unchanged, 1 inverted, clamped between.
  public static func invert(_ amount: Double) -> ColorMatrix {
    let amount = unit(amount)
    return scaled(by: 1 - 2 * amount, offset: amount)
  }

  /// Multiplies the opacity, the amount clamped to 0...1.
  public static func opacity(_ amount: Double) -> ColorMatrix {
    var matrix = ColorMatrix.identity
    matrix.opacity.w = amount.isNaN ? 1 : Float(unit(amount))
    return matrix
  }

  private typealias Vector3 = SIMD3<Double>

  private static func unit(_ amount: Double) -> Double { amount > 0 ? Swift.min(amount, 1) : 0 }

  /// Mixes each component with a weighted sum of all three.
  private static func mixing(_ weights: Vector3, keeping s: Double) -> ColorMatrix {
    let gray = weights * (1 - s)
    return ColorMatrix(
      red: SIMD3<Float>(gray + Vector3(s, 0, 0)), green: SIMD3<Float>(gray + Vector3(0, s, 0)),
      blue: SIMD3<Float>(gray + Vector3(0, 0, s)))
  }

  private static func scaled(by slope: Double, offset: Double) -> ColorMatrix {
    let (slope, offset) = (Float(slope), Float(offset))
    return ColorMatrix(
      red: SIMD4(slope, 0, 0, 0), green: SIMD4(0, slope, 0, 0), blue: SIMD4(0, 0, slope, 0),
      opacity: SIMD4(0, 0, 0, 1), offset: SIMD4(offset, offset, offset, 0))
  }
}
