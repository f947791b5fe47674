public import EffectMath

extension Timeline {
  /// The frame that is seen at a time, on transparent ground; see `NodeConvertible.render`.
  ///
  /// Frames in any order, one by one or beside each other, have the same pixels.
  public func render(
    at time: Double, size: Size? = nil, scale: Double = 1, environment: Environment = Environment(),
    colorSpace: WorkingSpace = .sRGB, threads: Int? = nil
  ) -> Framebuffer {
    var environment = environment
    environment.displayScale = scale
    let list = displayList(at: time, size: size, environment: environment)
    return SoftwareCanvas(list, scale: scale, colorSpace: colorSpace, threads: threads).render()
  }

  /// The frames from one time up to another one as an animated PNG file.
  ///
  /// Frames that follow each other with equal pictures become one that stays longer: each is rendered and compressed
  /// once, and a scene that stands still is a single frame. All frames have the size of the first; without a size, that
  /// is the first scene's ideal size.
  ///
  /// - Parameters:
  ///   - start: The first moment, in seconds.
  ///   - end: When the last frame ends, in seconds.
  ///   - size: The size of the canvas, in points.
  ///   - scale: Pixels a point.
  ///   - environment: What the scene is drawn for; its time doesn't count.
  ///   - colorSpace: The space in which colours are composited.
  ///   - loopCount: How often the animation plays; 0 is for ever.
  ///   - options: How frames are compressed.
  ///   - threads: The most threads at work; nil for all.
  /// - Returns: The bytes of the file.
  /// - Throws: `APNGError.noFrames` if the end isn't after the start.
  public func apng(
    from start: Double = 0, to end: Double, size: Size? = nil, scale: Double = 1,
    environment: Environment = Environment(), colorSpace: WorkingSpace = .sRGB, loopCount: Int = 0,
    options: PNGOptions = PNGOptions(), threads: Int? = nil
  ) throws(APNGError) -> [UInt8] {
    var environment = environment
    environment.displayScale = scale
    var size = size
    if size == nil {
      var first = environment
      first.time = entry(at: start)
      size = node(at: start).displayList(environment: first).size
    }
    var encoder: APNGEncoder?
    var shown: (picture: Framebuffer, duration: Double)?
    for frame in frames(from: start, to: end, size: size, environment: environment, lookback: 1) {
      // With one picture remembered, an earlier picture is the one before.
      guard case .new(let list) = frame.picture else {
        shown?.duration += frame.duration
        continue
      }
      if let shown { try encoder?.append(shown.picture, duration: shown.duration) }
      let picture = SoftwareCanvas(list, scale: scale, colorSpace: colorSpace, threads: threads).render()
      if encoder == nil {
        encoder = APNGEncoder(width: picture.width, height: picture.height, loopCount: loopCount, options: options)
      }
      shown = (picture, frame.duration)
    }
    if let shown { try encoder?.append(shown.picture, duration: shown.duration) }
    guard let encoder else { throw .noFrames }
    return try encoder.finish()
  }
}
