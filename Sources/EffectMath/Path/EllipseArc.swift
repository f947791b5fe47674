/// Circle arcs as cubics: eighths of a half turn, so that the radial error is below 7e-8 radii.
///
/// The usual one cubic a quarter, with handles of 0.5522847498 radii, is off by 2.7e-4 radii: 0.1 pixel on a circle of
/// 400 pixels radius.
enum EllipseArc {
  /// A quarter of the unit circle from (0, 1) to (1, 0): four cubics of 22.5 degrees, start, then control, control,
  /// end.
  ///
  /// Handles are 4/3 tan(22.5 / 4 degrees) = 0.131321871142885671 long.
  static let quarter: [Vector] = {
    let handle = 0.131321871142885671
    // Sines of 0, 22.5, 45, 67.5, 90 degrees.
    let sines = [0, 0.382683432365089772, 0.707106781186547524, 0.923879532511286756, 1]
    func position(_ step: Int) -> Vector { Vector(dx: sines[step], dy: sines[4 - step]) }
    func direction(_ step: Int) -> Vector { Vector(dx: sines[4 - step], dy: -sines[step]) }
    var result = [position(0)]
    for step in 0..<4 {
      result.append(position(step) + direction(step) * handle)
      result.append(position(step + 1) - direction(step + 1) * handle)
      result.append(position(step + 1))
    }
    return result
  }()
}
