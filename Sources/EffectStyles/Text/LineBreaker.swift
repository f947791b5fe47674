import EffectMath

/// Breaks a text into lines: at line ends, between words, and within a word that is wider than the space.
struct LineBreaker {
  let attributes: TextLayout.Attributes
  let width: Double

  private static let ellipsis: Unicode.Scalar = "\u{2026}"

  /// The lines, at most as many as the limit; the last is cut if there were more.
  func lines(of text: String, limit: Int?) -> [TextLayout.Line] {
    let limit = limit ?? .max
    var result: [TextLayout.Line] = []
    var rest = Array(text.unicodeScalars).filter { $0 != "\r" }[...]
    while true {
      let end = rest.firstIndex(of: "\n") ?? rest.endIndex
      var paragraph = rest[..<end]
      repeat {
        if result.count == limit - 1 {
          let hasMore = end < rest.endIndex
          result.append(lastLine(paragraph, hasMore: hasMore))
          return result
        }
        let count = fittingCount(in: paragraph)
        result.append(line(trimmed(paragraph.prefix(count))))
        paragraph = paragraph.dropFirst(count).drop { Self.isSpace($0) }
      } while !paragraph.isEmpty
      guard end < rest.endIndex else { return result }
      rest = rest[rest.index(after: end)...]
    }
  }

  /// How many characters the next line takes; at least one, unless there is none.
  private func fittingCount(in text: ArraySlice<Unicode.Scalar>) -> Int {
    var pen = 0.0
    var breakAfter = 0
    for (count, scalar) in text.enumerated() {
      if Self.isSpace(scalar) {
        breakAfter = count + 1
      } else if pen + advance(scalar) > width + 1e-6 {
        return max(breakAfter > 0 ? breakAfter : count, 1)
      }
      pen += advance(scalar) + attributes.tracking
      if scalar == "-" { breakAfter = count + 1 }
    }
    return text.count
  }

  private func lastLine(_ text: ArraySlice<Unicode.Scalar>, hasMore: Bool) -> TextLayout.Line {
    let whole = line(trimmed(text))
    if whole.width <= width + 1e-6, !hasMore { return whole }
    let scalars = whole.scalars
    var kept = scalars.count
    // Drops characters until the rest and the dots fit.
    while true {
      let shortened = shortened(scalars, keeping: kept)
      if kept == 0 || shortened.width <= width + 1e-6 { return shortened }
      kept -= 1
    }
  }

  private func shortened(_ scalars: [Unicode.Scalar], keeping count: Int) -> TextLayout.Line {
    switch attributes.truncation {
    case .tail: line(trimmed(scalars.prefix(count)) + [Self.ellipsis])
    case .head: line([Self.ellipsis] + Array(scalars.suffix(count)))
    case .middle: line(Array(scalars.prefix((count + 1) / 2)) + [Self.ellipsis] + Array(scalars.suffix(count / 2)))
    }
  }

  private func line(_ scalars: [Unicode.Scalar]) -> TextLayout.Line {
    let gaps = Double(max(scalars.count - 1, 0)) * attributes.tracking
    return TextLayout.Line(scalars: scalars, width: max(scalars.reduce(gaps) { $0 + advance($1) }, 0))
  }

  private func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    var scalars = scalars
    while let last = scalars.last, Self.isSpace(last) { scalars.removeLast() }
    return Array(scalars)
  }

  private func advance(_ scalar: Unicode.Scalar) -> Double { attributes.font.advance(of: scalar) }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}
