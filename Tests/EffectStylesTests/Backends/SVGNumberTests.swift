import EffectMath
import EffectStyles
import Testing

/// Numbers that SVG can't hold: the software renderer's answer to them is embedded, and no such number is written.
@Suite struct SVGNumberTests {
  private static let size = Size(width: 40, height: 30)
  private static let odd: [Double] = [.nan, .infinity, -1e300, 1e9]

  private static func lists(_ value: Double) -> [DisplayList] {
    let rect = Rect(x: 5, y: 5, width: 20, height: 20)
    let red = Paint.color(Color(red: 1, green: 0, blue: 0))
    let colors = Gradient(colors: [Color(white: 0), Color(white: 1)])
    var path = Path()
    path.move(to: Point(x: 3, y: value))
    path.addLine(to: Point(x: 20, y: 20))
    path.addCurve(to: Point(x: value, y: 4), control1: Point(x: 3, y: value), control2: Point(x: value, y: value))
    var line = StrokeStyle(lineWidth: 3, dash: [value, 2], dashPhase: value)
    line.miterLimit = value
    var wide = StrokeStyle(lineWidth: 3)
    wide.lineWidth = value
    let drawings = [
      Drawing(geometry: .rect(Rect(x: value, y: 2, width: 9, height: 9)), paint: red),
      Drawing(geometry: .ellipse(Rect(x: 2, y: 2, width: value, height: 9)), paint: red),
      Drawing(geometry: .roundedRect(rect, radius: value), paint: red),
      Drawing(geometry: .path(path), paint: red),
      Drawing(geometry: .rect(rect), paint: red, transform: AffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
      Drawing(geometry: .rect(rect), paint: red, transform: .translation(x: value, y: 1)),
      Drawing(geometry: .rect(rect), mode: .stroke(line), paint: red),
      Drawing(geometry: .rect(rect), mode: .stroke(wide), paint: red),
      Drawing(
        geometry: .rect(rect),
        paint: .gradient(colors, .linear(LinearGradient(start: .zero, end: Point(x: value, y: 1))))),
      Drawing(
        geometry: .rect(rect), paint: .gradient(colors, .radial(RadialGradient(center: .zero, endRadius: value)))),
      Drawing(geometry: .rect(rect), paint: .color(Color(red: Float(value), green: 0, blue: 0))),
    ]
    let layers = [
      Layer(filter: .gaussianBlur(standardDeviation: Size(width: value, height: 1), edge: .transparent, of: .source)),
      Layer(filter: .offset(Vector(dx: value, dy: 0), of: .source)),
      Layer(filter: .morphology(.dilate, radius: Size(width: value, height: 1), of: .source)),
      Layer(filter: .arithmetic(.source, over: .source, k1: Float(value), k2: 1, k3: 0, k4: 0)),
      Layer(filter: .componentTransfer(ComponentTransfer(rgb: .table([0, Float(value)])), of: .source)),
      Layer(clip: .init(.rect(rect), transform: .translation(x: value, y: 0))),
      Layer(clip: .init(.ellipse(Rect(x: 0, y: 0, width: value, height: 9)))),
    ]
    let small = Drawing(geometry: .rect(rect), paint: red)
    return drawings.map { drawing in
      var list = DisplayList(size: size)
      list.draw(drawing)
      return list
    }
      + layers.map { layer in
        var list = DisplayList(size: size)
        list.layer(layer) { $0.draw(small) }
        return list
      }
  }

  @Test(arguments: odd)
  func oddNumbersAreNotWritten(_ value: Double) throws {
    for list in Self.lists(value) {
      var canvas = SVGCanvas(size: list.size)
      try list.play(on: &canvas, fallback: .image(scale: 1))
      try SVGElements(canvas.text).expectPlainNumbers()
      // Drawn on directly, too.
      var direct = SVGCanvas(size: list.size)
      for command in list.commands {
        switch command {
        case .draw(let drawing): direct.draw(drawing)
        case .beginLayer(let layer): direct.beginLayer(layer)
        case .endLayer: direct.endLayer()
        }
      }
      try SVGElements(direct.text).expectPlainNumbers()
    }
  }

  @Test(arguments: odd)
  func oddSizesAreNotWritten(_ value: Double) throws {
    try SVGElements(SVGCanvas(size: Size(width: value, height: 5)).text).expectPlainNumbers()
  }
}
