import EffectMath

/// A text broken into lines and glyphs, in points from the top left corner of its frame.
struct TextLayout {
  /// What a text is set with.
  struct Attributes: Hashable, Sendable {
    var font: Font
    var tracking: Double
    var lineSpacing: Double
    var alignment: TextAlignment
    var lineLimit: Int?
    var truncation: TruncationMode
    /// Whether leading is right.
    var isMirrored: Bool
  }

  /// The characters of one line, and their total advance.
  struct Line {
    var scalars: [Unicode.Scalar]
    var width: Double
  }

  let attributes: Attributes
  let lines: [Line]
  let size: Size
  private let metrics: Font.Metrics

  /// Sets a text, broken where a width is given and as many lines as a height allows.
  init(_ text: String, attributes: Attributes, width: Double? = nil, height: Double? = nil) {
    self.attributes = attributes
    metrics = attributes.font.metrics
    let lineHeight = metrics.ascent + metrics.descent
    let spacing = attributes.lineSpacing
    var limit = attributes.lineLimit.map { max($0, 1) }
    if let height, height.isFinite, lineHeight + spacing > 0 {
      let fitting = ((height + spacing + 1e-6) / (lineHeight + spacing)).rounded(.down)
      limit = min(limit ?? .max, max(1, Int(min(fitting, 1e6))))
    }
    let breaker = LineBreaker(attributes: attributes, width: width ?? .infinity)
    lines = breaker.lines(of: text, limit: limit)
    let count = Double(lines.count)
    size = Size(
      width: lines.reduce(0) { max($0, $1.width) },
      height: max(count * lineHeight + max(count - 1, 0) * spacing, 0))
  }

  /// The baseline of a line, from the top.
  func baseline(of line: Int) -> Double {
    Double(line) * (metrics.ascent + metrics.descent + attributes.lineSpacing) + metrics.ascent
  }

  /// The lines and solids of all glyphs with the frame's corner at a point, for a frame of a width.
  func outlines(at origin: Point, width: Double) -> (lines: Path, solid: Path) {
    var strokes = Path()
    var solid = Path()
    for (index, line) in lines.enumerated() {
      var pen = Point(x: origin.x + indent(of: line, in: width), y: origin.y + baseline(of: index))
      for scalar in line.scalars {
        let glyph = attributes.font.outline(of: scalar)
        let move = AffineTransform.translation(x: pen.x, y: pen.y)
        if !glyph.lines.isEmpty { strokes.addPath(glyph.lines, transform: move) }
        if !glyph.solid.isEmpty { solid.addPath(glyph.solid, transform: move) }
        pen.x += glyph.advance + attributes.tracking
      }
    }
    return (strokes, solid)
  }

  private func indent(of line: Line, in width: Double) -> Double {
    let free = max(width, size.width) - line.width
    return switch attributes.alignment {
    case .leading: attributes.isMirrored ? free : 0
    case .center: free / 2
    case .trailing: attributes.isMirrored ? 0 : free
    }
  }

  /// The pen for the lines of the glyphs.
  var strokeStyle: StrokeStyle { StrokeStyle(lineWidth: metrics.strokeWidth, lineCap: .round, lineJoin: .round) }
}
