import EffectMath
import EffectStyles
import Testing

@Suite struct PNGEncoderTests {
  /// A picture of noise over a ramp, with opacity.
  private static func picture8(width: Int, height: Int) -> Bitmap {
    var generator = SplitMix64(seed: UInt64(width * 1000 + height))
    var pixels: [SIMD4<UInt8>] = []
    for index in 0..<width * height {
      let noise = UInt8(generator.next() % 5)
      let ramp = UInt8(index % 200) + noise
      let slow = UInt8(index / 7 % 250) + noise
      pixels.append(SIMD4(ramp, slow, noise &* 60, 90 + noise))
    }
    return Bitmap(width: width, height: height, pixels: .uint8(pixels))
  }

  private static func picture16(width: Int, height: Int) -> Bitmap {
    var generator = SplitMix64(seed: UInt64(width * 1000 + height))
    var pixels: [SIMD4<UInt16>] = []
    for index in 0..<width * height {
      let ramp = UInt16(index % 4096) * 16
      let noise = UInt16(truncatingIfNeeded: generator.next())
      let opacity = 65535 - UInt16(index % 3)
      pixels.append(SIMD4(ramp, noise, UInt16(index % 7), opacity))
    }
    return Bitmap(width: width, height: height, pixels: .uint16(pixels))
  }

  @Test(arguments: PNGOptions.FilterType.allCases, [0, 1, 6, 9])
  func roundTripsEveryFilterAndLevel(_ filter: PNGOptions.FilterType, _ level: Int) throws {
    for (width, height) in [(1, 1), (1, 9), (9, 1), (2, 2), (3, 5), (67, 41)] {
      let options = PNGOptions(level: level, filter: filter)
      for bitmap in [Self.picture8(width: width, height: height), Self.picture16(width: width, height: height)] {
        let file = PNGEncoder.encode(bitmap, options: options)
        #expect(try PNGDecoder.decode(file) == bitmap, "\(width) x \(height)")
      }
    }
  }

