/// A missing kind of cone, to see a design as people without it do.
///
/// Source: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency",
/// IEEE TVCG 15 (2009), table 1, severity 1.0. The matrices apply to linear light.
public enum ColorVisionDeficiency: String, Hashable, Sendable, CaseIterable {
  /// No cones for long waves: reds look dark.
  case protanopia
  /// No cones for middle waves: reds and greens look alike.
  case deuteranopia
  /// No cones for short waves: blues and greens look alike.
  case tritanopia

  /// The matrix on straight linear light.
  public var matrix: ColorMatrix {
    switch self {
    case .protanopia:
      ColorMatrix(
        red: SIMD3(0.152286, 1.052583, -0.204868), green: SIMD3(0.114503, 0.786281, 0.099216),
        blue: SIMD3(-0.003882, -0.048116, 1.051998))
    case .deuteranopia:
      ColorMatrix(
        red: SIMD3(0.367322, 0.860646, -0.227968), green: SIMD3(0.280085, 0.672501, 0.047413),
        blue: SIMD3(-0.011820, 0.042940, 0.968881))
    case .tritanopia:
      ColorMatrix(
        red: SIMD3(1.255528, -0.076749, -0.178779), green: SIMD3(-0.078411, 0.930809, 0.147602),
        blue: SIMD3(0.004733, 0.691367, 0.303900))
    }
  }

  /// The colour as it is seen with the deficiency, clamped to sRGB's gamut.
  public func simulated(_ color: Color) -> Color { Color(linear: matrix.apply(color.linear)).clamped }
}
