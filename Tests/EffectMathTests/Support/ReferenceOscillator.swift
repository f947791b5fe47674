/// A damped oscillator integrated step by step with the classical Runge-Kutta method of fourth order.
struct ReferenceOscillator {
  var mass: Double
  var stiffness: Double
  var damping: Double
  var target: Double
  var position: Double
  var velocity: Double

  /// Moves the oscillator on by a time; the error falls with the fourth power of the step.
  mutating func advance(by time: Double, steps: Int) {
    let h = time / Double(steps)
    func slope(_ x: Double, _ v: Double) -> (Double, Double) {
      (v, (stiffness * (target - x) - damping * v) / mass)
    }
    for _ in 0..<steps {
      let (x1, v1) = slope(position, velocity)
      let (x2, v2) = slope(position + 0.5 * h * x1, velocity + 0.5 * h * v1)
      let (x3, v3) = slope(position + 0.5 * h * x2, velocity + 0.5 * h * v2)
      let (x4, v4) = slope(position + h * x3, velocity + h * v3)
      position += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      velocity += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
  }
}
