import EffectMath

extension Fill {
  /// The paint for a bounding rectangle, and the opacity that the paint itself can't carry.
  func paint(in rect: Rect) -> (paint: Paint, opacity: Float) {
    switch self {
    case .color(let color): return (.color(color), 1)
    case .linear(let gradient, let start, let end):
      return (.gradient(gradient, .linear(LinearGradient(start: start.point(in: rect), end: end.point(in: rect)))), 1)
    case .radial(let gradient, let center, let startRadius, let endRadius):
      let center = center.point(in: rect)
      return (
        .gradient(
          gradient,
          .radial(
            RadialGradient(
              startCenter: center, startRadius: startRadius, endCenter: center, endRadius: endRadius))), 1
      )
    case .elliptical(let gradient, let center, let start, let end):
      let geometry = EllipticalGradient(center: center, startRadiusFraction: start, endRadiusFraction: end, in: rect)
      return (.gradient(gradient, .elliptical(geometry)), 1)
    case .angular(let gradient, let center, let start, let end):
      return (
        .gradient(
          gradient, .angular(AngularGradient(center: center.point(in: rect), startAngle: start, endAngle: end))), 1
      )
    case .mesh(let mesh): return (.mesh(mesh, in: rect), 1)
    case .image(let image): return (.image(ImagePaint(image, in: rect)), 1)
    case .shader(let shader): return (.shader(shader), 1)
    case .faded(let fill, let factor):
      let (paint, opacity) = fill.paint(in: rect)
      guard let faded = paint.faded(by: factor) else { return (paint, opacity * factor) }
      return (faded, opacity)
    }
  }
}

extension Paint {
  /// The paint with its opacity multiplied, or nil for paints that carry none.
  func faded(by factor: Float) -> Paint? {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .gradient(let gradient, let geometry): .gradient(gradient.opacity(factor), geometry)
    case .mesh, .image, .shader: nil
    }
  }
}

extension Gradient {
  /// The gradient with the opacity of every stop multiplied; straight and premultiplied mixes both scale with it.
  func opacity(_ factor: Float) -> Gradient {
    Gradient(
      stops: stops.map { Stop(color: $0.color.opacity(factor), location: $0.location) }, spread: spread,
      colorSpace: colorSpace, alphaInterpolation: alphaInterpolation)
  }
}
