/// A position along the width of things, by which they are put in line.
///
/// Two alignments of the same name are equal, whatever their default values are: make a custom one once, as a static
/// constant.
public struct HorizontalAlignment: Hashable, Sendable {
  let name: AlignmentGuideName
  private let defaultValue: @Sendable (ViewDimensions) -> Double

  /// Creates an alignment; the default value is where it lies in something that doesn't say otherwise, in points.
  public init(_ name: String, defaultValue: @escaping @Sendable (ViewDimensions) -> Double) {
    self.name = AlignmentGuideName(name)
    self.defaultValue = defaultValue
  }

  /// The leading edge, at 0.
  public static let leading = HorizontalAlignment("leading") { _ in 0 }
  /// The middle of the width.
  public static let center = HorizontalAlignment("center") { $0.width * 0.5 }
  /// The trailing edge, at the width.
  public static let trailing = HorizontalAlignment("trailing") { $0.width }

  /// Where the alignment lies in dimensions that have no explicit value for it, in points from the leading edge.
  public func defaultValue(in dimensions: ViewDimensions) -> Double { defaultValue(dimensions) }

  /// Whether two alignments have the same name.
  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.name == b.name }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
