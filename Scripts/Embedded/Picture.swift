// One picture through the public interface, and a hash of its bits. The same file is compiled into the WebAssembly
// module and into a native program: both must print the same number.
import EffectMath
import EffectStyles

/// Shapes, strokes, gradients, blend modes, a clip, a mask, a shader and filters in one frame.
func drawPicture() -> Framebuffer {
  let size = Size(width: 72, height: 48)
  let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
  let warm = Color(red: 1, green: 0.45, blue: 0.2, opacity: 0.8)
  let cool = Color(red: 0.2, green: 0.4, blue: 1)
  let gradient = Gradient(colors: [warm, cool, warm], colorSpace: .perceptual)

  var canvas = SoftwareCanvas(size: size, scale: 1.5)
  canvas.fill(
    .rect(frame), with: .gradient(Gradient(colors: [cool, Color(white: 1)]), .linear(LinearGradient(in: frame))))
  canvas.fill(
    .roundedRect(frame.insetBy(dx: 8, dy: 6), radius: 10),
    with: .gradient(gradient, .angular(AngularGradient(in: frame))),
    blendMode: .softLight)
  canvas.stroke(
    .path(.star(points: 7, center: Point(x: 30, y: 24), outerRadius: 18, innerRadius: 8)), with: .color(warm),
    style: StrokeStyle(lineWidth: 2.5), transform: .rotation(.degrees(11)), blendMode: .hue)

  var mask = DisplayList(size: size)
  mask.fill(
    .ellipse(frame),
    with: .gradient(
      Gradient(colors: [Color(white: 1), Color(white: 1, opacity: 0)]),
      .radial(RadialGradient(endRadius: 40, in: frame))))
  let shadow = Filter.composite(
    .source, .sourceOver,
    over: .offset(
      Vector(dx: 3, dy: 4),
      of: .gaussianBlur(standardDeviation: Size(width: 5, height: 5), edge: .transparent, of: .source)))
  canvas.layer(Layer(filter: shadow, mask: Layer.Mask(mask), opacity: 0.9, blendMode: .multiply)) { layer in
    layer.fill(.ellipse(Rect(x: 20, y: 10, width: 30, height: 26)), with: .color(cool))
    layer.strokeBorder(.rect(frame.insetBy(dx: 3, dy: 3)), with: .shader(waves), style: StrokeStyle(lineWidth: 4))
  }
  return canvas.render()
}

/// Premultiplied colours that move with the position.
private let waves = Shader { position in
  let wave = Float(Elementary.sin(position.x * 0.4) * Elementary.cos(position.y * 0.3))
  return SIMD4(0.5 + 0.5 * wave, 0.25, 0.5 - 0.5 * wave, 1)
}

/// FNV-1a over the bits of every component.
func pictureHash() -> UInt32 {
  let picture = drawPicture()
  var hash: UInt32 = 2_166_136_261
  for y in 0..<picture.height {
    for x in 0..<picture.width {
      let pixel = picture[x, y]
      for lane in 0..<4 {
        hash = (hash ^ pixel[lane].bitPattern) &* 16_777_619
      }
    }
  }
  return hash
}
