public import EffectMath

extension Timeline {
  /// The flashes of the frames from one time up to another one, in seconds.
  ///
  /// Frames that equal the one before aren't rendered. Use a schedule of at least 30 frames a second: what happens
  /// between two frames isn't seen.
  ///
  /// - Parameters:
  ///   - start: The first moment, in seconds.
  ///   - end: The end of the last frame, in seconds.
  ///   - size: The size of the canvas, in points.
  ///   - scale: Pixels a point; a quarter gives a pixel for each cell that is looked at.
  ///   - environment: What the scene is drawn for.
  ///   - background: What is behind the scene.
  ///   - minimumArea: The area that must flash for it to count, in square points.
  /// - Returns: A meter that has seen all frames.
  public func flashes(
    from start: Double = 0, to end: Double, size: Size? = nil, scale: Double = 0.25,
    environment: Environment = Environment(), background: Color = .black,
    minimumArea: Double = FlashMeter.safeArea
  ) -> FlashMeter {
    var meter = FlashMeter(scale: scale, background: background, minimumArea: minimumArea)
    for frame in frames(from: start, to: end, size: size, environment: environment, lookback: 1) {
      switch frame.picture {
      case .new(let list): meter.append(SoftwareCanvas(list, scale: scale).render(), at: frame.time)
      case .same: meter.hold(until: frame.time)
      }
    }
    return meter
  }
}
