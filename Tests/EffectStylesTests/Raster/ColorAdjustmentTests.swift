import EffectMath
import EffectStyles
import Testing

/// The colour modifiers of a node on (0.2, 0.4, 0.8) of opacity 0.5, calculated by hand on straight components.
@Suite struct ColorAdjustmentTests {
  static let color = Node(Color(red: 0.2, green: 0.4, blue: 0.8, opacity: 0.5))

  static let cases: [(String, Node, SIMD4<Float>)] = [
    ("brightness", color.brightness(0.1), SIMD4(0.3, 0.5, 0.9, 0.5)),
    // 1.5 c - 0.25
    ("contrast", color.contrast(1.5), SIMD4(0.05, 0.35, 0.95, 0.5)),
    // Half way to 0.213 * 0.2 + 0.715 * 0.4 + 0.072 * 0.8 = 0.3862.
    ("saturation", color.saturation(0.5), SIMD4(0.2931, 0.3931, 0.5931, 0.5)),
    // 0.2126 * 0.2 + 0.7152 * 0.4 + 0.0722 * 0.8
    ("grayscale", color.grayscale(1), SIMD4(0.38636, 0.38636, 0.38636, 0.5)),
    // Rows -0.574 1.43 0.144, 0.426 0.43 0.144, 0.426 1.43 -0.856; the last gives -0.0276.
    ("hueRotation", color.hueRotation(.degrees(180)), SIMD4(0.5724, 0.3724, 0, 0.5)),
    ("colorInvert", color.colorInvert(), SIMD4(0.8, 0.6, 0.2, 0.5)),
    (
      "colorMultiply", color.colorMultiply(Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)),
      SIMD4(0.1, 0.1, 0.8, 0.25)
    ),
    ("opacity", color.opacity(0.5), SIMD4(0.2, 0.4, 0.8, 0.25)),
    ("luminanceToAlpha", color.luminanceToAlpha(), SIMD4(0, 0, 0, 0.38636)),
  ]

  @Test(arguments: cases)
  func value(_ name: String, _ node: Node, _ straight: SIMD4<Float>) {
    let pixel = node.render(size: Size(width: 2, height: 2), threads: 1)[1, 1]
    let expected = SIMD4(straight.x * straight.w, straight.y * straight.w, straight.z * straight.w, straight.w)
    #expect((pixel - expected).maximumMagnitude < 2e-6, "\(name): \(pixel)")
  }
}
