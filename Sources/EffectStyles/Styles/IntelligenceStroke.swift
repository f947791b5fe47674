public import EffectMath

/// Blurred borders on each other whose colours wander around the outline.
///
/// Each layer is a border inside the outline, filled with an angular gradient and blurred. Every update interval the
/// gradient gets new random stops; each layer eases toward them at its own pace, as described by
/// `IntelligenceStrokeMath`. Colours mix in linear light. The glow spills over the outline and is never
/// cut, unless ``spread`` says so. With reduced motion the colours stand still.
public struct IntelligenceStroke: Style {
  /// Makes the stops of an update from its random numbers.
  public typealias StopGenerator = @Sendable (_ generator: inout SplitMix64) -> [Gradient.Stop]

  /// How the colours move.
  public enum Motion: Hashable, Sendable {
    /// Toward new random stops at every update.
    case wandering
    /// Evenly spaced, once around in a period in seconds.
    case rotation(period: Double)
    /// Not at all: the stops are those of one update.
    case frozen(update: Int64)
  }

  /// On which side of the outline the glow shows.
  public enum Spread: String, Hashable, Sendable, CaseIterable {
    /// On both.
    case both
    /// Only inside.
    case inside
    /// Only outside.
    case outside
  }

  /// Where the stroke lies.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// In front of the content.
    case overlay
    /// Behind the content.
    case background
  }

  /// The outline.
  public var shape: AnyShape
  /// Whether the stroke lies in front of the content or behind it.
  public var placement: Placement
  /// The widths of the layers, in points.
  public var lineWidths: [Double]
  /// The deviations of the layers' blurs, in points.
  public var blurs: [Double]
  /// The time between two updates, in seconds; raised to 0.334 unless flashing is allowed.
  public var updateInterval: Double
  /// How long each layer takes to reach new stops, in seconds.
  public var animationDurations: [Double]
  /// The start of the random numbers.
  public var seed: UInt64
  /// The colours.
  public var palette: [Color]
  /// Makes the stops; nil puts the palette's colours at random places.
  public var generator: StopGenerator?
  /// Whether the gradient closes without a seam at its start.
  public var isSeamless: Bool
  /// How the colours move.
  public var motion: Motion
  /// On which side of the outline the glow shows.
  public var spread: Spread
  /// Whether updates may follow each other so fast that colours flash more than three times a second.
  public var allowsFlashing: Bool
  /// How the stroke appears.
  public var intro: StyleTransition?
  /// How the stroke disappears.
  public var outro: StyleTransition?

  /// The six published colours.
  public static let standardPalette = IntelligenceStrokeMath.palette.map { Color(components: $0) }

  /// Creates a stroke; there are as many layers as the shortest of the three lists has values.
  public init(
    in shape: some Shape = Rectangle(), placement: Placement = .overlay,
    lineWidths: [Double] = IntelligenceStrokeMath.defaultLineWidths,
    blurs: [Double] = IntelligenceStrokeMath.defaultBlurs,
    updateInterval: Double = IntelligenceStrokeMath.defaultUpdateInterval,
    animationDurations: [Double] = IntelligenceStrokeMath.defaultAnimationDurations, seed: UInt64 = 0,
    palette: [Color] = standardPalette, generator: StopGenerator? = nil
  ) {
    self.shape = AnyShape(shape)
    self.placement = placement
    self.lineWidths = lineWidths
    self.blurs = blurs
    self.updateInterval = updateInterval
    self.animationDurations = animationDurations
    self.seed = seed
    self.palette = palette
    self.generator = generator
    isSeamless = true
    motion = .wandering
    spread = .both
    allowsFlashing = false
  }

  /// The content with the stroke around it.
  public func body(content: Node, environment: Environment) -> Node {
    let stroke = stroke(in: environment).allowsHitTesting(false).accessibilityHidden(true)
    return placement == .overlay ? content.overlay(stroke) : content.background(stroke)
  }

  /// The time itself while colours move, else that of the next update or transition.
  public func nextChange(after time: Double, environment: Environment) -> Double? {
    let still = environment.accessibilityReduceMotion
    if let outro, time >= outro.start + outro.duration { return nil }
    var next = [intro, outro].compactMap { $0?.nextChange(after: time, reduceMotion: still) }
    if !still {
      switch motion {
      case .wandering:
        let longest = layers.reduce(0) { max($0, $1.animationDuration) }
        if let change = IntelligenceStrokeMath.nextChange(
          after: time, interval: interval, longestDuration: longest)
        {
          next.append(change)
        }
      case .rotation(let period): if period > 0, period.isFinite, time.isFinite { next.append(time) }
      case .frozen: break
      }
    }
    return next.min()
  }

  /// The layers alone, over the space that they are offered.
  func stroke(in environment: Environment) -> Node {
    let still = environment.accessibilityReduceMotion
    let shown = shownParts(at: environment.time, reduceMotion: still)
    guard shown.opacity > 0, shown.length > 0 else { return Node() }
    let strokes = layers.map { layer in
      border(layer, part: shown.length, fill: fill(of: layer, at: environment.time, reduceMotion: still))
        .blur(radius: layer.blur)
    }
    let all = ZStack { strokes }.opacity(shown.opacity)
    switch spread {
    case .both: return all
    case .inside: return all.clipShape(shape)
    case .outside: return all.clipShape(OutsideShape(shape, reach: reach), rule: .evenOdd)
    }
  }

  private func border(_ layer: IntelligenceStrokeMath.Layer, part: Double, fill: Fill) -> Node {
    guard part < 1 else { return shape.strokeBorder(fill, lineWidth: layer.lineWidth) }
    let style = StrokeStyle(lineWidth: layer.lineWidth, lineCap: .round, lineJoin: .round)
    return BorderLine(shape, width: layer.lineWidth).trim(to: part).stroke(fill, style: style)
  }

  /// The opacity of the stroke and the part of the outline that is drawn, each 0...1.
  private func shownParts(at time: Double, reduceMotion: Bool) -> (opacity: Double, length: Double) {
    var (opacity, length) = (1.0, 1.0)
    func apply(_ kind: StyleTransition.Kind, _ amount: Double) {
      if kind == .drawOn { length *= amount } else { opacity *= amount }
    }
    if let intro { apply(intro.kind, intro.progress(at: time, reduceMotion: reduceMotion)) }
    if let outro { apply(outro.kind, 1 - outro.progress(at: time, reduceMotion: reduceMotion)) }
    return (opacity, length)
  }

  var layers: [IntelligenceStrokeMath.Layer] {
    IntelligenceStrokeMath.layers(lineWidths: lineWidths, blurs: blurs, animationDurations: animationDurations)
  }

  var interval: Double { IntelligenceStrokeMath.updateInterval(updateInterval, allowsFlashing: allowsFlashing) }

  /// How far the glow reaches beyond the outline, in points.
  private var reach: Double { (layers.map { $0.blur }.max() ?? 0) * 5 + 8 }
}
