public import EffectMath

/// A canvas that draws into memory, in software: exact coverage, the same pixels on every machine.
///
/// It records what is drawn and renders when asked to, since only the whole picture tells what can be seen.
public struct SoftwareCanvas: Canvas, Sendable {
  /// The extent, in points.
  public var size: Size { list.size }
  /// The number of pixels a point.
  public let scale: Double
  /// The space in which pixels are held and composited.
  public let colorSpace: WorkingSpace
  /// The most threads at work, or nil for all that the system offers; the pixels don't depend on it.
  public var threads: Int?
  private var list: DisplayList

  /// The most pixels that a side of a picture can have.
  public static let maximumSide = 1 << 15

  /// Creates a transparent canvas.
  ///
  /// Its picture has size times scale pixels, rounded up to whole ones. A size or scale that isn't positive and finite
  /// gives an empty picture; a side is limited to `maximumSide` pixels.
  public init(size: Size, scale: Double = 1, colorSpace: WorkingSpace = .sRGB, threads: Int? = nil) {
    self.init(DisplayList(size: size), scale: scale, colorSpace: colorSpace, threads: threads)
  }

  /// Creates a canvas that shows a recorded picture.
  public init(_ list: DisplayList, scale: Double = 1, colorSpace: WorkingSpace = .sRGB, threads: Int? = nil) {
    self.list = list
    self.scale = scale
    self.colorSpace = colorSpace
    self.threads = threads
  }

  /// True: the software renderer draws everything.
  public func supports(_ drawing: Drawing) -> Bool { true }

  /// True: the software renderer makes every layer.
  public func supports(_ layer: Layer) -> Bool { true }

  /// Draws one mark.
  public mutating func draw(_ drawing: Drawing) { list.draw(drawing) }

  /// Opens a group.
  public mutating func beginLayer(_ layer: Layer) { list.beginLayer(layer) }

  /// Closes the group opened last.
  public mutating func endLayer() { list.endLayer() }

  /// The picture of what has been drawn so far.
  public func render() -> Framebuffer {
    var frame = Framebuffer(width: pixels(size.width), height: pixels(size.height), colorSpace: colorSpace)
    render(into: &frame)
    return frame
  }

  /// Renders what has been drawn so far in place of a framebuffer's pixels, and so saves making new memory ready.
  ///
  /// That takes about as long as a plain picture does: where many frames are made, they may share one framebuffer. One
  /// of another extent or colour space is replaced by a new one.
  public func render(into frame: inout Framebuffer) {
    let plan = plan
    if frame.width != plan.width || frame.height != plan.height || frame.colorSpace != colorSpace {
      frame = Framebuffer(width: plan.width, height: plan.height, colorSpace: colorSpace)
    }
    PassExecutor.run(plan, into: &frame, scheduler: BandScheduler(threads: threads))
  }

  /// What the renderer will do, for printing and for tests.
  package var plan: RenderPlan {
    Planner.plan(
      list, width: pixels(size.width), height: pixels(size.height), scale: scale, workingSpace: colorSpace)
  }

  private func pixels(_ extent: Double) -> Int {
    // What rounding added to the product is no further pixel: 10 points at 1.1 are 11 pixels.
    let pixels = (extent * scale * (1 - 1e-12)).rounded(.up)
    return pixels > 0 ? Int(min(pixels, Double(SoftwareCanvas.maximumSide))) : 0
  }
}
