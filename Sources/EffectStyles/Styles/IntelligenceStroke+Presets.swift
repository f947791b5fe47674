public import EffectMath

extension IntelligenceStroke {
  /// A state of an assistant, told by colours and pace.
  public enum Mood: String, Hashable, Sendable, CaseIterable {
    /// Calm blues and greens.
    case listening
    /// The published colours.
    case thinking
    /// Reds and oranges, slow.
    case error
    /// Greens, slow.
    case success
  }

  /// The published stroke.
  public static let standard = IntelligenceStroke()
  /// Thinner lines and smaller glows.
  public static let subtle = IntelligenceStroke(
    lineWidths: [2, 4, 6], blurs: [0, 3, 8], animationDurations: [0.8, 1, 1.2])
  /// Wider lines and larger glows.
  public static let dramatic = IntelligenceStroke(
    lineWidths: [8, 14, 20, 28], blurs: [0, 8, 20, 32], animationDurations: [0.5, 0.6, 0.8, 1.0])
  /// Two layers instead of four, for less work a frame.
  public static let lowPower = IntelligenceStroke(
    lineWidths: [6, 13], blurs: [0, 12], updateInterval: 0.8, animationDurations: [0.8, 1.0])

  /// The stroke for a mood.
  public static func mood(_ mood: Mood) -> IntelligenceStroke {
    var stroke = IntelligenceStroke.standard
    func colors(_ channels: [(Float, Float, Float)]) -> [Color] {
      channels.map { Color(red: $0.0 / 255, green: $0.1 / 255, blue: $0.2 / 255) }
    }
    switch mood {
    case .thinking: break
    case .listening:
      stroke.palette = colors([(90, 200, 250), (0, 122, 255), (100, 210, 255), (88, 86, 214), (99, 230, 226)])
      stroke.updateInterval = 0.8
      stroke.animationDurations = [0.8, 1.0, 1.2, 1.4]
    case .error:
      stroke.palette = colors([(255, 59, 48), (255, 103, 120), (255, 149, 0), (255, 45, 85)])
      stroke.updateInterval = 1.2
      stroke.animationDurations = [1.0, 1.1, 1.2, 1.3]
    case .success:
      stroke.palette = colors([(52, 199, 89), (99, 230, 190), (48, 209, 88), (176, 232, 120)])
      stroke.updateInterval = 1.2
      stroke.animationDurations = [1.0, 1.1, 1.2, 1.3]
    }
    return stroke
  }

  /// The stroke along another outline.
  public func `in`(_ shape: some Shape) -> IntelligenceStroke {
    var copy = self
    copy.shape = AnyShape(shape)
    return copy
  }

  /// The stroke with its glow kept inside the outline, or as it is.
  func clipped(_ isClipped: Bool) -> IntelligenceStroke {
    var copy = self
    if isClipped { copy.spread = .inside }
    return copy
  }

  /// The stroke in front of its content, or behind it.
  public func placed(_ placement: Placement) -> IntelligenceStroke {
    var copy = self
    copy.placement = placement
    return copy
  }
}

extension Shape {
  /// The shape as an intelligence stroke.
  public func intelligenceStroke(
    lineWidths: [Double] = IntelligenceStrokeMath.defaultLineWidths,
    blurs: [Double] = IntelligenceStrokeMath.defaultBlurs,
    updateInterval: Double = IntelligenceStrokeMath.defaultUpdateInterval,
    animationDurations: [Double] = IntelligenceStrokeMath.defaultAnimationDurations, seed: UInt64 = 0,
    clipped: Bool = false, generator: IntelligenceStroke.StopGenerator? = nil
  ) -> Node {
    intelligenceStroke(
      IntelligenceStroke(
        lineWidths: lineWidths, blurs: blurs, updateInterval: updateInterval, animationDurations: animationDurations,
        seed: seed, generator: generator
      ).clipped(clipped))
  }

  /// The shape as an intelligence stroke with all its parameters.
  public func intelligenceStroke(_ stroke: IntelligenceStroke) -> Node {
    fill(Color(white: 0, opacity: 0)).opacity(0).style(stroke.in(self).placed(.overlay))
  }
}

extension NodeConvertible {
  /// The node before an intelligence stroke along a shape of its frame.
  public func intelligenceBackground(
    in shape: some Shape, lineWidths: [Double] = IntelligenceStrokeMath.defaultLineWidths,
    blurs: [Double] = IntelligenceStrokeMath.defaultBlurs,
    updateInterval: Double = IntelligenceStrokeMath.defaultUpdateInterval,
    animationDurations: [Double] = IntelligenceStrokeMath.defaultAnimationDurations, seed: UInt64 = 0,
    clipped: Bool = false, generator: IntelligenceStroke.StopGenerator? = nil
  ) -> Node {
    style(
      IntelligenceStroke(
        in: shape, placement: .background, lineWidths: lineWidths, blurs: blurs, updateInterval: updateInterval,
        animationDurations: animationDurations, seed: seed, generator: generator
      ).clipped(clipped))
  }

  /// The node behind an intelligence stroke along a shape of its frame.
  public func intelligenceOverlay(
    in shape: some Shape, lineWidths: [Double] = IntelligenceStrokeMath.defaultLineWidths,
    blurs: [Double] = IntelligenceStrokeMath.defaultBlurs,
    updateInterval: Double = IntelligenceStrokeMath.defaultUpdateInterval,
    animationDurations: [Double] = IntelligenceStrokeMath.defaultAnimationDurations, seed: UInt64 = 0,
    clipped: Bool = false, generator: IntelligenceStroke.StopGenerator? = nil
  ) -> Node {
    style(
      IntelligenceStroke(
        in: shape, placement: .overlay, lineWidths: lineWidths, blurs: blurs, updateInterval: updateInterval,
        animationDurations: animationDurations, seed: seed, generator: generator
      ).clipped(clipped))
  }
}
