import EffectMath
import EffectStyles

extension Suite {
  /// Outlines filled with one colour on a transparent frame: what exact coverage costs.
  static let coverage = Suite(name: "coverage", summary: "outlines filled and stroked on a transparent frame") {
    profile in
    let frame = Rect(x: 0, y: 0, width: Double(profile.width), height: Double(profile.height))
    let blue = Paint.color(Color(red: 0.2, green: 0.4, blue: 0.6))
    let inner = frame.insetBy(dx: 10.5, dy: 10.5)
    let radius = 75.0
    let reach = min(inner.width, inner.height) / 2
    let star = Path.star(
      points: 24, center: Point(x: inner.midX, y: inner.midY), outerRadius: reach, innerRadius: 0.3 * reach)

    let telling = [
      BenchmarkCase.rendered("rounded-rect", profile) { canvas in
        canvas.fill(.roundedRect(inner, radius: radius, style: .circular), with: blue)
      },
      BenchmarkCase.rendered("star", profile) { $0.fill(.path(star), with: blue) },
    ]
    guard profile.isComplete else { return telling }
    return telling + [
      BenchmarkCase.rendered("ellipse", profile) { $0.fill(.ellipse(inner), with: blue) },
      BenchmarkCase.rendered("stroke", profile) {
        $0.stroke(.path(star), with: blue, style: StrokeStyle(lineWidth: 8))
      },
      BenchmarkCase.rendered("1000-small", profile) { canvas in
        var generator = SplitMix64(seed: 3)
        for _ in 0..<1000 {
          let origin = Point(x: generator.nextUnit() * frame.width, y: generator.nextUnit() * frame.height)
          canvas.fill(.ellipse(Rect(x: origin.x, y: origin.y, width: 24, height: 24)), with: blue)
        }
      },
    ]
  }
}
