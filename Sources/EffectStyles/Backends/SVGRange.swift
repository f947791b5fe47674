import EffectMath

/// Which numbers readers of SVG take for what they are: finite ones, and none so large that single precision fails.
///
/// What holds others is left to the software renderer, which drops what isn't finite and clips what is far away.
enum SVGRange {
  /// The largest magnitude, in user units: where coordinates stop being exact in the renderer, too.
  static let limit = 1e7

  /// Whether a number is within the range; false for NaN.
  static func holds(_ value: Double) -> Bool { abs(value) <= limit }
  /// Whether all numbers are within the range.
  static func holds(_ values: [Double]) -> Bool { values.allSatisfy(holds) }
  /// Whether all numbers are within the range.
  static func holds(_ values: [Float]) -> Bool { values.allSatisfy { holds(Double($0)) } }
  /// Whether a point is within the range.
  static func holds(_ point: Point) -> Bool { holds(point.x) && holds(point.y) }
  /// Whether a length for each axis is within the range.
  static func holds(_ size: Size) -> Bool { holds(size.width) && holds(size.height) }
  /// Whether a rectangle is within the range; false for the null one.
  static func holds(_ rect: Rect) -> Bool { holds([rect.minX, rect.minY, rect.maxX, rect.maxY]) }
  /// Whether a map is within the range.
  static func holds(_ map: AffineTransform) -> Bool { holds([map.a, map.b, map.c, map.d, map.tx, map.ty]) }

  /// Whether an outline is within the range.
  static func holds(_ geometry: Geometry) -> Bool {
    switch geometry {
    case .rect(let rect), .ellipse(let rect): return holds(rect)
    case .roundedRect(let rect, let radii, _):
      return holds(rect)
        && holds([radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading])
    case .path(let path, _):
      return path.elements.allSatisfy { element in
        switch element {
        case .move(let point), .line(let point): holds(point)
        case .quadCurve(let point, let control): holds(point) && holds(control)
        case .curve(let point, let control1, let control2): holds(point) && holds(control1) && holds(control2)
        case .closeSubpath: true
        }
      }
    }
  }

  /// Whether a line's numbers are within the range.
  static func holds(_ style: StrokeStyle) -> Bool {
    holds([style.lineWidth, style.miterLimit, style.dashPhase]) && holds(style.dash)
  }

  /// Whether outline, line and map of a mark are within the range; its paint counts separately.
  static func holds(_ drawing: Drawing) -> Bool {
    guard holds(drawing.geometry), holds(drawing.transform) else { return false }
    if case .stroke(let style) = drawing.mode { return holds(style) }
    return true
  }

  /// A number as it may be written: NaN counts as 0, others are clamped to the range.
  static func clamped(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -limit), limit) }
}
