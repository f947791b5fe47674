/// The exact colour between two stops, in double precision: what a ramp approximates by straight pieces.
struct GradientMix {
  /// The two colours in the space they are mixed in: premultiplied if they are mixed so, straight otherwise.
  private let start, end: SIMD4<Double>
  private let colorSpace: Gradient.ColorSpace
  private let isPremultiplied: Bool
  private let workingSpace: WorkingSpace

  init(
    _ start: Color, _ end: Color, in colorSpace: Gradient.ColorSpace,
    _ alphaInterpolation: Gradient.AlphaInterpolation, workingSpace: WorkingSpace
  ) {
    self.colorSpace = colorSpace
    isPremultiplied = alphaInterpolation == .premultiplied
    self.workingSpace = workingSpace
    func components(_ color: Color) -> SIMD4<Double> {
      let straight =
        switch colorSpace {
        case .device: SIMD4<Double>(color.components)
        case .linear: LinearColor.linear(color)
        case .perceptual: LinearColor.oklab(linear: LinearColor.linear(color))
        }
      return alphaInterpolation == .premultiplied ? Self.premultiplied(straight) : straight
    }
    self.start = components(start)
    self.end = components(end)
  }

  /// Whether the mix is a straight line in premultiplied working space, so that one piece gives it exactly.
  var isLinear: Bool {
    if start == end { return true }
    let mixesInWorkingSpace =
      switch (colorSpace, workingSpace) {
      case (.device, .sRGB), (.linear, .linearSRGB): true
      default: false
      }
    return mixesInWorkingSpace && (isPremultiplied || start.w == end.w)
  }

  /// The premultiplied pixel at a fraction 0...1 of the way.
  func pixel(at fraction: Double) -> SIMD4<Double> { Self.premultiplied(straight(at: fraction)) }

  /// The straight colour in the working space at a fraction 0...1 of the way; zero without opacity, if it is mixed
  /// premultiplied.
  func straight(at fraction: Double) -> SIMD4<Double> {
    var mixed = start + (end - start) * fraction
    if isPremultiplied {
      guard mixed.w > 0 else { return .zero }
      mixed = SIMD4(mixed.x / mixed.w, mixed.y / mixed.w, mixed.z / mixed.w, mixed.w)
    }
    return switch (colorSpace, workingSpace) {
    case (.device, .sRGB), (.linear, .linearSRGB): mixed
    case (.device, .linearSRGB): LinearColor.map(mixed, TransferFunction.toLinear)
    case (.linear, .sRGB): LinearColor.encoded(mixed)
    case (.perceptual, .sRGB): LinearColor.encoded(LinearColor.linear(oklab: mixed))
    case (.perceptual, .linearSRGB): LinearColor.linear(oklab: mixed)
    }
  }

  private static func premultiplied(_ straight: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(straight.x * straight.w, straight.y * straight.w, straight.z * straight.w, straight.w)
  }
}
