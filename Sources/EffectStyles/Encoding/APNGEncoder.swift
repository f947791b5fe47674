/// Writing of animations as APNG, frame by frame: no more than one frame is kept besides the compressed ones.
///
/// Of each frame only the rectangle is stored that differs from the one before; it replaces what was there, so
/// transparency comes out right. Programs that know no animation show the first frame.
/// Source: the APNG chapter of the PNG specification, third edition.
public struct APNGEncoder: Sendable {
  /// The number of columns of every frame.
  public let width: Int
  /// The number of rows of every frame.
  public let height: Int
  /// How often the animation plays; 0 is for ever.
  public let loopCount: Int
  /// The number of frames so far.
  public private(set) var frameCount = 0

  private let options: PNGOptions
  private var writer = PNGChunkWriter()
  private var previous: Bitmap?
  private var sequenceNumber: UInt32 = 0
  /// Where the chunk is that says how many frames there are: it comes before them.
  private var controlOffset = 0

  /// Starts an animation; negative loop counts count as 0.
  ///
  /// Frames share one layout: with `.smallest` as colour type, red, green, blue and opacity, since later frames
  /// aren't known.
  public init(width: Int, height: Int, loopCount: Int = 0, options: PNGOptions = PNGOptions()) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    self.loopCount = min(max(loopCount, 0), Int(Int32.max))
    var options = options
    if options.colorType == .smallest { options.colorType = .rgba }
    self.options = options
  }

  /// Appends a frame that stays for a number of seconds, from 0 to 65535.
  public mutating func append(_ framebuffer: Framebuffer, duration: Double) throws(APNGError) {
    try append(
      Bitmap(framebuffer, bitDepth: options.bitDepth, dithering: options.dithering), duration: duration)
  }

  /// Appends a frame that stays for a number of seconds, from 0 to 65535; its samples take the options' depth.
  public mutating func append(_ bitmap: Bitmap, duration: Double) throws(APNGError) {
    guard bitmap.width == width, bitmap.height == height else {
      throw .frameSize(
        width: bitmap.width, height: bitmap.height, expectedWidth: width, expectedHeight: height)
    }
    let frame = PNGEncoder.drawable(bitmap, options: options).converted(to: options.bitDepth)
    let picture = PNGPicture(frame, colorType: options.colorType)
    let changed: PixelRect
    if let previous {
      changed = frame.changedPixels(since: previous)
    } else {
      appendStart(picture.header)
      changed = frame.bounds
    }
    appendControl(changed, duration: duration)
    let data = picture.compressed(changed, options: options)
    if frameCount == 0 {
      writer.append(imageData: data.span)
    } else {
      appendFrameData(data)
    }
    previous = frame
    frameCount += 1
  }

  /// The file of all frames so far.
  public func finish() throws(APNGError) -> [UInt8] {
    guard frameCount > 0 else { throw .noFrames }
    var file = writer
    file.replace(.animationControl, animationControl, at: controlOffset)
    file.appendEnd()
    return file.bytes
  }

  private var animationControl: [UInt8] {
    var data: [UInt8] = []
    data.appendBigEndian(UInt32(frameCount))
    data.appendBigEndian(UInt32(loopCount))
    return data
  }

  private mutating func appendStart(_ header: PNGHeader) {
    writer.append(header)
    PNGEncoder.appendDescription(options, to: &writer)
    controlOffset = writer.bytes.count
    writer.append(.animationControl, animationControl.span)
  }

  private mutating func appendControl(_ area: PixelRect, duration: Double) {
    let delay = FrameDelay(seconds: duration)
    var data: [UInt8] = []
    data.appendBigEndian(nextSequenceNumber())
    for extent in [area.width, area.height, area.minX, area.minY] {
      data.appendBigEndian(UInt32(extent))
    }
    data.appendBigEndian(delay.numerator)
    data.appendBigEndian(delay.denominator)
    // The frame stays when its time is over (0), and its area replaces what was there (0).
    data += [0, 0]
    writer.append(.frameControl, data.span)
  }

  private mutating func appendFrameData(_ data: [UInt8]) {
    var start = 0
    repeat {
      let end = start + min(data.count - start, PNGChunkWriter.largestPiece)
      var piece: [UInt8] = []
      piece.reserveCapacity(end - start + 4)
      piece.appendBigEndian(nextSequenceNumber())
      piece.append(contentsOf: data[start..<end])
      writer.append(.frameData, piece.span)
      start = end
    } while start < data.count
  }

  private mutating func nextSequenceNumber() -> UInt32 {
    defer { sequenceNumber += 1 }
    return sequenceNumber
  }
}
