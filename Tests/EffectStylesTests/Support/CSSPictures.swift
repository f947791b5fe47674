import EffectMath
import EffectStyles
import Testing

/// Scenes that CSS can say too, each with its declarations for a box of 120 x 80 pixels.
enum CSSPictures {
  /// A scene and the CSS for it.
  struct Picture: Sendable, CustomTestStringConvertible {
    var name: String
    /// The declarations of the box.
    var css: String
    /// The box, which stands 40 pixels from each side of a canvas of off-white.
    var box: Node

    var testDescription: String { name }

    /// The whole scene.
    var node: Node { box.frame(width: 120, height: 80).padding(40).background(Color.offWhite) }

    /// The whole page.
    var html: String {
      """
      <!doctype html><meta charset="utf-8"><style>
      html,body{margin:0;background:rgb(225,225,235);overflow:hidden}
      #box{position:absolute;left:40px;top:40px;width:120px;height:80px;box-sizing:border-box;\(css)}
      </style><div id="box"></div>

      """
    }
  }

  private static let card = RoundedRectangle(cornerRadius: 25, style: .circular).fill(Color.offWhite)
  private static let surface = "border-radius:25px;background:rgb(225,225,235);"
  private static let blue = Color(red255: 0, green: 122, blue: 255)
  private static let sweep = Fill.angularGradient(
    Gradient(colors: [
      Color(red255: 188, green: 130, blue: 243), Color(red255: 255, green: 103, blue: 120),
      Color(red255: 141, green: 159, blue: 255), Color(red255: 188, green: 130, blue: 243),
    ]))
  private static let ring = """
    border-radius:24px;border:12px solid transparent;\
    background:conic-gradient(from 90deg,rgb(188,130,243),rgb(255,103,120),rgb(141,159,255),rgb(188,130,243)) border-box;\
    mask:linear-gradient(#000 0 0) padding-box exclude,linear-gradient(#000 0 0);
    """

  static let all: [Picture] = [
    Picture(
      name: "two-box-shadows",
      css: surface + "box-shadow:-5px -5px 20px rgba(255,255,255,.7),10px 10px 20px rgba(0,0,0,.2);",
      box: card.dropShadow(
        .css(color: .white.opacity(0.7), x: -5, y: -5, blur: 20),
        .css(color: .black.opacity(0.2), x: 10, y: 10, blur: 20))
    ),
    Picture(
      name: "flipped-box-shadows",
      css: surface + "box-shadow:10px 10px 20px rgba(255,255,255,.7),-5px -5px 20px rgba(0,0,0,.2);",
      box: card.dropShadow(
        .css(color: .white.opacity(0.7), x: 10, y: 10, blur: 20),
        .css(color: .black.opacity(0.2), x: -5, y: -5, blur: 20))
    ),
    Picture(
      name: "two-drop-shadow-filters",
      css: surface
        + "filter:drop-shadow(10px 10px 10px rgba(0,0,0,.2)) drop-shadow(-5px -5px 10px rgba(255,255,255,.7));",
      box: card.shadow(color: .black.opacity(0.2), radius: 10, x: 10, y: 10)
        .shadow(color: .white.opacity(0.7), radius: 10, x: -5, y: -5)),
    Picture(
      name: "inset-shadow", css: surface + "box-shadow:inset 3px 5px 8px rgba(0,0,0,.55);",
      box: card.innerShadow(.css(color: .black.opacity(0.55), x: 3, y: 5, blur: 8))),
    Picture(
      name: "two-inset-shadows",
      css: surface + "box-shadow:inset -4px -4px 10px rgba(255,255,255,.9),inset 4px 4px 10px rgba(0,0,0,.3);",
      box: card.innerShadow(
        .css(color: .black.opacity(0.3), x: 4, y: 4, blur: 10), .css(color: .white.opacity(0.9), x: -4, y: -4, blur: 10)
      )
    ),
    Picture(
      name: "conic-border", css: ring,
      box: RoundedRectangle(cornerRadius: 24, style: .circular).strokeBorder(sweep, lineWidth: 12).node),
    Picture(
      name: "blur", css: "border-radius:40px;background:rgb(0,122,255);filter:blur(6px);",
      box: RoundedRectangle(cornerRadius: 40, style: .circular).fill(blue).blur(radius: 6)),
    Picture(
      name: "blurred-group-opacity", css: "border-radius:12px;background:rgb(0,122,255);filter:blur(12px);opacity:.6;",
      box: RoundedRectangle(cornerRadius: 12, style: .circular).fill(blue).blur(radius: 12).opacity(0.6)),
    Picture(
      name: "glow-stack",
      css: "border-radius:40px;background:rgb(0,122,255);box-shadow:"
        + [4, 12, 28, 56].map { "0 0 \($0)px rgba(10,133,255,.7)" }.joined(separator: ",") + ";",
      box: RoundedRectangle(cornerRadius: 40, style: .circular).fill(blue)
        .dropShadow(
          .css(color: glow, blur: 4), .css(color: glow, blur: 12), .css(color: glow, blur: 28),
          .css(color: glow, blur: 56)
        )),
    Picture(
      name: "color-filters",
      css: surface + "background:rgb(200,80,60);filter:saturate(.5) hue-rotate(60deg) contrast(1.2) grayscale(.3);",
      box: RoundedRectangle(cornerRadius: 25, style: .circular).fill(Color(red255: 200, green: 80, blue: 60))
        .saturation(0.5).hueRotation(.degrees(60)).contrast(1.2).grayscale(0.3)),
  ]

  private static let glow = Color(red255: 10, green: 133, blue: 255, opacity: 0.7)
}
