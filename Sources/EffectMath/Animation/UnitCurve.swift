/// A function from progress in time to progress in value, both 0 at the start and 1 at the end.
///
/// A Bezier curve is solved to within 1e-7 of its exact value wherever its slope is below 1e7. Progress outside
/// 0...1 is clamped, NaN counts as 0.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable, Sendable {
    case linear
    case cubic(CubicTiming)
    case circularIn
    case circularOut
    case circularInOut
    case circularOutIn
  }

  private let form: Form

  private init(form: Form) { self.form = form }

  /// Constant speed.
  public static let linear = UnitCurve(form: .linear)
  /// Starts slowly: cubic Bezier (0.42, 0) (1, 1).
  public static let easeIn = bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Ends slowly: cubic Bezier (0, 0) (0.58, 1).
  public static let easeOut = bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Starts and ends slowly: cubic Bezier (0.42, 0) (0.58, 1).
  public static let easeInOut = bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// The bottom right quarter of a circle: 1 - √(1 - x²).
  public static let circularEaseIn = UnitCurve(form: .circularIn)
  /// The top left quarter of a circle: √(1 - (1 - x)²).
  public static let circularEaseOut = UnitCurve(form: .circularOut)
  /// Two quarters of circles of half the size, slow at both ends.
  public static let circularEaseInOut = UnitCurve(form: .circularInOut)

  /// A cubic Bezier curve from (0, 0) to (1, 1) with two control points.
  ///
  /// The x of both points is clamped to 0...1, which keeps time monotone; y may leave 0...1 to overshoot and is
  /// clamped to ±1e6; NaN counts as 0.
  public static func bezier(x1: Double, y1: Double, x2: Double, y2: Double) -> UnitCurve {
    UnitCurve(form: .cubic(CubicTiming(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// A cubic Bezier curve from (0, 0) to (1, 1) with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    bezier(x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)
  }

  /// The value at a progress in time, exactly 0 at 0 and 1 at 1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch form {
    case .linear: return progress
    case .cubic(let curve): return curve.value(at: progress)
    case .circularIn: return Self.quarterIn(progress)
    case .circularOut: return Self.quarterOut(progress)
    case .circularInOut:
      return progress < 0.5 ? 0.5 * Self.quarterIn(2 * progress) : 0.5 + 0.5 * Self.quarterOut(2 * progress - 1)
    case .circularOutIn:
      return progress < 0.5 ? 0.5 * Self.quarterOut(2 * progress) : 0.5 + 0.5 * Self.quarterIn(2 * progress - 1)
    }
  }

  /// The slope of the value at a progress in time; infinite where the curve is vertical.
  public func velocity(at progress: Double) -> Double {
    let x = progress > 0 ? Swift.min(progress, 1) : 0
    switch form {
    case .linear: return 1
    case .cubic(let curve): return curve.velocity(at: x)
    case .circularIn: return Self.quarterInSlope(x)
    case .circularOut: return Self.quarterInSlope(1 - x)
    case .circularInOut: return x < 0.5 ? Self.quarterInSlope(2 * x) : Self.quarterInSlope(2 - 2 * x)
    case .circularOutIn: return x < 0.5 ? Self.quarterInSlope(1 - 2 * x) : Self.quarterInSlope(2 * x - 1)
    }
  }

  /// The curve with time and value exchanged: it gives the time at which this one reaches a value.
  ///
  /// Exact while the y of both Bezier control points lies in 0...1; a curve that overshoots has no inverse, its
  /// control points are clamped.
  public var inverse: UnitCurve {
    switch form {
    case .linear: self
    case .cubic(let curve): UnitCurve(form: .cubic(curve.inverse))
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: UnitCurve(form: .circularOutIn)
    case .circularOutIn: .circularEaseInOut
    }
  }

  /// 1 - √(1 - x²), written without the cancellation at small x.
  private static func quarterIn(_ x: Double) -> Double {
    x * x / (1 + ((1 - x) * (1 + x)).squareRoot())
  }

  private static func quarterOut(_ x: Double) -> Double { (x * (2 - x)).squareRoot() }

  private static func quarterInSlope(_ x: Double) -> Double { x / ((1 - x) * (1 + x)).squareRoot() }
}
