import EffectMath

/// Reads the drawing of a glyph of the built-in face.
///
/// A drawing is a row of commands, each a letter and integers in thousandths of the em, y up: `M x y` and `L x y` move
/// and draw, `C` is a cubic curve, `A cx cy rx ry start sweep` an arc of an ellipse in degrees, counterclockwise if the
/// sweep is positive, joined by a line to what is before it, `O cx cy rx ry` a whole ellipse, `R x y width height
/// radius` a rounded rectangle, `Z` closes.
enum BuiltinFontPen {
  static func glyph(_ drawing: BuiltinFontDrawing) -> BuiltinFont.Glyph {
    var path = Path()
    var bytes = drawing.commands.utf8.makeIterator()
    var command: UInt8 = 0
    var numbers: [Double] = []
    var number: (value: Double, sign: Double)?
    func point(_ index: Int) -> Point { Point(x: numbers[index] / 1000, y: numbers[index + 1] / 1000) }
    func finish() {
      if let number { numbers.append(number.value * number.sign) }
      number = nil
    }
    while true {
      // Any letter ends the command before it; one more ends the last.
      let byte = bytes.next() ?? UInt8(ascii: "E")
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = ((number?.value ?? 0) * 10 + Double(byte - UInt8(ascii: "0")), number?.sign ?? 1)
      case UInt8(ascii: "-"): number = (0, -1)
      case UInt8(ascii: " "): finish()
      default:
        finish()
        perform(command, numbers, point, on: &path)
        numbers = []
        command = byte
        guard byte == UInt8(ascii: "E") else { continue }
        return BuiltinFont.Glyph(
          lines: drawing.isSolid ? Path() : path, solid: drawing.isSolid ? path : Path(),
          leading: drawing.leading / 1000, trailing: drawing.trailing / 1000)
      }
    }
  }

  private static func perform(_ command: UInt8, _ numbers: [Double], _ point: (Int) -> Point, on path: inout Path) {
    switch command {
    case UInt8(ascii: "M"): path.move(to: point(0))
    case UInt8(ascii: "L"): path.addLine(to: point(0))
    case UInt8(ascii: "C"): path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case UInt8(ascii: "Z"): path.closeSubpath()
    case UInt8(ascii: "O"): path.addPath(ellipse(point(0), radii: point(2)))
    case UInt8(ascii: "R"):
      let size = point(2)
      path.addPath(
        Path(
          roundedRect: Rect(x: point(0).x, y: point(0).y, width: size.x, height: size.y),
          cornerRadius: numbers[4] / 1000))
    case UInt8(ascii: "A"): addArc(point(0), radii: point(2), start: numbers[4], sweep: numbers[5], to: &path)
    default: break
    }
  }

  private static func ellipse(_ center: Point, radii: Point) -> Path {
    Path(
      ellipseIn: Rect(
        x: center.x - radii.x, y: center.y - radii.y, width: 2 * radii.x, height: 2 * radii.y))
  }

  private static func addArc(_ center: Point, radii: Point, start: Double, sweep: Double, to path: inout Path) {
    let unit = AffineTransform(a: radii.x, b: 0, c: 0, d: radii.y, tx: center.x, ty: center.y)
    var arc = Path()
    arc.addRelativeArc(center: .zero, radius: 1, startAngle: .degrees(start), delta: .degrees(sweep))
    for element in arc.applying(unit).elements {
      // The arc goes on from where the pen is; only at the start of a line it is set down.
      if case .move(let point) = element, path.currentPoint != nil {
        path.addLine(to: point)
      } else {
        path.append(element)
      }
    }
  }
}
