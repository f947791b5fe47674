/// The size of something in a layout and where its alignment guides lie, in its own coordinates.
///
/// Guides are in points from the leading and from the top edge. An explicit value overrides the default of its
/// alignment.
public struct ViewDimensions: Hashable, Sendable {
  private struct HorizontalGuide: Hashable, Sendable {
    var alignment: HorizontalAlignment
    var value: Double
  }

  private struct VerticalGuide: Hashable, Sendable {
    var alignment: VerticalAlignment
    var value: Double
  }

  /// The width, in points.
  public let width: Double
  /// The height, in points.
  public let height: Double
  // Few of them, so a list in the order of their setting is quicker to search than a table.
  private var horizontalGuides: [HorizontalGuide] = []
  private var verticalGuides: [VerticalGuide] = []

  /// Creates dimensions without explicit guides.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates dimensions without explicit guides.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The size, in points.
  public var size: Size { Size(width: width, height: height) }

  /// Where a horizontal alignment lies, in points from the leading edge: its explicit value, or else its default.
  public subscript(guide: HorizontalAlignment) -> Double { self[explicit: guide] ?? guide.defaultValue(in: self) }

  /// Where a vertical alignment lies, in points from the top edge: its explicit value, or else its default.
  public subscript(guide: VerticalAlignment) -> Double { self[explicit: guide] ?? guide.defaultValue(in: self) }

  /// The explicit value of a horizontal alignment, if there is one; setting nil takes it away.
  public subscript(explicit guide: HorizontalAlignment) -> Double? {
    get { horizontalGuides.first { $0.alignment == guide }?.value }
    set {
      horizontalGuides.removeAll { $0.alignment == guide }
      if let newValue { horizontalGuides.append(HorizontalGuide(alignment: guide, value: newValue)) }
    }
  }

  /// The explicit value of a vertical alignment, if there is one; setting nil takes it away.
  public subscript(explicit guide: VerticalAlignment) -> Double? {
    get { verticalGuides.first { $0.alignment == guide }?.value }
    set {
      verticalGuides.removeAll { $0.alignment == guide }
      if let newValue { verticalGuides.append(VerticalGuide(alignment: guide, value: newValue)) }
    }
  }

  /// The alignments with an explicit value along the width.
  var explicitHorizontalGuides: [HorizontalAlignment] { horizontalGuides.map { $0.alignment } }
  /// The alignments with an explicit value along the height.
  var explicitVerticalGuides: [VerticalAlignment] { verticalGuides.map { $0.alignment } }

  /// The dimensions with a horizontal guide computed from them as they were.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: (ViewDimensions) -> Double
  ) -> ViewDimensions {
    var copy = self
    copy[explicit: guide] = computeValue(self)
    return copy
  }

  /// The dimensions with a vertical guide computed from them as they were.
  public func alignmentGuide(_ guide: VerticalAlignment, computeValue: (ViewDimensions) -> Double) -> ViewDimensions {
    var copy = self
    copy[explicit: guide] = computeValue(self)
    return copy
  }
}
