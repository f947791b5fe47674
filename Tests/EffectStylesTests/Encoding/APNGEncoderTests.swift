import EffectMath
import EffectStyles
import Testing

@Suite struct APNGEncoderTests {
  /// One frame as the file holds it.
  private struct Frame {
    var width: Int
    var height: Int
    var x: Int
    var y: Int
    var delay: [Int]
    var operations: [UInt8]
    var data: [UInt8] = []
  }

  private struct Animation {
    var frameCount = 0
    var loopCount = 0
    var frames: [Frame] = []
    var sequence: [Int] = []
  }

  /// Reads control and data chunks, independent of the encoder.
  private static func parse(_ file: [UInt8]) -> Animation {
    var animation = Animation()
    for chunk in PNGSamples.chunks(file) {
      let number = { (place: Int) in PNGSamples.number(chunk.data, place) }
      switch chunk.type {
      case "acTL": (animation.frameCount, animation.loopCount) = (number(0), number(4))
      case "fcTL":
        animation.sequence.append(number(0))
        animation.frames.append(
          Frame(
            width: number(4), height: number(8), x: number(12), y: number(16),
            delay: [number(18) & 0xFFFF, number(20) & 0xFFFF], operations: Array(chunk.data[24...25])))
      case "IDAT": animation.frames[animation.frames.count - 1].data += chunk.data
      case "fdAT":
        animation.sequence.append(number(0))
        animation.frames[animation.frames.count - 1].data += chunk.data[4...]
      default: break
      }
    }
    return animation
  }

  /// What a player shows: each frame's rectangle replaces what was there.
  private static func play(_ animation: Animation, width: Int, height: Int, depth: UInt8) throws -> [[SIMD4<UInt8>]] {
    var canvas = [SIMD4<UInt8>](repeating: .zero, count: width * height)
    return try animation.frames.map { frame in
      let file = PNGSamples.file([
        PNGSamples.header(width: UInt32(frame.width), height: UInt32(frame.height), depth: depth, type: 6),
        PNGSamples.Chunk(type: "IDAT", data: frame.data), PNGSamples.Chunk(type: "IEND", data: []),
      ])
      guard case .uint8(let pixels) = try PNGDecoder.decode(file).pixels else { return [] }
      for y in 0..<frame.height {
        for x in 0..<frame.width {
          canvas[(frame.y + y) * width + frame.x + x] = pixels[y * frame.width + x]
        }
      }
      return canvas
    }
  }

  private static func frames() -> [Framebuffer] {
    var frames: [Framebuffer] = []
    var frame = Framebuffer(width: 12, height: 9, filledWith: SIMD4(0.2, 0.1, 0, 0.4))
    frames.append(frame)
    for x in 3...6 {
      frame[x, 4] = SIMD4(1, 0, 0, 1)
      frame[5, 7] = .zero
    }
    frames.append(frame)
    frames.append(frame)
    frame[11, 8] = SIMD4(0, 0, 1, 1)
    frames.append(frame)
    return frames
  }

  @Test func playsWhatWasAppended() throws {
    let frames = Self.frames()
    var encoder = APNGEncoder(width: 12, height: 9, loopCount: 3)
    for frame in frames {
      try encoder.append(frame, duration: 0.04)
    }
    #expect(encoder.frameCount == 4)
    let file = try encoder.finish()
    let animation = Self.parse(file)
    #expect(animation.frameCount == 4 && animation.loopCount == 3)
    #expect(animation.sequence == Array(0..<7))
    #expect(animation.frames.allSatisfy { $0.delay == [1, 25] && $0.operations == [0, 0] })
    let rectangles = animation.frames.map { [$0.x, $0.y, $0.width, $0.height] }
    #expect(rectangles == [[0, 0, 12, 9], [3, 4, 4, 4], [0, 0, 1, 1], [11, 8, 1, 1]])
    let shown = try Self.play(animation, width: 12, height: 9, depth: 8)
    #expect(shown == frames.map { $0.straightPixels8() })
  }

  @Test func chunksAreInOrder() throws {
    var encoder = APNGEncoder(width: 12, height: 9, options: PNGOptions(pixelDensity: 1))
    for frame in Self.frames()[..<2] {
      try encoder.append(frame, duration: 1)
    }
    let file = try encoder.finish()
    #expect(
      PNGSamples.chunks(file).map(\.type) == [
        "IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(PNGSamples.repaired(file) == file)
    // A decoder that knows no animation shows the first frame.
    #expect(try Framebuffer(png: file).straightPixels8() == Self.frames()[0].straightPixels8())
  }

  @Test func finishingLeavesTheAnimationOpen() throws {
    var encoder = APNGEncoder(width: 12, height: 9)
    try encoder.append(Self.frames()[0], duration: 1)
    let first = try encoder.finish()
    try encoder.append(Self.frames()[1], duration: 1)
    #expect(try Self.parse(encoder.finish()).frameCount == 2)
    #expect(Self.parse(first).frameCount == 1)
  }

  @Test(
    arguments: [
      (1.0 / 60, [1, 60]), (0.4, [2, 5]), (0, [0, 1]), (-1, [0, 1]), (.nan, [0, 1]), (2.5, [5, 2]),
      (1e9, [65535, 1]), (.infinity, [65535, 1]), (1001.0 / 30000, [1001, 30000]), (0.1 + 0.2, [3, 10]),
      (1e-9, [0, 1]),
    ] as [(Double, [Int])])
  func delaysAreTheNearestFractions(_ duration: Double, _ fraction: [Int]) throws {
    var encoder = APNGEncoder(width: 1, height: 1)
    try encoder.append(Framebuffer(width: 1, height: 1), duration: duration)
    #expect(try Self.parse(encoder.finish()).frames[0].delay == fraction)
  }

  @Test func refusesOtherSizesAndEmptyAnimations() throws {
    var encoder = APNGEncoder(width: 3, height: 2)
    #expect(throws: APNGError.noFrames) { try encoder.finish() }
    #expect(throws: APNGError.frameSize(width: 2, height: 2, expectedWidth: 3, expectedHeight: 2)) {
      try encoder.append(Framebuffer(width: 2, height: 2), duration: 1)
    }
    #expect(encoder.frameCount == 0)
  }

  @Test func samplesTakeTheDepthOfTheOptions() throws {
    var encoder = APNGEncoder(width: 1, height: 1, options: PNGOptions(bitDepth: .sixteen))
    try encoder.append(Bitmap(width: 1, height: 1, pixels: .uint8([SIMD4(1, 2, 3, 4)])), duration: 1)
    #expect(
      try PNGDecoder.decode(encoder.finish())
        == Bitmap(width: 1, height: 1, pixels: .uint16([SIMD4(257, 514, 771, 1028)])))
    var small = APNGEncoder(width: 1, height: 1)
    try small.append(Bitmap(width: 1, height: 1, pixels: .uint16([SIMD4(385, 386, 65535, 128)])), duration: 1)
    // 385 / 257 = 1.498, 386 / 257 = 1.502.
    #expect(
      try PNGDecoder.decode(small.finish()) == Bitmap(width: 1, height: 1, pixels: .uint8([SIMD4(1, 2, 255, 0)])))
  }
}
