/// Straight and smooth transitions between two values.
public enum Interpolation {
  /// The value a fraction of the way from one number to another.
  ///
  /// Exact at 0 and at 1, and constant where both ends are equal. A fraction outside 0...1 extrapolates. An end or a
  /// fraction that isn't finite gives infinity or NaN.
  @inlinable
  public static func lerp(_ start: Double, _ end: Double, _ t: Double) -> Double {
    t < 0.5 ? start + (end - start) * t : end - (end - start) * (1 - t)
  }

  /// The value a fraction of the way from one number to another, in single precision.
  ///
  /// Exact at 0 and at 1, and constant where both ends are equal. A fraction outside 0...1 extrapolates. An end or a
  /// fraction that isn't finite gives infinity or NaN.
  @inlinable
  public static func lerp(_ start: Float, _ end: Float, _ t: Float) -> Float {
    t < 0.5 ? start + (end - start) * t : end - (end - start) * (1 - t)
  }

  /// The vector a fraction of the way from one vector to another, lane by lane.
  ///
  /// Exact at 0 and at 1, and constant where both ends are equal. A fraction outside 0...1 extrapolates. An end or a
  /// fraction that isn't finite gives infinity or NaN. Mixing premultiplied colours with it gives a premultiplied
  /// colour.
  @inlinable
  public static func lerp(_ start: SIMD4<Float>, _ end: SIMD4<Float>, _ t: Float) -> SIMD4<Float> {
    t < 0.5 ? start + (end - start) * t : end - (end - start) * (1 - t)
  }

  /// The fraction at which a value lies between two numbers.
  ///
  /// Not clamped. Where both ends are equal there is no fraction, and the result is 0 whatever the value. Otherwise NaN
  /// gives NaN, an infinite value infinity, an infinite start NaN, and an infinite end 0 for a finite value.
  @inlinable
  public static func inverseLerp(_ start: Double, _ end: Double, _ value: Double) -> Double {
    start == end ? 0 : (value - start) / (end - start)
  }

  /// The fraction at which a value lies between two numbers, in single precision.
  ///
  /// Not clamped. Where both ends are equal there is no fraction, and the result is 0 whatever the value. Otherwise NaN
  /// gives NaN, an infinite value infinity, an infinite start NaN, and an infinite end 0 for a finite value.
  @inlinable
  public static func inverseLerp(_ start: Float, _ end: Float, _ value: Float) -> Float {
    start == end ? 0 : (value - start) / (end - start)
  }

  /// A cubic step from 0 to 1 that starts and ends at rest.
  ///
  /// 0 up to the first edge, 1 from the second on, `t * t * (3 - 2 * t)` between (Hermite). Where both edges are equal
  /// it is a hard step that is 1 at the edge. Edges in falling order give a falling step.
  /// A value that is NaN gives NaN, 1 for a hard step; an infinite one has passed both edges or none.
  @inlinable
  public static func smoothstep(_ edge0: Double, _ edge1: Double, _ value: Double) -> Double {
    if edge0 == edge1 { return value < edge0 ? 0 : 1 }
    let t = min(max((value - edge0) / (edge1 - edge0), 0), 1)
    return t * t * (3 - 2 * t)
  }

  /// A cubic step from 0 to 1 that starts and ends at rest, in single precision.
  ///
  /// 0 up to the first edge, 1 from the second on, `t * t * (3 - 2 * t)` between (Hermite). Where both edges are equal
  /// it is a hard step that is 1 at the edge. Edges in falling order give a falling step.
  /// A value that is NaN gives NaN, 1 for a hard step; an infinite one has passed both edges or none.
  @inlinable
  public static func smoothstep(_ edge0: Float, _ edge1: Float, _ value: Float) -> Float {
    if edge0 == edge1 { return value < edge0 ? 0 : 1 }
    let t = min(max((value - edge0) / (edge1 - edge0), 0), 1)
    return t * t * (3 - 2 * t)
  }

  /// Carries a value from one range over to the place it has in another.
  ///
  /// Not clamped: a value outside the source range lands outside the target range. Where the source range is empty the
  /// result is the start of the target range. Either range may run backwards. NaN gives NaN, an infinite value
  /// infinity.
  ///
  /// - Parameters:
  ///   - value: The value to carry over.
  ///   - source: The two ends of the range that the value is measured against.
  ///   - target: The two ends of the range that the result is measured against.
  /// - Returns: The value with the same fraction of the target range.
  @inlinable
  public static func remap(
    _ value: Double, from source: (start: Double, end: Double), to target: (start: Double, end: Double)
  ) -> Double {
    lerp(target.start, target.end, inverseLerp(source.start, source.end, value))
  }

  /// Carries a value from one range over to the place it has in another, in single precision.
  ///
  /// Not clamped: a value outside the source range lands outside the target range. Where the source range is empty the
  /// result is the start of the target range. Either range may run backwards. NaN gives NaN, an infinite value
  /// infinity.
  ///
  /// - Parameters:
  ///   - value: The value to carry over.
  ///   - source: The two ends of the range that the value is measured against.
  ///   - target: The two ends of the range that the result is measured against.
  /// - Returns: The value with the same fraction of the target range.
  @inlinable
  public static func remap(
    _ value: Float, from source: (start: Float, end: Float), to target: (start: Float, end: Float)
  ) -> Float {
    lerp(target.start, target.end, inverseLerp(source.start, source.end, value))
  }
}
