import EffectMath
import EffectStyles

/// Pictures that several suites draw.
enum Pictures {
  /// Layers, gradients, strokes and every blend mode on top of each other.
  static func busy(threads: Int?) -> Framebuffer {
    var canvas = SoftwareCanvas(size: Size(width: 160, height: 200), scale: 1.5, threads: threads)
    let colors: [Color] = [.red, .yellow, .green, .blue, .purple]
    let sweep = Paint.gradient(Gradient(colors: colors), .angular(AngularGradient(center: Point(x: 80, y: 100))))
    canvas.fill(.roundedRect(Rect(x: 10, y: 12, width: 130, height: 170), radius: 40), with: sweep)
    for (index, mode) in BlendMode.allCases.enumerated() {
      canvas.layer(Layer(opacity: 0.7, blendMode: mode)) {
        $0.stroke(
          .ellipse(Rect(x: Double(index * 4), y: Double(index * 5), width: 50, height: 40)),
          with: .color(colors[index % 5]), style: StrokeStyle(lineWidth: 7))
      }
    }
    return canvas.render()
  }
}
