/// Colours along a line from 0 to 1: what all gradient geometries share.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it stands, 0...1.
    public var location: Double

    /// Creates a stop; the location is clamped to 0...1, NaN counts as 0.
    @inlinable
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location > 0 ? Swift.min(location, 1) : 0
    }
  }

  /// What a location outside 0...1 shows.
  public enum Spread: String, Hashable, Sendable, CaseIterable {
    /// The colour of the nearer end.
    case pad
    /// The gradient again from its start.
    case `repeat`
    /// The gradient back and forth.
    case reflect
  }

  /// The space in which colours between two stops are mixed.
  public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
    /// sRGB-encoded components.
    case device
    /// Oklab.
    case perceptual
    /// Linear light.
    case linear
  }

  /// Whether stops are mixed before or after their colours are multiplied by their opacity.
  public enum AlphaInterpolation: String, Hashable, Sendable, CaseIterable {
    /// Straight colours are mixed, as a drawing canvas does.
    case unpremultiplied
    /// Premultiplied colours are mixed, as style sheets do.
    case premultiplied
  }

  /// The stops in order of their locations; stops at equal locations keep their order and make a hard edge.
  public let stops: [Stop]
  /// What a location outside 0...1 shows.
  public var spread: Spread
  /// The space in which colours are mixed.
  public var colorSpace: ColorSpace
  /// How opacity takes part in the mix.
  public var alphaInterpolation: AlphaInterpolation

  /// Creates a gradient; the stops are sorted by location, equal ones keep their order.
  public init(
    stops: [Stop], spread: Spread = .pad, colorSpace: ColorSpace = .device,
    alphaInterpolation: AlphaInterpolation = .unpremultiplied
  ) {
    self.stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map { $0.element }
    self.spread = spread
    self.colorSpace = colorSpace
    self.alphaInterpolation = alphaInterpolation
  }

  /// Creates a gradient of evenly spaced colours.
  public init(
    colors: [Color], spread: Spread = .pad, colorSpace: ColorSpace = .device,
    alphaInterpolation: AlphaInterpolation = .unpremultiplied
  ) {
    let last = Double(Swift.max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { Stop(color: $0.element, location: Double($0.offset) / last) },
      spread: spread, colorSpace: colorSpace, alphaInterpolation: alphaInterpolation)
  }
}
