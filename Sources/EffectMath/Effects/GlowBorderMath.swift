/// The numbers of the glowing border: a 3x3 mesh whose colours walk around it while its edge points sway.
///
/// Only numbers and SIMD values, so that a SwiftUI mesh gradient can be made from the same functions.
public enum GlowBorderMath {
  /// How long one round of the colours takes, in seconds.
  public static let defaultPeriod = 6.0
  /// The corner radius, in points.
  public static let defaultCornerRadius = 28.0
  /// The width of the sharp line, in points.
  public static let defaultLineWidth = 3.0
  /// How long the border takes to fade in or out with ease in and out, in seconds.
  public static let fadeDuration = 0.6
  /// The most frames a second that are worth drawing.
  public static let maximumFrameRate = 30.0
  /// How many points the mesh has on each side.
  public static let meshSide = 3
  /// The indices of the mesh's outer points in row-major order, clockwise from the top left corner.
  public static let borderWalk = [0, 1, 2, 5, 8, 7, 6, 3]
  /// How far an edge point sways from the middle of its edge, as a fraction of the edge.
  public static let sway = 0.16

  /// One of the strokes that make up the mask, from sharp to soft.
  public struct Stroke: Hashable, Sendable {
    /// The width, in points.
    public let lineWidth: Double
    /// The deviation of its blur, in points.
    public let blur: Double
    /// Its opacity, 0...1.
    public let opacity: Double

    /// Creates a stroke; a width or blur that is negative or NaN counts as 0.
    public init(lineWidth: Double, blur: Double, opacity: Double) {
      self.lineWidth = lineWidth > 0 ? lineWidth : 0
      self.blur = blur > 0 ? blur : 0
      self.opacity = opacity > 0 ? Swift.min(opacity, 1) : 0
    }
  }

  /// The three strokes of the mask for a line width in points: sharp, near glow, far glow.
  public static func strokes(lineWidth: Double) -> [Stroke] {
    [
      Stroke(lineWidth: lineWidth, blur: 0, opacity: 1),
      Stroke(lineWidth: 3 * lineWidth, blur: 2 * lineWidth, opacity: 1),
      Stroke(lineWidth: 7 * lineWidth, blur: 5 * lineWidth, opacity: 0.7),
    ]
  }

  /// How far the colours have walked at a time, in turns, 0..<1; always 0 with reduced motion.
  ///
  /// Also 0 for a period that isn't positive and a time that isn't finite; both are in seconds.
  public static func phase(time: Double, period: Double = defaultPeriod, reduceMotion: Bool = false) -> Double {
    reduceMotion ? 0 : PeriodicPhase.phase(time: time, period: period)
  }

  /// The nine points of the mesh in unit space, row-major: fixed corners and centre, edge points that sway.
  ///
  /// An edge point lies at 0.5 + 0.16 sin(2π (phase + o)) along its edge, with o = 0 at the top, 0.25 right, 0.5 at the
  /// bottom, 0.75 left.
  public static func meshPoints(phase: Double) -> [SIMD2<Double>] {
    func edge(_ offset: Double) -> Double {
      0.5 + sway * Elementary.sin(2 * .pi * PeriodicPhase.fraction(phase + offset))
    }
    return [
      SIMD2(0, 0), SIMD2(edge(0), 0), SIMD2(1, 0),
      SIMD2(0, edge(0.75)), SIMD2(0.5, 0.5), SIMD2(1, edge(0.25)),
      SIMD2(0, 1), SIMD2(edge(0.5), 1), SIMD2(1, 1),
    ]
  }

  /// For each outer point of the mesh the two palette colours to mix, in the order of the border walk.
  ///
  /// Step s of the walk shows the cyclic palette at s/8 - phase.
  public static func borderBlends(phase: Double, paletteCount: Int) -> [CyclicBlend] {
    (0..<borderWalk.count).map { step in
      CyclicBlend(position: Double(step) / Double(borderWalk.count) - phase, count: paletteCount)
    }
  }

  /// The nine colours of the mesh, row-major, of any kind of colour with its own way of mixing.
  ///
  /// The centre shows the palette's first colour; without a palette all show the fallback.
  public static func meshColors<Value>(
    palette: [Value], fallback: Value, phase: Double, mix: (_ from: Value, _ to: Value, _ fraction: Double) -> Value
  ) -> [Value] {
    guard let first = palette.first else { return Array(repeating: fallback, count: meshSide * meshSide) }
    var colors = Array(repeating: first, count: meshSide * meshSide)
    for (step, blend) in borderBlends(phase: phase, paletteCount: palette.count).enumerated() {
      colors[borderWalk[step]] = mix(palette[blend.lower], palette[blend.upper], blend.fraction)
    }
    return colors
  }
}
