import EffectMath

extension IntelligenceStroke {
  /// The paint of a layer at a time.
  func fill(of layer: IntelligenceStrokeMath.Layer, at time: Double, reduceMotion: Bool) -> Fill {
    switch motion {
    case .rotation(let period):
      let stops = IntelligenceStrokeMath.evenStops(palette: palette)
      let angle = IntelligenceStrokeMath.rotation(time: time, period: period, reduceMotion: reduceMotion)
      return .angularGradient(Gradient(stops: stops), angle: angle)
    case .frozen(let update): return fill(stops(ofUpdate: update))
    case .wandering:
      if reduceMotion { return fill(stops(ofUpdate: 0)) }
      let stops = IntelligenceStrokeMath.presentedStops(
        time: time, interval: interval, duration: layer.animationDuration, stops: stops(ofUpdate:))
      return fill(stops)
    }
  }

  private func stops(ofUpdate update: Int64) -> [Gradient.Stop] {
    var numbers = IntelligenceStrokeMath.generator(update: update, seed: seed)
    guard let generator else { return IntelligenceStrokeMath.stops(palette: palette, using: &numbers) }
    return Gradient(stops: generator(&numbers)).stops
  }

  private func fill(_ stops: [Gradient.Stop]) -> Fill {
    .angularGradient(Gradient(stops: isSeamless ? IntelligenceStrokeMath.seamless(stops) : stops))
  }
}
