/// A function for each component of a straight colour, as in the W3C Filter Effects Module, section 9.7.
public struct ComponentTransfer: Hashable, Sendable {
  /// A function from 0...1 to 0...1; results outside are clamped by whoever applies it.
  public enum Function: Hashable, Sendable {
    /// The value itself.
    case identity
    /// Straight lines through evenly spaced values; no value means identity.
    case table([Float])
    /// Steps of evenly spaced values; no value means identity.
    case discrete([Float])
    /// A straight line.
    case linear(slope: Float, intercept: Float)
    /// amplitude * value ^ exponent + offset.
    case gamma(amplitude: Float, exponent: Float, offset: Float)

    /// The value of the function; the argument is clamped to 0...1, NaN counts as 0.
    public func callAsFunction(_ value: Float) -> Float {
      let value = value > 0 ? min(value, 1) : 0
      switch self {
      case .identity: return value
      case .table(let values):
        guard let last = values.last else { return value }
        let place = value * Float(values.count - 1)
        let index = Int(place)
        guard index + 1 < values.count else { return last }
        return values[index] + (place - Float(index)) * (values[index + 1] - values[index])
      case .discrete(let values):
        guard let last = values.last else { return value }
        let index = Int(value * Float(values.count))
        return index < values.count ? values[index] : last
      case .linear(let slope, let intercept): return slope * value + intercept
      case .gamma(let amplitude, let exponent, let offset):
        return amplitude * Elementary.pow(value, exponent) + offset
      }
    }
  }

  /// The function for red.
  public var red: Function
  /// The function for green.
  public var green: Function
  /// The function for blue.
  public var blue: Function
  /// The function for the opacity.
  public var opacity: Function

  /// Creates a transfer; components without a function stay as they are.
  public init(
    red: Function = .identity, green: Function = .identity, blue: Function = .identity, opacity: Function = .identity
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates a transfer with one function for red, green and blue.
  public init(rgb function: Function) { self.init(red: function, green: function, blue: function) }

  /// Maps straight components; the result isn't clamped.
  public func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(red(color.x), green(color.y), blue(color.z), opacity(color.w))
  }
}
