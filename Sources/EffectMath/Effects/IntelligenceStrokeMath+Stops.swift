extension IntelligenceStrokeMath {
  /// Where a colour of a palette stands along the gradient.
  public struct Placement: Hashable, Sendable {
    /// The index of the colour in the palette.
    public let colorIndex: Int
    /// Its location, 0..<1.
    public let location: Double
  }

  /// The random numbers of an update: the same for a seed and a number on every machine, unrelated between updates.
  public static func generator(update: Int64, seed: UInt64) -> SplitMix64 {
    SplitMix64(seed: SplitMix64.scrambled(SplitMix64.scrambled(seed) &+ UInt64(bitPattern: update)))
  }

  /// The places of a palette's colours after an update: each at a random location, in ascending order.
  public static func placements(update: Int64, seed: UInt64, count: Int) -> [Placement] {
    var generator = generator(update: update, seed: seed)
    return placements(count: count, using: &generator)
  }

  /// The places of a palette's colours at the next random locations of a generator, in ascending order.
  public static func placements(count: Int, using generator: inout SplitMix64) -> [Placement] {
    var placements: [Placement] = []
    placements.reserveCapacity(Swift.max(count, 0))
    for index in 0..<Swift.max(count, 0) {
      placements.append(Placement(colorIndex: index, location: generator.nextUnit()))
    }
    placements.sort { ($0.location, $0.colorIndex) < ($1.location, $1.colorIndex) }
    return placements
  }

  /// Random stops of a palette, as the published generator makes them: every colour at a random location.
  public static func stops(palette: [Color], using generator: inout SplitMix64) -> [Gradient.Stop] {
    placements(count: palette.count, using: &generator).map {
      Gradient.Stop(color: palette[$0.colorIndex], location: $0.location)
    }
  }

  /// The stops after an update.
  public static func stops(update: Int64, seed: UInt64, palette: [Color]) -> [Gradient.Stop] {
    var generator = generator(update: update, seed: seed)
    return stops(palette: palette, using: &generator)
  }

  /// Stops that meet without a seam where a turn closes: both ends get the colour that lies between last and first.
  ///
  /// The colour at 0 and 1 is that of a straight way, in encoded components, from the last stop across the seam to the
  /// first. Stops must be in ascending order. One stop or none stays as it is. To close a gradient of colours whose
  /// even distances count more than their places, see ``Gradient/closed()``.
  public static func seamless(_ stops: [Gradient.Stop]) -> [Gradient.Stop] {
    guard let first = stops.first, let last = stops.last, stops.count > 1 else { return stops }
    let gap = (1 - last.location) + first.location
    let fraction = gap > 0 ? (1 - last.location) / gap : 0.5
    let color = Color(
      components: Interpolation.lerp(last.color.components, first.color.components, Float(fraction)))
    return [Gradient.Stop(color: color, location: 0)] + stops + [Gradient.Stop(color: color, location: 1)]
  }

  /// A palette's colours at even distances around a turn, closed: the first colour stands at 0 and at 1.
  public static func evenStops(palette: [Color]) -> [Gradient.Stop] {
    guard let first = palette.first else { return [] }
    let step = 1 / Double(palette.count)
    var stops: [Gradient.Stop] = []
    for (index, color) in palette.enumerated() {
      stops.append(Gradient.Stop(color: color, location: Double(index) * step))
    }
    stops.append(Gradient.Stop(color: first, location: 1))
    return stops
  }

  /// How far evenly spaced stops have turned at a time; zero with reduced motion and for a period that isn't positive.
  public static func rotation(time: Double, period: Double, reduceMotion: Bool = false) -> Angle {
    Angle(radians: reduceMotion ? 0 : 2 * .pi * PeriodicPhase.phase(time: time, period: period))
  }
}
