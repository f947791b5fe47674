/// A colour by hue, saturation and brightness, sRGB-encoded: the cylinder that colour pickers show.
public struct HSB: Hashable, Sendable {
  /// The hue as a fraction of a turn: 0 red, 1/3 green, 2/3 blue; 0 for a gray.
  public var hue: Float
  /// The distance from gray, 0...1.
  public var saturation: Float
  /// The greatest component, 0...1.
  public var brightness: Float
  /// The opacity, 0...1.
  public var opacity: Float

  /// Creates a colour from its coordinates.
  @inlinable
  public init(hue: Float, saturation: Float, brightness: Float, opacity: Float = 1) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
    self.opacity = opacity
  }

  /// Converts a colour; the hue is within 0..<1.
  public init(_ color: Color) {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let greatest = Swift.max(red, green, blue)
    let extent = greatest - Swift.min(red, green, blue)
    var sector: Float = 0
    if extent > 0 {
      if greatest == red {
        sector = (green - blue) / extent
      } else if greatest == green {
        sector = (blue - red) / extent + 2
      } else {
        sector = (red - green) / extent + 4
      }
    }
    if sector < 0 { sector += 6 }
    self.init(
      hue: sector >= 6 ? 0 : sector / 6, saturation: greatest > 0 ? extent / greatest : 0, brightness: greatest,
      opacity: color.opacity)
  }
}
