/// A position along the height of things, by which they are put in line.
///
/// Two alignments of the same name are equal, whatever their default values are: make a custom one once, as a static
/// constant.
public struct VerticalAlignment: Hashable, Sendable {
  let name: AlignmentGuideName
  private let defaultValue: @Sendable (ViewDimensions) -> Double

  /// Creates an alignment; the default value is where it lies in something that doesn't say otherwise, in points.
  public init(_ name: String, defaultValue: @escaping @Sendable (ViewDimensions) -> Double) {
    self.name = AlignmentGuideName(name)
    self.defaultValue = defaultValue
  }

  /// The top edge, at 0.
  public static let top = VerticalAlignment("top") { _ in 0 }
  /// The middle of the height.
  public static let center = VerticalAlignment("center") { $0.height * 0.5 }
  /// The bottom edge, at the height.
  public static let bottom = VerticalAlignment("bottom") { $0.height }
  /// The baseline of the first line of text; the bottom edge of what has no text.
  public static let firstTextBaseline = VerticalAlignment("firstTextBaseline") { $0.height }
  /// The baseline of the last line of text; the bottom edge of what has no text.
  public static let lastTextBaseline = VerticalAlignment("lastTextBaseline") { $0.height }

  /// Where the alignment lies in dimensions that have no explicit value for it, in points from the top edge.
  public func defaultValue(in dimensions: ViewDimensions) -> Double { defaultValue(dimensions) }

  /// Whether two alignments have the same name.
  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.name == b.name }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