  /// The header's depth and colour type: the fewest channels and bits that lose nothing.
  @Test(
    arguments: [
      (.uint8([SIMD4(7, 7, 7, 255), SIMD4(9, 9, 9, 255)]), 8, 0),
      (.uint8([SIMD4(7, 7, 7, 255), SIMD4(9, 9, 9, 254)]), 8, 4),
      (.uint8([SIMD4(7, 7, 7, 255), SIMD4(9, 8, 9, 255)]), 8, 2),
      (.uint8([SIMD4(0, 0, 1, 255), SIMD4(0, 0, 0, 0)]), 8, 6),
      (.uint8([SIMD4(0, 255, 255, 255), SIMD4(0, 255, 255, 255)]), 8, 2),
      (.uint16([SIMD4(repeating: 0xFFFF), SIMD4(0x0707, 0x0707, 0x0707, 0xFFFF)]), 8, 0),
      (.uint16([SIMD4(repeating: 0xFFFF), SIMD4(0x0708, 0x0708, 0x0708, 0xFFFF)]), 16, 0),
      (.uint16([SIMD4(repeating: 0xFFFF), SIMD4(0x0708, 0x0708, 0x0708, 0xFFFE)]), 16, 4),
      (.uint16([SIMD4(repeating: 0xFFFF), SIMD4(0x0708, 0x0808, 0x0708, 0xFFFF)]), 16, 2),
      (.uint16([SIMD4(repeating: 0x0101), SIMD4(0x0808, 0x0808, 0x0709, 0xFFFF)]), 16, 6),
    ] as [(Bitmap.Pixels, UInt8, UInt8)])
  func takesTheSmallestType(_ pixels: Bitmap.Pixels, _ depth: UInt8, _ type: UInt8) throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: pixels)
    let file = PNGEncoder.encode(bitmap)
    #expect(Array(file[24...25]) == [depth, type])
    #expect(try PNGDecoder.decode(file).bigEndianSamples16 == bitmap.bigEndianSamples16)
  }

  @Test(
    arguments: [
      (.gray, 0, [182, 182, 182, 255]), (.grayAlpha, 4, [182, 182, 182, 9]),
      (.rgb, 2, [0, 255, 0, 255]), (.rgba, 6, [0, 255, 0, 9]),
    ] as [(PNGOptions.ColorType, UInt8, [UInt8])])
  func writesTheTypeThatIsAskedFor(_ type: PNGOptions.ColorType, _ code: UInt8, _ expected: [UInt8]) throws {
    // 0.7152 * 255 = 182.4, the weight of green in Rec. 709.
    let bitmap = Bitmap(width: 1, height: 1, pixels: .uint8([SIMD4(0, 255, 0, 9)]))
    let file = PNGEncoder.encode(bitmap, options: PNGOptions(colorType: type))
    #expect(file[25] == code)
    let pixel = SIMD4(expected[0], expected[1], expected[2], expected[3])
    #expect(try PNGDecoder.decode(file) == Bitmap(width: 1, height: 1, pixels: .uint8([pixel])))
  }

  /// Choosing a filter for each row costs next to nothing against the best single one.
  @Test(arguments: CompressionSamples.Picture.allCases)
  func adaptiveFiltersAreNearlyTheBest(_ picture: CompressionSamples.Picture) {
    let bitmap = CompressionSamples.bitmap(picture)
    func size(_ filter: PNGOptions.FilterType) -> Int {
      PNGEncoder.encode(bitmap, options: PNGOptions(filter: filter)).count
    }
    let fixed = PNGOptions.FilterType.allCases.filter { $0 != .adaptive }.map(size)
    #expect(size(.adaptive) * 100 <= (fixed.min() ?? 0) * 102, "\(size(.adaptive)) of \(fixed)")
  }

  /// The sizes are those of whole files by Pillow 13.0.0 with zlib 1.2.13 at its default level, 6.
  @Test(arguments: zip(CompressionSamples.Picture.allCases, [18_455, 3_043, 679]))
  func filesAreNearlyAsSmallAsPillows(_ picture: CompressionSamples.Picture, _ size: Int) {
    // The sRGB chunk, which Pillow doesn't write, takes 13 bytes.
    let file = PNGEncoder.encode(CompressionSamples.bitmap(picture))
    #expect((file.count - 13) * 100 <= size * 105, "\(file.count)")
  }

  @Test func saysWhatSamplesMean() {
    let frame = Framebuffer(width: 2, height: 2)
    let plain = PNGSamples.chunks(frame.png())
    #expect(plain.map(\.type) == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(plain[1].data == [0])
    // Two pixels a point of 1/72 inch: 144 / 0.0254 = 5669.3 a metre.
    let retina = PNGSamples.chunks(frame.png(PNGOptions(pixelDensity: 2)))
    #expect(retina.map(\.type) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(retina[2].data == PNGSamples.bigEndian(5669) + PNGSamples.bigEndian(5669) + [1])
    #expect(frame.png(PNGOptions(pixelDensity: .nan)) == frame.png())
    #expect(PNGSamples.number(PNGSamples.chunks(frame.png(PNGOptions(pixelDensity: .infinity)))[2].data, 0) > 0)
  }

  @Test func checkValuesAreRight() {
    let file = Framebuffer(width: 31, height: 7, filledWith: SIMD4(0.1, 0.2, 0.3, 0.4)).png()
    #expect(PNGSamples.repaired(file) == file)
  }

  @Test func emptyPicturesBecomeOneTransparentPixel() throws {
    for (width, height) in [(0, 0), (0, 5), (5, 0)] {
      let bitmap = try PNGDecoder.decode(Framebuffer(width: width, height: height).png())
      #expect(bitmap == Bitmap(width: 1, height: 1, pixels: .uint8([.zero])))
    }
  }

  @Test func framebuffersRoundTrip() throws {
    let pixels = (0..<256).map { SIMD4<UInt8>(UInt8($0), 255 - UInt8($0), 7, 255) }
    let frame = Framebuffer(width: 16, height: 16, straightPixels: pixels)
    #expect(try Framebuffer(png: frame.png()) == frame)
    let fine = Framebuffer(width: 1, height: 1, filledWith: SIMD4(0.12345, 0.5, 0.001, 0.6))
    let again = try Framebuffer(png: fine.png(PNGOptions(bitDepth: .sixteen)))
    #expect(again.maximumError(from: fine) < 0.6 / 65535)
  }

  @Test func linearLightIsEncoded() throws {
    // The sRGB encoding of 0.5 is 0.735357 (IEC 61966-2-1), 187.5 of 255.
    let frame = Framebuffer(width: 1, height: 1, colorSpace: .linearSRGB, filledWith: SIMD4(0.25, 0, 0.5, 0.5))
    let bitmap = try PNGDecoder.decode(frame.png())
    #expect(bitmap == Bitmap(width: 1, height: 1, pixels: .uint8([SIMD4(188, 0, 255, 128)])))
    let back = try Framebuffer(png: frame.png(PNGOptions(bitDepth: .sixteen)), colorSpace: .linearSRGB)
    #expect(back.maximumError(from: frame) < 2e-5)
  }
}
