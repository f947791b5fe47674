import EffectMath
import EffectStyles

/// Data to compress: made by formulas, so that other programs can make the same.
enum CompressionSamples {
  /// The kinds of pictures.
  enum Picture: String, CaseIterable {
    /// Ramps and a paraboloid.
    case smooth
    /// Ramps under noise of three bits.
    case dithered
    /// A flat card on a flat ground.
    case flat
  }

  /// A picture of 300 x 200 pixels of three bytes, each row after a 1 as differences to the pixel on the left.
  static func filtered(_ picture: Picture) -> [UInt8] {
    var bytes: [UInt8] = []
    for y in 0..<200 {
      var previous = [0, 0, 0]
      bytes.append(1)
      for x in 0..<300 {
        let pixel = pixel(picture, x, y)
        for channel in 0..<3 {
          bytes.append(UInt8(truncatingIfNeeded: pixel[channel] - previous[channel]))
        }
        previous = pixel
      }
    }
    return bytes
  }

  /// The picture itself.
  static func bitmap(_ picture: Picture) -> Bitmap {
    let pixels = (0..<60_000).map { index in
      let pixel = pixel(picture, index % 300, index / 300)
      return SIMD4(UInt8(pixel[0]), UInt8(pixel[1]), UInt8(pixel[2]), 255)
    }
    return Bitmap(width: 300, height: 200, pixels: .uint8(pixels))
  }

  private static func pixel(_ picture: Picture, _ x: Int, _ y: Int) -> [Int] {
    switch picture {
    case .smooth:
      return [
        (x * 3 + y * 2) >> 2 & 255, ((x - 100) * (x - 100) + (y - 80) * (y - 80)) >> 8 & 255, (x * y) >> 7 & 255,
      ]
    case .dithered:
      let noise = (((x * 7919 + y * 104_729) * 2_654_435_761) >> 16) & 7
      return [min(255, x >> 1 + noise), min(255, y >> 1 + noise), 200 - noise >> 1]
    case .flat:
      let isInside = (60..<240).contains(x) && (40..<160).contains(y)
      return isInside ? [200 - x >> 4, 210, 220] : [225, 225, 235]
    }
  }

  /// Bytes of several kinds: noise, zeros, three values, a staircase, and text.
  static func bytes(kind: Int, count: Int) -> [UInt8] {
    var generator = SplitMix64(seed: UInt64(kind) << 32 | UInt64(count))
    let text = Array("a glow in the shadow of a glow; ".utf8)
    return (0..<count).map { index in
      switch kind {
      case 0: UInt8(truncatingIfNeeded: generator.next())
      case 1: 0
      case 2: UInt8(generator.next() % 3)
      case 3: UInt8(truncatingIfNeeded: index / 7)
      default: text[Int(generator.next() % 4) * 8 + index % 8]
      }
    }
  }
}
