public import EffectMath

/// The contrast across an outline, measured on pixels at places all around it.
///
/// What a style promises about its colours is one thing; what its shadows and highlights leave of it is another. At each
/// place a pixel on one side of the outline is compared with one on the other.
public struct EdgeContrast: Hashable, Sendable {
  /// The contrast ratios of WCAG, 1 to 21, in ascending order; empty where nothing could be measured.
  public let ratios: [Double]

  /// The places at which the contrast is measured unless told otherwise.
  public static let defaultCount = 180

  /// Measures a picture along an outline.
  ///
  /// Places are evenly spaced by the length of the path; those with a pixel outside the picture are left out.
  ///
  /// - Parameters:
  ///   - frame: The picture.
  ///   - path: The outline, in points of the picture.
  ///   - scale: Pixels a point.
  ///   - near: How far one pixel is from the outline, in points, positive outside and negative inside.
  ///   - far: How far the other one is.
  ///   - background: What is behind transparent pixels.
  ///   - count: The number of places, 1 to 100,000.
  public init(
    of frame: Framebuffer, along path: Path, scale: Double = 1, from near: Double = -1, to far: Double = 1,
    background: Color = .white, count: Int = defaultCount
  ) {
    let measure = PathMeasure(path)
    let count = min(max(count, 1), 100_000)
    var ratios: [Double] = []
    for index in 0..<count {
      let length = measure.length * (Double(index) + 0.5) / Double(count)
      guard let point = measure.point(atLength: length), let tangent = measure.tangent(atLength: length) else {
        continue
      }
      // A little step to the side tells which one is inside.
      let normal = Vector(dx: tangent.dy, dy: -tangent.dx)
      let isOutward = !path.contains(point + normal * 0.02)
      guard isOutward == path.contains(point - normal * 0.02) else { continue }
      let outward = isOutward ? normal : -normal
      guard let a = Self.color(at: point + outward * near, of: frame, scale, background),
        let b = Self.color(at: point + outward * far, of: frame, scale, background)
      else { continue }
      ratios.append(ContrastRatio.wcag(a, b))
    }
    self.ratios = ratios.sorted()
  }

  /// The lowest contrast around the outline; 1 where nothing could be measured.
  public var minimum: Double { ratios.first ?? 1 }

  /// The contrast that half of the outline has at least; 1 where nothing could be measured.
  public var median: Double { ratios.isEmpty ? 1 : ratios[(ratios.count - 1) / 2] }

  /// The part of the outline that has at least a contrast, 0...1; 3 is what controls need.
  public func share(passing ratio: Double = ContrastRatio.controls) -> Double {
    ratios.isEmpty ? 0 : Double(ratios.count { $0 >= ratio }) / Double(ratios.count)
  }

  /// The colour of the pixel at a point, or nil outside the picture.
  private static func color(at point: Point, of frame: Framebuffer, _ scale: Double, _ background: Color) -> Color? {
    let (x, y) = ((point.x * scale).rounded(.down), (point.y * scale).rounded(.down))
    guard x >= 0, y >= 0, x < Double(frame.width), y < Double(frame.height) else { return nil }
    return Color(premultiplied: frame[Int(x), Int(y)], in: frame.colorSpace).composited(over: background)
  }
}

extension NodeConvertible {
  /// Draws the node and measures the contrast across the outline of a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape whose outline is followed.
  ///   - rect: Where the shape lies on the canvas, in points; all of it if none is given.
  ///   - near: How far one pixel is from the outline, in points, positive outside and negative inside.
  ///   - far: How far the other one is.
  ///   - size: The size of the canvas, in points.
  ///   - scale: Pixels a point; 4 keeps smooth edges out of what is measured a point away.
  ///   - environment: What the scene is drawn for.
  ///   - background: What is behind the scene.
  /// - Returns: What was measured.
  public func edgeContrast(
    along shape: some Shape, in rect: Rect? = nil, from near: Double = -1, to far: Double = 1, size: Size? = nil,
    scale: Double = 4, environment: Environment = Environment(), background: Color = .white
  ) -> EdgeContrast {
    let frame = render(size: size, scale: scale, environment: environment)
    let canvas = Rect(x: 0, y: 0, width: Double(frame.width) / scale, height: Double(frame.height) / scale)
    return EdgeContrast(
      of: frame, along: shape.path(in: rect ?? canvas), scale: scale, from: near, to: far, background: background)
  }
}
