import EffectMath
import Testing

@Suite struct NeumorphicMathTests {
  @Test func publishedShadowsComeFromDepthAndLight() {
    #expect(NeumorphicMath.shadows(depth: 10) == NeumorphicMath.raised)
    #expect(NeumorphicMath.raised.shadeOffset == [10, 10] && NeumorphicMath.raised.lightOffset == [-5, -5])
    #expect(NeumorphicMath.shadows(depth: -10) == NeumorphicMath.flipped)
    #expect(NeumorphicMath.flipped.shadeOffset == [-5, -5] && NeumorphicMath.flipped.lightOffset == [10, 10])
    #expect(NeumorphicMath.raised.radius == 10 && NeumorphicMath.flipped.radius == 10)
    #expect(NeumorphicMath.shadeOpacity == 0.2 && NeumorphicMath.lightOpacity == 0.7)
  }

  @Test func publishedLooksOnDarkGround() {
    let (raised, pressed) = (NeumorphicMath.darkRaised, NeumorphicMath.darkPressed)
    #expect(raised.radius == 10 && raised.lightOffset == [-10, -10] && raised.shadeOffset == [10, 10])
    #expect(pressed.radius == 10 && pressed.lightOffset == [5, 5] && pressed.shadeOffset == [-5, -5])
    #expect(NeumorphicMath.borderWidth == 4 && NeumorphicMath.minimumTouchTarget == 44)
    #expect(NeumorphicMath.defaultDepth == 10 && NeumorphicMath.depthRange == -20...20)
    #expect(NeumorphicMath.defaultLight == [-1, -1])
  }

  @Test func publishedInsetStrokes() {
    let strokes = NeumorphicMath.insetStrokes()
    #expect(strokes.shade == .init(lineWidth: 4, blur: 4, offset: [2, 2]))
    #expect(strokes.light == .init(lineWidth: 8, blur: 4, offset: [-2, -2]))
    #expect(strokes.shade == NeumorphicMath.insetShade && strokes.light == NeumorphicMath.insetLight)
    #expect(NeumorphicMath.insetStrokes(depth: -5).shade == .init(lineWidth: 2, blur: 2, offset: [1, 1]))
  }

  @Test(arguments: [0.0, 30, 90, 135, 200, 315])
  func theLightTurnsTheShadows(degrees: Double) {
    let shadows = NeumorphicMath.shadows(depth: 8, lightAngle: .degrees(degrees))
    let shade = shadows.shadeOffset
    let light = shadows.lightOffset
    // Away from the light at √2 times the depth, and toward it at half of that.
    #expect(abs((shade.x * shade.x + shade.y * shade.y).squareRoot() - 8 * 2.0.squareRoot()) < 1e-12)
    #expect(abs(light.x + 0.5 * shade.x) < 1e-12 && abs(light.y + 0.5 * shade.y) < 1e-12)
  }

  @Test func fromTheRightAndFromAbove() {
    let right = NeumorphicMath.shadows(depth: 10, lightFrom: [3, 0]).shadeOffset
    #expect(abs(right.x + 10 * 2.0.squareRoot()) < 1e-12 && right.y == 0)
    let above = NeumorphicMath.shadows(depth: 10, lightAngle: .degrees(-90)).shadeOffset
    #expect(abs(above.x) < 1e-12 && abs(above.y - 10 * 2.0.squareRoot()) < 1e-12)
    let line = NeumorphicMath.surfaceLine()
    #expect(line.start == .topLeading && line.end == .bottomTrailing)
  }

  @Test func depthsAreClamped() {
    #expect(NeumorphicMath.shadows(depth: 50).radius == 20)
    #expect(NeumorphicMath.shadows(depth: -50) == NeumorphicMath.shadows(depth: -20))
    #expect(NeumorphicMath.shadows(depth: 0).shadeOffset == [0, 0])
    #expect(NeumorphicMath.shadows(depth: .nan).radius == 0)
    for light in [SIMD2(0.0, 0), SIMD2(.nan, 1), SIMD2(1, .nan), SIMD2(.infinity, 0)] {
      #expect(NeumorphicMath.shadows(depth: 10, lightFrom: light) == NeumorphicMath.raised)
    }
  }
}
