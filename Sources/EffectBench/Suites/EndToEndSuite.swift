import EffectMath
import EffectStyles

extension Suite {
  /// Whole frames of effects: layout settled, everything else from the display list to the pixels is timed.
  static let endToEnd = Suite(name: "endtoend", summary: "whole frames of effects, in pixels of a phone's screen at 3x")
  { profile in
    [
      BenchmarkCase.rendered("neumorphic-card", profile, draw: neumorphicCard),
      BenchmarkCase.rendered("intelligence-stroke", profile, draw: intelligenceStroke),
    ]
  }

  /// A card of 300 by 300 points in the middle, radius 25, with a dark and a light shadow of deviation 10.
  private static func neumorphicCard(_ canvas: inout SoftwareCanvas) {
    let frame = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    let card = Rect(x: frame.midX - 450, y: frame.midY - 450, width: 900, height: 900)
    let shape = Geometry.roundedRect(card, radius: 75)
    let ground = Paint.color(.offWhite)
    // The second shadow falls from the first one's result, as two shadow modifiers in a row do it.
    let shadows = shadow(white: 1, opacity: 0.7, by: -15, of: shadow(white: 0, opacity: 0.2, by: 30, of: .source))
    canvas.fill(.rect(frame), with: ground)
    canvas.layer(Layer(filter: shadows)) { $0.fill(shape, with: ground) }
  }

  private static func shadow(white: Float, opacity: Float, by offset: Double, of input: Filter) -> Filter {
    let tint = Filter.composite(.flood(Color(white: white, opacity: opacity)), .sourceIn, over: input)
    let blurred = Filter.gaussianBlur(standardDeviation: Size(width: 30, height: 30), edge: .transparent, of: tint)
    return .composite(input, .sourceOver, over: .offset(Vector(dx: offset, dy: offset), of: blurred))
  }

  /// Four strokes within the screen's edge, 18 to 45 pixels wide, an angular gradient each, blurred by 0 to 45.
  private static func intelligenceStroke(_ canvas: inout SoftwareCanvas) {
    let frame = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    let palette: [(Float, Float, Float)] = [
      (188, 130, 243), (245, 185, 234), (141, 159, 255), (255, 103, 120), (255, 186, 113), (198, 134, 255),
      (188, 130, 243),
    ]
    let colors = palette.map { Color(red255: $0, green: $1, blue: $2) }
    let paint = Paint.gradient(Gradient(colors: colors), .angular(AngularGradient(in: frame)))
    for (width, deviation) in [(18.0, 0.0), (27, 12), (33, 36), (45, 45)] {
      let blur = Filter.gaussianBlur(
        standardDeviation: Size(width: deviation, height: deviation), edge: .transparent, of: .source)
      canvas.layer(Layer(filter: deviation > 0 ? blur : nil)) {
        $0.strokeBorder(
          .roundedRect(frame, radius: 165), with: paint, style: StrokeStyle(lineWidth: width))
      }
    }
  }
}
