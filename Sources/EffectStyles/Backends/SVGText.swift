import EffectMath

/// Text of nested elements, one a line, indented by their depth.
struct SVGText: Sendable {
  /// A name and its value.
  typealias Attribute = (name: String, value: String)

  private var lines: [String] = []
  private var openNames: [String] = []

  /// Whether there is no element.
  var isEmpty: Bool { lines.isEmpty }

  /// All lines.
  var string: String { lines.map { $0 + "\n" }.joined() }

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: [Attribute]) {
    add("<\(name)\(SVGText.text(of: attributes))/>")
  }

  /// Writes the start of an element.
  mutating func open(_ name: String, _ attributes: [Attribute] = []) {
    add("<\(name)\(SVGText.text(of: attributes))>")
    openNames.append(name)
  }

  /// Writes the end of the element opened last.
  mutating func close() {
    guard let name = openNames.popLast() else { return }
    add("</\(name)>")
  }

  /// Writes the end of an element whose start was appended with other text.
  mutating func closeForeign(_ name: String) { add("</\(name)>") }

  /// Writes all lines of another text here.
  mutating func append(_ other: SVGText) {
    let indent = String(repeating: " ", count: 2 * openNames.count)
    lines += other.lines.map { indent + $0 }
  }

  private mutating func add(_ line: String) {
    lines.append(String(repeating: " ", count: 2 * openNames.count) + line)
  }

  private static func text(of attributes: [Attribute]) -> String {
    attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
  }

  /// A number with as many digits as a thousandth of a pixel needs, even enlarged a hundred times.
  ///
  /// NaN counts as 0, others are limited to the range of SVG.
  static func number(_ value: Double) -> String {
    DecimalText.string(SVGRange.clamped(value), maximumFractionDigits: 5)
  }

  /// Numbers with spaces between them.
  static func numbers(_ values: [Double]) -> String { values.map(number).joined(separator: " ") }

  /// A transform as the matrix function.
  ///
  /// Its factors apply to coordinates, so they have digits for large ones.
  static func matrix(_ t: AffineTransform) -> String {
    let factors = [t.a, t.b, t.c, t.d].map {
      DecimalText.string(SVGRange.clamped($0), maximumFractionDigits: 10)
    }
    return "matrix(\(factors.joined(separator: " ")) \(numbers([t.tx, t.ty])))"
  }

  /// A colour without its opacity, limited to the gamut: hexadecimal when that is exact, else percentages.
  static func color(_ color: Color) -> String {
    let scaled = [color.red, color.green, color.blue].map { Double($0 > 0 ? min($0, 1) : 0) * 255 }
    let digits = Array("0123456789abcdef")
    if scaled.allSatisfy({ abs($0 - $0.rounded(.toNearestOrEven)) < 1e-4 }) {
      return scaled.reduce(into: "#") { text, value in
        let byte = Int(value.rounded(.toNearestOrEven))
        text.append(digits[byte >> 4])
        text.append(digits[byte & 15])
      }
    }
    return "rgb(" + scaled.map { number($0 / 2.55) + "%" }.joined(separator: ",") + ")"
  }
}
