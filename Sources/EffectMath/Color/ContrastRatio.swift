/// How well two colours are told apart, by the two measures in use.
///
/// Opacity is ignored: composite first.
public enum ContrastRatio {
  /// What WCAG 2.2 asks for borders, icons and other parts of controls, success criterion 1.4.11.
  public static let controls = 3.0
  /// What WCAG 2.2 asks for text, success criterion 1.4.3.
  public static let text = 4.5

  /// The contrast ratio of WCAG 2.2, 1 for equal colours to 21 for black and white.
  ///
  /// The colours may be in either order, and are clamped to sRGB's gamut.
  public static func wcag(_ a: Color, _ b: Color) -> Double {
    let (x, y) = (a.clamped.luminance, b.clamped.luminance)
    return (Swift.max(x, y) + 0.05) / (Swift.min(x, y) + 0.05)
  }

  /// The lightness contrast of APCA, about 106 for black on white to -108 for white on black.
  ///
  /// Dark text on light gives positive values, light on dark negative ones, and contrasts too low for anything 0. The
  /// colours are clamped to sRGB's gamut. Source: APCA-W3 0.1.9, constants 0.0.98G-4g.
  public static func apca(text: Color, background: Color) -> Double {
    let (y, b) = (screenLuminance(text), screenLuminance(background))
    if (b - y).magnitude < 0.0005 { return 0 }
    if b > y {
      let contrast = (Elementary.pow(b, 0.56) - Elementary.pow(y, 0.57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (Elementary.pow(b, 0.65) - Elementary.pow(y, 0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  /// The luminance that APCA estimates for a screen: a plain power, and near black a soft floor for flare.
  private static func screenLuminance(_ color: Color) -> Double {
    let c = LinearColor.map(SIMD4<Double>(color.clamped.components)) { Elementary.pow($0, 2.4) }
    let y = 0.2126729 * c.x + 0.7151522 * c.y + 0.0721750 * c.z
    return y > 0.022 ? y : y + Elementary.pow(0.022 - y, 1.414)
  }
}

extension Color {
  /// The relative luminance of WCAG 2.2, 0 black to 1 white: 0.2126 R + 0.7152 G + 0.0722 B of linear light.
  ///
  /// Opacity is ignored.
  public var luminance: Double {
    let c = LinearColor.linear(self)
    return 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z
  }

  /// The nearest shade of the colour whose contrast against another is at least a given ratio.
  ///
  /// The lightness in Oklab moves up or down, whichever is nearer, by the least that suffices; hue stays, and chroma
  /// shrinks as far as the gamut asks. A colour that suffices is returned as it is. If no shade does, the result is
  /// black or white, whichever contrasts more. Opacity stays and is ignored in the comparison.
  public func nearest(withContrast ratio: Double, against background: Color) -> Color {
    if !(ContrastRatio.wcag(self, background) < ratio) { return self }
    let origin = Oklch(clamped)
    let candidates = [0, 1].compactMap { limit -> (distance: Float, color: Color)? in
      // The bisection keeps a shade that suffices on the far side and one that doesn't on the near side.
      var (near, far) = (origin.lightness, Float(limit))
      var color = Color(white: far, opacity: opacity)
      guard ContrastRatio.wcag(color, background) >= ratio else { return nil }
      for _ in 0..<24 {
        let middle = (near + far) / 2
        let shade = Color.shade(of: origin, lightness: middle)
        if ContrastRatio.wcag(shade, background) >= ratio {
          (far, color) = (middle, shade)
        } else {
          near = middle
        }
      }
      return ((far - origin.lightness).magnitude, color)
    }
    if let nearest = candidates.min(by: { $0.distance < $1.distance }) { return nearest.color }
    let (black, white) = (Color(white: 0, opacity: opacity), Color(white: 1, opacity: opacity))
    return ContrastRatio.wcag(black, background) > ContrastRatio.wcag(white, background) ? black : white
  }

  /// The colour of another lightness with as much of its chroma as the gamut holds.
  private static func shade(of color: Oklch, lightness: Float) -> Color {
    var shade = color
    shade.lightness = lightness
    if Color(shade).isInGamut { return Color(shade) }
    var (inside, outside) = (Float(0), color.chroma)
    for _ in 0..<16 {
      shade.chroma = (inside + outside) / 2
      if Color(shade).isInGamut { inside = shade.chroma } else { outside = shade.chroma }
    }
    shade.chroma = inside
    return Color(shade).clamped
  }
}
