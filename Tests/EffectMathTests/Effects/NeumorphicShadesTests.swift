import EffectMath
import Foundation
import Testing

@Suite struct NeumorphicShadesTests {
  /// Lightness and hue by Björn Ottosson's original matrices for linear sRGB.
  private func oklab(_ color: Color) -> (lightness: Double, a: Double, b: Double) {
    func linear(_ x: Float) -> Double { x <= 0.04045 ? Double(x) / 12.92 : pow((Double(x) + 0.055) / 1.055, 2.4) }
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  private static func color(_ red: Float, _ green: Float, _ blue: Float) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255)
  }

  @Test func offWhite() {
    let base = Self.color(225, 225, 235)
    let shades = NeumorphicMath.shades(of: base)
    let (own, light, shade) = (oklab(base), oklab(shades.light), oklab(shades.shade))
    #expect(abs(shade.lightness - 0.8 * own.lightness) < 1e-4)
    #expect(abs(light.lightness - (own.lightness + 0.7 * (1 - own.lightness))) < 1e-4)
    // A bluish white stays bluish.
    #expect(shade.b < -0.005 && light.b < -0.001)
  }

  /// Between the published ends 50, 60, 65 and 25, 25, 30 the highlight is a little lighter, not nearly white.
  @Test func darkGround() {
    let base = Self.color(37, 42, 47)
    let shades = NeumorphicMath.shades(of: base)
    let own = oklab(base).lightness
    #expect(abs(oklab(shades.light).lightness - 1.25 * own) < 1e-4)
    #expect(abs(oklab(shades.shade).lightness - 0.8 * own) < 1e-4)
    let published = oklab(Self.color(50, 60, 65)).lightness
    #expect(abs(oklab(shades.light).lightness - published) < 0.02)
  }

  @Test func lightAndShadeSurroundTheBase() {
    var generator = TestGenerator(state: 21)
    for _ in 0..<1_000 {
      let base = Color(
        red: Float(generator.unit()), green: Float(generator.unit()), blue: Float(generator.unit()), opacity: 0.5)
      let shades = NeumorphicMath.shades(of: base)
      #expect(oklab(shades.shade).lightness < oklab(base).lightness)
      #expect(oklab(shades.light).lightness > oklab(base).lightness)
      for color in [shades.light, shades.shade] {
        #expect(color.opacity == 0.5)
        for lane in 0..<3 { #expect(color.components[lane] >= 0 && color.components[lane] <= 1) }
      }
      let weak = NeumorphicMath.shades(of: base, intensity: 0.3)
      #expect(oklab(weak.shade).lightness > oklab(shades.shade).lightness)
      #expect(oklab(weak.light).lightness < oklab(shades.light).lightness)
    }
  }

  @Test func theHueStays() {
    let base = Self.color(60, 160, 240)
    let shades = NeumorphicMath.shades(of: base)
    let own = oklab(base)
    for color in [oklab(shades.light), oklab(shades.shade)] {
      #expect(abs(atan2(color.b, color.a) - atan2(own.b, own.a)) < 0.02)
    }
  }

  @Test func ends() {
    #expect(oklab(NeumorphicMath.shades(of: Color(white: 1)).light).lightness > 0.9999)
    #expect(NeumorphicMath.shades(of: Color(white: 0)).shade.red < 1e-6)
    #expect(abs(oklab(NeumorphicMath.shades(of: Color(white: 0)).light).lightness - 0.06) < 1e-3)
    let base = Self.color(120, 40, 200)
    for intensity in [0, -3, Double.nan] {
      let none = NeumorphicMath.shades(of: base, intensity: intensity)
      for lane in 0..<3 {
        #expect(abs(none.light.components[lane] - base.components[lane]) < 1e-5)
        #expect(abs(none.shade.components[lane] - base.components[lane]) < 1e-5)
      }
    }
    #expect(NeumorphicMath.shades(of: base, intensity: 9) == NeumorphicMath.shades(of: base))
  }

  @Test func surfaces() {
    let base = Self.color(120, 140, 160)
    let flat = NeumorphicMath.surfaceColors(of: base, surface: .flat)
    #expect(flat.lit == base && flat.unlit == base)
    let convex = NeumorphicMath.surfaceColors(of: base, surface: .convex)
    #expect(oklab(convex.lit).lightness > oklab(convex.unlit).lightness)
    let concave = NeumorphicMath.surfaceColors(of: base, surface: .concave)
    #expect(concave.lit == convex.unlit && concave.unlit == convex.lit)
  }
}
