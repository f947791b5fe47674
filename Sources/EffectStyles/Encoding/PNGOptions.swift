/// How a picture is written as PNG.
public struct PNGOptions: Hashable, Sendable {
  /// The precision to which floating-point pixels are rounded.
  public enum BitDepth: Int, Hashable, Sendable, CaseIterable {
    /// 8 bits a channel.
    case eight = 8
    /// 16 bits a channel.
    case sixteen = 16
  }

  /// Which channels are written.
  public enum ColorType: String, Hashable, Sendable, CaseIterable {
    /// The fewest channels, and of 16 bits the fewest bits, that lose nothing.
    case smallest
    /// Gray; red, green and blue are weighed as Rec. 709 does, opacity is dropped.
    case gray
    /// Gray and opacity.
    case grayAlpha
    /// Red, green and blue; opacity is dropped.
    case rgb
    /// Red, green, blue and opacity.
    case rgba
  }

  /// How rows become differences before they are compressed.
  public enum FilterType: String, Hashable, Sendable, CaseIterable {
    /// For each row the filter whose differences have the smallest sum.
    case adaptive
    /// None: best for pictures of few flat colours.
    case none
    /// The difference to the pixel on the left.
    case sub
    /// The difference to the pixel above.
    case up
    /// The difference to the mean of both.
    case average
    /// The difference to Paeth's prediction.
    case paeth
  }

  /// The precision to which floating-point pixels are rounded; integer pixels keep theirs.
  public var bitDepth: BitDepth
  /// Which channels are written; the fewest that lose nothing.
  public var colorType: ColorType
  /// How hard the compression tries, from 0, which stores, to 9; others are clamped.
  public var level: Int
  /// How rows become differences.
  public var filter: FilterType
  /// How values between two steps are rounded when floating-point pixels are written.
  public var dithering: Dithering
  /// Pixels a point, of which 72 make an inch, or nil to say nothing about size; from 0.001 to 100000.
  public var pixelDensity: Double?

  /// Creates options.
  public init(
    bitDepth: BitDepth = .eight, colorType: ColorType = .smallest, level: Int = 6, filter: FilterType = .adaptive,
    dithering: Dithering = .none, pixelDensity: Double? = nil
  ) {
    self.bitDepth = bitDepth
    self.colorType = colorType
    self.level = min(max(level, 0), 9)
    self.filter = filter
    self.dithering = dithering
    self.pixelDensity = pixelDensity
  }
}
