import EffectMath
import Foundation
import Testing

@Suite struct ColorMatrixTests {
  /// A row of three weights a component, as the specification prints them, evaluated in double precision.
  private func expectRows(_ matrix: ColorMatrix, _ rows: [[Double]], sourceLocation: SourceLocation = #_sourceLocation)
  {
    var expected: [Double] = []
    for row in rows { expected += row + [0, 0] }
    expected += [0, 0, 0, 1, 0]
    for (a, b) in zip(matrix.rows, expected) {
      #expect(abs(Double(a) - b) < 1e-7, sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [0, 0.3, 1, 2])
  func saturate(_ s: Double) {
    expectRows(
      .saturate(s),
      [
        [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s],
        [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s],
        [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s],
      ])
  }

  @Test(arguments: [0, 0.3, 1])
  func grayscaleAndSepia(_ amount: Double) {
    let s = 1 - amount
    expectRows(
      .grayscale(amount),
      [
        [0.2126 + 0.7874 * s, 0.7152 - 0.7152 * s, 0.0722 - 0.0722 * s],
        [0.2126 - 0.2126 * s, 0.7152 + 0.2848 * s, 0.0722 - 0.0722 * s],
        [0.2126 - 0.2126 * s, 0.7152 - 0.7152 * s, 0.0722 + 0.9278 * s],
      ])
    expectRows(
      .sepia(amount),
      [
        [0.393 + 0.607 * s, 0.769 - 0.769 * s, 0.189 - 0.189 * s],
        [0.349 - 0.349 * s, 0.686 + 0.314 * s, 0.168 - 0.168 * s],
        [0.272 - 0.272 * s, 0.534 - 0.534 * s, 0.131 + 0.869 * s],
      ])
  }

  @Test(arguments: [0.0, 45, 90, 200, -30])
  func hueRotate(_ degrees: Double) {
    let (c, s) = (Foundation.cos(degrees * .pi / 180), Foundation.sin(degrees * .pi / 180))
    expectRows(
      .hueRotate(.degrees(degrees)),
      [
        [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928],
        [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283],
        [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072],
      ])
  }

  @Test func transferLikeFilters() {
    let c = SIMD4<Float>(0.2, 0.5, 0.9, 0.5)
    func isNear(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Bool { (a - b).max() < 1e-6 && (a - b).min() > -1e-6 }
    #expect(isNear(ColorMatrix.brightness(0.5).apply(c), SIMD4(0.1, 0.25, 0.45, 0.5)))
    #expect(isNear(ColorMatrix.contrast(2).apply(c), SIMD4(-0.1, 0.5, 1.3, 0.5)))
    #expect(isNear(ColorMatrix.invert(1).apply(c), SIMD4(0.8, 0.5, 0.1, 0.5)))
    #expect(isNear(ColorMatrix.invert(0.25).apply(c), SIMD4(0.35, 0.5, 0.7, 0.5)))
    #expect(isNear(ColorMatrix.opacity(0.5).apply(c), SIMD4(0.2, 0.5, 0.9, 0.25)))
    #expect(
      isNear(ColorMatrix.luminanceToAlpha.apply(c), SIMD4(0, 0, 0, 0.2126 * 0.2 + 0.7152 * 0.5 + 0.0722 * 0.9)))
  }

  @Test func amountsAreClampedAndNaNChangesNothing() {
    #expect(ColorMatrix.grayscale(2) == .grayscale(1))
    #expect(ColorMatrix.invert(-1) == .invert(0))
    #expect(ColorMatrix.brightness(-1) == .brightness(0))
    for matrix in [
      ColorMatrix.saturate(.nan), .grayscale(.nan), .sepia(.nan), .hueRotate(.radians(.infinity)), .brightness(.nan),
      .contrast(.nan), .invert(.nan), .opacity(.nan),
    ] {
      for (a, b) in zip(matrix.rows, ColorMatrix.identity.rows) { #expect(abs(a - b) < 1e-6) }
    }
  }

  @Test func premultipliedPixels() {
    let pixel = SIMD4<Float>(0.1, 0.25, 0.45, 0.5)
    let inverted = ColorMatrix.invert(1).apply(premultiplied: pixel)
    #expect((inverted - SIMD4(0.4, 0.25, 0.05, 0.5)).max() < 1e-6)
    #expect((inverted - SIMD4(0.4, 0.25, 0.05, 0.5)).min() > -1e-6)
    #expect(ColorMatrix.invert(1).apply(premultiplied: .zero) == .zero)
    #expect(ColorMatrix.brightness(10).apply(premultiplied: pixel) == SIMD4(0.5, 0.5, 0.5, 0.5))
  }

  @Test func chainingIsOneMatrixAfterTheOther() {
    let (first, second) = (ColorMatrix.contrast(1.5), ColorMatrix.hueRotate(.degrees(70)))
    let c = SIMD4<Float>(0.3, 0.6, 0.1, 0.8)
    let difference = second.applied(after: first).apply(c) - second.apply(first.apply(c))
    #expect(difference.max() < 1e-6 && difference.min() > -1e-6)
    #expect(ColorMatrix(rows: second.rows) == second)
    #expect(ColorMatrix(rows: []) == nil)
  }

  /// Machado's matrices keep white and black, and send the confused pairs near each other.
  @Test(arguments: ColorVisionDeficiency.allCases)
  func deficienciesKeepGrays(_ deficiency: ColorVisionDeficiency) {
    for white: Float in [0, 0.25, 0.5, 1] {
      let difference = deficiency.simulated(Color(white: white)).components - Color(white: white).components
      #expect(difference.max() < 2e-5 && difference.min() > -2e-5)
    }
  }

  /// The primaries through table 1, severity 1, sRGB-encoded and clamped, worked out in double precision.
  @Test(
    arguments: [
      (ColorVisionDeficiency.protanopia, 0xFF0000, SIMD3<Float>(0.426608, 0.372654, 0)),
      (.protanopia, 0x00FF00, SIMD3(1, 0.899428, 0)), (.protanopia, 0x0000FF, SIMD3(0, 0.347867, 1)),
      (.tritanopia, 0xFF0000, SIMD3(1, 0, 0.058386)), (.tritanopia, 0x00FF00, SIMD3(0, 0.968948, 0.849616)),
      (.tritanopia, 0x0000FF, SIMD3(0, 0.420380, 0.587279)),
    ] as [(ColorVisionDeficiency, Int, SIMD3<Float>)])
  func primariesAreSeenAsPublished(_ deficiency: ColorVisionDeficiency, _ hex: Int, _ expected: SIMD3<Float>) {
    let seen = deficiency.simulated(Color(hex: UInt32(hex)))
    let difference = SIMD3(seen.red, seen.green, seen.blue) - expected
    #expect(difference.max() < 2e-6 && difference.min() > -2e-6, "\(seen)")
  }

  @Test func deuteranopiaConfusesRedAndGreen() {
    // Linear light times the first column of the matrix: 0.367322, 0.280085, -0.011820.
    let red = ColorVisionDeficiency.deuteranopia.simulated(Color(hex: 0xFF0000))
    let expected = SIMD3<Double>(ColorReference.toEncoded(0.367322), ColorReference.toEncoded(0.280085), 0)
    #expect(abs(Double(red.red) - expected.x) < 1e-6)
    #expect(abs(Double(red.green) - expected.y) < 1e-6)
    #expect(red.blue == 0)
  }
}
