extension Color: Animatable {
  /// Premultiplied red, green, blue in linear light, and the opacity.
  ///
  /// Linear light is what mixes as light does; premultiplied, a colour that fades in from clear keeps its hue.
  public var animatableData: SIMD4<Float> {
    let linear = TransferFunction.toLinear(components)
    return SIMD4(linear.x * opacity, linear.y * opacity, linear.z * opacity, opacity)
  }

  /// The colour of the given premultiplied linear components; with no opacity it is clear black.
  public func replacing(animatableData data: SIMD4<Float>) -> Color {
    guard data.w > 0 else { return Color(components: .zero) }
    var components = TransferFunction.toEncoded(data / data.w)
    components.w = data.w
    return Color(components: components)
  }
}

extension Gradient.Stop: Animatable {
  /// The colour in linear light, and the location.
  public var animatableData: AnimatablePair<SIMD4<Float>, Double> {
    AnimatablePair(color.animatableData, location)
  }

  /// The stop of the given colour and location, the latter clamped to 0...1.
  public func replacing(animatableData: AnimatablePair<SIMD4<Float>, Double>) -> Gradient.Stop {
    Gradient.Stop(color: color.replacing(animatableData: animatableData.first), location: animatableData.second)
  }
}

extension Gradient: Animatable {
  /// The stops, pairwise by index.
  public var animatableData: AnimatableSequence<AnimatablePair<SIMD4<Float>, Double>> { stops.animatableData }

  /// The gradient with its stops replaced; spread and interpolation stay.
  public func replacing(animatableData: AnimatableSequence<AnimatablePair<SIMD4<Float>, Double>>) -> Gradient {
    Gradient(
      stops: stops.replacing(animatableData: animatableData), spread: spread, colorSpace: colorSpace,
      alphaInterpolation: alphaInterpolation)
  }

  /// Only gradients of equally many stops change gradually.
  public func canAnimate(to other: Gradient) -> Bool { stops.count == other.stops.count }
}
