public import EffectMath

extension NodeConvertible {
  /// The picture in memory, on transparent ground.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas, in points; the node's ideal size if none is given.
  ///   - scale: Pixels a point; fractions are fine. The environment's display scale follows it.
  ///   - environment: What the scene is drawn for.
  ///   - colorSpace: The space in which colours are composited.
  ///   - threads: The most threads at work; nil for all. The pixels don't depend on it.
  /// - Returns: Premultiplied pixels, the size times the scale rounded up.
  public func render(
    size: Size? = nil, scale: Double = 1, environment: Environment = Environment(),
    colorSpace: WorkingSpace = .sRGB, threads: Int? = nil
  ) -> Framebuffer {
    var environment = environment
    environment.displayScale = scale
    let list = displayList(size: size, environment: environment)
    return SoftwareCanvas(list, scale: scale, colorSpace: colorSpace, threads: threads).render()
  }
}
