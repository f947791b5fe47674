public import EffectMath

/// A piece of text: a node with a size of its own, and a shape that can be filled, stroked and used as a mask.
///
/// Lines break at line ends and where the offered width is used up; what the offered height or the line limit leaves
/// no room for is cut and ends in dots. Characters that the font doesn't have show as boxes. Text runs from left to
/// right, one glyph a Unicode scalar: Latin, Greek and Cyrillic as far as the font has them.
public struct Text: Shape, Hashable {
  /// The characters.
  public var string: String
  private var font: Font?
  private var weight: Font.Weight?
  private var tracking = 0.0
  private var lineSpacing: Double?
  private var alignment: TextAlignment?
  private var lineLimit: Int?
  private var truncation = TruncationMode.tail

  /// Creates a text.
  public init(_ string: String) { self.string = string }

  /// The text in a font; the environment's unless given, 17 points for a shape.
  public func font(_ font: Font) -> Text { with { $0.font = font } }
  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight) -> Text { with { $0.weight = weight } }
  /// The text in bold.
  public func bold() -> Text { fontWeight(.bold) }
  /// The text with space between its characters, in points; negative space draws them together.
  public func tracking(_ tracking: Double) -> Text { with { $0.tracking = tracking.isFinite ? tracking : 0 } }
  /// The text with space between its lines, added to the font's own, in points.
  public func lineSpacing(_ spacing: Double) -> Text { with { $0.lineSpacing = spacing } }
  /// The text with lines that stand to each other in a way.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Text { with { $0.alignment = alignment } }
  /// The text with at most a number of lines; at least one.
  public func lineLimit(_ limit: Int?) -> Text { with { $0.lineLimit = limit } }
  /// The text cut at a place if it doesn't fit.
  public func truncationMode(_ mode: TruncationMode) -> Text { with { $0.truncation = mode } }

  /// The outlines of all glyphs, the text's frame at the top left corner of the rectangle and as wide as it.
  ///
  /// A shape sees no environment: a text that names no font is set in 17 points.
  public func path(in rect: Rect) -> Path {
    guard !rect.isNull else { return Path() }
    let layout = layout(for: ProposedSize(rect.size), Environment())
    let (lines, solid) = layout.outlines(at: rect.origin, width: min(rect.width, Size.greatestExtent))
    var path = lines.strokedPath(layout.strokeStyle)
    path.addPath(solid)
    return path
  }

  /// The size of the set text.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size { layout(for: proposal, Environment()).size }

  /// The text in the foreground style.
  public var node: Node {
    Node(
      content: .leaf(
        Node.Leaf(
          dimensions: { dimensions(for: $0, $1) },
          drawings: { drawings(in: $0, $1) })))
  }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }

  private func layout(for proposal: ProposedSize, _ environment: Environment) -> TextLayout {
    let font = font ?? environment.font
    let spacing = lineSpacing ?? environment.lineSpacing
    return TextLayout(
      string,
      attributes: TextLayout.Attributes(
        font: weight.map { font.weight($0) } ?? font, tracking: tracking,
        lineSpacing: spacing.isFinite ? max(spacing, -font.size) : 0,
        alignment: alignment ?? environment.multilineTextAlignment, lineLimit: lineLimit ?? environment.lineLimit,
        truncation: truncation, isMirrored: environment.layoutDirection == .rightToLeft),
      width: proposal.width, height: proposal.height)
  }

  private func dimensions(for proposal: ProposedSize, _ environment: Environment) -> ViewDimensions {
    let layout = layout(for: proposal, environment)
    var dimensions = ViewDimensions(layout.size.bounded)
    dimensions[explicit: VerticalAlignment.firstTextBaseline] = layout.baseline(of: 0)
    dimensions[explicit: VerticalAlignment.lastTextBaseline] = layout.baseline(of: max(layout.lines.count - 1, 0))
    return dimensions
  }

  private func drawings(in rect: Rect, _ environment: Environment) -> (marks: [Drawing], opacity: Float) {
    let layout = layout(for: ProposedSize(rect.size), environment)
    let (lines, solid) = layout.outlines(at: rect.origin, width: rect.width)
    let (paint, opacity) = environment.foreground.paint(in: rect)
    var result: [Drawing] = []
    if !lines.isEmpty {
      result.append(Drawing(geometry: .path(lines), mode: .stroke(layout.strokeStyle), paint: paint))
    }
    if !solid.isEmpty { result.append(Drawing(geometry: .path(solid), paint: paint)) }
    return (result, opacity)
  }
}
