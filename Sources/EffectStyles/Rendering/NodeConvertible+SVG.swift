public import EffectMath

extension NodeConvertible {
  /// The picture as an SVG document: native elements where SVG can say it exactly, embedded images for the rest.
  ///
  /// One point is one user unit. What SVG can't say (a shader, a conic gradient) is drawn in software, or refused.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas, in points; the node's ideal size if none is given.
  ///   - environment: What the scene is drawn for.
  ///   - fallback: What to do with what SVG can't say: embed images of a scale, or throw.
  /// - Returns: A document of one `svg` element; equal arguments give equal text.
  /// - Throws: `PlaybackError` when the fallback is to refuse and something is to be refused; never otherwise.
  public func svg(
    size: Size? = nil, environment: Environment = Environment(), fallback: PlaybackFallback = .image(scale: 2)
  ) throws(PlaybackError) -> String {
    let list = displayList(size: size, environment: environment)
    var canvas = SVGCanvas(size: list.size)
    try list.play(on: &canvas, fallback: fallback)
    return canvas.text
  }
}
